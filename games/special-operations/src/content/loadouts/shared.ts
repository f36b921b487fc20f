import { ACTIVE, ATTACKER, FRIENDS, LIVING, lasting, may, must, NOBODY } from '../forms.js';
import type { LoadoutFace } from '../types.js';

/** Sides that several squads have: the same name is the same effect. */
export const AGILITY_TRAINING: LoadoutFace = {
  name: { en: 'Agility Training', de: 'Gewandheitstraining' },
  text: {
    en: 'After a Dash action a friendly unit that is not a droid gains 1 dodge token, in addition to Agile.',
    de: 'Nach einer Spurten-Aktion erhält eine befreundete Einheit, die kein Droide ist, 1 Ausweichmarker, zusätzlich zu Behände.',
  },
  effects: [
    must('acted', { ...ACTIVE, notKinds: ['droid-trooper'] }, [{ op: 'gain', token: 'dodge', n: 1 }], {
      when: [{ is: 'action', action: 'dash' }],
    }),
  ],
};
export const CONCEALED: LoadoutFace = {
  name: { en: 'Concealed', de: 'Verborgen' },
  text: {
    en: 'In rounds 1 and 2 the cover of friendly units that have not attacked in this game is 1 better against ranged attacks.',
    de: 'In den Runden 1 und 2 ist die Deckung befreundeter Einheiten, die noch nicht angegriffen haben, gegen Fernkampfangriffe um 1 besser.',
  },
  effects: [lasting(FRIENDS, [{ op: 'cover', x: 1 }], [{ is: 'rounds', rounds: [1, 2] }, { is: 'not-attacked-this-game' }])],
};
export const FLEXIBILITY_TRAINING: LoadoutFace = {
  name: { en: 'Flexibility Training', de: 'Flexibilitätstraining' },
  text: {
    en: 'When loadouts are revealed choose 1 friendly corps unit: for the rules of the mission it also counts as a support unit.',
    de: 'Wähle beim Aufdecken der Ausrüstung 1 befreundete Corps-Einheit: Für die Regeln der Mission zählt sie auch als Support-Einheit.',
  },
  effects: [must('loadouts', { pick: 'friendly', count: 1, ranks: ['corps'] }, [{ op: 'also-rank', rank: 'support' }])],
};
export const IMPROVED_COMMS: LoadoutFace = {
  name: { en: 'Improved Comms', de: 'Verbesserte Komms' },
  text: {
    en: 'Each of your command cards issues 1 more order. The limits of the card do not apply to it.',
    de: 'Jede deiner Kommandokarten erteilt 1 Befehl mehr. Die Einschränkungen der Karte gelten dafür nicht.',
  },
  effects: [lasting(NOBODY, [{ op: 'extra-orders', x: 1 }])],
};
export const VISION_GEAR: LoadoutFace = {
  name: { en: 'Vision Gear', de: 'Sicht-Ausrüstung' },
  text: {
    en: 'Friendly units that are not droids have Precise 1, added to a printed Precise.',
    de: 'Befreundete Einheiten, die keine Droiden sind, haben Präzise 1, zusätzlich zu aufgedrucktem Präzise.',
  },
  effects: [lasting(LIVING, [{ op: 'keyword', keyword: 'precise', x: 1 }])],
};
export const NETWORK_CALCULATION: LoadoutFace = {
  name: { en: 'Network Calculation', de: 'Netzwerk-Kalkulation' },
  text: {
    en: 'A friendly droid that attacks may reroll 1 attack die if another friendly droid within 6" of it sees the defender.',
    de: 'Ein befreundeter Droide darf beim Angriff 1 Angriffswürfel neu werfen, wenn ein anderer befreundeter Droide in 6" zu ihm den Verteidiger sieht.',
  },
  effects: [
    may('reroll', { ...ATTACKER, kinds: ['droid-trooper'] }, [{ op: 'reroll', n: 1 }], {
      when: [{ is: 'networked-sight', within: 6, kinds: ['droid-trooper'] }],
    }),
  ],
};
