export { ArmyBuilder, type ArmyBuilderProps } from './army-builder.js';
