import type { Logic } from '@cadre/kit';
import type { AbilityText, Count, Duration, KeywordName, Mod, Modifier, Op, Script, Trigger } from '../effect.js';
import type { Condition, Filter, Kind, Ref, ScriptFilter } from '../filter.js';
import { HOUSE, PUBLISHED } from '../notation.js';
import type { Tag } from '../tags.js';
import type { ActionName, ConditionName, MoveName, Named, Range, UnitType } from '../types.js';

/** Short words for abilities: the data that they make is all that the rules see. */
type F = Logic<Filter>;
type ScriptF = Logic<ScriptFilter>;
type C = Logic<Condition>;
export const all = <T>(...of: readonly T[]): T => (of.length === 1 ? of[0]! : ({ is: 'all', of } as T));
export const anyOf = <T>(...of: readonly T[]): T => ({ is: 'any', of }) as T;
export const not = <T>(of: T): T => ({ is: 'not', of }) as T;

export const FRIENDLY: F = { is: 'side', side: 'friendly' };
export const OWN_UNIT: F = { is: 'own' };
export const ENEMY: F = { is: 'side', side: 'enemy' };
export const WOUNDED: F = { is: 'wounded' };
export const HUNKERED: F = { is: 'hunkered' };
export const DAMAGED: F = { is: 'damaged' };
export const INJURED: F = { is: 'injured' };
export const ACTIVE: F = { is: 'active' };
export const CONTESTING: F = { is: 'contesting' };
/** Objectives that are not active count, too. */
export const CONTESTING_ANY: F = { is: 'contesting', any: true };
export const MINION: F = { is: 'type', types: ['minion'] };
export const MEMBER: F = { is: 'inUnit', of: 'self' };
export const tag = (...tags: readonly Tag[]): F => ({ is: 'tag', tags });
export const type = (...types: readonly UnitType[]): F => ({ is: 'type', types });
export const within = (range: Range, of: Ref = 'self'): F => ({ is: 'within', range, of });
export const near = (range: Range, of: Ref = 'self'): F => ({ is: 'within', range, of, another: true });
export const inSight = (of: Ref = 'self'): F => ({ is: 'inSight', of });
export const sees = (what: Ref): F => ({ is: 'sees', what });
export const the = (ref: Ref): F => ({ is: 'the', ref });
export const other = (than: Ref = 'self'): F => ({ is: 'other', than });
export const inUnit = (of: Ref): F => ({ is: 'inUnit', of });
export const engaged = (ref?: Ref): F => ({ is: 'engaged', ...(ref !== undefined && { with: ref }) });
export const has = (condition?: ConditionName): F => ({ is: 'condition', ...(condition !== undefined && { condition }) });
export const contesting = (...where: readonly F[]): F => ({ is: 'contesting', where: all(...where) });
export const contestingThe = (objective: Ref): F => ({ is: 'contesting', objective });
export const controlled = (by: 'friendly' | 'enemy' | 'nobody'): F => ({ is: 'controlled', by });
export const QUARRY: F = { is: 'marked', mark: 'quarry' };

export const that = (of: Ref, ...where: readonly F[]): C => ({ is: 'that', of, where: all(...where) });
export const thereIs = (of: Kind, ...where: readonly F[]): C => ({ is: 'thereIs', of: { pick: 'one', of, where: all(...where) } });
export const atLeast = (n: number, of: Kind, ...where: readonly F[]): C => ({
  is: 'atLeast',
  n,
  of: { pick: 'each', of, where: all(...where) },
});
export const shows = (roll: string, face: string, least = 1): C => ({ is: 'shows', roll, face, atLeast: least });
export const DID: C = { is: 'did' };
export const IN_COMBAT_ACTION: C = { is: 'inCombatAction' };
export const MELEE: C = { is: 'attackKind', kind: 'melee' };
export const RANGED: C = { is: 'attackKind', kind: 'ranged' };
export const OWN: C = that('subject', the('self'));
export const BY_MEMBER: C = that('attacker', MEMBER);
export const ON_MEMBER: C = that('defender', MEMBER);
export const UNWOUNDED: C = not(that('self', WOUNDED));

