import { setTimeout as wait } from 'node:timers/promises';
import { type AnyGame, type Random, readRecord, sample, verifyRecord } from '@cadre/core';
import { type DiceProof, diceProofSchema } from '@cadre/protocol';
import { verifyDice } from '../../src/index.js';
import { Client, create, PATIENCE } from './client.js';

/** Where servers are at the moment; clients try them in turn. */
export type Urls = () => readonly string[];
export interface Acknowledged {
  readonly seat: number;
  readonly answer: readonly number[];
}

/** Until it succeeds: servers come and go in these tests. */
export const retry = async <T>(what: () => Promise<T>, milliseconds = PATIENCE): Promise<T> => {
  const end = performance.now() + milliseconds;
  for (;;)
    try {
      return await what();
    } catch (thrown) {
      if (performance.now() > end) throw thrown;
      await wait(50);
    }
};
export const createSomewhere = (urls: Urls, body: object) => retry(() => create(urls()[0]!, body));

/** A seat that plays at random, comes back whenever it is thrown out, and remembers what the server has confirmed. */
export const playPersistently = async (
  urls: Urls,
  match: string,
  secret: string,
  random: Random,
  pace: () => number,
  milliseconds = 300_000,
): Promise<Acknowledged[]> => {
  const confirmed: Acknowledged[] = [];
  const end = performance.now() + milliseconds;
  const inTime = (): boolean => performance.now() < end;
  let version = 0,
    at = random(1000),
    heard = 'nothing';
  while (inTime()) {
    const all = urls();
    const client = await Client.join(all[at++ % all.length]!, { match, secrets: [secret] }).catch((thrown: unknown) => {
      heard = String(thrown);
      return null;
    });
    if (!client || client.closed || client.last.type === 'bye') {
      heard = client?.heard.at(-1) ?? heard;
      await wait(30);
      continue;
    }
    if (client.version < version) throw new Error(`version ${version} was confirmed, but the server came back with ${client.version}`);
    try {
      while (inTime() && !client.closed && client.table?.status !== 'over') {
        await client.until(() => client.closed || client.asked !== null || client.table?.status === 'over', 20_000);
        if (client.closed || !client.asked) break;
        await wait(pace());
        const asked = client.asked;
        if (!asked) continue;
        const given = [...sample(asked.space, random)];
        const said = await client.ask({ type: 'answer', seat: asked.seat, seq: asked.seq, answer: given });
        if (said.type !== 'done') continue;
        confirmed.push({ seat: asked.seat, answer: given });
        version = said.version;
      }
    } catch {
      // thrown out in the middle of a question: come back
    }
    heard = client.heard.at(-1) ?? heard;
    const over = client.table?.status === 'over';
    client.socket.terminate();
    if (over) return confirmed;
  }
  throw new Error(`match ${match} did not end in ${milliseconds} ms; version ${version} was confirmed, last heard: ${heard}`);
};

/** Null when everything that was confirmed is in the record, the record is true, and so are the dice. */
export const auditOf = async (urls: Urls, game: AnyGame, match: string, confirmed: readonly Acknowledged[]): Promise<string | null> => {
  const get = (path: string) =>
    retry(async () => {
      const response = await fetch(`${urls()[0]}/api/v1/matches/${match}/${path}`, { signal: AbortSignal.timeout(PATIENCE) });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return response.text();
    });
  const read = readRecord(await get('record'));
  if ('damage' in read) return `the record is damaged: ${read.damage.problem}`;
  const untrue = verifyRecord(game, read.record);
  if (untrue) return `answer ${untrue.answer} is untrue: ${untrue.problem}`;
  const proof: DiceProof = diceProofSchema.parse(JSON.parse(await get('dice')));
  const forged = verifyDice(game, read.record, proof);
  if (forged) return `answer ${forged.answer} has wrong dice: ${forged.problem}`;
  for (const seat of new Set(confirmed.map(c => c.seat))) {
    const kept = read.record.log.filter(e => e.seat === seat).map(e => JSON.stringify(e.answer));
    let k = 0;
    for (const c of confirmed.filter(x => x.seat === seat)) {
      while (k < kept.length && kept[k] !== JSON.stringify(c.answer)) k++;
      if (k++ >= kept.length) return `seat ${seat} was told that [${c.answer}] is kept, but it is lost`;
    }
  }
  return null;
};
