import type { FactOfType, MandoFact } from '#game/fact';

/** What each character did and suffered. */
export interface Deeds {
  readonly dealt: number;
  readonly defeated: number;
  readonly taken: number;
  readonly steps: number;
}
export interface Summary {
  readonly turns: number;
  readonly cards: number;
  readonly events: number;
  readonly crises: number;
  readonly characters: readonly Deeds[];
  /** What changed the course of the match, in order. */
  readonly turningPoints: readonly { readonly turn: number; readonly fact: MandoFact }[];
}
const NOTHING: Deeds = { dealt: 0, defeated: 0, taken: 0, steps: 0 };
const MOST_POINTS = 6;
/** Whether this is what a character fell to: nothing else hurts it before. */
const isDeadly = (fact: FactOfType<'attacked' | 'hurt'>, later: readonly MandoFact[]): boolean => {
  const about = later.filter(f => 'character' in f && f.character === fact.character);
  const next = about.find(f => f.type === 'fallen' || f.type === 'attacked' || (f.type === 'hurt' && fact.type === 'hurt'));
  return next?.type === 'fallen' && (fact.type === 'hurt' || about.some(f => f.type === 'hurt' && f.cause === 'attack'));
};
/** What turned the match: finds, falls, defeated enemies and the first crisis; more of these would say the same again. */
const isTurningPoint = (fact: MandoFact, i: number, story: readonly MandoFact[]): boolean => {
  switch (fact.type) {
    case 'crisis':
      return story.findIndex(f => f.type === 'crisis') === i;
    case 'attacked':
    case 'hurt':
      return isDeadly(fact, story.slice(i + 1));
    case 'feature':
    case 'defeated':
    case 'carried':
    case 'delivered':
    case 'fallen':
    case 'child':
    case 'ended':
      return true;
    default:
      return false;
  }
};

/** A match looked back on. Damage in a turn is that of the character whose turn it is. */
export const summaryOf = (story: readonly MandoFact[], characters: number): Summary => {
  const deeds = Array.from({ length: characters }, () => NOTHING);
  const points: { turn: number; fact: MandoFact }[] = [];
  let seat = 0,
    turn = 0;
  const add = (who: number, part: Partial<Deeds>): void => {
    const before = deeds[who];
    if (!before) return;
    deeds[who] = {
      dealt: before.dealt + (part.dealt ?? 0),
      defeated: before.defeated + (part.defeated ?? 0),
      taken: before.taken + (part.taken ?? 0),
      steps: before.steps + (part.steps ?? 0),
    };
  };
  for (const [i, fact] of story.entries()) {
    if (fact.type === 'turn') ({ seat, number: turn } = fact);
    if (isTurningPoint(fact, i, story)) points.push({ turn, fact });
    if (fact.type === 'damaged') add(seat, { dealt: fact.damage });
    if (fact.type === 'defeated') add(seat, { defeated: 1 });
    if (fact.type === 'hurt') add(fact.character, { taken: fact.n });
    if (fact.type === 'moved') add(fact.character, { steps: 1 });
  }
  const count = (type: MandoFact['type']): number => story.filter(fact => fact.type === type).length;
  return {
    turns: count('turn'),
    cards: count('played'),
    events: count('event'),
    crises: count('crisis'),
    characters: deeds,
    turningPoints: points.slice(-MOST_POINTS),
  };
};
