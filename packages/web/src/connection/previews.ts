import type { Preview, PreviewRequest } from '@cadre/core';
import type { WireRefusal } from '@cadre/protocol';

interface PreviewBody {
  readonly type: 'preview';
  readonly seat: number;
  readonly seq: number;
  readonly request: PreviewRequest;
}
interface Waiting {
  readonly body: PreviewBody;
  readonly resolve: (preview: Preview) => void;
  readonly reject: (reason: Error) => void;
}
export interface Previews {
  /** What is no longer wanted (`signal`) is not sent. */
  ask(body: PreviewBody, signal?: AbortSignal): Promise<Preview>;
  receive(id: number, preview: Preview): void;
  /** Whether the refusal was about a preview: then nobody else need hear of it. */
  refuse(id: number, refusal: WireRefusal): boolean;
  /** Nobody answers any more: whoever still waits is told so. */
  close(): void;
}
/** The verdict on a spot and the region keep somebody from answering; an explanation can wait for them. */
const isUrgent = ({ body }: Waiting): boolean => body.request.type !== 'explain';
/** Milliseconds between two requests: below the server's limit for one connection. */
const GAP = 70;
/** After "too fast". */
const PAUSE = 1000;
/** A figure that is dragged asks faster than the server answers. What waits behind so many newer ones is out of date. */
const LONGEST_QUEUE = 8;

/** Previews are asked for one after the other, so that a drag never floods the connection. */
export const openPreviews = (send: (body: PreviewBody) => number): Previews => {
  let queue: Waiting[] = [],
    sent: { readonly id: number; readonly waiting: Waiting } | null = null,
    timer: ReturnType<typeof setTimeout> | undefined;
  const sendNext = (): void => {
    timer = undefined;
    const next = queue.find(isUrgent) ?? queue[0];
    if (!next || sent) return;
    queue = queue.filter(waiting => waiting !== next);
    sent = { id: send(next.body), waiting: next };
  };
  const later = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(sendNext, milliseconds);
  };
  /** The one that was sent, when this is its id. */
  const settle = (id: number): Waiting | null => {
    if (sent?.id !== id) return null;
    const { waiting } = sent;
    sent = null;
    return waiting;
  };
  return {
    ask: (body, signal) =>
      new Promise((resolve, reject) => {
        const waiting: Waiting = { body, resolve, reject };
        queue = [...queue, waiting];
        signal?.addEventListener('abort', () => {
          queue = queue.filter(each => each !== waiting);
          reject(new Error('nobody wants to know any more'));
        });
        const oldest = queue.length > LONGEST_QUEUE ? queue.findIndex(w => w.body.request.type !== 'place') : -1;
        if (oldest >= 0) {
          queue[oldest]!.reject(new Error('a newer question came first'));
          queue = queue.toSpliced(oldest, 1);
        }
        if (timer === undefined) sendNext();
      }),
    receive: (id, preview) => {
      settle(id)?.resolve(preview);
      later(GAP);
    },
    refuse: (id, { code, because, message }) => {
      const waiting = settle(id);
      if (!waiting) return false;
      if (code === 'too-fast') queue = [waiting, ...queue];
      else waiting.reject(new Error(because ?? message));
      later(code === 'too-fast' ? PAUSE : GAP);
      return true;
    },
    close: () => {
      clearTimeout(timer);
      for (const { reject } of sent ? [sent.waiting, ...queue] : queue) reject(new Error('the table was left'));
      queue = [];
      sent = null;
    },
  };
};
