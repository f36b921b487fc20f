import type { Frame } from '@cadre/core';
import type { AttackFace, DefenceFace } from '../dice.js';
import { effectNamed } from '../effects/names.js';
import { ATTACKING, type AttackFrame } from '../frames.js';
import type { BattleState, BattleView, Unit } from '../state.js';
import { pierceIn } from './numbers.js';
import { available } from './tokens.js';
import { attackTotal } from './weapons.js';

/** Tokens are few: eight of each have room. Beyond that they still differ, only not by place. */
const tokensOf = ({ aim, dodge, surge, shield, observation, suppression, wounds }: Unit): number =>
  (((((wounds * 32 + aim) * 32 + dodge) * 32 + surge) * 32 + shield) * 32 + observation) * 32 + suppression;
/** One letter for each face: blocks and blanks begin with the same one. */
const LETTERS: Readonly<Record<AttackFace | DefenceFace, string>> = { crit: 'c', hit: 'h', surge: 's', blank: '-', block: 'b' };
const letters = (faces: readonly (AttackFace | DefenceFace)[]): string => {
  let text = '';
  for (let i = 0; i < faces.length; i++) text += LETTERS[faces[i]!];
  return text;
};
const attackKey = (step: string, f: AttackFrame): string =>
  `${step} ${letters(f.reds)}|${letters(f.blacks)}|${letters(f.whites)}|${letters(f.defence)} ${f.red},${f.black},${f.white},${f.crits},${f.hits},${f.surges},${f.blanks},${f.cover},${f.pierce},${f.impact},${f.critical},${f.suppressive},${f.lethal},${f.aimSpent},${f.dodgeSpent},${f.sharedByAttacker},${f.sharedByDefender},${f.lent},${f.blocks},${f.wounds},${f.suppression},${f.aimed ? 1 : 0}${f.observed ? 1 : 0}${f.hadHit ? 1 : 0}${f.defenceSurged ? 1 : 0}`;
const frameKey = (f: Frame): string => (ATTACKING.is(f) ? attackKey(f.step, f.locals) : JSON.stringify(f));
/** A card that looks at more than whose dice they are, when the defence dice lie there, makes everything matter to the end. */
const looksBack = (name: string): boolean => {
  const effect = effectNamed(name)?.effect;
  return (
    effect?.kind === 'triggered' &&
    effect.at === 'defenceReroll' &&
    (effect.when.length > 0 || effect.ops.some(({ op }) => op !== 'reroll'))
  );
};
const hasLateCards = ({ public: { roster } }: BattleView): boolean => roster.some(({ keywords }) => Object.keys(keywords).some(looksBack));
/**
 * From the defence roll on, the steps look at nothing else: how many results there are, whatever they were, what the dice will be worth, and the
 * surge tokens for them. Cards are held back by what is spent.
 */
const defenceKey = (s: BattleState, f: AttackFrame): string =>
  `${f.hits + f.crits},${attackTotal(s, 'defenceDice', f)},${pierceIn(s, f)},${f.cover},${attackTotal(s, 'surgeBlocks', f) > 0} ${letters(f.defence)},${f.blocks},${f.surges} ${available(s, f, f.target, 'surge')},${f.suppressive},${f.hadHit}`;
const spentIn = ({ public: { spent, used } }: BattleState): string =>
  `${spent.attack} ${spent.activation} ${spent.round} ${spent.game} ${JSON.stringify(used)}`;
const LATE: readonly string[] = ['defend', 'blockWithTokens'];

/** Everything that can change in an attack that is only counted, and that its steps look at. */
export const keyFor = (k: BattleView, depth: number, involved: readonly boolean[]): ((s: BattleState) => string) => {
  const isLong = hasLateCards(k);
  return s => {
    const top = s.stack.at(-1)!;
    if (!isLong && ATTACKING.is(top) && LATE.includes(top.step)) return `${top.step} ${defenceKey(s, top.locals)} ${spentIn(s)}`;
    let key = '';
    for (let i = depth - 1; i < s.stack.length; i++) key += frameKey(s.stack[i]!);
    const { units } = s.public;
    for (let i = 0; i < units.length; i++) if (involved[i]) key += `,${tokensOf(units[i]!)}`;
    return `${key} ${spentIn(s)}`;
  };
};
/** The same without the dice that lie there, as a number: it stands in many texts. */
export const restFor = (key: (s: BattleState) => string): ((s: BattleState) => number) => {
  const known = new Map<string, number>();
  return s => {
    const stack = s.stack.map(frame =>
      ATTACKING.is(frame) ? { ...frame, locals: { ...frame.locals, reds: [], blacks: [], whites: [], defence: [] } } : frame,
    );
    const rest = key({ ...s, stack });
    const number = known.get(rest) ?? known.size;
    known.set(rest, number);
    return number;
  };
};
