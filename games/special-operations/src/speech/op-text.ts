import type { Op } from '../content/effect.js';
import { RANK_NAMES } from '../content/names.js';
import { COLOURS, type DicePool } from '../dice.js';
import { effectNamed, namesOfCard } from '../effects/names.js';
import type { Words } from './english/index.js';
import type { Dice } from './english/ops.js';
import type { Names } from './names.js';

const diceIn = ({ options }: Words, dice: Readonly<Partial<DicePool>>): Dice => {
  const used = COLOURS.filter(colour => dice[colour]);
  return {
    n: used.reduce((n, colour) => n + dice[colour]!, 0),
    colours: used.map(colour => `${dice[colour]} ${options.colours[colour]}`).join(', '),
  };
};
/** What one part of an effect does to whom it is about; empty for what is no business of theirs. */
const opIn = (words: Words, names: Names, op: Op, many: boolean): string => {
  const { ops, options } = words;
  switch (op.op) {
    case 'gain':
      return ops.gain(options.countTokens(op.n, op.token), many);
    case 'lose':
      return ops.lose(op.n === 'all' ? ops.all(options.tokens[op.token]) : options.countTokens(op.n, op.token), many);
    case 'untargetable':
      return ops.untargetable(names.number(op.beyond), many);
    case 'area-attack':
      return ops.attacked(diceIn(words, op.dice), many);
    case 'roll':
      return ops.rolled(diceIn(words, op.dice), many);
    case 'return-unit':
      return ops.returned(many);
    case 'mark':
      return ops.marked(many);
    case 'also-rank':
      return ops.rank(RANK_NAMES[op.rank][names.language], many);
    case 'move':
      return ops.moved(names.number(op.speed), many);
    case 'grant':
      return ops.granted(names.action(op.keyword), many);
    case 'take-away':
      return ops.takenAway(names.action(op.keyword), many);
    default:
      return '';
  }
};
/** How many units an effect lets its player choose. */
export const countOf = (effect: string): number | undefined => {
  const count = effectNamed(effect)?.effect.target.count;
  return typeof count === 'number' ? count : undefined;
};
/** What an effect does to the units that are chosen for it, and whose they are. */
export const chosenFor = (
  words: Words,
  names: Names,
  effect: string,
  most: number,
): { readonly does: string; readonly whose: 'friendly' | 'enemy' | 'any' } => {
  const found = effectNamed(effect)?.effect;
  if (found?.kind !== 'triggered') return { does: '', whose: 'any' };
  const { pick } = found.target;
  return {
    does: words.ops.list(found.ops.map(op => opIn(words, names, op, most > 1)).filter(text => text !== '')),
    whose: pick === 'enemy' || pick === 'any' ? pick : 'friendly',
  };
};
/** What is left of a card, an earlier part of which happens by itself at the same moment. */
export const restOf = (words: Words, names: Names, offered: string): string => {
  const found = effectNamed(offered);
  if (found?.effect.kind !== 'triggered') return '';
  const { at } = found.effect;
  const hasBegun = namesOfCard(found.card)
    .slice(0, namesOfCard(found.card).indexOf(offered))
    .map(name => effectNamed(name)!.effect)
    .some(effect => effect.kind === 'triggered' && effect.at === at && !effect.may);
  const most = countOf(offered) ?? 1;
  const { does, whose } = chosenFor(words, names, offered, most);
  return hasBegun ? words.ops.units(most, whose, does) : '';
};
