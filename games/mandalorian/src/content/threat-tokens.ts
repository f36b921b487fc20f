import type { Ability, EnemyClass, EnemyToken, FeatureToken, Source, TokenSet } from './types.js';

const enemy =
  (kind: EnemyClass) =>
  (health: number, ...abilities: Ability[]): EnemyToken => ({ kind: 'enemy', class: kind, health, abilities });
const melee = enemy('melee');
const blaster = enemy('blaster');
const sharpshooter = enemy('sharpshooter');
const feature = (id: string, ...abilities: Ability[]): FeatureToken => ({ kind: 'feature', feature: id, abilities });

const source: Source = { kind: 'house', note: 'number of tokens from the rulebook (MA-3), their faces are ours' };

export const tokenSets: readonly TokenSet[] = [
  {
    id: '1',
    names: { melee: 'camp brute', blaster: 'raider', sharpshooter: 'roof lookout' },
    stacks: {
      square: [blaster(2), blaster(3), blaster(2, 'sentry'), melee(3), melee(4), melee(2, 'sentry'), feature('medpac')],
      circle: [feature('asset'), feature('medpac'), feature('crate'), feature('empty'), melee(2), blaster(1, 'sentry')],
      triangle: [sharpshooter(1), sharpshooter(2), sharpshooter(2), sharpshooter(2, 'sentry')],
      reinforcement: [blaster(3), blaster(4), melee(4), melee(5), sharpshooter(3), melee(3, 'sentry'), blaster(3, 'sentry')],
      special: [],
    },
    source,
  },
  {
    id: '2',
    names: { melee: 'cutthroat', blaster: 'guild gunman', sharpshooter: 'rooftop hunter' },
    stacks: {
      square: [
        blaster(2),
        blaster(2, 'sentry'),
        blaster(3),
        melee(3, 'grapple'),
        melee(3, 'grapple'),
        melee(2),
        melee(1, 'sabotage'),
        melee(1, 'sabotage'),
        feature('medpac'),
        blaster(2, 'missionEffect'),
      ],
      circle: [
        feature('medpac'),
        feature('crate'),
        feature('speeder'),
        melee(2, 'missionEffect'),
        feature('empty', 'missionEffect'),
        blaster(2, 'sentry'),
      ],
      triangle: [sharpshooter(2), sharpshooter(2), sharpshooter(3), sharpshooter(2, 'sentry')],
      reinforcement: [
        blaster(3),
        blaster(3),
        blaster(4),
        melee(4),
        melee(3, 'grapple'),
        melee(3, 'grapple'),
        sharpshooter(2),
        sharpshooter(3),
        melee(2, 'sabotage'),
      ],
      special: [],
    },
    source,
  },
  {
    id: '3',
    names: { melee: 'restraint droid', blaster: 'security droid', sharpshooter: 'turret droid' },
    stacks: {
      square: [
        blaster(2),
        blaster(2, 'sentry'),
        melee(2),
        melee(2, 'grapple'),
        melee(1, 'sabotage'),
        melee(1, 'sabotage'),
        blaster(2, 'missionEffect'),
        feature('medpac'),
        feature('medpac'),
      ],
      circle: [
        feature('prisoner'),
        feature('keycard'),
        feature('keycard'),
        feature('medpac'),
        feature('crate'),
        melee(2),
        blaster(1, 'missionEffect'),
      ],
      triangle: [sharpshooter(1), sharpshooter(2), sharpshooter(2), sharpshooter(2, 'sentry')],
      reinforcement: [
        blaster(2),
        blaster(3),
        melee(3),
        melee(3),
        melee(2, 'grapple'),
        sharpshooter(2),
        melee(2, 'sabotage'),
        sharpshooter(2),
      ],
      special: [],
    },
    source,
  },
  {
    id: '4',
    names: { melee: 'shock trooper', blaster: 'garrison trooper', sharpshooter: 'roof marksman' },
    stacks: {
      square: [
        blaster(2),
        blaster(2),
        blaster(3, 'sentry'),
        melee(3),
        melee(3, 'grapple'),
        melee(4),
        melee(1, 'sabotage'),
        blaster(2, 'missionEffect'),
      ],
      circle: [feature('medpac'), feature('crate'), feature('detonator'), blaster(2, 'missionEffect')],
      triangle: [sharpshooter(2), sharpshooter(2), sharpshooter(3), sharpshooter(2, 'sentry')],
      reinforcement: [blaster(3), blaster(3), blaster(4), melee(4), melee(3), sharpshooter(3), blaster(3, 'sentry'), melee(2, 'sabotage')],
      special: [{ kind: 'special', special: 'commander' }],
    },
    source,
  },
];
