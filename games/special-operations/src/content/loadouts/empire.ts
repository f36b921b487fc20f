import { ACTIVE, ATTACKER, FRIENDS, lasting, may, must } from '../forms.js';
import type { Loadout } from '../types.js';
import { VISION_GEAR } from './shared.js';

export const EMPIRE_LOADOUTS: readonly Loadout[] = [
  {
    id: 'II-L1',
    a: {
      name: { en: 'Push Them Back!', de: 'Drängt sie zurück!' },
      text: {
        en: 'Ranged attacks of friendly units against enemies within 6" have Suppressive 1.',
        de: 'Fernkampfangriffe befreundeter Einheiten gegen Feinde in 6" haben Niederhaltend 1.',
      },
      effects: [
        must('pool', ATTACKER, [{ op: 'attack-keyword', keyword: 'suppressive', x: 1 }], {
          when: [{ is: 'ranged' }, { is: 'defender-within', within: 6 }],
        }),
      ],
    },
    b: {
      name: { en: 'Mission Tactics', de: 'Missionstaktiken' },
      text: {
        en: 'A friendly unit that activates within 3" of an objective token or the disabled vehicle gains 1 dodge token.',
        de: 'Eine befreundete Einheit, die in 3" zu einem Einsatzzielmarker oder zum defekten Fahrzeug aktiviert wird, erhält 1 Ausweichmarker.',
      },
      effects: [must('activationStart', ACTIVE, [{ op: 'gain', token: 'dodge', n: 1 }], { when: [{ is: 'near-objective', within: 3 }] })],
    },
    from: 'seed',
  },
  {
    id: 'II-L2',
    a: {
      name: { en: 'Inspiring Speech', de: 'Inspirierende Ansprache' },
      text: { en: 'Your Officer has Inspire 3 instead of Inspire 1.', de: 'Deine Offizierin hat Inspirieren 3 statt Inspirieren 1.' },
      effects: [lasting({ ...FRIENDS, types: ['imperial-officer'] }, [{ op: 'keyword', keyword: 'inspire', x: 3, set: true }])],
    },
    b: {
      name: { en: 'Portable Scanner', de: 'Tragbarer Scanner' },
      text: {
        en: 'Your Officer gains the free action Scan: an enemy within 18" and in line of sight gains 1 observation token.',
        de: 'Deine Offizierin erhält die freie Aktion Scannen: Ein Feind in 18" und in Sichtlinie erhält 1 Beobachtungsmarker.',
      },
      effects: [
        lasting({ ...FRIENDS, types: ['imperial-officer'] }, [
          {
            op: 'add-action',
            action: {
              id: 'scan',
              name: { en: 'Scan', de: 'Scannen' },
              free: true,
              target: { pick: 'enemy', count: 1, within: 18, inSight: true, from: 'self' },
              ops: [{ op: 'gain', token: 'observation', n: 1 }],
            },
          },
        ]),
      ],
    },
    from: 'seed',
  },
  {
    id: 'II-L3',
    a: {
      name: { en: 'Guard Duty', de: 'Wachdienst' },
      text: { en: 'Your corps units have Sentinel and Ready 1.', de: 'Deine Corps-Einheiten haben Wachposten und Bereit 1.' },
      effects: [
        lasting({ ...FRIENDS, ranks: ['corps'] }, [
          { op: 'keyword', keyword: 'sentinel', x: 1 },
          { op: 'keyword', keyword: 'ready', x: 1 },
        ]),
      ],
    },
    b: {
      name: { en: 'Interrogation Protocols', de: 'Verhörprotokolle' },
      text: {
        en: 'Your FX-9 gains the action Interrogate: an enemy within 6" and in line of sight gains 2 suppression tokens.',
        de: 'Dein FX-9 erhält die Aktion Verhören: Ein Feind in 6" und in Sichtlinie erhält 2 Niederhalten-Marker.',
      },
      effects: [
        lasting({ ...FRIENDS, types: ['fx-9-medical-droid'] }, [
          {
            op: 'add-action',
            action: {
              id: 'interrogate',
              name: { en: 'Interrogate', de: 'Verhören' },
              free: false,
              target: { pick: 'enemy', count: 1, within: 6, inSight: true, from: 'self' },
              ops: [{ op: 'gain', token: 'suppression', n: 2 }],
            },
          },
        ]),
      ],
    },
    from: 'seed',
  },
  {
    id: 'IS-L1',
    a: {
      name: { en: 'Fan Out', de: 'Ausschwärmen' },
      text: {
        en: 'In round 1 the Dash actions of friendly corps units are speed-2 moves.',
        de: 'In Runde 1 sind die Spurten-Aktionen befreundeter Corps-Einheiten Geschwindigkeit-2-Bewegungen.',
      },
      effects: [lasting({ ...FRIENDS, ranks: ['corps'] }, [{ op: 'dash-speed', speed: 2 }], [{ is: 'rounds', rounds: [1] }])],
    },
    b: {
      name: { en: 'Precision Strike', de: 'Präzisionsschlag' },
      text: {
        en: 'Once a round, when a friendly unit spends an aim token in a ranged attack, that attack has Pierce 1.',
        de: 'Einmal pro Runde, wenn eine befreundete Einheit bei einem Fernkampfangriff einen Zielmarker ausgibt, hat der Angriff Durchschlagen 1.',
      },
      effects: [
        must('reroll', ATTACKER, [{ op: 'attack-keyword', keyword: 'pierce', x: 1 }], {
          when: [{ is: 'ranged' }, { is: 'spent-aim' }],
          limit: { per: 'round', count: 1 },
        }),
      ],
    },
    from: 'seed',
  },
  {
    id: 'IS-L2',
    a: {
      name: { en: 'Follow Me!', de: 'Folgt mir!' },
      text: {
        en: 'After a Move action of your Captain, up to 2 other friendly units within 6" that are not engaged may each make a speed-1 move.',
        de: 'Nach einer Bewegen-Aktion deines Captains dürfen bis zu 2 andere befreundete Einheiten in 6", die nicht im Handgemenge sind, je eine Geschwindigkeit-1-Bewegung machen.',
      },
      effects: [
        may('acted', { pick: 'friendly', count: 2, other: true, within: 6, from: 'active', notEngaged: true }, [{ op: 'move', speed: 1 }], {
          when: [{ is: 'action', action: 'move', types: ['isf-captain'] }],
        }),
      ],
    },
    b: {
      name: { en: 'Primary Target', de: 'Primärziel' },
      text: {
        en: 'After deployment choose an enemy unit: friendly units that attack it may reroll 1 attack die. Once it is defeated, choose another when command cards are revealed.',
        de: 'Wähle nach der Aufstellung eine feindliche Einheit: Befreundete Einheiten dürfen beim Angriff auf sie 1 Angriffswürfel neu werfen. Ist sie besiegt, wähle beim nächsten Aufdecken der Kommandokarten eine andere.',
      },
      effects: [
        must('deployed', { pick: 'enemy', count: 1 }, [{ op: 'mark', mark: 'primary' }]),
        must('reveal', { pick: 'enemy', count: 1, ifMarkGone: 'primary' }, [{ op: 'mark', mark: 'primary' }]),
        may('reroll', ATTACKER, [{ op: 'reroll', n: 1 }], { when: [{ is: 'target-marked', mark: 'primary' }] }),
      ],
    },
    from: 'seed',
  },
  {
    id: 'IS-L3',
    a: {
      name: { en: 'Ambush', de: 'Hinterhalt' },
      text: {
        en: 'When loadouts are revealed choose up to 2 friendly corps or special forces units: they have Covert Deploy and gain 1 aim token for the next round when they are placed from their marker.',
        de: 'Wähle beim Aufdecken der Ausrüstung bis zu 2 befreundete Corps- oder Special-Forces-Einheiten: Sie haben Verdeckte Aufstellung und erhalten für die nächste Runde 1 Zielmarker, wenn sie von ihrem Marker aus aufgestellt werden.',
      },
      effects: [
        may('loadouts', { pick: 'friendly', count: 2, ranks: ['corps', 'special-forces'] }, [
          { op: 'grant', keyword: 'covert-deploy', x: 1 },
        ]),
        must('endPhaseEnd', { pick: 'friendly', count: 'covert-placed' }, [{ op: 'gain', token: 'aim', n: 1 }]),
      ],
    },
    b: VISION_GEAR,
    from: 'seed',
  },
];
