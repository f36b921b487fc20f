import { textMap } from '@cadre/battle';
import {
  type Known,
  type Language,
  OFFER,
  type Question,
  type Reason,
  type Seat,
  type Speech,
  seatOption,
  spotsOf,
  type ViewOf,
} from '@cadre/core';
import { INCH, pieceOf } from '@cadre/geometry';
import type { SetupSpeech } from '@cadre/kit';
import { actingFigure } from './frames.js';
import { isStanding, unitOf } from './queries.js';
import { SQUAD_WORDS } from './squad-words.js';
import { type FigureId, OPTION, type SkirmishFact, type SkirmishState } from './state.js';
import { BEACON, TABLE } from './table.js';
import { squadProblems, UNIT_KINDS, type UnitKind } from './units.js';
import { WORDS, type Words } from './words.js';

type SkirmishView = ViewOf<SkirmishState>;
const LETTERS = ['A', 'B'];
const letter = (seat: number): string => LETTERS[seat] ?? String(seat);
/** A figure's short name: the letter of its side and its number there. */
const FIGURES_A_SIDE = 3;
const sideOf = (id: number): Seat => Math.floor(id / FIGURES_A_SIDE);
export const shortName = (id: number): string => `${letter(sideOf(id))}${(id % FIGURES_A_SIDE) + 1}`;
const nameWith = (words: Words, id: number, unit: UnitKind): string => words.figure(shortName(id), words.units[unit]);
export const nameIn = (words: Words, k: Known<SkirmishState>, id: number): string => nameWith(words, id, k.public.figures[id]!.unit);

/** The table in text: two characters for a square of one and a half inches, seen from seat A's edge at the bottom. */
const SQUARE = 1.5 * INCH;
const MARKS: Readonly<Record<string, string>> = { wall: '##', 'low wall': '==', crates: 'xx', platform: '[]', walkway: '--' };
const mapOf = ({ public: { figures } }: SkirmishView): string[] =>
  textMap(TABLE, SQUARE, piece => MARKS[piece.name] ?? '??', [
    { at: BEACON, mark: '**' },
    ...figures.flatMap((f, id) => (isStanding(f) ? [{ at: f.at, mark: shortName(id) }] : [])),
  ]);
/** The one floor above the ground: platforms and walkway are equally high. */
const UPSTAIRS = pieceOf(TABLE, 'walkway').top;
const inches = (tenths: number): string => (tenths / INCH).toFixed(1);

const figureLine = (words: Words, view: SkirmishView, id: number): string => {
  const f = view.public.figures[id]!;
  const { board } = words;
  const name = nameIn(words, view, id);
  if (!isStanding(f)) return `${name}  ${f.at === 'reserve' ? board.reserve : board.defeated}`;
  const tokens = [...(f.aim > 0 ? [board.aim] : []), ...(f.brace > 0 ? [board.brace] : []), ...(f.acted ? [board.acted] : [])];
  return board.figure(
    name,
    unitOf(view, id as FigureId).health - f.wounds,
    tokens,
    board.spot(inches(f.at.x), inches(f.at.y), f.at.level > 0),
  );
};
const factIn = (words: Words, seat: (seat: number) => string, f: SkirmishFact): string => {
  const { facts, faces } = words;
  const named = (id: number, unit: UnitKind): string => nameWith(words, id, unit);
  const list = (rolled: readonly (keyof Words['faces'])[]): string => rolled.map(face => faces[face]).join(', ');
  switch (f.type) {
    case 'round':
      return facts.round(
        f.round,
        f.plans.map(plan => words.plans[plan]),
        seat(f.first),
      );
    case 'deployed':
      return facts.deployed(named(f.figure, f.unit));
    case 'moved': {
      const from = f.from === 'reserve' ? f.to.level : f.from.level;
      return facts.moved(named(f.figure, f.unit), f.to.level > from, f.to.level < from);
    }
    case 'aimed':
      return facts.aimed(named(f.figure, f.unit));
    case 'braced':
      return facts.braced(named(f.figure, f.unit));
    case 'shot':
      return facts.shot(named(f.figure, f.unit), named(f.target, f.targetUnit), f.dice, f.cover);
    case 'rolled':
      return facts.rolled(named(f.figure, f.unit), list(f.faces), f.again);
    case 'defended':
      return facts.defended(named(f.figure, f.unit), list(f.faces), f.wounds);
    case 'defeated':
      return facts.defeated(named(f.figure, f.unit));
    case 'scored':
      return facts.scored(seat(f.seat), f.points[0]!, f.points[1]!);
    case 'contested':
      return facts.contested;
    case 'ended':
      return f.winner === 'draw' ? facts.draw(f.points[0]!, f.points[1]!) : facts.won(seat(f.winner), f.points[0]!, f.points[1]!);
  }
};
const localsOf = (view: SkirmishView, proc: string) =>
  view.stack.findLast(f => f.proc === proc)?.locals as { readonly [local: string]: unknown } | undefined;
