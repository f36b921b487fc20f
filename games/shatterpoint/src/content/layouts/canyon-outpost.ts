import { corners, HOUSE } from '../notation.js';
import { part } from '../terrain.js';
import type { Layout } from '../types.js';

export const CANYON_OUTPOST: Layout = {
  id: 'canyon-outpost',
  name: { en: 'Canyon Outpost', de: 'Canyon-Außenposten' },
  missions: ['make-an-entrance', 'silence-the-battery'],
  parts: [
    part('mesa-left', { en: 'mesa', de: 'Tafelberg' }, 1, 'BIC', corners('11,12.8 15.2,12.8 16.2,14.6 14.8,16.4 11.2,15.9')),
    part('mesa-low', { en: 'low mesa', de: 'Niedriger Tafelberg' }, 1, 'BIC', corners('1.2,14.4 4.8,13.8 5.3,16.4 4.8,19 1.2,19')),
    part(
      'spire',
      { en: 'rock spire', de: 'Felsnadel' },
      2,
      'BI',
      corners('5.11,8.99 3.93,10.26 2.2,10.13 1.22,8.7 1.73,7.04 3.35,6.41 4.85,7.27'),
    ),
    part('mesa-right', { en: 'mesa', de: 'Tafelberg' }, 1, 'BIC', corners('20.6,22 23.6,20.7 25.4,20.9 25.2,23.3 21.4,24.6')),
    part('mesa-right-top', { en: 'upper mesa', de: 'Obere Felsstufe' }, 2, 'BIC', corners('25.4,20.9 29.6,20.7 29.8,23.2 25.2,23.3')),
    part('ravine', { en: 'ravine', de: 'Schlucht' }, 0, 'I', corners('20.3,13.6 21.4,12.7 25.4,15.4 24.4,16.6')),
    part('ravine-west', { en: 'ravine', de: 'Schlucht' }, 0, 'I', corners('1.4,22.2 5.6,21.4 6.1,22.8 1.6,23.8')),
    part(
      'boulder-a',
      { en: 'boulder', de: 'Felsblock' },
      1,
      'BIC',
      corners('14.97,6.82 13.91,8.02 12.34,7.7 11.83,6.18 12.89,4.98 14.46,5.3'),
    ),
    part(
      'boulder-b',
      { en: 'boulder', de: 'Felsblock' },
      1,
      'BIC',
      corners('24.76,7.34 23.36,8.1 21.99,7.26 22.04,5.66 23.44,4.9 24.81,5.74'),
    ),
    part(
      'boulder-c',
      { en: 'boulder', de: 'Felsblock' },
      1,
      'BIC',
      corners('34.69,17.19 33.58,18.73 31.69,18.54 30.91,16.81 32.02,15.27 33.91,15.46'),
    ),
    part('bunker', { en: 'prefab bunker', de: 'Fertigbunker' }, 1, 'BIC', corners('11.8,21 15.3,21 15.3,24.2 11.8,24.2')),
    part('outpost', { en: 'outpost shed', de: 'Schuppen' }, 1, 'BIC', corners('25.6,28.6 30.4,28.6 30.4,31 25.6,31')),
    part('outpost-l', { en: 'comm shed', de: 'Funkschuppen' }, 1, 'BIC', corners('6,28.6 9.8,28.6 9.8,31 6,31')),
    part('sand-a', { en: 'sandbag line', de: 'Sandsäcke' }, 0, '', corners('5.33,5.55 9.64,6.47 9.47,7.25 5.16,6.33')),
    part('sand-b', { en: 'sandbag line', de: 'Sandsäcke' }, 0, '', corners('29.16,8.27 33.47,7.35 33.64,8.13 29.33,9.05')),
    part('sand-c', { en: 'sandbag line', de: 'Sandsäcke' }, 0, '', corners('15.7,29.2 20.3,29.2 20.3,30 15.7,30')),
  ],
  provenance: HOUSE,
};
