import { corners, HOUSE } from '../notation.js';
import { part } from '../terrain.js';
import type { Layout } from '../types.js';

export const FORTRESS_YARD: Layout = {
  id: 'fortress-yard',
  name: { en: 'Fortress Yard', de: 'Festungshof' },
  missions: ['uninvited-guests', 'silence-the-battery'],
  parts: [
    part('rampart-outer-l', { en: 'rampart', de: 'Wehrgang' }, 1, 'BIC', corners('1,20.4 5.6,20.4 5.6,23.2 1,23.2')),
    part('rampart-outer-r', { en: 'rampart', de: 'Wehrgang' }, 1, 'BIC', corners('35,23.2 30.4,23.2 30.4,20.4 35,20.4')),
    part('rampart-inner-l', { en: 'rampart', de: 'Wehrgang' }, 1, 'BIC', corners('11.2,20.7 15.4,20.7 15.4,23.2 11.2,23.2')),
    part('rampart-inner-r', { en: 'rampart', de: 'Wehrgang' }, 1, 'BIC', corners('24.8,23.2 20.6,23.2 20.6,20.7 24.8,20.7')),
    part('guard-tower-l', { en: 'guard tower', de: 'Wachturm' }, 2, 'BIC', corners('1,23.2 5,23.2 5,27.2 1,27.2')),
    part('guard-tower-r', { en: 'guard tower', de: 'Wachturm' }, 2, 'BIC', corners('35,27.2 31,27.2 31,23.2 35,23.2')),
    part('barracks-l', { en: 'barracks', de: 'Kaserne' }, 1, 'BIC', corners('12.7,23.2 15.4,23.2 15.4,27.2 12.7,27.2')),
    part('barracks-r', { en: 'barracks', de: 'Kaserne' }, 1, 'BIC', corners('23.3,27.2 20.6,27.2 20.6,23.2 23.3,23.2')),
    part('bastion-l', { en: 'forward bastion', de: 'Vorwerk' }, 1, 'BIC', corners('10.8,12.7 15.2,12.7 15.2,15.5 10.8,15.5')),
    part('bastion-r', { en: 'forward bastion', de: 'Vorwerk' }, 1, 'BIC', corners('25.2,15.5 20.8,15.5 20.8,12.7 25.2,12.7')),
    part('ditch-l', { en: 'dry ditch', de: 'Trockener Graben' }, 0, 'I', corners('1.6,14 5.2,14 5.2,17.4 1.6,17.4')),
    part('ditch-r', { en: 'dry ditch', de: 'Trockener Graben' }, 0, 'I', corners('34.4,17.4 30.8,17.4 30.8,14 34.4,14')),
    part('block-house-l', { en: 'blockhouse', de: 'Blockhaus' }, 1, 'BIC', corners('4.6,5 9.6,5 9.6,7.3 4.6,7.3')),
    part('block-house-r', { en: 'blockhouse', de: 'Blockhaus' }, 1, 'BIC', corners('31.4,7.3 26.4,7.3 26.4,5 31.4,5')),
    part('rear-store-l', { en: 'storehouse', de: 'Lagerhaus' }, 1, 'BIC', corners('5.4,28.6 11.4,28.6 11.4,31 5.4,31')),
    part('rear-store-r', { en: 'storehouse', de: 'Lagerhaus' }, 1, 'BIC', corners('30.6,31 24.6,31 24.6,28.6 30.6,28.6')),
    part('barricade-a', { en: 'barricade', de: 'Barrikade' }, 0, '', corners('15.2,6 20.8,6 20.8,6.8 15.2,6.8')),
    part('barricade-b', { en: 'barricade', de: 'Barrikade' }, 0, '', corners('16.2,13.6 19.8,13.6 19.8,14.4 16.2,14.4')),
    part('barricade-c', { en: 'barricade', de: 'Barrikade' }, 0, '', corners('15.2,29.4 20.8,29.4 20.8,30.2 15.2,30.2')),
  ],
  provenance: HOUSE,
};
