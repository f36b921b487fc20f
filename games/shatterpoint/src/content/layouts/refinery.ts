import { corners, HOUSE } from '../notation.js';
import { part } from '../terrain.js';
import type { Layout } from '../types.js';

export const REFINERY: Layout = {
  id: 'refinery',
  name: { en: 'Refinery Towers', de: 'Raffinerietürme' },
  missions: ['uninvited-guests', 'silence-the-battery'],
  parts: [
    part(
      'tank-near-l',
      { en: 'storage tank', de: 'Lagertank' },
      2,
      'BI',
      corners('14.91,15.11 13.91,16.11 12.49,16.11 11.49,15.11 11.49,13.69 12.49,12.69 13.91,12.69 14.91,13.69'),
    ),
    part(
      'tank-near-r',
      { en: 'storage tank', de: 'Lagertank' },
      2,
      'BI',
      corners('21.09,13.69 22.09,12.69 23.51,12.69 24.51,13.69 24.51,15.11 23.51,16.11 22.09,16.11 21.09,15.11'),
    ),
    part(
      'tank-far-l',
      { en: 'storage tank', de: 'Lagertank' },
      2,
      'BI',
      corners('15.35,23.97 14.27,25.05 12.73,25.05 11.65,23.97 11.65,22.43 12.73,21.35 14.27,21.35 15.35,22.43'),
    ),
    part(
      'tank-far-r',
      { en: 'storage tank', de: 'Lagertank' },
      2,
      'BI',
      corners('20.65,22.43 21.73,21.35 23.27,21.35 24.35,22.43 24.35,23.97 23.27,25.05 21.73,25.05 20.65,23.97'),
    ),
    part(
      'tank-centre',
      { en: 'reactor column', de: 'Reaktorsäule' },
      2,
      'BI',
      corners('19.34,14.55 18.55,15.34 17.45,15.34 16.66,14.55 16.66,13.45 17.45,12.66 18.55,12.66 19.34,13.45'),
    ),
    part('scaffold-l', { en: 'scaffold', de: 'Baugerüst' }, 1, 'IC', corners('1.2,11.6 5.2,11.6 5.2,16.8 1.2,16.8')),
    part('scaffold-r', { en: 'scaffold', de: 'Baugerüst' }, 1, 'IC', corners('34.8,16.8 30.8,16.8 30.8,11.6 34.8,11.6')),
    part(
      'tank-flank-l',
      { en: 'storage tank', de: 'Lagertank' },
      2,
      'BI',
      corners('4.86,22.09 3.89,23.06 2.51,23.06 1.54,22.09 1.54,20.71 2.51,19.74 3.89,19.74 4.86,20.71'),
    ),
    part(
      'tank-flank-r',
      { en: 'storage tank', de: 'Lagertank' },
      2,
      'BI',
      corners('31.14,20.71 32.11,19.74 33.49,19.74 34.46,20.71 34.46,22.09 33.49,23.06 32.11,23.06 31.14,22.09'),
    ),
    part('pump-house-l', { en: 'pump house', de: 'Pumpenhaus' }, 1, 'BIC', corners('5.9,20.7 9.8,20.7 9.8,23.3 5.9,23.3')),
    part('pump-house-r', { en: 'pump house', de: 'Pumpenhaus' }, 1, 'BIC', corners('30.1,23.3 26.2,23.3 26.2,20.7 30.1,20.7')),
    part('office-l', { en: 'site office', de: 'Baubüro' }, 1, 'BIC', corners('8.6,4.9 13.6,4.9 13.6,7.3 8.6,7.3')),
    part('office-r', { en: 'site office', de: 'Baubüro' }, 1, 'BIC', corners('27.4,7.3 22.4,7.3 22.4,4.9 27.4,4.9')),
    part('valve-deck-l', { en: 'valve deck', de: 'Ventilplattform' }, 1, 'IC', corners('5.7,28.6 10.2,28.6 10.2,31 5.7,31')),
    part('valve-deck-r', { en: 'valve deck', de: 'Ventilplattform' }, 1, 'IC', corners('30.3,31 25.8,31 25.8,28.6 30.3,28.6')),
    part('pipes-l', { en: 'pipe bundle', de: 'Rohrbündel' }, 0, '', corners('14.4,18.4 11.8,18.4 11.8,17.6 14.4,17.6')),
    part('pipes-r', { en: 'pipe bundle', de: 'Rohrbündel' }, 0, '', corners('21.6,17.6 24.2,17.6 24.2,18.4 21.6,18.4')),
    part('pipes-mid', { en: 'pipe bundle', de: 'Rohrbündel' }, 0, '', corners('15.4,6 20.6,6 20.6,6.8 15.4,6.8')),
    part('pipes-back', { en: 'pipe bundle', de: 'Rohrbündel' }, 0, '', corners('15.8,29 20.2,29 20.2,29.8 15.8,29.8')),
  ],
  provenance: HOUSE,
};
