import { alternativeCode } from '../codes.js';
import type { Op } from '../content/types.js';
import type { CharacterId, PieceId, Whereabouts } from '../ids.js';
import { withinRange } from '../terrain/ground.js';
import { type Act, holdsFor, holdsInAct, strengthAt } from './act.js';
import { suspicion } from './beliefs.js';
import { SEARCHED } from './landings.js';
import { hitWorth, type Outset, pushWorth } from './outset.js';
import { harm } from './prices.js';
import { type Foe, movedTo } from './scene.js';
import { doorsWorth, lookWorth, textWorth } from './texts.js';

/** One way to perform it, and what that is worth. `option` is the number the rules use for it: a space, a threat, an alternative. */
export interface Choice {
  readonly option: number;
  readonly worth: number;
}
/** Nothing to choose: not the code of any option. */
export const NO_OPTION = -1;
export const NOTHING: Choice = { option: NO_OPTION, worth: 0 };
export const bestOf = (choices: readonly Choice[]): Choice => choices.reduce((a, b) => (b.worth > a.worth ? b : a), NOTHING);

const revealWorth = (o: Outset, piece: PieceId, strength: number): number => {
  const { enemy, effect } = suspicion(o.x, piece);
  const hit = enemy * Math.min(strength, 2) * 0.6 - enemy * 0.6;
  return SEARCHED * 0.8 * (o.chances.get(piece) ?? 0) + hit - effect * harm(o.x, o.x.box.mission.missionEffect);
};
/** A door that is not worth opening leaves the rest of an alternative without sense. */
const alternativeWorth = (o: Outset, who: CharacterId, from: Whereabouts, ops: readonly Op[]): number => {
  for (const op of ops) if (op.op === 'unlock' && op.doors !== 'all' && doorsWorth(o, from, op.doors.range).door < 0) return -1;
  return textWorth(o, who, from, ops);
};
const alternatives = (o: Outset, act: Act, from: Whereabouts): Choice[] =>
  o.x.box.mission.alternatives.flatMap((a, i) => {
    if (a.slot !== act.slot || strengthAt(o.x, act, from) < a.minStrength) return [];
    if (!holdsFor(movedTo(o.x, act.who, from), a.if, act.who)) return [];
    return [{ option: alternativeCode(i), worth: alternativeWorth(o, act.who, from, a.ops) }];
  });

const rangeOf = (o: Outset, act: Act, from: Whereabouts): number => {
  let range = 1;
  for (const m of act.mods) if (m.op === 'attackRange' && holdsInAct(o.x, act, from, m.if)) range = Math.max(range, m.range);
  return range;
};
export const attackChoices = (o: Outset, act: Act, from: Whereabouts): Choice[] => {
  const { x } = o;
  const split = act.mods.find(m => m.op === 'splitDamage');
  const range = split ? split.range : rangeOf(o, act, from);
  const found: Choice[] = [];
  for (const f of x.foes)
    if (withinRange(x.ground, from, f.space, range))
      found.push({ option: f.piece, worth: hitWorth(o, f.piece, strengthAt(o.x, act, from, f)) + textWorth(o, act.who, from, act.ops, f) });
  if (!split)
    for (const piece of x.hidden)
      if (withinRange(x.ground, from, x.table.pieces[piece]!.space, range))
        found.push({ option: piece, worth: revealWorth(o, piece, act.strength) });
  return [...found, ...alternatives(o, act, from)];
};

const NEAR = 3;
/** The best step for an enemy that this player moves. */
export const bestPush = (o: Outset, piece: PieceId): Choice => {
  const foe = o.x.foes.find(f => f.piece === piece);
  if (!foe) return NOTHING;
  return o.x.ground.neighbours[foe.space]!.map(space => ({ option: space, worth: pushWorth(o, piece, space) })).reduce(
    (a, b) => (b.worth > a.worth ? b : a),
    { option: NO_OPTION, worth: Number.NEGATIVE_INFINITY },
  );
};
export const intelChoices = (o: Outset, act: Act, from: Whereabouts): Choice[] => {
  const { x } = o,
    range = strengthAt(o.x, act, from);
  const found: Choice[] = [];
  for (const piece of x.hidden)
    if (withinRange(x.ground, from, x.table.pieces[piece]!.space, range)) found.push({ option: piece, worth: lookWorth(o, from, piece) });
  for (const f of x.foes) {
    if (!withinRange(x.ground, from, f.space, range) || !x.crew.some(c => withinRange(x.ground, x.at[c]!, f.space, NEAR))) continue;
    found.push({ option: f.piece, worth: bestPush(o, f.piece).worth + about(act.ops, o, act.who, from, f) });
  }
  return [...found, ...alternatives(o, act, from)];
};
/** What a text adds that is about the enemy just moved. */
const about = (ops: readonly Op[], o: Outset, who: CharacterId, from: Whereabouts, f: Foe): number =>
  ops.some(op => 'to' in op && op.op === 'damage' && op.to.pick === 'it') ? textWorth(o, who, from, ops, f) : 0;
