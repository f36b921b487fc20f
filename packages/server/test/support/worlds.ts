import { randomBot } from '@cadre/bots';
import {
  type AnyGame,
  type AnyState,
  CHANCE,
  contains,
  factsFor,
  imagine,
  openMatch,
  type Random,
  type Seat,
  SPECTATOR,
  sample,
  answer as take,
  viewOf,
} from '@cadre/core';
import { seeded } from '@cadre/kit';
import { decide } from '../../src/table/decide.js';
import { draft } from '../../src/table/draft.js';
import type { TableState } from '../../src/table/table.js';
import { Client, create, type RequestBody } from './client.js';
import { type Started, start } from './start.js';

/** However busy the machine is: one world must not give up where the other does not. */
const PATIENCE = 100_000;

/** A server whose matches begin in the state it is told, and which is otherwise the same every time. */
export interface World {
  readonly server: Started;
  /** With a seat, chance deals other hidden things than usual, as far as that seat cannot tell. */
  begin(state: AnyState, behindTheBackOf: Seat | null): void;
}
export const openWorld = async (games: readonly AnyGame[]): Promise<World> => {
  let state: AnyState | null = null,
    unaware: Seat | null = null,
    count = 0;
  const name = (): string => `${'x'.repeat(32)}${++count}`;
  // Other rules than those that threads know: what is asked about the past is answered by the world itself.
  const beginning = games.map(
    game =>
      [
        game.id,
        { ...game, rules: 'of this world', setup: () => game.clone(state!), machine: dealingOtherwise(game, () => unaware) },
      ] as const,
  );
  const server = await start({
    games: Object.fromEntries(beginning),
    bots: { module: new URL('./telltale.mjs', import.meta.url).href, names: ['random', 'search'], grace: PATIENCE },
    now: () => 1_000_000,
    tokens: { matchId: () => name().slice(10), seatSecret: name, diceSecret: name, reportId: name },
  });
  return {
    server,
    begin: (s, seat) => {
      state = s;
      unaware = seat;
    },
  };
};
/** The machine of a world in which hidden chance falls otherwise wherever neither this seat nor the public could notice. */
const dealingOtherwise = (game: AnyGame, unaware: () => Seat | null): AnyGame['machine'] => {
  const { machine } = game;
  const noticed = (s: AnyState, answer: readonly number[], seat: Seat): string => {
    const after: AnyState = machine.advance({ ...game.clone(s), out: [] }, CHANCE, answer);
    return JSON.stringify([viewOf(after, seat), factsFor(after.out!, seat)]);
  };
  const dealt = (s: AnyState, seat: Seat, answer: readonly number[]): readonly number[] => {
    const a = unaware();
    const space = s.pending!.asks.find(x => x.seat === seat)!.space;
    if (seat !== CHANCE || a === null) return answer;
    const other = sample(space, seeded(s.seq, 99), machine.ground(s));
    return [a, SPECTATOR].every(who => noticed(s, answer, who) === noticed(s, other, who)) ? other : answer;
  };
  return {
    ...machine,
    advance: (s: AnyState, seat: Seat, answer: readonly number[]) => machine.advance(s, seat, dealt(s, seat, answer)),
    submit: (s: AnyState, seat: Seat, seq: number, answer: unknown) => {
      const refusal = machine.check(s, seat, seq, answer);
      if (!refusal) machine.advance(s, seat, dealt(s, seat, answer as number[]));
      return refusal;
    },
  };
};

const afterSome =
  (least: number) =>
  (_: AnyState, answers: number): boolean =>
    answers >= least;
/** Some moment of a random match at which a seat could imagine another truth: after some answers, or as soon as it is as wanted. */
export const moment = (
  game: AnyGame,
  setup: Record<string, string | number>,
  random: Random,
  isWanted: (state: AnyState, answers: number) => boolean = afterSome(random(40)),
): AnyState => {
  const m = openMatch(game, setup);
  const bot = randomBot(game);
  const isChance = (): boolean => (m.state as AnyState).pending!.asks.some(x => x.seat === CHANCE);
  for (let answers = 0; m.state.pending && (isChance() || !isWanted(m.state, answers)); answers++) {
    const before = game.clone(m.state);
    const { seq, asks } = (m.state as AnyState).pending!;
    const { seat, space } = asks.find(x => !x.answer)!;
    const given =
      seat === CHANCE ? sample(space, random, game.machine.ground(m.state)) : bot.choose(viewOf(m.state, seat) as never, space, random, {});
    take(m, seat, seq, given);
    if (!m.state.pending) return before;
  }
  return m.state;
};

/** What the kernel lets a seat know after the command; the server may add nothing to it. */
const known = (t: TableState, command: Parameters<typeof decide>[1], seat: Seat): string => {
  const d = draft(t, 0);
  if (decide(d, command, { bots: [], newMatchId: () => '', isConnected: () => true })) return 'refused';
  const facts = d.events.map(s => (s.event.kind === 'answered' ? factsFor(s.event.facts, seat) : s.event.kind));
  return JSON.stringify([d.table.match && viewOf(d.table.match.state, seat), facts]);
};

