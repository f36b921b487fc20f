import { ATTACKER, FRIENDS, LIVING, lasting, may, must, NOBODY } from '../forms.js';
import type { Loadout } from '../types.js';
import { has } from '../weapons.js';
import { AGILITY_TRAINING, CONCEALED, FLEXIBILITY_TRAINING, IMPROVED_COMMS } from './shared.js';

const WOOKIEE = { ...FRIENDS, types: ['wookiee-warrior-bowcaster'] };
export const REBEL_LOADOUTS: readonly Loadout[] = [
  {
    id: 'RT-L1',
    a: AGILITY_TRAINING,
    b: {
      name: { en: 'Calm and Collected', de: 'Ruhig und gefasst' },
      text: {
        en: 'Friendly units that are not droids have Indomitable: they rally with red dice.',
        de: 'Befreundete Einheiten, die keine Droiden sind, haben Unbezwingbar: Sie sammeln sich mit roten Würfeln.',
      },
      effects: [lasting(LIVING, [{ op: 'keyword', keyword: 'indomitable', x: 1 }])],
    },
    from: 'seed',
  },
  {
    id: 'RT-L2',
    a: {
      name: { en: 'Fire on My Target!', de: 'Feuert auf mein Ziel!' },
      text: {
        en: 'After your commander attacked an enemy unit that survived, that unit gains 2 observation tokens.',
        de: 'Greift dein Commander eine feindliche Einheit an und sie überlebt, erhält sie 2 Beobachtungsmarker.',
      },
      effects: [
        must('attacked', { pick: 'defender', attackerRanks: ['commander'] }, [{ op: 'gain', token: 'observation', n: 2 }], {
          when: [{ is: 'defender-survived' }],
        }),
      ],
    },
    b: {
      name: { en: 'Hold Them Back', de: 'Haltet sie zurück' },
      text: {
        en: 'The ranged weapons of your heavy unit have Suppressive 1.',
        de: 'Die Fernkampfwaffen deiner Heavy-Einheit haben Niederhaltend 1.',
      },
      effects: [lasting({ ...FRIENDS, ranks: ['heavy'] }, [{ op: 'weapon', weapons: 'ranged', keywords: [has('suppressive', 1)] }])],
    },
    from: 'seed',
  },
  {
    id: 'RT-L3',
    a: CONCEALED,
    b: {
      name: { en: 'Desperation', de: 'Verzweiflung' },
      text: {
        en: 'When a friendly unit is defeated, up to 2 other friendly units within 6" of it gain 1 aim token each. At most twice a round.',
        de: 'Wird eine befreundete Einheit besiegt, erhalten bis zu 2 andere befreundete Einheiten in 6" zu ihr je 1 Zielmarker. Höchstens zweimal pro Runde.',
      },
      effects: [
        may('defeated', { pick: 'friendly', count: 2, other: true, within: 6, from: 'self' }, [{ op: 'gain', token: 'aim', n: 1 }], {
          limit: { per: 'round', count: 2 },
        }),
      ],
    },
    from: 'seed',
  },
  {
    id: 'RC-L1',
    a: FLEXIBILITY_TRAINING,
    b: {
      name: { en: 'Vigilant', de: 'Wachsam' },
      text: {
        en: 'At the start of each Activation phase 1 friendly unit without an order token gains 1 standby token.',
        de: 'Zu Beginn jeder Aktivierungsphase erhält 1 befreundete Einheit ohne Befehlsmarker 1 Bereitschaftsmarker.',
      },
      effects: [must('activationPhase', { pick: 'friendly', count: 1, noOrder: true }, [{ op: 'gain', token: 'standby', n: 1 }])],
    },
    from: 'seed',
  },
  { id: 'RC-L2', a: AGILITY_TRAINING, b: IMPROVED_COMMS, from: 'seed' },
  {
    id: 'RC-L3',
    a: {
      name: { en: 'Brawn', de: 'Muskelkraft' },
      text: {
        en: 'Your Wookiee Warrior has Charge, and its fists roll 1 more red die.',
        de: 'Dein Wookiee-Krieger hat Sturmangriff, und seine Fäuste würfeln mit 1 roten Würfel mehr.',
      },
      effects: [
        lasting(WOOKIEE, [
          { op: 'keyword', keyword: 'charge', x: 1 },
          { op: 'weapon', weapons: 'wookiee-fists', dice: { red: 1 } },
        ]),
      ],
    },
    b: {
      name: { en: 'Devastating Firepower', de: 'Vernichtende Feuerkraft' },
      text: {
        en: 'The bowcaster of your Wookiee Warrior rolls 1 more black die and has Suppressive 1.',
        de: 'Der Bogenspanner deines Wookiee-Kriegers würfelt mit 1 schwarzen Würfel mehr und hat Niederhaltend 1.',
      },
      effects: [lasting(WOOKIEE, [{ op: 'weapon', weapons: 'bowcaster', dice: { black: 1 }, keywords: [has('suppressive', 1)] }])],
    },
    from: 'seed',
  },
  {
    id: 'BT-L1',
    a: CONCEALED,
    b: {
      name: { en: 'Avengers', de: 'Rächer' },
      text: {
        en: 'When an enemy attack defeats a friendly unit, 1 other friendly unit within 6" of it that is not engaged may make a speed-1 move, even into melee with the attacker. At most twice a round.',
        de: 'Besiegt ein feindlicher Angriff eine befreundete Einheit, darf 1 andere in 6", die nicht im Handgemenge ist, eine Geschwindigkeit-1-Bewegung machen, auch ins Handgemenge mit dem Angreifer. Höchstens zweimal pro Runde.',
      },
      effects: [
        may(
          'defeated',
          { pick: 'friendly', count: 1, other: true, within: 6, from: 'self', notEngaged: true },
          [{ op: 'move', speed: 1, intoMelee: 'attacker' }],
          { when: [{ is: 'defeated-by-attack' }], limit: { per: 'round', count: 2 } },
        ),
      ],
    },
    from: 'seed',
  },
  {
    id: 'BT-L2',
    a: {
      name: { en: 'There Are So Many of Them', de: 'Sie sind so viele' },
      text: {
        en: 'A friendly unit that attacks an enemy within 3" of another friendly unit adds 1 white die.',
        de: 'Greift eine befreundete Einheit einen Feind in 3" zu einer anderen befreundeten Einheit an, hat sie 1 weißen Würfel mehr.',
      },
      effects: [
        must('pool', ATTACKER, [{ op: 'add-dice', dice: { white: 1 } }], { when: [{ is: 'other-friend-near-defender', within: 3 }] }),
      ],
    },
    b: {
      name: { en: 'Cunning', de: 'Gewitzt' },
      text: {
        en: 'You have priority when pips are equal. Once a round, after drawing an order token, you may put it back and draw again.',
        de: 'Bei gleich vielen Punkten hast du Priorität. Einmal pro Runde darfst du einen gezogenen Befehlsmarker zurücklegen und neu ziehen.',
      },
      effects: [lasting(NOBODY, [{ op: 'tie-priority' }]), may('draw', NOBODY, [{ op: 'redraw' }], { limit: { per: 'round', count: 1 } })],
    },
    from: 'seed',
  },
  {
    id: 'BT-L3',
    a: {
      name: { en: 'Unconventional Tactics', de: 'Unkonventionelle Taktiken' },
      text: {
        en: 'Your Trapper gains the action Set Trap: place a trap within 3" of it and more than 3" from every enemy, at most 2 at a time. An enemy that ends a move within 1" of a trap removes it and rolls 3 black dice: 1 wound for each crit, 1 suppression token for each hit.',
        de: 'Dein Fallensteller erhält die Aktion Falle stellen: Lege eine Falle in 3" zu ihm und mehr als 3" von allen Feinden entfernt, höchstens 2 gleichzeitig. Beendet ein Feind eine Bewegung in 1" zu einer Falle, entferne sie und wirf 3 schwarze Würfel: 1 Wunde je kritischem Ergebnis, 1 Niederhalten-Marker je Treffer.',
      },
      effects: [
        lasting({ ...FRIENDS, types: ['ewok-trapper'] }, [
          {
            op: 'add-action',
            action: {
              id: 'set-trap',
              name: { en: 'Set Trap', de: 'Falle stellen' },
              free: false,
              target: NOBODY,
              ops: [{ op: 'place-token', token: 'trap', within: 3, of: 'self', enemyBeyond: 3, most: 2 }],
            },
          },
        ]),
        must('moved', { pick: 'enemy', count: 'active', within: 1, from: 'trap' }, [
          { op: 'remove-token', token: 'trap' },
          {
            op: 'roll',
            dice: { black: 3 },
            per: [
              { results: ['crit'], ops: [{ op: 'wounds', n: 1 }] },
              { results: ['hit'], ops: [{ op: 'gain', token: 'suppression', n: 1 }] },
            ],
          },
        ]),
      ],
    },
    b: {
      name: { en: 'Home Territory', de: 'Heimat-Gebiet' },
      text: {
        en: 'When loadouts are revealed choose up to 3 friendly units: they have Infiltrate and lose Scout.',
        de: 'Wähle beim Aufdecken der Ausrüstung bis zu 3 befreundete Einheiten: Sie haben Infiltrieren und verlieren Aufklären.',
      },
      effects: [
        may('loadouts', { pick: 'friendly', count: 3 }, [
          { op: 'grant', keyword: 'infiltrate', x: 1 },
          { op: 'take-away', keyword: 'scout' },
        ]),
      ],
    },
    from: 'seed',
  },
];
