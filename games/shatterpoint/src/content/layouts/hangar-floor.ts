import { corners, HOUSE } from '../notation.js';
import { part } from '../terrain.js';
import type { Layout } from '../types.js';

export const HANGAR_FLOOR: Layout = {
  id: 'hangar-floor',
  name: { en: 'Hangar Floor', de: 'Hangarboden' },
  missions: ['make-an-entrance', 'silence-the-battery'],
  parts: [
    part('stack-front-l', { en: 'cargo stack', de: 'Frachtstapel' }, 1, 'BIC', corners('10.8,12.7 15,12.7 15,15.5 10.8,15.5')),
    part('stack-front-r', { en: 'cargo stack', de: 'Frachtstapel' }, 1, 'BIC', corners('25.2,15.5 21,15.5 21,12.7 25.2,12.7')),
    part('stack-rear-l', { en: 'cargo stack', de: 'Frachtstapel' }, 1, 'BIC', corners('12.7,20.8 15.4,20.8 15.4,26 12.7,26')),
    part('stack-rear-r', { en: 'cargo stack', de: 'Frachtstapel' }, 1, 'BIC', corners('23.3,26 20.6,26 20.6,20.8 23.3,20.8')),
    part('gantry-step-l', { en: 'gantry step', de: 'Gerüststufe' }, 1, 'BIC', corners('1,11.2 5,11.2 5,14.6 1,14.6')),
    part('gantry-step-r', { en: 'gantry step', de: 'Gerüststufe' }, 1, 'BIC', corners('35,14.6 31,14.6 31,11.2 35,11.2')),
    part('gantry-tower-l', { en: 'gantry tower', de: 'Gerüstturm' }, 2, 'BIC', corners('1,14.6 5,14.6 5,19.4 1,19.4')),
    part('gantry-tower-r', { en: 'gantry tower', de: 'Gerüstturm' }, 2, 'BIC', corners('35,19.4 31,19.4 31,14.6 35,14.6')),
    part('crate-near-l', { en: 'crate pile', de: 'Kistenstapel' }, 1, 'BIC', corners('4.6,5 9.4,5 9.4,7.3 4.6,7.3')),
    part('crate-near-r', { en: 'crate pile', de: 'Kistenstapel' }, 1, 'BIC', corners('31.4,7.3 26.6,7.3 26.6,5 31.4,5')),
    part('crate-side-l', { en: 'crate pile', de: 'Kistenstapel' }, 1, 'BIC', corners('5.8,20.7 9.6,20.7 9.6,23.3 5.8,23.3')),
    part('crate-side-r', { en: 'crate pile', de: 'Kistenstapel' }, 1, 'BIC', corners('30.2,23.3 26.4,23.3 26.4,20.7 30.2,20.7')),
    part('crate-back-l', { en: 'crate pile', de: 'Kistenstapel' }, 1, 'BIC', corners('5.8,28.7 10.2,28.7 10.2,31 5.8,31')),
    part('crate-back-r', { en: 'crate pile', de: 'Kistenstapel' }, 1, 'BIC', corners('30.2,31 25.8,31 25.8,28.7 30.2,28.7')),
    part('barrier-near', { en: 'loading barrier', de: 'Ladebarriere' }, 0, '', corners('15.2,5.6 20.8,5.6 20.8,6.4 15.2,6.4')),
    part('fuel-line', { en: 'fuel line', de: 'Treibstoffleitung' }, 0, '', corners('16,13.6 20,13.6 20,14.4 16,14.4')),
    part('barrier-far', { en: 'loading barrier', de: 'Ladebarriere' }, 0, '', corners('15.8,29.2 20.2,29.2 20.2,30 15.8,30')),
  ],
  provenance: HOUSE,
};
