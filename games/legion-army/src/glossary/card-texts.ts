import type { Named } from '@cadre/legion';
import type { CommandId } from '../data/ids.js';
import { BATTLE_TEXTS } from './battle-texts.js';
import { COMMAND_TEXTS_A_D } from './command-texts-a-d.js';
import { COMMAND_TEXTS_E_I } from './command-texts-e-i.js';
import { COMMAND_TEXTS_J_S } from './command-texts-j-s.js';
import { COMMAND_TEXTS_T_Z } from './command-texts-t-z.js';

/** Cards that do little but give orders. */
const GENERAL = {
  ambush: { en: 'Orders 1 unit.', de: 'Gibt 1 Einheit einen Befehl.' },
  push: { en: 'Orders 2 units.', de: 'Gibt 2 Einheiten einen Befehl.' },
  assault: { en: 'Orders 3 units.', de: 'Gibt 3 Einheiten einen Befehl.' },
  'standing-orders': {
    en: 'Orders 1 unit and returns to your hand afterwards.',
    de: 'Gibt 1 Einheit einen Befehl und kehrt danach auf die Hand zurück.',
  },
  'maximum-firepower': {
    en: 'At the end of his next activation General Veers may attack with the cannons on this card.',
    de: 'Am Ende seiner nächsten Aktivierung darf General Veers mit den Kanonen dieser Karte angreifen.',
  },
} satisfies Partial<Record<CommandId, Named>>;

/** where a public source states the effect of a card. */
const BY_ID: ReadonlyMap<string, Named> = new Map(
  Object.entries<Named>({
    ...GENERAL,
    ...COMMAND_TEXTS_A_D,
    ...COMMAND_TEXTS_E_I,
    ...COMMAND_TEXTS_J_S,
    ...COMMAND_TEXTS_T_Z,
    ...BATTLE_TEXTS,
  }),
);
const UNKNOWN: Named = {
  en: 'We know of no public source that says what this card does.',
  de: 'Wir kennen keine öffentliche Quelle, die sagt, was diese Karte tut.',
};
/** The recon version of a battle card does the same on a smaller table. */
const withoutRecon = (id: string): string => id.replace(/-recon$/, '');
export const isExplained = (id: string): boolean => BY_ID.has(id) || BY_ID.has(withoutRecon(id));
/** What a command or battle card does, or that no public source states it. */
export const cardTextOf = (id: string): Named => BY_ID.get(id) ?? BY_ID.get(withoutRecon(id)) ?? UNKNOWN;
