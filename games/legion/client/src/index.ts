export { ArmyBuilder, type ArmyBuilderProps } from './army-builder.js';
export type { House } from './house.js';