export const one = (of: Kind, as: string, ...where: readonly ScriptF[]): Op => ({
  op: 'select',
  of: { pick: 'one', of, where: all(...where) },
  as,
});
export const mayOne = (of: Kind, as: string, ...where: readonly ScriptF[]): Op => ({
  op: 'select',
  of: { pick: 'one', may: true, of, where: all(...where) },
  as,
});
export const upTo = (count: number, of: Kind, as: string, ...where: readonly ScriptF[]): Op => ({
  op: 'select',
  of: { pick: 'upTo', count, of, where: all(...where) },
  as,
});
export const each = (of: Kind, as: string, where: readonly ScriptF[], ...script: Script): Op => ({
  op: 'each',
  of: { pick: 'each', of, where: all(...where) },
  as,
  do: script,
});
/** For all that are called so, one after the other. */
export const forEach = (of: Kind, ref: Ref, as: string, ...script: Script): Op => each(of, as, [the(ref)], ...script);
export const if_ = (c: C, then: Script, otherwise?: Script): Op => ({ op: 'if', if: c, do: then, ...(otherwise && { else: otherwise }) });
export const may = (...script: Script): Op => ({ op: 'may', do: script });
export const choose = (...between: readonly Script[]): Op => ({ op: 'choose', between });

type MoveOp = Extract<Op, { op: 'move' }>;
type Where = Pick<MoveOp, 'toward' | 'away' | 'by' | 'must'>;
export const move = (who: Ref, as: MoveName, where: Where = {}): Op => ({ op: 'move', who, as, ...where });
/** One of its characters. */
export const moveOne = (who: Ref, as: MoveName, where: Where = {}): Op => ({ op: 'move', who, as, one: true, ...where });
export const heal = (by: Ref, times = 1): Op => ({ op: 'heal', by, ...(times > 1 && { times }) });
export const healOne = (by: Ref, times = 1): Op => ({ op: 'heal', by, one: true, ...(times > 1 && { times }) });
export const damage = (to: Ref, n: Count): Op => ({ op: 'damage', to, n });
export const gain = (to: Ref, ...conditions: readonly ConditionName[]): Script =>
  conditions.map(condition => ({ op: 'gain', to, condition }));
export const mend = (of: Ref, n: number | 'all'): Op => ({ op: 'mend', of, n });
export const cleanse = (of: Ref, n: number | 'all' = 1): Op => ({ op: 'cleanse', of, n });
/** Where the source leaves no choice whether to. */
export const mustCleanse = (of: Ref): Op => ({ op: 'cleanse', of, n: 1, must: true });
/** One damage or one condition. */
export const shed = (of: Ref): Op => may(choose([mend(of, 1)], [cleanse(of)]));
export const hunker = (to: Ref): Op => ({ op: 'hunker', to, n: 1 });
export const loseHunker = (of: Ref, n: number | 'all'): Op => ({ op: 'loseHunker', of, n });
export const act = (who: Ref, action: ActionName): Op => ({ op: 'act', who, action });
export const FOCUS: Op = act('self', 'focus');
export const HUNKER: Op = hunker('self');
export const attack = (by: Ref, kind: 'melee' | 'ranged' | 'either', on?: F, dice: number | 'printed' = 5): Op => ({
  op: 'attack',
  by,
  kind,
  ...(on && { on }),
  ...(dice !== 'printed' && { dice }),
});
export const push = (who: Ref, range: Range, of: Ref): Op => ({ op: 'push', who, range, of });
export const pull = (who: Ref, range: Range, of: Ref): Op => ({ op: 'pull', who, range, of });
export const attackDice = (add: Count): Op => ({ op: 'dice', roll: 'attack', add });
export const roll = (die: 'attack' | 'defence', n: number): Op => ({ op: 'roll', die, n, as: 'roll' });
export const rolled = (...faces: readonly string[]): Count => ({ faces, of: 'roll' });
export const refresh = (n: number): Op => ({ op: 'refresh', n });
export const countOf = (of: Kind, ...where: readonly F[]): Extract<Count, { each: unknown }> => ({
  each: { pick: 'each', of, where: all(...where) },
});
export const twice = (count: Extract<Count, { each: unknown }>): Count => ({ ...count, times: 2 });
export const buff = (to: Ref, until: Duration, ...mods: readonly Modifier[]): Op => ({ op: 'buff', to, mods, until });