const questionIn = (words: Words, view: SkirmishView, q: Question): string => {
  const { ask } = words;
  const space = q.asks.find(a => a.seat === view.seat)?.space;
  const named = (id: unknown): string => nameIn(words, view, id as number);
  if (space?.kind === 'place') return space.region === 'deploy' ? ask.deploy(named(space.args[0])) : ask.move(named(space.args[0]));
  const attack = localsOf(view, 'attack');
  switch (space?.of) {
    case 'plan':
      return ask.plan;
    case 'activate':
      return ask.activate;
    case 'reroll':
      return ask.reroll((attack!['pool'] as (keyof Words['faces'])[]).map(face => words.faces[face]).join(', '));
    case 'declared':
      return ask.brace(named(attack!['attacker']));
    default:
      return ask.act(named(actingFigure(view) ?? 0));
  }
};
const isUnit = (x: unknown): x is UnitKind => UNIT_KINDS.includes(x as UnitKind);
export const reasonIn = (words: Words, { why, about = {} }: Reason): string => {
  const figure = isUnit(about['unit']) ? nameWith(words, Number(about['figure']), about['unit']) : '';
  const pieces = String(about['piece'] ?? '')
    .split(', ')
    .map(piece => words.pieces[piece] ?? piece)
    .join(', ');
  return words.reasons[why]?.(figure, about, pieces) ?? why;
};

const SEATS: readonly Seat[] = [0, 1];

const speechIn = (words: Words, squads: (typeof SQUAD_WORDS)[Language]): Speech<SkirmishState> & SetupSpeech => {
  const seat = (n: number): string => words.seat(letter(n));
  return {
    seat,
    board: view => {
      const { round, rounds, points, figures } = view.public;
      const head = round === 0 ? words.board.before : words.board.round(round, rounds, points[0], points[1]);
      return [head, ...mapOf(view), words.board.legend, '', ...figures.map((_, id) => figureLine(words, view, id))];
    },
    question: (view, q) => questionIn(words, view, q),
    option: (view, space, value) => {
      const named = (id: number): string => nameIn(words, view, id);
      if (space.of === 'reroll') return words.reroll(words.faces[(localsOf(view, 'attack')!['pool'] as (keyof Words['faces'])[])[value]!]);
      if (space.of === 'declared') return words.braceOption(named(OFFER.decode(value).holder));
      return OPTION.has(value) ? words.option(OPTION.decode(value), named) : String(value);
    },
    pass: (view, q) => {
      const of = q.asks.find(a => a.seat === view.seat)?.space?.of;
      return of === 'reroll' ? words.pass.reroll : of === 'declared' ? words.pass.brace : undefined;
    },
    spot: {
      form: words.spotForm,
      say: (_, place, answer) => {
        const { x, y, level = 0 } = spotsOf(place, answer)[0]!;
        return words.board.spot(inches(x), inches(y), level > 0);
      },
      read: text => {
        const found = /^(\d+(?:\.\d+)?)"?[\s,]+(\d+(?:\.\d+)?)"?(\s+\p{L}+)?$/u.exec(text.trim());
        if (!found) return null;
        const [, x, y, up] = found;
        return [Math.round(Number(x) * INCH), Math.round(Number(y) * INCH), up === undefined ? 0 : UPSTAIRS];
      },
    },
    fact: f => factIn(words, seat, f),
    whose: f => ('figure' in f ? sideOf(f.figure) : 'seat' in f ? f.seat : null),
    reason: (_, reason) => reasonIn(words, reason),
    setup: (option, value) => {
      if (value === undefined) return words.setup[option] ?? option;
      return isUnit(value) ? squads.unit(value) : String(value);
    },
    setupProblems: setup =>
      SEATS.flatMap(n => {
        const option = seatOption('squad', n);
        return squadProblems(String(setup[option])).map(problem => ({ option, says: squads.problem(problem) }));
      }),
  };
};
export const speech: Readonly<Record<Language, Speech<SkirmishState>>> = {
  en: speechIn(WORDS.en, SQUAD_WORDS.en),
  de: speechIn(WORDS.de, SQUAD_WORDS.de),
};
