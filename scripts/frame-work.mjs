// What each frame costs a page's own thread, from a trace of the browser: script, style and layout, paint. In processor time, so that a busy machine
// changes little; drawing without a graphics card is not part of it.

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame'];
const KINDS = {
  script: ['EventDispatch', 'FunctionCall', 'TimerFire', 'FireAnimationFrame', 'RunMicrotasks', 'EvaluateScript', 'MinorGC', 'MajorGC'],
  style: ['UpdateLayoutTree', 'Layout', 'HitTest'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'UpdateLayer', 'Commit'],
};
const kindOf = name => Object.keys(KINDS).find(kind => KINDS[kind].includes(name));

/** Where an event lies inside another one, the time is that of the inner one. */
const ownTimes = events => {
  const open = [];
  const own = events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur).map(event => ({ ...event, own: event.dur }));
  for (const event of own) {
    while (open.length > 0 && open.at(-1).ts + open.at(-1).dur <= event.ts) open.pop();
    if (open.length > 0) open.at(-1).own -= event.dur;
    open.push(event);
  }
  return own;
};
export const quantile = (numbers, share) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Math.round(10 * (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)) / 10;
};

/** Milliseconds of work on the page's thread in each frame of a trace, on a processor so many times slower. */
const framesIn = (traced, slower) => {
  const events = traced.map(event => ({ ...event, ts: event.tts ?? event.ts, dur: event.tdur ?? event.dur }));
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const busiest = threads
    .map(({ pid, tid }) => events.filter(e => e.pid === pid && e.tid === tid))
    .toSorted((a, b) => b.length - a.length)[0];
  const begins = busiest
    .filter(({ name }) => name === 'BeginMainThreadFrame')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const frames = begins.map(() => ({ all: 0, script: 0, style: 0, paint: 0 }));
  const add = (ts, kind, micros) => {
    const at = begins.findLastIndex(begin => begin <= ts);
    if (at >= 0) frames[at][kind] += (slower * micros) / 1000;
  };
  for (const { name, ts, dur } of busiest) if (name === 'RunTask') add(ts, 'all', dur);
  const known = busiest.filter(({ ph, name }) => ph === 'X' && kindOf(name));
  for (const { name, ts, own } of ownTimes(known)) add(ts, kindOf(name), own);
  return frames.slice(0, -1); // the last one may not be over
};
/** What `act` costs the page in each frame on a processor so many times slower: milliseconds. `file`: where the trace is kept. */
export const workDuring = async (browser, page, slower, act, file) => {
  await browser.startTracing(page, { categories: CATEGORIES, ...(file && { path: file }) });
  await act();
  return framesIn(JSON.parse(String(await browser.stopTracing())).traceEvents, slower);
};
