export * from './device.js';
export * from './limits.js';
export * from './messages.js';
export * from './refusal.js';
export * from './requests.js';
export * from './routes.js';
export * from './table.js';
export * from './view.js';
