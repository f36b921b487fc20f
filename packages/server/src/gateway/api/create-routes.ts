import { type AnyGame, type AnyState, type Match, stateAt } from '@cadre/core';
import type { SetupProblem } from '@cadre/kit';
import { API, type Created, createdSchema, createMatchSchema, LIMITS, type PlayOn, playOnSchema, type Sitters } from '@cadre/protocol';
import { commitmentOf } from '../../dice/source.js';
import type { Room } from '../../host/room.js';
import { hashOf } from '../../secrets.js';
import type { BranchStart, MatchRow } from '../../table/event.js';
import type { GatewayParts } from '../gateway.js';
import { RefusalError, refuse } from '../refusal-error.js';
import { type Credentials, matchParams } from './credentials.js';
import { type Caller, type Route, route } from './route.js';
import type { SetupReader } from './set-ups.js';

type Given = Pick<MatchRow, 'setup' | 'tableRules' | 'branch'>;

/** How matches come into being: from the beginning, or from a moment of another one. */
export const createRoutes = (parts: GatewayParts, credentials: Credentials, readSetup: SetupReader): Route[] => {
  const { host, store, games, bots, now, tokens } = parts;
  const create = async ({ address }: Caller, game: AnyGame, seats: number, sitters: Sitters, given: Given): Promise<Created> => {
    const closed = parts.gate.newMatches();
    if (closed) throw new RefusalError(closed);
    checkSitters(game, sitters, seats, bots);
    const row: MatchRow = {
      id: tokens.matchId(),
      game: game.id,
      rules: game.rules,
      ...given,
      bots: Array.from({ length: seats }, (_, i) => botAt(sitters, i)),
      diceSecret: tokens.diceSecret(),
      createdAt: now(),
    };
    const seatSecrets = row.bots.flatMap((bot, seat) => (bot === null ? [{ seat, secret: tokens.seatSecret() }] : []));
    await store.create(row, new Map(seatSecrets.map(k => [k.seat, hashOf(k.secret)])));
    if (seatSecrets.length === 0) {
      const room = await host.open(row.id);
      if (room) room.address = address; // nobody will come to whom its bots could be counted
      await host.perform(row.id, { type: 'begin' });
    }
    return { match: row.id, seatSecrets, dice: { commitment: commitmentOf(row.id, row.diceSecret) } };
  };
  /** The match, if the caller may know all of it. Against bots that stay on their seats, undo would show as much as a branch. */
  const openTo = async (caller: Caller, room: Room, { secrets, seats: sitters }: PlayOn): Promise<Match<AnyState>> => {
    const { match, status, frozen, seats, row } = room.table;
    if (frozen) throw refuse('frozen', frozen);
    if (!match) throw refuse('not-started', 'the match starts when every seat is taken');
    const own = await credentials.seatsFor(caller, room, secrets);
    const isKept = (seat: number): boolean => row.tableRules.undo !== 'off' && seats[seat]!.kind === 'bot' && sitters[seat]?.kind === 'bot';
    if (status !== 'over' && !seats.every((_, seat) => own.includes(seat) || isKept(seat)))
      throw refuse(
        'not-over',
        'the match is not over: to branch from it, send the secrets of all its seats; bots may stay on theirs, unless undo is off',
      );
    return match;
  };
  return [
    route({
      method: 'POST',
      path: `${API}/matches`,
      summary: 'Create a match; the seats get their secrets',
      body: createMatchSchema,
      bodyBytes: LIMITS.createBytes,
      response: createdSchema,
      status: 201,
      makesMatch: true,
      handle: async ({ caller, body }) => {
        if (!Object.hasOwn(games, body.game))
          throw refuse('wrong-setup', `there is no game "${body.game}"; expected one of: ${Object.keys(games).join(', ')}`);
        const game = games[body.game]!;
        const { setup, problems, seats } = await readSetup(caller.address, { game: body.game, given: body.setup, language: 'en' });
        if (problems.length > 0) throw refuse('wrong-setup', problems.map(problemText).join('; '));
        return create(caller, game, seats.length, body.seats, { setup, tableRules: body.tableRules, branch: null });
      },
    }),
    route({
      method: 'POST',
      path: `${API}/matches/:match/branches`,
      summary: 'Play on from a moment of this match: a new match with its first answers, new seats and new dice',
      params: matchParams,
      body: playOnSchema,
      response: createdSchema,
      status: 201,
      makesMatch: true,
      handle: async ({ caller, params, body }) => {
        const room = await credentials.roomOf(caller, params.match);
        const match = await openTo(caller, room, body);
        const { setup, tableRules } = room.table.row;
        return create(caller, match.game, room.table.seats.length, body.seats, {
          setup,
          tableRules: body.tableRules ?? tableRules,
          branch: beginningOf(room.id, match, body.moment),
        });
      },
    }),
  ];
};

const problemText = ({ option, says }: SetupProblem): string => (option === null ? says : `option "${option}": ${says}`);
const beginningOf = (id: string, match: Match<AnyState>, moment: number): BranchStart => {
  const { log } = match;
  if (moment > log.length) throw refuse('no-such-moment', `expected a moment from 0 to ${log.length}, got ${moment}`);
  const answers = log.slice(0, moment).map(({ seat, answer }) => ({ seat, answer }));
  if (!stateAt(match, moment).pending)
    throw refuse('no-such-moment', `the match was over after answer ${moment}: choose an earlier moment`);
  return { match: id, moment, answers };
};
const botAt = (sitters: Sitters, i: number): string | null => {
  const sitter = sitters[i];
  return sitter?.kind === 'bot' ? sitter.bot : null;
};
const checkSitters = (game: AnyGame, sitters: Sitters, seats: number, bots: readonly string[]): void => {
  if (sitters.length > seats)
    throw refuse('wrong-setup', `expected at most ${seats} seats for ${game.id} with this set-up, got ${sitters.length}`);
  for (const sitter of sitters)
    if (sitter.kind === 'bot' && !bots.includes(sitter.bot))
      throw refuse('no-such-bot', `there is no bot "${sitter.bot}"; expected one of: ${bots.join(', ') || 'none'}`);
};
