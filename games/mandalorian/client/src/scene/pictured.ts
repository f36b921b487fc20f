import '../../css/pictured.css';

export { MapStage } from './map-stage.js';
export { PicturedMap } from './pictured-map.js';
