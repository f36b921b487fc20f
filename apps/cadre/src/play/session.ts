import type { Budget } from '@cadre/bots';
import {
  type Answer,
  type AnyState,
  answer,
  CHANCE,
  type Language,
  lastWord,
  type Match,
  openPrompts,
  type Pending,
  type Place,
  type Prompt,
  type Random,
  type Refusal,
  type Seat,
  SPECTATOR,
  sample,
  sayReason,
  undo,
  type View,
  viewOf,
} from '@cadre/core';
import { hint } from './hint.js';
import { howTo, type Input, readInput } from './input.js';
import type { LabelledOption } from './labels.js';
import { boardPages } from './layout.js';
import { linePages, pageRows, showPages } from './pages.js';
import type { Player } from './players.js';
import { type SavedFiles, saveRecord } from './save.js';
import { boardWithLegend, drawScreen, isLowScreen, logFor, optionsOf } from './screen.js';
import { howToPlace, readSpot, spotOptions, suggestedSpots } from './spots.js';
import type { Terminal } from './terminal.js';
import { undoTarget } from './undo.js';
import { PLAY_WORDS } from './words/index.js';

export interface Session {
  readonly terminal: Terminal;
  readonly match: Match<AnyState>;
  readonly players: readonly Player[];
  readonly seed: number;
  readonly chance: Random;
  readonly thoughts: Random;
  readonly budget: Budget;
  readonly language: Language;
  readonly saved: SavedFiles;
  /** The file that `s` and the end write to when no other is named. */
  readonly file: string;
  /** A message for the next screen. */
  note: string;
}

/** Plays until the match is over or somebody quits. Returns whether it is over. */
export const playSession = async (s: Session): Promise<boolean> => {
  let atKeyboard: Seat | null = null;
  for (;;) {
    const asked = nextPrompt(s, atKeyboard);
    if (!asked) return true;
    const player = s.players[asked.seat];
    const proposal = proposalOf(s);
    if (proposal) applyAnswer(s, asked, proposal);
    else if (asked.seat === CHANCE) applyAnswer(s, asked, sample(asked.space, s.chance, s.match.game.machine.ground(s.match.state)));
    else if (player && player !== 'human') {
      const say = PLAY_WORDS[s.language];
      s.terminal.write(s.terminal.paint.quiet(say.thinking(nameOf(s, asked.seat), say.bot(player.name))));
      applyAnswer(s, asked, player.choose(viewOf(s.match.state, asked.seat), asked.space, s.thoughts, s.budget));
      if (!s.players.includes('human')) reportLast(s, asked.seat);
    } else {
      if (atKeyboard !== null && atKeyboard !== asked.seat && mustHide(s) && !(await handOver(s, asked.seat))) return false;
      atKeyboard = asked.seat;
      if (!(await humanAnswers(s, asked))) return false;
    }
  }
};

const nameOf = (s: Session, seat: Seat): string => s.match.game.speech.seat(seat, viewOf(s.match.state, SPECTATOR));
const isHuman = (s: Session, { seat }: Prompt): boolean => s.players[seat] === 'human';
/** What somebody at the keyboard has proposed in a joint question: partners there talk to each other, and bots agree. */
const proposalOf = (s: Session): Answer | null => {
  const { pending } = s.match.state;
  return pending?.joint === undefined ? null : (pending.asks.find(a => isHuman(s, a) && a.answer !== null)?.answer ?? null);
};
/** A joint question goes to the person with the last word, else to another; where only bots are asked, to each in turn. */
const nextPartner = (s: Session, { asks }: Pending): Prompt =>
  (proposalOf(s) ? undefined : asks.find(a => isHuman(s, a))) ?? asks.find(a => a.answer === null) ?? asks[0]!;
/** Bots and chance first, then the human at the keyboard, then the others. */
const nextPrompt = (s: Session, atKeyboard: Seat | null): Prompt | undefined => {
  const { pending } = s.match.state;
  if (pending?.joint !== undefined) return nextPartner(s, pending);
  const open = pending ? openPrompts(pending) : [];
  return open.find(a => s.players[a.seat] !== 'human') ?? open.find(a => a.seat === atKeyboard) ?? open[0];
};
/** Bots and chance only give legal answers: a refusal is a bug. */
const applyAnswer = (s: Session, asked: Prompt, given: Answer): void => {
  const { pending } = s.match.state;
  const refusal = answer(s.match, asked.seat, pending!.seq, given);
  if (refusal) throw new Error(`${nameOf(s, asked.seat)} answered [${given}]: ${refusal.message}`);
};
const reportLast = (s: Session, seat: Seat): void => {
  const said = s.match.log
    .at(-1)!
    .facts.filter(t => t.to === undefined)
    .map(t => s.match.game.speech.fact(t.fact));
  s.terminal.write(...(said.length > 0 ? said : [PLAY_WORDS[s.language].hasChosen(nameOf(s, seat))]));
};

