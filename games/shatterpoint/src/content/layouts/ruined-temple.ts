import { corners, HOUSE } from '../notation.js';
import { part } from '../terrain.js';
import type { Layout } from '../types.js';

export const RUINED_TEMPLE: Layout = {
  id: 'ruined-temple',
  name: { en: 'Ruined Temple', de: 'Tempelruine' },
  missions: ['uninvited-guests'],
  parts: [
    part('wall-outer-l', { en: 'broken wall', de: 'Mauerrest' }, 1, 'BI', corners('5.4,14.4 11.2,14.4 11.2,15.1 5.4,15.1')),
    part('wall-outer-r', { en: 'broken wall', de: 'Mauerrest' }, 1, 'BI', corners('30.6,15.1 24.8,15.1 24.8,14.4 30.6,14.4')),
    part('wall-corner-l', { en: 'broken wall', de: 'Mauerrest' }, 1, 'BI', corners('11.2,13 11.9,13 11.9,16.6 11.2,16.6')),
    part('wall-corner-r', { en: 'broken wall', de: 'Mauerrest' }, 1, 'BI', corners('24.8,16.6 24.1,16.6 24.1,13 24.8,13')),
    part('wall-back-l', { en: 'broken wall', de: 'Mauerrest' }, 1, 'BI', corners('11.8,21.6 15.8,21.6 15.8,22.3 11.8,22.3')),
    part('wall-back-r', { en: 'broken wall', de: 'Mauerrest' }, 1, 'BI', corners('24.2,22.3 20.2,22.3 20.2,21.6 24.2,21.6')),
    part('wall-return-l', { en: 'broken wall', de: 'Mauerrest' }, 1, 'BI', corners('15.1,22.3 15.8,22.3 15.8,24.8 15.1,24.8')),
    part('wall-return-r', { en: 'broken wall', de: 'Mauerrest' }, 1, 'BI', corners('20.9,24.8 20.2,24.8 20.2,22.3 20.9,22.3')),
    part('dais-l', { en: 'raised dais', de: 'Podest' }, 1, 'C', corners('1.6,19.6 5.4,19.6 5.4,25 1.6,25')),
    part('dais-r', { en: 'raised dais', de: 'Podest' }, 1, 'C', corners('34.4,25 30.6,25 30.6,19.6 34.4,19.6')),
    part('chapel-l', { en: 'side chapel', de: 'Seitenkapelle' }, 1, 'BIC', corners('6.2,20.7 9.4,20.7 9.4,23.3 6.2,23.3')),
    part('chapel-r', { en: 'side chapel', de: 'Seitenkapelle' }, 1, 'BIC', corners('29.8,23.3 26.6,23.3 26.6,20.7 29.8,20.7')),
    part('tower-base-l', { en: 'bell tower base', de: 'Sockel des Glockenturms' }, 1, 'BIC', corners('1.4,5.2 5.2,5.2 5.2,8.4 1.4,8.4')),
    part(
      'tower-base-r',
      { en: 'bell tower base', de: 'Sockel des Glockenturms' },
      1,
      'BIC',
      corners('34.6,8.4 30.8,8.4 30.8,5.2 34.6,5.2'),
    ),
    part('tower-l', { en: 'bell tower', de: 'Glockenturm' }, 2, 'BIC', corners('1.4,8.4 4.8,8.4 4.8,12.2 1.4,12.2')),
    part('tower-r', { en: 'bell tower', de: 'Glockenturm' }, 2, 'BIC', corners('34.6,12.2 31.2,12.2 31.2,8.4 34.6,8.4')),
    part('column-l', { en: 'toppled column', de: 'Umgestürzte Säule' }, 0, '', corners('12.19,4.99 16.52,6.56 16.21,7.41 11.88,5.84')),
    part('column-r', { en: 'toppled column', de: 'Umgestürzte Säule' }, 0, '', corners('24.12,5.84 19.79,7.41 19.48,6.56 23.81,4.99')),
    part('rubble-l', { en: 'rubble field', de: 'Trümmerfeld' }, 0, '', corners('14.73,20.32 12.19,19.13 12.87,17.68 15.41,18.87')),
    part('rubble-r', { en: 'rubble field', de: 'Trümmerfeld' }, 0, '', corners('20.59,18.87 23.13,17.68 23.81,19.13 21.27,20.32')),
    part('altar', { en: 'altar block', de: 'Altarblock' }, 1, 'BIC', corners('15.9,12.7 20.1,12.7 20.1,15.1 15.9,15.1')),
    part('gatehouse', { en: 'gatehouse roof', de: 'Dach des Torhauses' }, 1, 'BIC', corners('15.7,28.6 20.3,28.6 20.3,31 15.7,31')),
  ],
  provenance: HOUSE,
};
