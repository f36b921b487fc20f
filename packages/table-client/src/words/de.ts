import type { TableWords } from './en.js';

export const de: TableWords = {
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  zoomToFit: 'Ganzer Tisch',
};