const mustHide = (s: Session): boolean => s.match.state.secret.some(x => x !== null) || (s.match.state.pending?.asks.length ?? 0) > 1;
const handOver = async (s: Session, to: Seat): Promise<boolean> => {
  s.terminal.clear();
  return (await s.terminal.ask(PLAY_WORDS[s.language].handOver(s.terminal.paint.seat(to, nameOf(s, to))))) !== null;
};

/** A match in progress is not left by one key: the player may save it first, or go on. */
const wantsToQuit = async (s: Session): Promise<boolean> => {
  const words = PLAY_WORDS[s.language];
  if (s.match.log.length === 0) return true;
  for (;;) {
    const typed = (await s.terminal.ask(words.askToQuit(s.file)))?.trim().toLowerCase();
    if (typed === undefined || /^(y(es)?|ja?)$/.test(typed)) return true;
    if (typed !== 's') return false;
    const kept = saveRecord(s.saved, s.match, s.file, words);
    s.terminal.write(kept.message);
    if (kept.saved) return true;
  }
};

/** Returns true after an answer or an undo, false when the player quits. */
const humanAnswers = async (s: Session, asked: Prompt): Promise<boolean> => {
  const { match, terminal, language } = s;
  const words = PLAY_WORDS[language];
  const view = viewOf(match.state, asked.seat);
  const { game } = match,
    { space } = asked;
  const spots = space.kind === 'place' ? suggestedSpots(game, view, space) : [];
  const listed = spots.map(each => each.answer);
  let nearest: Answer | null = null;
  const pass = match.game.speech.pass?.(view, view.pending!);
  let message = s.note,
    page = 0;
  s.note = '';
  for (;;) {
    const options: readonly LabelledOption[] =
      space.kind === 'place'
        ? spotOptions(game, view, space, spots, nearest, words)
        : optionsOf(
            space,
            value =>
              (isLowScreen(terminal.rows) ? game.speech.brief?.(view, space, value) : undefined) ??
              withOdds(game.speech.option(view, space, value), game.odds?.(view, space, value, language)),
            game.speech,
          );
    const how = space.kind === 'place' ? howToPlace(game, space, spots.length, words) : howTo(space, words, pass);
    const decides = lastWord(view.pending);
    const back = undoTarget(match, s.players);
    const heading = words.heading(match.log.length + 1, s.seed);
    drawScreen(terminal, {
      match,
      seat: asked.seat,
      space: asked.space,
      options,
      spots: listed,
      heading,
      pass,
      how: decides === null ? how : `${words.together(nameOf(s, decides))} ${how[0]!.toUpperCase()}${how.slice(1)}`,
      canUndo: 'to' in back,
      message,
      page,
      words,
    });
    const line = await terminal.ask('> ');
    const input: Input = line === null ? { kind: 'quit' } : readInput(line, asked.space, options, words, pass);
    message = '';
    switch (input.kind) {
      case 'quit':
        if (line === null || (await wantsToQuit(s))) return false;
        break;
      case 'spot':
      case 'answer': {
        const given: Answer | string =
          input.kind === 'answer' ? input.answer : readSpot(game, space as Place, input.text, spots, nearest, words);
        if (typeof given === 'string') {
          message = terminal.paint.harm(`${given}: ${how}.`);
          break;
        }
        const refusal: Refusal | null = answer(match, asked.seat, match.state.pending!.seq, given);
        if (!refusal) return true;
        nearest = refusal.instead ?? null;
        const why = refusal.because ? sayReason(game, view as View<unknown, unknown>, refusal.because, language) : words.illegal;
        message = terminal.paint.harm(`${capitalize(why)}${nearest ? words.nearestIsListed : ''}: ${how}.`);
        break;
      }
      case 'undo':
        if ('to' in back) {
          undo(match, back.to);
          s.note = terminal.paint.good(words.undone(back.to + 1));
          return true;
        }
        message = terminal.paint.harm(words[back.why]);
        break;
      case 'hint':
        message = terminal.paint.good(hint(match.game, match.state, asked.seat, asked.space, s.thoughts, s.budget, language));
        break;
      case 'save': {
        const kept = saveRecord(s.saved, match, input.file ?? s.file, words);
        message = kept.saved ? terminal.paint.good(kept.message) : terminal.paint.harm(`${kept.message} ${words.saveAgain}`);
        break;
      }
      case 'board':
        await showPages(
          terminal,
          words.titles.board,
          boardPages(
            boardWithLegend(match.game.speech, view as View<unknown, unknown>, { rows: pageRows(terminal), spots: listed }),
            terminal.columns,
            pageRows(terminal),
          ),
          'first',
          words,
        );
        break;
      case 'log':
        await showPages(terminal, words.titles.log, linePages(terminal, logFor(match, asked.seat)), 'last', words);
        break;
      case 'help':
        await showPages(terminal, words.titles.help, linePages(terminal, words.help), 'first', words);
        break;
      case 'next':
        page++;
        break;
      case 'previous':
        page--;
        break;
      case 'unclear':
        message = terminal.paint.harm(`${input.message}.`);
        break;
    }
  }
};

const withOdds = (option: string, odds: string | undefined): string => (odds === undefined ? option : `${option} (${odds})`);
const capitalize = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;
