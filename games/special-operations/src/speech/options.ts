import type { PickSpace, Space, ViewOf } from '@cadre/core';
import { BLANK_TO_HIT } from '../attack/improve-results.js';
import { weaponsOf } from '../attack/targets.js';
import { boxOf, layoutsFor, titlesFor } from '../box.js';
import { CARDS } from '../content/cards/index.js';
import type { Token } from '../content/effect.js';
import { RANK_NAMES } from '../content/names.js';
import { MISSIONS } from '../content/types.js';
import { ATTACK_RESULTS, COLOURS, DEFENCE_RESULTS } from '../dice.js';
import { faceName } from '../effects/names.js';
import { unitOfHolder } from '../keywords/holders.js';
import { words as keywordRules } from '../keywords/keywords.js';
import { knownToken, orders, partners } from '../missions/code-tokens.js';
import { type BattleOption, OPTION } from '../options.js';
import { specialOf } from '../round/actions.js';
import type { BattleState, UnitId } from '../state.js';
import type { Words } from './english/index.js';
import { actingIn, diceOf, nearestLocals, topOf } from './frames.js';
import type { Names } from './names.js';

type View = ViewOf<BattleState>;
/** The weapon needs a name where the target can be attacked with another one, too. */
const hasChoice = (space: Space, { target }: BattleOption & { kind: 'attack' }): boolean =>
  space.kind === 'pick' &&
  space.options.filter(value => {
    const other = OPTION.has(value) ? OPTION.decode(value) : undefined;
    return other?.kind === 'attack' && other.target === target;
  }).length > 1;
const optionIn = (words: Words, names: Names, view: View, space: Space, o: BattleOption): string => {
  const { options } = words;
  switch (o.kind) {
    case 'activate':
      return options.activate(names.unitIn(view, o.unit));
    case 'unit':
      return names.unitIn(view, o.unit);
    case 'attack': {
      const weapon = hasChoice(space, o) ? weaponsOf(view, actingIn(view.stack))[o.weapon] : undefined;
      return options.attack(names.unitIn(view, o.target), weapon ? weapon.name[names.language] : '');
    }
    case 'special': {
      const special = specialOf(o.action);
      const name = names.action(special.id);
      return special.free(view) ? options.free(name) : name;
    }
    case 'card': {
      const card = CARDS[o.card];
      return card ? options.card(card.name[names.language], card.pips, card.orders) : String(o.card);
    }
    case 'loadouts': {
      const cards = boxOf(view).squads.get(view.public.squads[view.seat === 1 ? 1 : 0])?.loadouts ?? [];
      return [o.first, o.second, o.third].map((side, i) => names.card(faceName(cards[i] ?? '', side))).join(' / ');
    }
    case 'rank':
      return options.rank(RANK_NAMES[o.rank][names.language]);
    case 'colour':
      return options.colours[o.colour];
    case 'slot':
      return options.slot(options.faces[o.slot]);
    case 'token':
      return options.tokenOf(options.tokens[o.token]);
    case 'objective':
      return options.objective(o.objective + 1);
    default:
      return options[o.kind];
  }
};
const offerIn = (words: Words, names: Names, view: View, code: number): string => {
  const { keyword, holder } = keywordRules.offerOf(code);
  const unit = unitOfHolder(holder);
  return words.options.offer(names.effect(keyword), unit === undefined ? '' : names.unitIn(view, unit));
};
const markerIn = (words: Words, names: Names, view: View, id: number): string => {
  const marker = view.public.markers.find(m => m.id === id);
  const mine = view.mine?.covert.find(c => c.marker === id);
  return words.options.marker(marker ? names.spot(marker.at) : '', mine ? names.unitIn(view, mine.unit) : '');
};
const dieIn = (words: Words, view: View, place: number): string => {
  const die = diceOf(view.stack)[place];
  if (!die) return String(place + 1);
  const face = words.options.faces[die.face];
  return die.colour ? words.options.die(words.options.colours[die.colour], face) : face;
};
const swapIn = (words: Words, names: Names, view: View, n: number): string => {
  const slots = partners(view, topOf(view.stack).locals['unit'] as UnitId);
  const order = orders(slots)[n] ?? [];
  const holder = (slot: number): string => {
    const at = view.public.tally.codes[slot];
    return typeof at === 'number' ? names.unitIn(view, at) : '';
  };
  return words.options.swap(
    slots.map(holder),
    order.map(slot => words.board.holds(slot + 1, knownToken(view, slot))),
  );
};
const holderOfSlot = (names: Names, view: View, slot: number): string => {
  const at = view.public.tally.codes[slot];
  return typeof at === 'number' ? names.unitIn(view, at) : String(slot + 1);
};
/** The sides of the loadout cards, as the board names them. */
export const briefOf = (value: number): string | undefined => {
  const option = OPTION.has(value) ? OPTION.decode(value) : undefined;
  return option?.kind === 'loadouts' ? [option.first, option.second, option.third].join('').toUpperCase() : undefined;
};
/** Tokens that are spent by number, by what the rules call the question. */
const SPENT: Readonly<Partial<Record<string, Token>>> = {
  'attack-surge': 'surge',
  'defence-surge': 'surge',
  dodge: 'dodge',
  lethal: 'aim',
  shield: 'shield',
};
const amountIn = ({ options }: Words, of: string, n: number): string => {
  const token = SPENT[of];
  if (n === 0) return options.none;
  return token ? options.countTokens(n, token) : of === 'guard' ? options.countHits(n) : String(n);
};
/** What choosing so many dice comes to. */
export const severalIn = ({ options }: Words, { of }: PickSpace, n: number): string | undefined =>
  REROLLS.has(of) ? options.reroll(n) : undefined;
const REROLLS: ReadonlySet<string> = new Set(['reroll', 'attack-reroll', 'aim', 'observation', 'defence-reroll']);
/** One integer of an answer. */
export const valueIn = (words: Words, names: Names, view: View, space: Space, value: number): string => {
  if (space.kind === 'amount') return amountIn(words, space.of, value);
  if (space.kind === 'roll') {
    const face = (space.dice[0]?.id.endsWith('attack') ? ATTACK_RESULTS : DEFENCE_RESULTS)[value];
    return face ? words.options.faces[face] : String(value);
  }
  if (topOf(view.stack).proc === 'window') return offerIn(words, names, view, value);
  switch (space.of) {
    case 'covert':
      return markerIn(words, names, view, value);
    case 'keep':
      return words.options.keep(value);
    case 'whose':
      return names.unitIn(view, value);
    case 'reroll':
    case 'attack-reroll':
    case 'aim':
    case 'observation':
    case 'defence-reroll':
      return dieIn(words, view, value);
    case 'improve':
      return value === BLANK_TO_HIT ? words.options.blankToHit : words.options.hitToCrit;
    case 'die-lost':
      return words.options.colours[COLOURS[value] ?? 'white'];
    case 'code':
      return holderOfSlot(names, view, value);
    case 'swap':
      return swapIn(words, names, view, value);
    case 'mission':
      return titlesFor({ ...view.public, mission: MISSIONS[value] ?? 'shields' }).mission[names.language];
    case 'layout':
      return titlesFor({ ...view.public, layout: layoutsFor(view.public)[value] ?? '' }).layout[names.language];
    case 'draw': {
      const rank = view.public.pools[nearestLocals(view.stack, 'draw', 'comms')?.['seat'] as 0 | 1]?.[value];
      return rank ? RANK_NAMES[rank][names.language] : String(value);
    }
    default:
      return OPTION.has(value) ? optionIn(words, names, view, space, OPTION.decode(value)) : String(value);
  }
};
