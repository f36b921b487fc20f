import { ACTIVE, ATTACKER, FRIENDS, lasting, must } from '../forms.js';
import type { Loadout } from '../types.js';
import { both, has, ranged } from '../weapons.js';
import { NETWORK_CALCULATION } from './shared.js';

export const SEPARATIST_LOADOUTS: readonly Loadout[] = [
  {
    id: 'IV-L1',
    a: NETWORK_CALCULATION,
    b: {
      name: { en: 'Networked Knowledge', de: 'Vernetztes Wissen' },
      text: {
        en: 'Coordinate of your units reaches 12". A friendly unit that is ordered by Coordinate gains 1 surge token.',
        de: 'Koordinieren deiner Einheiten reicht 12". Eine befreundete Einheit, die durch Koordinieren einen Befehl erhält, erhält 1 Energiemarker.',
      },
      effects: [
        lasting(FRIENDS, [{ op: 'coordinate-range', within: 12 }]),
        must('ordered', { pick: 'friendly', count: 'coordinated' }, [{ op: 'gain', token: 'surge', n: 1 }]),
      ],
    },
    from: 'seed',
  },
  {
    id: 'IV-L2',
    a: {
      name: { en: 'Defence Mode', de: 'Abwehr-Modus' },
      text: {
        en: 'A friendly unit that did not move in its activation gains 1 dodge token at the end of it.',
        de: 'Eine befreundete Einheit, die sich in ihrer Aktivierung nicht bewegt hat, erhält an deren Ende 1 Ausweichmarker.',
      },
      effects: [must('activationEnd', ACTIVE, [{ op: 'gain', token: 'dodge', n: 1 }], { when: [{ is: 'no-move-this-activation' }] })],
    },
    b: {
      name: { en: 'Mobility Programming', de: 'Mobilitätsprogrammierung' },
      text: {
        en: 'In rounds 1 and 2 the Dash actions of your corps and heavy units are speed-2 moves.',
        de: 'In den Runden 1 und 2 sind die Spurten-Aktionen deiner Corps- und Heavy-Einheiten Geschwindigkeit-2-Bewegungen.',
      },
      effects: [lasting({ ...FRIENDS, ranks: ['corps', 'heavy'] }, [{ op: 'dash-speed', speed: 2 }], [{ is: 'rounds', rounds: [1, 2] }])],
    },
    from: 'seed',
  },
  {
    id: 'IV-L3',
    a: {
      name: { en: 'Advanced AI', de: 'Fortgeschrittene KI' },
      text: {
        en: 'Friendly units lose AI. Your corps units turn attack surges into hits.',
        de: 'Befreundete Einheiten verlieren KI. Deine Corps-Einheiten wandeln Angriffsenergie in Treffer um.',
      },
      effects: [
        lasting(FRIENDS, [{ op: 'remove-keyword', keyword: 'ai' }]),
        lasting({ ...FRIENDS, ranks: ['corps'] }, [{ op: 'attack-surge', surge: 'hit' }]),
      ],
    },
    b: {
      name: { en: 'Improved Durasteel Frames', de: 'Verbesserte Durastahl-Rahmen' },
      text: {
        en: 'Your special forces and commander units have Armor 1.',
        de: 'Deine Special-Forces-Einheiten und dein Commander haben Panzerung 1.',
      },
      effects: [lasting({ ...FRIENDS, ranks: ['special-forces', 'commander'] }, [{ op: 'keyword', keyword: 'armor', x: 1 }])],
    },
    from: 'seed',
  },
  {
    id: 'DC-L1',
    a: NETWORK_CALCULATION,
    b: {
      name: { en: 'Pack Hunters', de: 'Rudeljäger' },
      text: {
        en: 'A friendly melee attack against an enemy within 3" of another friendly unit adds 1 black die.',
        de: 'Ein befreundeter Nahkampfangriff gegen einen Feind in 3" zu einer anderen befreundeten Einheit hat 1 schwarzen Würfel mehr.',
      },
      effects: [
        must('pool', ATTACKER, [{ op: 'add-dice', dice: { black: 1 } }], {
          when: [{ is: 'melee' }, { is: 'other-friend-near-defender', within: 3 }],
        }),
      ],
    },
    from: 'seed',
  },
  {
    id: 'DC-L2',
    a: {
      name: { en: 'Sniper Droids', de: 'Scharfschützendroiden' },
      text: {
        en: 'An E-5s Sniper Rifle replaces the blaster of your corps units: 30", 2 black dice and 1 white die, Lethal 1, Cumbersome.',
        de: 'Ein E-5S-Scharfschützengewehr ersetzt den Blaster deiner Corps-Einheiten: 30", 2 schwarze Würfel und 1 weißer, Tödlich 1, Unhandlich.',
      },
      effects: [
        lasting({ ...FRIENDS, ranks: ['corps'] }, [
          { op: 'remove-weapon', weapon: 'commando-e-5-blaster' },
          { op: 'add-weapon', weapon: ranged('e-5s-sniper-rifle', 30, { black: 2, white: 1 }, has('lethal', 1), has('cumbersome')) },
        ]),
      ],
    },
    b: {
      name: { en: 'Electro-Whip MagnaGuards', de: 'Elektropeitschen-MagnaWächter' },
      text: {
        en: 'Your MagnaGuards gain an Electro-Whip: melee and up to 6", 2 red dice, Immobilize 1, Versatile.',
        de: 'Deine MagnaWächter erhalten eine Elektropeitsche: Nahkampf und bis 6", 2 rote Würfel, Bewegungsunfähig 1, Vielseitig.',
      },
      effects: [
        lasting({ ...FRIENDS, types: ['ig-100-magnaguard'] }, [
          { op: 'add-weapon', weapon: both('electro-whip', 6, { red: 2 }, has('immobilize', 1), has('versatile')) },
        ]),
      ],
    },
    from: 'seed',
  },
  {
    id: 'DC-L3',
    a: {
      name: { en: 'Mobility Calibration', de: 'Mobilitätskalibrierung' },
      text: {
        en: 'Friendly units have 1 more Scout, at most Scout 2, and every Jump 1 becomes Jump 2.',
        de: 'Befreundete Einheiten haben 1 Aufklären mehr, höchstens Aufklären 2, und jeder Sprung 1 wird Sprung 2.',
      },
      effects: [
        lasting(FRIENDS, [{ op: 'keyword', keyword: 'scout', x: 1, max: 2 }]),
        lasting({ ...FRIENDS, hasKeyword: 'jump' }, [{ op: 'keyword', keyword: 'jump', x: 2, set: true }]),
      ],
    },
    b: {
      name: { en: 'Attack Calibration', de: 'Angriffskalibrierung' },
      text: {
        en: 'Your Vibroswords have Pierce 1 and your Commando E-5 Blasters have Critical 1.',
        de: 'Deine Vibroschwerter haben Durchschlagen 1 und deine Kommando-E-5-Blaster Kritisch 1.',
      },
      effects: [
        lasting(FRIENDS, [
          { op: 'weapon', weapons: 'vibrosword', keywords: [has('pierce', 1)] },
          { op: 'weapon', weapons: 'commando-e-5-blaster', keywords: [has('critical', 1)] },
        ]),
      ],
    },
    from: 'seed',
  },
];
