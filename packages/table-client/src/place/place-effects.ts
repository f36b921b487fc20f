import type { Answer, PlacePreview } from '@cadre/core';
import type { RefObject } from 'react';
import type { Previewer } from '../contract/game-table.js';
import { boxAround } from '../overlay/shape.js';
import type { ViewportHandle } from '../viewport/viewport.js';
import { skipClick } from './follow-pointer.js';
import type { HandDrawing } from './hand-drawing.js';
import { judgeSpots } from './judge-spots.js';
import { isSame, NOTHING } from './place-moves.js';
import type { PlaceEffect, PlaceEvent, Refused, Timer } from './place-state.js';
import { spotsFrom } from './spots.js';

/** What the page does for placing. It is looked up whenever it is needed: the page is drawn anew with every message. */
export interface PlacePage {
  /** Null: nobody can be asked beforehand. */
  readonly preview: Previewer | null;
  readonly draft: Answer;
  readonly setDraft: (draft: Answer) => void;
  /** `refused` is called when the server does not take it: with null where no rule of the game is against it. */
  readonly send: (answer: Answer, refused: (why: Refused | null) => void) => void;
}
/** The table under the hand, and the radius of the base that is put down. */
export interface HandBoard {
  readonly viewport: RefObject<ViewportHandle | null>;
  readonly radius: number;
}
interface World {
  readonly page: () => PlacePage;
  readonly board: () => HandBoard | null;
  readonly drawing: HandDrawing;
  readonly act: (event: PlaceEvent) => void;
}
type Runners = { readonly [Do in PlaceEffect['do']]: (effect: Extract<PlaceEffect, { do: Do }>) => void };

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
const regionOf = async (preview: Previewer, signal: AbortSignal): Promise<PlacePreview> => {
  const found = await preview({ type: 'place' }, signal);
  if (found.type !== 'place') throw new Error(found.type === 'none' ? found.says : `expected a region, got ${found.type}`);
  return found;
};
/** Asks the rules one thing at a time: what was asked before is not listened to any more. */
const newAsking = ({ page, act }: World) => {
  let left = new AbortController();
  return {
    stop: () => left.abort(),
    ask: <Found>(
      find: (preview: Previewer, signal: AbortSignal) => Promise<Found>,
      heard: (found: Found) => PlaceEvent,
      unheard: (why: string) => PlaceEvent,
    ): void => {
      left.abort();
      left = new AbortController();
      const { signal } = left;
      const { preview } = page();
      const hear = (event: PlaceEvent): void => {
        if (!signal.aborted) act(event);
      };
      if (preview)
        find(preview, signal).then(
          found => hear(heard(found)),
          thrown => hear(unheard(messageOf(thrown))),
        );
    },
  };
};
/** What the page has heard from placing. Any other draft comes from elsewhere. */
const newTelling = (page: () => PlacePage) => {
  const all = new WeakSet<Answer>();
  let last = NOTHING;
  const note = (answer: Answer): void => {
    last = answer;
    all.add(answer);
  };
  return {
    isOwn: (answer: Answer): boolean => all.has(answer),
    note,
    tell: (answer: Answer): void => {
      // What was told last may not have reached the page yet: it must not come after this.
      const isNews = !isSame(answer, last) || !isSame(answer, page().draft);
      note(answer);
      if (isNews) page().setDraft(answer);
    },
  };
};
const newTimers = ({ act, drawing }: World) => {
  const timers: Partial<Record<Timer, ReturnType<typeof setTimeout>>> = {};
  return {
    stop: (timer: Timer) => clearTimeout(timers[timer]),
    start: (timer: Timer, milliseconds: number): void => {
      clearTimeout(timers[timer]);
      timers[timer] = setTimeout(() => {
        if (timer === 'look') drawing.measure();
        act({ type: 'time', for: timer });
      }, milliseconds);
    },
  };
};

/** Runs the effects of placing. */
export const placeEffects = (
  world: World,
): { readonly run: (effect: PlaceEffect) => void; readonly isOwn: (answer: Answer) => boolean } => {
  const { page, board, drawing, act } = world;
  const region = newAsking(world);
  const verdict = newAsking(world);
  const telling = newTelling(page);
  const timers = newTimers(world);
  const runners: Runners = {
    begin: ({ begin }) => begin(),
    'ask region': ({ id }) =>
      region.ask(
        regionOf,
        found => ({ type: 'region', id, region: found }),
        why => ({ type: 'no region', id, why }),
      ),
    'stop asking': region.stop,
    judge: ({ draft: { question, spots, ...rest } }) =>
      verdict.ask(
        (preview, signal) => judgeSpots(preview, signal, { ...rest, spots, place: question.place }),
        judged => ({ type: 'judged', of: spots, judged }),
        why => ({ type: 'not judged', of: spots, why }),
      ),
    'stop judging': verdict.stop,
    tell: ({ answer }) => telling.tell(answer),
    send: ({ answer }) => {
      telling.note(answer);
      page().send(answer, refused => act({ type: 'refused', refused }));
    },
    wait: effect => timers.start(effect.for, effect.milliseconds),
    'stop waiting': effect => timers.stop(effect.for),
    follow: ({ to }) => drawing.follow(to),
    'skip click': skipClick,
    reveal: ({ at: [x, y] }) => {
      const { viewport, radius } = board() ?? { radius: 0 };
      viewport?.current?.reveal({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });
    },
    'show region': ({ draft: { question, region: found } }) => {
      const { viewport, radius } = board() ?? { radius: 0 };
      const answers = found?.suggestions.flatMap(({ answer }) => spotsFrom(question.place, answer)) ?? [];
      const box = boxAround(
        answers.flatMap(spot => (spot ? [[spot.x, spot.y]] : [])),
        radius,
      );
      if (box) viewport?.current?.showAll(box);
    },
  };
  return { isOwn: telling.isOwn, run: effect => (runners[effect.do] as (effect: PlaceEffect) => void)(effect) };
};
