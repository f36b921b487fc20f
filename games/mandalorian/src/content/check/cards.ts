import type { CharacterDef, EventCard, FeatureDef, SkillCard, TokenSet, TriggerCard } from '../types.js';
import { STACKS, STRENGTHS } from '../words.js';
import { checkPlaces } from './places.js';
import type { Finding, Path } from './problem.js';

const DECK = 12;

const checkSkill = (card: SkillCard, kind: 'deck' | 'tactical' | 'wild' | 'signature', at: Path): readonly Finding[] => {
  const found: Finding[] = [];
  const fits = kind === 'tactical' || kind === 'wild' ? card.strength === kind : typeof card.strength === 'number';
  if (!fits)
    found.push({
      at: [...at, 'strength'],
      says: `"${card.strength}" on a ${kind} card`,
      expected: kind === 'tactical' || kind === 'wild' ? `"${kind}"` : 'a strength from 1 to 4',
    });
  const { ability } = card;
  if (card.strength === 'tactical' && !ability?.ops)
    found.push({ at, says: 'a tactical card that does nothing', expected: 'an ability with ops' });
  if (card.strength === 'tactical' && ability?.modify)
    found.push({
      at: [...at, 'ability', 'modify'],
      says: 'a tactical card changes an action that is not performed',
      expected: 'ops alone',
    });
  if (ability && !ability.modify && !ability.ops)
    found.push({ at: [...at, 'ability'], says: 'an ability without effect', expected: 'modify or ops' });
  return ability ? [...found, ...checkPlaces(ability, `action ${ability.slot}`, [...at, 'ability'])] : found;
};

export const checkTriggerCard = (card: TriggerCard, at: Path): readonly Finding[] => {
  const found: Finding[] = [];
  const acts = card.trigger === 'performAction';
  if ((card.modify === undefined && card.ops === undefined) !== (card.trigger === 'never'))
    found.push({
      at,
      says: `the trigger "${card.trigger}" ${card.trigger === 'never' ? 'with' : 'without'} an effect`,
      expected: 'an effect exactly if there is a trigger',
    });
  if (card.slots && !acts)
    found.push({ at: [...at, 'slots'], says: `slots with the trigger "${card.trigger}"`, expected: 'the trigger "performAction"' });
  if (card.modify && !acts)
    found.push({
      at: [...at, 'modify'],
      says: `no action to change with the trigger "${card.trigger}"`,
      expected: 'the trigger "performAction"',
    });
  const one = card.slots?.length === 1 ? card.slots[0]! : 'any';
  return [...found, ...checkPlaces(card, acts ? `action ${one}` : `trigger ${card.trigger}`, at)];
};

export const checkCharacter = (character: CharacterDef): readonly Finding[] => {
  const found: Finding[] = [];
  const cards = character.deck.reduce((sum, card) => sum + card.copies, 0);
  // MA-3
  if (cards !== DECK) found.push({ at: ['deck'], says: `${cards} skill cards`, expected: `${DECK}, counting copies` });
  const missing = STRENGTHS.filter(strength => !character.deck.some(card => card.strength === strength));
  if (missing.length > 0)
    found.push({ at: ['deck'], says: `no card of strength ${missing.join(', ')}`, expected: 'every strength from 1 to 4' });
  if (character.health.standard > character.health.novice)
    found.push({ at: ['health'], says: 'more health on the standard side than on the novice side', expected: 'at most as much' });
  const { tactical, wild, signature1, signature2, gear } = character.unlocks;
  const ids = [...character.deck, tactical, wild, signature1, signature2, gear].map(card => card.id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  if (twice.length > 0)
    found.push({ at: ['deck'], says: `two cards have the id ${twice.join(', ')}`, expected: 'one id, and copies for equal cards' });
  return [
    ...found,
    ...character.deck.flatMap((card, i) => checkSkill(card, 'deck', ['deck', i])),
    ...checkSkill(tactical, 'tactical', ['unlocks', 'tactical']),
    ...checkSkill(wild, 'wild', ['unlocks', 'wild']),
    ...checkSkill(signature1, 'signature', ['unlocks', 'signature1']),
    ...checkSkill(signature2, 'signature', ['unlocks', 'signature2']),
    ...checkTriggerCard(gear, ['unlocks', 'gear']),
  ];
};

export const checkEvent = (event: EventCard): readonly Finding[] => checkPlaces(event, 'event', []);

export const checkFeature = (feature: FeatureDef): readonly Finding[] => {
  const found = checkPlaces(feature, 'feature', []);
  if ((feature.use === 'discard') === feature.ops.length > 0) return found;
  return [
    ...found,
    {
      at: ['ops'],
      says: `${feature.ops.length} effects with the use "${feature.use}"`,
      expected: 'effects exactly with the use "discard"',
    },
  ];
};

/** Special tokens lie in their own stack, reinforcements are enemies. */
export const checkTokenSet = (set: TokenSet): readonly Finding[] =>
  STACKS.flatMap(stack =>
    set.stacks[stack].flatMap((token, i) => {
      const fits =
        stack === 'special' ? token.kind === 'special' : stack === 'reinforcement' ? token.kind === 'enemy' : token.kind !== 'special';
      const expected = stack === 'special' ? 'a special token' : stack === 'reinforcement' ? 'an enemy' : 'an enemy or a feature';
      return fits
        ? []
        : [{ at: ['stacks', stack, i, 'kind'], says: `a token of the kind "${token.kind}" among the ${stack} tokens`, expected }];
    }),
  );