interface Party {
  readonly match: string;
  readonly url: string;
  /** Of the seat that must not notice anything. */
  readonly secrets: readonly string[];
  readonly mine: Client;
  readonly others: Client;
  readonly watcher: Client;
}
const sit = async (world: World, game: AnyGame, a: Seat): Promise<Party> => {
  const { url } = world.server;
  const { match, seatSecrets } = await create(url, { game: game.id });
  const of = (mine: boolean) => seatSecrets.filter(k => (k.seat === a) === mine).map(k => k.secret);
  const mine = await Client.join(url, { match, secrets: of(true), words: 'en' });
  const watcher = await Client.join(url, { match });
  const others = await Client.join(url, { match, secrets: of(false) });
  return { match, url, secrets: of(true), mine, others, watcher };
};

/** Everything else that can be asked for by whoever has these secrets: coming back, from a version and from nowhere, and every route. */
const askedAgain = async ({ url, match }: Party, secrets: readonly string[]): Promise<string[]> => {
  const heard: string[] = [];
  for (const resume of [1, undefined]) {
    const back = await Client.join(url, { match, secrets: [...secrets], words: 'de', ...(resume === undefined ? {} : { resume }) });
    await back.close();
    heard.push(...back.heard);
  }
  const headers = secrets[0] === undefined ? {} : { authorization: `Bearer ${secrets[0]}` };
  for (const path of ['', '/facts', '/moments', '/moments?from=2&count=5', '/facts?as=0', '/facts?as=1', '/record', '/dice', '/luck']) {
    const response = await fetch(`${url}/api/v1/matches/${match}${path}`, { headers });
    heard.push(`${response.status} ${await response.text()}`);
  }
  return heard;
};

export interface Compared {
  readonly mine: readonly [string[], string[]];
  readonly watcher: readonly [string[], string[]];
  readonly others: readonly [string[], string[]];
  readonly steps: number;
}
/** The same match in two worlds that seat `a` cannot tell apart, with everything a curious seat would try. `other`: the second world, else what the seat imagines. */
export const playBoth = async (
  worlds: readonly [World, World],
  game: AnyGame,
  state: AnyState,
  a: Seat,
  seed: number,
  other?: AnyState,
): Promise<Compared> => {
  const random = seeded(seed);
  const second: AnyState = other ?? imagine(game, viewOf(state, a) as never, random);
  second.out = [];
  worlds[0].begin(game.clone(state), null);
  worlds[1].begin(second, a);
  const parties = [await sit(worlds[0], game, a), await sit(worlds[1], game, a)] as const;
  const tables = (): readonly [TableState, TableState] => [
    worlds[0].server.host.rooms.get(parties[0].match)!.table,
    worlds[1].server.host.rooms.get(parties[1].match)!.table,
  ];
  const settle = async (): Promise<void> => {
    await Promise.all(parties.flatMap(p => [p.others, p.mine, p.watcher].map(c => c.ask({ type: 'ping' }))));
  };
  const same = (command: RequestBody): boolean =>
    [a, SPECTATOR].every(seat => {
      const [one, two] = tables().map(t => known(t, { ...command, id: 0 } as never, seat));
      return one === two;
    });
  const everywhere = async (who: 'mine' | 'others' | 'watcher', request: RequestBody): Promise<void> => {
    await Promise.all(parties.map(p => p[who].ask(request)));
    await settle();
  };
  const curious = async (): Promise<void> => {
    const seq = tables()[0].match?.state.pending?.seq ?? 0,
      b = parties[0].others.views[0]!.seat;
    const tries: RequestBody[] = [
      { type: 'answer', seat: a, seq, answer: [987_654] },
      { type: 'answer', seat: a, seq: seq + 5, answer: [0] },
      { type: 'answer', seat: b, seq, answer: [0] },
      { type: 'undo', seat: a, to: 0 },
      { type: 'agree', seat: a },
      { type: 'say', seat: a, text: 'what have you got?' },
      { type: 'hint', seat: a },
      { type: 'hint', seat: b },
      { type: 'report', seat: a, text: 'how odd' },
      { type: 'mute', whose: b, muted: random(2) === 1 },
    ];
    for (const request of tries) await everywhere('mine', request);
    for (const p of parties) p.mine.send('no JSON');
    await everywhere('watcher', { type: 'answer', seat: b, seq, answer: [0] });
    await everywhere('others', { type: 'say', seat: b, text: 'nothing' });
    await everywhere('others', { type: 'answer', seat: b, seq, answer: [987_654] });
    await everywhere('others', { type: 'undo', seat: b, to: 0 });
    await everywhere('others', { type: 'decline', seat: b });
  };

  let steps = 0;
  for (; steps < 16; steps++) {
    await settle();
    if (steps < 2) await curious();
    const next = parties[0].mine.asked ? 'mine' : 'others';
    const [one, two] = parties.map(p => p[next].asked);
    if (!one || !two) break;
    const bot = tables()[0].match!.state;
    const given = [...sample(one.space, random, game.machine.ground(bot))];
    if (two.seat !== one.seat || !contains(two.space, given, game.machine.ground(tables()[1].match!.state))) break;
    const request: RequestBody = { type: 'answer', seat: one.seat, seq: one.seq, answer: given };
    if (!same(request)) break; // the rules themselves show the difference: the worlds part here
    await everywhere(next, request);
  }
  await settle();
  for (const p of parties) for (const c of [p.mine, p.others, p.watcher]) await c.close();
  const heard = async (who: 'mine' | 'watcher') => {
    const [one, two] = await Promise.all(
      parties.map(async p => [...p[who].heard, ...(await askedAgain(p, who === 'mine' ? p.secrets : []))]),
    );
    return [one!, two!] as const;
  };
  return { mine: await heard('mine'), watcher: await heard('watcher'), others: [parties[0].others.heard, parties[1].others.heard], steps };
};
