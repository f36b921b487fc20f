import { fetched } from '@cadre/table-client';

/** Nothing happens before the table is drawn. */
export const SceneLayer = fetched(() => import('./scene-layer.js'))('SceneLayer');