type More = Partial<Omit<Modifier, 'is'>>;
export const mod = (is: Mod, more: More = {}): Modifier => ({ is, ...more });
export const keyword = (name: KeywordName, x = 1, more: More = {}): Modifier => ({ is: { mod: 'keyword', keyword: name, x }, ...more });
export const immunity = (condition: ConditionName, more: More = {}): Modifier => ({ is: { mod: 'immunity', condition }, ...more });
export const moreAttackDice = (add: Count, more: More = {}): Modifier => ({ is: { mod: 'attackDice', add }, ...more });
export const moreDefenceDice = (add: Count, more: More = {}): Modifier => ({ is: { mod: 'defenceDice', add }, ...more });

type Extra = Partial<AbilityText>;
export const active = (id: string, cost: number, script: Script, extra: Extra = {}): AbilityText => ({
  id,
  kind: 'active',
  cost,
  script,
  provenance: PUBLISHED,
  ...extra,
});
export const tactic = (id: string, script: Script, extra: Extra = {}): AbilityText => ({
  id,
  kind: 'tactic',
  trigger: 'activationStart',
  script,
  provenance: PUBLISHED,
  ...extra,
});
export const reactive = (
  id: string,
  cost: number,
  trigger: Trigger,
  when: C | 'always',
  script: Script,
  extra: Extra = {},
): AbilityText => ({
  id,
  kind: 'reactive',
  cost,
  trigger,
  ...(when !== 'always' && { when }),
  script,
  provenance: PUBLISHED,
  ...extra,
});
/** An innate ability that answers a moment. */
export const innate = (id: string, trigger: Trigger, when: C, script: Script, extra: Extra = {}): AbilityText => ({
  id,
  kind: 'innate',
  trigger,
  when,
  script,
  provenance: PUBLISHED,
  ...extra,
});
/** An innate ability that is always in force. */
export const always = (id: string, ...mods: readonly Modifier[]): AbilityText => ({ id, kind: 'innate', mods, provenance: PUBLISHED });
/** Ours. */
export const house = (text: AbilityText): AbilityText => ({ ...text, provenance: HOUSE });
export const ONCE_A_TURN: Extra = { limit: { per: 'turn', count: 1 } };
/** At the end of the Legend's activation in this turn. */
export const atTheEnd = (...script: Script): Op => ({ op: 'later', at: 'activationEnd', do: script });
export const medium = (note: string): Extra => ({ provenance: { from: 'published', certainty: 'medium', note } });
export const noted = (note: string): Extra => ({ provenance: { from: 'published', note } });
/** It does nothing in this mode. */
export const inactive = (id: string, kind: AbilityText['kind'], cost: number | 'none', why: Named): AbilityText => ({
  id,
  kind,
  ...(cost !== 'none' && { cost }),
  inactive: why,
  provenance: PUBLISHED,
});
/** Why abilities do nothing here. */
export const NO_PRIMARY: Named = { en: 'A cadre has no Primary unit.', de: 'Ein Kader hat keine Primäreinheit.' };
export const NO_MOMENTUM: Named = { en: 'Nobody gains Momentum in this mode.', de: 'In diesem Modus erhält niemand Momentum.' };
export const NO_RESERVE: Named = { en: 'The Legend has no reserve.', de: 'Die Legende hat keine Reserve.' };
