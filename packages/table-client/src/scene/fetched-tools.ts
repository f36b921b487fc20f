import { fetched } from '../contract/fetched.js';

/** Fetched when the first table has been drawn. */
const part = fetched(async () => ({ ...(await import('./scene-tools.js')), ...(await import('./eye-view.js')) }));
export const SceneTools = part('SceneTools');
export const EyeView = part('EyeView');
