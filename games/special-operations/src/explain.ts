// first of all: attacks, keywords and cards refer to each other, and only the list of procedures loads them in an order that works
import './procedures.js';
import type { Language, Overlay, OverlayShape, Query, Space } from '@cadre/core';
import { borderOfSpots } from '@cadre/geometry';
import { NO_OVERLAY } from '@cadre/kit';
import { attack, oddsIn, targets } from './explain/attacks.js';
import { ruler } from './explain/ruler.js';
import { sight, spotView } from './explain/sight.js';
import { lookout, threat } from './explain/threat.js';
import type { Told } from './explain/told.js';
import { toolTo } from './explain/tool.js';
import { withAim } from './forecast.js';
import { ACTIVATING } from './frames.js';
import { actionsLeft } from './round/actions.js';
import { moveOf } from './round/move-kinds.js';
import { namesIn } from './speech/names.js';
import { WORDS } from './speech/words.js';
import type { BattleView, UnitId } from './state.js';
import { movementsOf, moveProblem } from './table/moves.js';
import { isOnTable } from './table/queries.js';

/** What a screen can ask: where a unit can go and whom it sees, what lies between two, what an attack would do now and after aiming, whom it can attack, how far its weapons reach, what a spot is like, how far apart two things are. */
export const QUERIES = ['reach', 'sight', 'attack', 'aimed', 'targets', 'threat', 'spot', 'ruler'] as const;
/** The steps in which the border of a reach is followed, in 0.1 mm. */
const BORDER = 100;
const there = (k: BattleView, id: number | undefined): id is UnitId =>
  id !== undefined && k.public.units[id] !== undefined && isOnTable(k.public.units[id]!);

/** How a unit can still move: whoever has made its move can only dash; whoever is not activated now is asked about at leisure. */
const moveLeft = (k: BattleView, id: UnitId): 'move' | 'dash' | null => {
  const activation = k.stack.findLast(ACTIVATING.is)?.locals;
  if (activation?.unit !== id) return 'move';
  if (actionsLeft(k, activation) <= 0) return null;
  return (['move', 'dash'] as const).find(how => !activation.done.includes(how)) ?? null;
};
/** Where a unit can go, and whom it sees from where it stands. */
const reach = (told: Told, k: BattleView, id: UnitId): Overlay => {
  const { words, names } = told;
  const seen = lookout(told, k, id);
  const how = moveLeft(k, id);
  if (how === null) return seen;
  const move = { ...moveOf(k, id, how), intoMelee: 'nobody' } as const;
  if (moveProblem(k, id, move)) return seen;
  const shapes = movementsOf(k, id, move).map((placing): OverlayShape => {
    const rings = borderOfSpots(placing, BORDER).map(loop => loop.flatMap(({ x, y }) => [x, y]));
    return { kind: 'area', means: 'reach', outline: { level: 0, rings } };
  });
  return {
    shapes: [...shapes, ...seen.shapes],
    says: [words.explain[how === 'dash' ? 'dash' : 'reach'](names.unitIn(k, id)), ...seen.says],
  };
};
/** Whether the unit could still aim and attack after it; whoever is not activated now is asked about at leisure. */
const canAimFirst = (k: BattleView, id: UnitId): boolean => {
  const activation = k.stack.findLast(ACTIVATING.is)?.locals;
  return activation?.unit !== id || (actionsLeft(k, activation) > 1 && !activation.done.includes('aim'));
};
/** Beside an option that is, or prepares, an attack. */
export const odds = (k: BattleView, space: Space, value: number, language: Language): string | undefined =>
  space.kind === 'pick' && (space.of === 'option' || space.of === 'attack')
    ? oddsIn({ words: WORDS[language], names: namesIn(language) }, k, space.options, value)
    : undefined;
/** The one door for previews of this game. Who is not on the table has no overlay. */
export const explain = (k: BattleView, { kind, args }: Query, language: Language): Overlay => {
  const [a, b, c, d] = args;
  const told = { words: WORDS[language], names: namesIn(language) };
  if (kind === 'ruler') return ruler(told, k, args);
  if (kind === 'spot') {
    if (a === undefined || !k.public.units[a] || b === undefined || c === undefined || d === undefined) return NO_OVERLAY;
    const at = { x: b, y: c, level: d };
    const [tool, seen] = [toolTo(told, k, a as UnitId, at), spotView(told, k, a as UnitId, at)];
    return { shapes: [...tool.shapes, ...seen.shapes], says: [...tool.says, ...seen.says] };
  }
  if (!there(k, a)) return NO_OVERLAY;
  if (kind === 'reach') return reach(told, k, a);
  if (kind === 'targets') return targets(told, k, a);
  if (kind === 'threat') return threat(told, k, a);
  if (!there(k, b)) return NO_OVERLAY;
  switch (kind) {
    case 'attack':
      return attack(told, k, a, b, c);
    case 'aimed':
      return canAimFirst(k, a) ? attack(told, withAim(k, a), a, b, c) : NO_OVERLAY;
    default:
      return sight(told, k, a, b);
  }
};
