import { ACTIVE, ATTACKER, FRIENDS, lasting, may, must } from '../forms.js';
import type { Loadout } from '../types.js';
import { FLEXIBILITY_TRAINING, VISION_GEAR } from './shared.js';

export const REPUBLIC_LOADOUTS: readonly Loadout[] = [
  {
    id: 'AR-L1',
    a: FLEXIBILITY_TRAINING,
    b: {
      name: { en: 'Complete the Mission', de: 'Den Einsatz abschließen' },
      text: {
        en: 'A friendly unit that attacks within 3" of an objective token or the disabled vehicle may reroll 1 attack die.',
        de: 'Eine befreundete Einheit, die in 3" zu einem Einsatzzielmarker oder zum defekten Fahrzeug angreift, darf 1 Angriffswürfel neu werfen.',
      },
      effects: [may('reroll', ATTACKER, [{ op: 'reroll', n: 1 }], { when: [{ is: 'near-objective', within: 3 }] })],
    },
    from: 'seed',
  },
  {
    id: 'AR-L2',
    a: VISION_GEAR,
    b: {
      name: { en: 'Just Like the Simulations', de: 'Wie in der Simulation' },
      text: {
        en: 'Once a round, after a friendly unit rolled attack or defence dice in an attack, it may reroll up to 2 of them.',
        de: 'Einmal pro Runde darf eine befreundete Einheit bei einem Angriff nach dem Wurf bis zu 2 ihrer Angriffs- oder Verteidigungswürfel neu werfen.',
      },
      effects: [
        may('reroll', ATTACKER, [{ op: 'reroll', n: 2 }], { limit: { per: 'round', count: 1, group: 'simulation' } }),
        may('defenceReroll', { pick: 'defender', friendlyOnly: true }, [{ op: 'reroll', n: 2 }], {
          limit: { per: 'round', count: 1, group: 'simulation' },
        }),
      ],
    },
    from: 'seed',
  },
  {
    id: 'AR-L3',
    a: {
      name: { en: 'Covert Deploy', de: 'Verdeckte Aufstellung' },
      text: {
        en: 'When loadouts are revealed choose up to 2 friendly corps or special forces units: they have Covert Deploy.',
        de: 'Wähle beim Aufdecken der Ausrüstung bis zu 2 befreundete Corps- oder Special-Forces-Einheiten: Sie haben Verdeckte Aufstellung.',
      },
      effects: [
        may('loadouts', { pick: 'friendly', count: 2, ranks: ['corps', 'special-forces'] }, [
          { op: 'grant', keyword: 'covert-deploy', x: 1 },
        ]),
      ],
    },
    b: {
      name: { en: 'Extensive Training', de: 'Umfangreiches Training' },
      text: { en: 'Friendly units have Reliable 1.', de: 'Befreundete Einheiten haben Zuverlässig 1.' },
      effects: [lasting(FRIENDS, [{ op: 'keyword', keyword: 'reliable', x: 1 }])],
    },
    from: 'seed',
  },
  {
    id: 'CT-L1',
    a: {
      name: { en: 'You Are Not Alone!', de: 'Du bist nicht allein!' },
      text: {
        en: 'A friendly unit that activates within 6" of another friendly unit removes 1 suppression token before it rallies.',
        de: 'Eine befreundete Einheit, die in 6" zu einer anderen befreundeten Einheit aktiviert wird, entfernt vor dem Sammeln 1 Niederhalten-Marker.',
      },
      effects: [
        must('activationStart', ACTIVE, [{ op: 'lose', token: 'suppression', n: 1 }], {
          when: [{ is: 'other-friend-near-self', within: 6 }],
        }),
      ],
    },
    b: {
      name: { en: 'Part of Something Greater', de: 'Teil von etwas größerem' },
      text: {
        en: 'Friendly clones share tokens within 18" and without line of sight, up to 2 in an attack.',
        de: 'Befreundete Klone teilen Marker in 18" und ohne Sichtlinie, bis zu 2 je Angriff.',
      },
      effects: [lasting({ ...FRIENDS, kinds: ['clone-trooper'] }, [{ op: 'share', within: 18, inSight: false, most: 2 }])],
    },
    from: 'seed',
  },
  {
    id: 'CT-L2',
    a: {
      name: { en: 'Portable Power Supply', de: 'Tragbare Stromversorgung' },
      text: {
        en: 'Your R4 gains the action Power Up: up to 2 friendly clones within 6" without a shield token gain 1 shield token each until the End phase.',
        de: 'Dein R4 erhält die Aktion Energie verteilen: Bis zu 2 befreundete Klone in 6" ohne Schildmarker erhalten bis zur Endphase je 1 Schildmarker.',
      },
      effects: [
        lasting({ ...FRIENDS, types: ['r4-astromech-republic'] }, [
          {
            op: 'add-action',
            action: {
              id: 'power-up',
              name: { en: 'Power Up', de: 'Energie verteilen' },
              free: false,
              target: { pick: 'friendly', count: 2, kinds: ['clone-trooper'], within: 6, from: 'self', without: 'shield' },
              ops: [{ op: 'gain', token: 'shield', n: 1, until: 'end-phase' }],
            },
          },
        ]),
      ],
    },
    b: {
      name: { en: 'Advanced Medical Training', de: 'Fortgeschrittene Medizinausbildung' },
      text: {
        en: 'Your Medic has Treat 2: Capacity 4 instead of its printed Treat.',
        de: 'Dein Medic hat Behandeln 2: Kapazität 4 statt des aufgedruckten Werts.',
      },
      effects: [
        lasting({ ...FRIENDS, types: ['clone-trooper-medic'] }, [{ op: 'keyword', keyword: 'treat', x: 2, set: true, capacity: 4 }]),
      ],
    },
    from: 'seed',
  },
  {
    id: 'CT-L3',
    a: {
      name: { en: 'Environmental Gear', de: 'Witterungsausrüstung' },
      text: {
        en: 'The cover of friendly units is 1 better against ranged attacks from more than 12" away. Your units ignore the condition chart.',
        de: 'Die Deckung befreundeter Einheiten ist gegen Fernkampfangriffe aus mehr als 12" Entfernung um 1 besser. Deine Einheiten ignorieren die Zustandstabelle.',
      },
      effects: [
        lasting(FRIENDS, [{ op: 'cover', x: 1 }], [{ is: 'attacker-beyond', beyond: 12 }]),
        lasting(FRIENDS, [{ op: 'ignore', what: 'condition-chart' }]),
      ],
    },
    b: {
      name: { en: 'Alert', de: 'Alarmbereitschaft' },
      text: {
        en: 'At the start of each Activation phase up to 2 friendly units without an order token gain 1 dodge token each.',
        de: 'Zu Beginn jeder Aktivierungsphase erhalten bis zu 2 befreundete Einheiten ohne Befehlsmarker je 1 Ausweichmarker.',
      },
      effects: [may('activationPhase', { pick: 'friendly', count: 2, noOrder: true }, [{ op: 'gain', token: 'dodge', n: 1 }])],
    },
    from: 'seed',
  },
];
