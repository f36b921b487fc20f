import { corners, HOUSE } from '../notation.js';
import { part } from '../terrain.js';
import type { Layout } from '../types.js';

export const FORTRESS_YARD: Layout = {
  id: 'fortress-yard',
  name: { en: 'Fortress Yard', de: 'Festungshof' },
  missions: ['silence-the-battery'],
  parts: [
    part('rampart-outer-l', { en: 'rampart', de: 'Wehrgang' }, 1, 'BIC', corners('1,12.8 5.6,12.8 5.6,15.6 1,15.6')),
    part('rampart-outer-r', { en: 'rampart', de: 'Wehrgang' }, 1, 'BIC', corners('35,15.6 30.4,15.6 30.4,12.8 35,12.8')),
    part('rampart-inner-l', { en: 'rampart', de: 'Wehrgang' }, 1, 'BIC', corners('11.2,12.8 15.4,12.8 15.4,15.3 11.2,15.3')),
    part('rampart-inner-r', { en: 'rampart', de: 'Wehrgang' }, 1, 'BIC', corners('24.8,15.3 20.6,15.3 20.6,12.8 24.8,12.8')),
    part('guard-tower-l', { en: 'guard tower', de: 'Wachturm' }, 2, 'BIC', corners('1,8.8 5,8.8 5,12.8 1,12.8')),
    part('guard-tower-r', { en: 'guard tower', de: 'Wachturm' }, 2, 'BIC', corners('35,12.8 31,12.8 31,8.8 35,8.8')),
    part('barracks-l', { en: 'barracks', de: 'Kaserne' }, 1, 'BIC', corners('12.7,8.8 15.4,8.8 15.4,12.8 12.7,12.8')),
    part('barracks-r', { en: 'barracks', de: 'Kaserne' }, 1, 'BIC', corners('23.3,12.8 20.6,12.8 20.6,8.8 23.3,8.8')),
    part('bastion-l', { en: 'bastion', de: 'Bastion' }, 1, 'BIC', corners('10.8,20.5 15.2,20.5 15.2,23.3 10.8,23.3')),
    part('bastion-r', { en: 'bastion', de: 'Bastion' }, 1, 'BIC', corners('25.2,23.3 20.8,23.3 20.8,20.5 25.2,20.5')),
    part('ditch-l', { en: 'dry ditch', de: 'Trockener Graben' }, 0, 'I', corners('1.6,18.6 5.2,18.6 5.2,22 1.6,22')),
    part('ditch-r', { en: 'dry ditch', de: 'Trockener Graben' }, 0, 'I', corners('34.4,22 30.8,22 30.8,18.6 34.4,18.6')),
    part('block-house-l', { en: 'blockhouse', de: 'Blockhaus' }, 1, 'BIC', corners('4.6,28.7 9.6,28.7 9.6,31 4.6,31')),
    part('block-house-r', { en: 'blockhouse', de: 'Blockhaus' }, 1, 'BIC', corners('31.4,31 26.4,31 26.4,28.7 31.4,28.7')),
    part('rear-store-l', { en: 'storehouse', de: 'Lagerhaus' }, 1, 'BIC', corners('5.4,5 11.4,5 11.4,7.4 5.4,7.4')),
    part('rear-store-r', { en: 'storehouse', de: 'Lagerhaus' }, 1, 'BIC', corners('30.6,7.4 24.6,7.4 24.6,5 30.6,5')),
    part('barricade-a', { en: 'barricade', de: 'Barrikade' }, 0, '', corners('15.2,29.2 20.8,29.2 20.8,30 15.2,30')),
    part('barricade-b', { en: 'barricade', de: 'Barrikade' }, 0, '', corners('16.2,21.6 19.8,21.6 19.8,22.4 16.2,22.4')),
    part('barricade-c', { en: 'barricade', de: 'Barrikade' }, 0, '', corners('15.2,5.8 20.8,5.8 20.8,6.6 15.2,6.6')),
  ],
  provenance: HOUSE,
};
