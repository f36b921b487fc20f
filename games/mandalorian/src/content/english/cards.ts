import type { Names } from '../names.js';
import type { EventCard, FeatureDef, MissionDef, Modifier, Op, SkillCard, Slot, TriggerCard } from '../types.js';
import { condition, effects } from './effects.js';
import { modifier } from './modifiers.js';
import { ABILITY_NAMES, amount, or, SLOT_NAMES, sentence, spot, type Wording } from './phrases.js';

const TRIGGER_NAMES: Readonly<Record<TriggerCard['trigger'], string>> = {
  never: '',
  damage: 'When you would be dealt damage',
  sentryOrGrapple: 'When sentry or grapple would deal you damage',
  eventDamage: 'When an event or crisis would deal you damage',
  performAction: 'When you perform an action',
  actionStep: 'Between your actions',
  chosenToAttack: 'When an enemy is chosen to attack you',
  attacked: 'After an enemy attacks you',
  crisis: 'When a crisis would be resolved on your turn',
  eventStep: 'When an Event Step begins',
  afterEvent: 'After an event',
};

/** What a skill text calls the enemy it is about. */
const IT: Readonly<Record<Slot, string>> = {
  move: 'it',
  attack: 'the target',
  intel: 'that enemy',
  plan: 'it',
  mission: 'it',
};

const doing = (words: Wording, modify: readonly Modifier[] = [], ops: readonly Op[] = []): readonly string[] => [
  ...modify.map(m => modifier(m, words)),
  ...(ops.length > 0 ? [effects(ops, words)] : []),
];

/** The text of a skill card; without an ability its icon, or nothing. */
export const skillText = (card: SkillCard, names: Names): string => {
  const { ability } = card;
  if (!ability) {
    if (card.strength === 'wild') return 'Choose a strength from 1 to 4 when you play this card.';
    return card.bonus ? `+1 strength in ${SLOT_NAMES[card.bonus]}.` : '';
  }
  const words = { names, it: IT[ability.slot] };
  const lead = ability.instead
    ? 'instead of the action, '
    : ability.timing && ability.timing !== 'either'
      ? `${ability.timing} the action, `
      : '';
  const first = (ability.modify ?? []).map(m => modifier(m, words));
  const rest = ability.ops ? [`${lead}${effects(ability.ops, words)}`] : [];
  return `${SLOT_NAMES[ability.slot]}: ${[...first, ...rest].join('; ')}.`;
};

export const triggerText = (card: TriggerCard, names: Names): string => {
  if (card.trigger === 'never') return 'No effect. It cannot be kept.';
  const words = { names, it: 'that enemy' };
  const only = card.slots ? ` (${or(card.slots.map(slot => SLOT_NAMES[slot]))})` : '';
  const when = `${TRIGGER_NAMES[card.trigger]}${only}${card.if ? `, if ${condition(card.if, words)}` : ''}`;
  return `${when}: discard this card; ${doing(words, card.modify, card.ops).join('; ')}.`;
};

export const eventText = (card: EventCard, names: Names): readonly string[] => {
  const words = { names, it: 'it' };
  return [...card.ops.map(op => sentence([effects([op], words)])), ...(card.six ?? []).map(op => `6+: ${effects([op], words)}.`)];
};

export const featureText = (feature: FeatureDef, names: Names): string => {
  switch (feature.use) {
    case 'none':
      return 'No effect.';
    case 'carry':
      return 'Pick it up with any action in its space, one per character. It cannot be dropped or passed on.';
    case 'discard': {
      const words = { names, it: 'it' };
      const only = feature.if ? ` if ${condition(feature.if, words)}` : '';
      return `In your Action Step, discard this from your space${only}: ${effects(feature.ops, words)}.`;
    }
  }
};

export interface MissionLine {
  readonly part: string;
  readonly text: string;
}

/** The sheet of a mission, one line for each thing it says. */
export const missionText = (mission: MissionDef, names: Names): readonly MissionLine[] => {
  const words = { names, it: 'it' };
  const lines: MissionLine[] = [];
  const say = (part: string, ...texts: readonly string[]): void => {
    const text = sentence(texts);
    if (text !== '') lines.push({ part, text });
  };
  for (const op of mission.setup) say('Setup', effects([op], words));
  say('Objective', condition(mission.objective, words));
  say('Failure', 'a character is defeated');
  for (const failure of mission.failure) say('Failure', condition(failure, words));
  say('Crisis', effects(mission.crisis, words));
  say('Mission effect', effects(mission.missionEffect, words));
  for (const slot of mission.slots) {
    const part = `${slot.name} (${slot.minStrength}+)`;
    if (slot.if) say(part, `only if ${condition(slot.if, words)}`);
    for (const text of doing(words, slot.modify, slot.ops)) say(part, text);
  }
  for (const other of mission.alternatives) {
    const only = other.if ? ` if ${condition(other.if, words)}` : '';
    say(other.name, `instead of ${SLOT_NAMES[other.slot]} with strength ${other.minStrength}+${only}, ${effects(other.ops, words)}`);
  }
  for (const track of mission.tracks) for (const step of track.steps) say(track.name, `at ${step.at}, ${effects(step.ops, words)}`);
  for (const special of mission.specials) {
    say(
      special.name,
      [special.class ?? 'no class', `health ${amount(special.health)}`, ...special.abilities.map(ability => ABILITY_NAMES[ability])].join(
        ', ',
      ),
      special.damageCap === undefined ? '' : `at most ${special.damageCap} damage at a time`,
      special.safeUntil ? `cannot be damaged until ${condition(special.safeUntil, words)}` : '',
    );
  }
  if (mission.childTaken) {
    say(
      'The Child',
      'an enemy that ends an Event Step move in its space takes it',
      `an enemy carrying The Child moves toward ${spot(mission.childTaken.goal, words)}`,
    );
  }
  for (const op of mission.afterEvent) say('After each event', effects([op], words));
  for (const op of mission.endOfTurn) say('End of turn', effects([op], words));
  if (mission.traitor?.kind === 'box') say('Traitor box', effects(mission.traitor.ops, words));
  return lines;
};
