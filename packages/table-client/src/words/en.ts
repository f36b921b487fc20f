/** Words of the parts that every game's table has. */
export const en = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomToFit: 'Whole table',
};
export type TableWords = typeof en;
