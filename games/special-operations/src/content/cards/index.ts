import { must, NOBODY } from '../forms.js';
import type { CommandCard } from '../types.js';
import { EMPIRE_CARDS } from './empire.js';
import { MERCENARY_CARDS } from './mercenary.js';
import { REBEL_CARDS } from './rebel.js';
import { REPUBLIC_CARDS } from './republic.js';
import { SEPARATIST_CARDS } from './separatist.js';

/** In every hand. The German rules call it by the same word as the Standby action. */
export const STANDING_ORDERS: CommandCard = {
  id: 'standing-orders',
  name: { en: 'Standing Orders', de: 'Bereitschaft' },
  text: {
    en: 'At the end of the Command phase this card returns to your hand.',
    de: 'Am Ende der Kommandophase kommt diese Karte zurück auf deine Hand.',
  },
  pips: 4,
  orders: 1,
  limit: {},
  effects: [must('commandEnd', NOBODY, [{ op: 'return-card' }])],
  from: 'seed',
};
/** Codecs number the cards by their place: new ones go to the end. */
export const CARDS: readonly CommandCard[] = [
  STANDING_ORDERS,
  ...REBEL_CARDS,
  ...REPUBLIC_CARDS,
  ...SEPARATIST_CARDS,
  ...EMPIRE_CARDS,
  ...MERCENARY_CARDS,
];
