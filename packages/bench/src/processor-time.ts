import { type Profiler, Session } from 'node:inspector/promises';

/** Milliseconds of processor time that this process has used. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The share of the processor time that each part of the program took itself, without what it called. */
export type Parts = Readonly<Record<string, number>>;
const PACKAGE = /\/(?:packages|games)\/([\w-]+)\/(?:client\/)?dist\//;
/** What no package of the workspace did: the engine, its garbage collector, libraries. */
const REST = 'engine';
const partOf = (url: string): string => PACKAGE.exec(url)?.[1] ?? REST;

export const partsOf = ({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Parts => {
  const names = new Map(nodes.map(n => [n.id, n.callFrame.functionName === '(idle)' ? null : partOf(n.callFrame.url)]));
  const parts: Record<string, number> = {};
  let all = 0;
  for (const [i, id] of samples.entries()) {
    const name = names.get(id);
    if (!name) continue;
    const time = Math.max(0, timeDeltas[i]!);
    parts[name] = (parts[name] ?? 0) + time;
    all += time;
  }
  return Object.fromEntries(Object.entries(parts).map(([name, time]) => [name, time / all]));
};

const INTERVAL = 200;
/** Profiles `work`. The profiler is on while the program warms up, so that it knows which code was inlined where. */
export const profiled = async <T>(
  warmUp: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly parts: Parts }> => {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
    await session.post('Profiler.start');
    await warmUp();
    await session.post('Profiler.stop');
    await session.post('Profiler.start');
    const result = await work();
    const { profile } = await session.post('Profiler.stop');
    return { result, parts: partsOf(profile) };
  } finally {
    session.disconnect();
  }
};
