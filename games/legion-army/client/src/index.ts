export { ArmyBuilder, type ArmyBuilderProps } from './army-builder.js';
export type { Surroundings } from './surroundings.js';
