export { HeatLegend } from './heat-legend.js';
export { HeatMap } from './heat-map.js';
