import type { Budget } from '@cadre/bots';
import {
  type Answer,
  type AnyState,
  type Asked,
  answer,
  CHANCE,
  type Match,
  type Random,
  type Seat,
  sample,
  undo,
  viewOf,
} from '@cadre/core';
import { boardPages } from './blocks.js';
import { hint } from './hint.js';
import { type Keeping, keep } from './keeping.js';
import { linePages, pageRows, showPages } from './pages.js';
import { howTo, readWish, type Wish } from './reading.js';
import { drawScreen, logFor, optionsOf } from './screen.js';
import type { Occupant } from './seating.js';
import { takeBack } from './take-back.js';
import type { Terminal } from './terminal.js';

export interface Session {
  readonly terminal: Terminal;
  readonly match: Match<AnyState>;
  readonly occupants: readonly Occupant[];
  readonly seed: number;
  readonly chance: Random;
  readonly thoughts: Random;
  readonly budget: Budget;
  readonly keeping: Keeping;
  /** The file that `s` and the end write to when no other is named. */
  readonly file: string;
  /** What the next screen says first. */
  note: string;
}

/** Play to the end, or until somebody quits. Whether it was played to the end. */
export const playSession = async (s: Session): Promise<boolean> => {
  let atKeyboard: Seat | null = null;
  for (;;) {
    const asked = nextAsked(s, atKeyboard);
    if (!asked) return true;
    const occupant = s.occupants[asked.seat];
    if (asked.seat === CHANCE) give(s, asked, sample(asked.space, s.chance, s.match.game.machine.ground(s.match.state)));
    else if (occupant && occupant !== 'human') {
      s.terminal.write(s.terminal.paint.quiet(`${nameOf(s, asked.seat)} (${occupant.name}) is thinking ...`));
      give(s, asked, occupant.choose(viewOf(s.match.state, asked.seat), asked.space, s.thoughts, s.budget));
      if (!s.occupants.includes('human')) tellLast(s, asked.seat);
    } else {
      if (atKeyboard !== null && atKeyboard !== asked.seat && mustHide(s) && !(await handOver(s, asked.seat))) return false;
      atKeyboard = asked.seat;
      if (!(await humanAnswers(s, asked))) return false;
    }
  }
};

const nameOf = (s: Session, seat: Seat): string => s.match.game.speech.seat(seat);
/** Bots and chance before humans, and whoever has the keyboard keeps it. */
const nextAsked = (s: Session, atKeyboard: Seat | null): Asked | undefined => {
  const open = s.match.state.pending?.asks.filter(a => a.answer === null) ?? [];
  return open.find(a => s.occupants[a.seat] !== 'human') ?? open.find(a => a.seat === atKeyboard) ?? open[0];
};
/** Bots and chance answer by the rules: a refusal is a bug of ours. */
const give = (s: Session, asked: Asked, given: Answer): void => {
  const { pending } = s.match.state;
  const refusal = answer(s.match, asked.seat, pending!.seq, given);
  if (refusal) throw new Error(`${nameOf(s, asked.seat)} answered [${given}]: ${refusal.message}`);
};
const tellLast = (s: Session, seat: Seat): void => {
  const said = s.match.log
    .at(-1)!
    .facts.filter(t => t.to === undefined)
    .map(t => s.match.game.speech.fact(t.fact));
  s.terminal.write(...(said.length > 0 ? said : [`${nameOf(s, seat)} has decided`]));
};

const mustHide = (s: Session): boolean => s.match.state.secret.some(x => x !== null) || (s.match.state.pending?.asks.length ?? 0) > 1;
const handOver = async (s: Session, to: Seat): Promise<boolean> => {
  s.terminal.clear();
  return (await s.terminal.ask(`Pass the keyboard to ${s.terminal.paint.seat(to, nameOf(s, to))}, then press Enter. `)) !== null;
};

/** Until an answer is given or taken back: true; false when the player quits. */
const humanAnswers = async (s: Session, asked: Asked): Promise<boolean> => {
  const { match, terminal } = s;
  const view = viewOf(match.state, asked.seat);
  const options = optionsOf(asked.space, value => match.game.speech.option(view, asked.space, value));
  const pass = match.game.speech.pass?.(view, view.pending!);
  let message = s.note,
    page = 0;
  s.note = '';
  for (;;) {
    const back = takeBack(match, s.occupants);
    const heading = `answer ${match.log.length + 1}, seed ${s.seed}`;
    drawScreen(terminal, {
      match,
      seat: asked.seat,
      space: asked.space,
      options,
      heading,
      pass,
      undo: 'to' in back ? 'undo' : 'undo (no)',
      message,
      page,
    });
    const line = await terminal.ask('> ');
    const wish: Wish = line === null ? { kind: 'quit' } : readWish(line, asked.space, options, pass);
    message = '';
    switch (wish.kind) {
      case 'quit':
        return false;
      case 'answer': {
        const refusal = answer(match, asked.seat, match.state.pending!.seq, wish.answer);
        if (!refusal) return true;
        message = terminal.paint.harm(`That is not a legal answer here: ${howTo(asked.space, pass)}.`);
        break;
      }
      case 'undo':
        if ('to' in back) {
          undo(match, back.to);
          s.note = terminal.paint.good(`Taken back: answer ${back.to + 1} is open again.`);
          return true;
        }
        message = terminal.paint.harm(`No: ${back.why}.`);
        break;
      case 'hint':
        message = terminal.paint.good(hint(match.game, match.state, asked.seat, asked.space, s.thoughts, s.budget));
        break;
      case 'save': {
        const kept = keep(s.keeping, match, wish.file ?? s.file);
        message = kept.saved
          ? terminal.paint.good(kept.message)
          : terminal.paint.harm(`${kept.message} Type another name, as in: s other.record`);
        break;
      }
      case 'board':
        await showPages(terminal, 'The table', boardPages(match.game.speech.board(view), terminal.columns, pageRows(terminal)), 'first');
        break;
      case 'log':
        await showPages(terminal, 'The whole log', linePages(terminal, logFor(match, asked.seat)), 'last');
        break;
      case 'help':
        await showPages(terminal, 'What you can type', linePages(terminal, HELP), 'first');
        break;
      case 'next':
        page++;
        break;
      case 'previous':
        page--;
        break;
      case 'unclear':
        message = terminal.paint.harm(`${wish.message}.`);
        break;
    }
  }
};

const HELP = [
  'A number chooses the option it stands before; several numbers with blanks between where several are asked.',
  'Words choose too, where one option alone holds them: b7 goes to B7.',
  'u takes back the last answer given at this keyboard, as long as nobody has learned anything since',
  'h asks a bot what it would do, and why',
  'b shows the whole table, also what has no room beside the question',
  'l shows the whole log, the latest page first; (+9): so many lines since your last answer had no room here',
  's saves the record; "s my.record" saves it under that name',
  'n and p turn the pages of a long list of options',
  'q quits',
];
