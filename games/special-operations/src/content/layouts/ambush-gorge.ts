import { box, corners } from '../polygon.js';
import type { Layout } from '../types.js';

export const AMBUSH_GORGE: Layout = {
  id: 'ambush-gorge',
  name: { en: 'Ambush Gorge', de: 'Hinterhaltsschlucht' },
  missions: ['vehicle'],
  symmetry: 'none',
  pieces: [
    { id: 'rock-01', kind: 'rock', polygon: corners('9.461,8.817 14.16,10.527 13.339,12.783 8.64,11.073') },
    { id: 'rock-02', kind: 'rock', polygon: corners('23.096,23.794 27.925,25.088 27.304,27.406 22.475,26.112') },
    {
      id: 'rock-03',
      kind: 'rock',
      polygon: corners('12.433,26.042 11.242,27.233 9.558,27.233 8.367,26.042 8.367,24.358 9.558,23.167 11.242,23.167 12.433,24.358'),
    },
    {
      id: 'rock-04',
      kind: 'rock',
      polygon: corners('28.033,11.242 26.842,12.433 25.158,12.433 23.967,11.242 23.967,9.558 25.158,8.367 26.842,8.367 28.033,9.558'),
    },
    {
      id: 'woods-05',
      kind: 'woods',
      polygon: corners('20.155,10.727 19.127,11.755 17.673,11.755 16.645,10.727 16.645,9.273 17.673,8.245 19.127,8.245 20.155,9.273'),
    },
    {
      id: 'woods-06',
      kind: 'woods',
      polygon: corners('19.248,27.165 18.165,28.248 16.635,28.248 15.552,27.165 15.552,25.635 16.635,24.552 18.165,24.552 19.248,25.635'),
    },
    { id: 'barricade-07', kind: 'barricade', polygon: corners('12.032,17.036 12.553,19.99 11.568,20.164 11.047,17.21') },
    { id: 'crates-08', kind: 'crates', polygon: corners('24.062,16.246 25.754,16.862 25.138,18.554 23.446,17.938') },
    { id: 'ruins-09', kind: 'ruins', polygon: box(3.1, 15.7, 6.1, 18.7) },
    { id: 'ruins-10', kind: 'ruins', polygon: box(29.9, 17.5, 32.9, 20.5) },
    { id: 'wall-11', kind: 'wall', polygon: box(9.05, 4.5, 9.75, 7.9) },
    { id: 'wall-12', kind: 'wall', polygon: box(26.25, 3.9, 26.95, 7.3) },
    { id: 'wall-13', kind: 'wall', polygon: box(4.5, 26.05, 7.9, 26.75) },
    { id: 'wall-14', kind: 'wall', polygon: box(28.7, 25.85, 32.1, 26.55) },
    { id: 'barricade-15', kind: 'barricade', polygon: corners('11.73,14.981 14.028,13.053 14.67,13.819 12.372,15.747') },
    { id: 'crates-16', kind: 'crates', polygon: corners('13.364,21.298 15.102,21.764 14.636,23.502 12.898,23.036') },
    { id: 'barricade-17', kind: 'barricade', polygon: corners('22.186,22.507 24.307,20.386 25.014,21.093 22.893,23.214') },
    { id: 'wall-18', kind: 'wall', polygon: corners('20.989,12.297 23.761,13.897 23.411,14.503 20.639,12.903') },
    { id: 'rock-19', kind: 'rock', polygon: corners('6.9,10.8 6.15,12.099 4.65,12.099 3.9,10.8 4.65,9.501 6.15,9.501') },
    {
      id: 'woods-20',
      kind: 'woods',
      polygon: corners('33.448,13.165 32.365,14.248 30.835,14.248 29.752,13.165 29.752,11.635 30.835,10.552 32.365,10.552 33.448,11.635'),
    },
    {
      id: 'woods-21',
      kind: 'woods',
      polygon: corners('5.063,23.089 4.089,24.063 2.711,24.063 1.737,23.089 1.737,21.711 2.711,20.737 4.089,20.737 5.063,21.711'),
    },
    { id: 'crates-22', kind: 'crates', polygon: box(16.4, 3.8, 18.8, 5.4) },
    { id: 'rock-23', kind: 'rock', polygon: corners('15.8,31.4 15.1,32.612 13.7,32.612 13,31.4 13.7,30.188 15.1,30.188') },
    { id: 'barricade-24', kind: 'barricade', polygon: box(20.1, 30.5, 23.1, 31.5) },
    { id: 'rock-25', kind: 'rock', polygon: corners('34.7,33 34.05,34.126 32.75,34.126 32.1,33 32.75,31.874 34.05,31.874') },
    { id: 'crates-26', kind: 'crates', polygon: box(8, 32, 10, 34) },
  ],
  from: 'house',
};
