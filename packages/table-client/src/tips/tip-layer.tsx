import '../../css/tips.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Tip {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly below: boolean;
}
/** Milliseconds: a pointer that only passes by asks for nothing, and a finger that rests asks for help. */
const POINTER_RESTS = 350;
const FINGER_RESTS = 500;
const MARGIN = 8;
/** Pixels after which a pointer that has clicked points at something else. */
const MOVED_ON = 12;
/** What a tip is about: it is put beside it and never over it. */
const THING = '[data-tip], [data-space], [data-far]';
/** Half of the widest tip. */
const HALF = 160;
/** Above this height there is no room over a thing. */
const HEAD_ROOM = 120;

/** What is written at a thing itself. */
export const writtenTip = (element: Element): string => element.closest('[data-tip]')?.getAttribute('data-tip') ?? '';

/**
 * Plain words about whatever the reader points at, focuses or holds a finger on. `find` says them for an element of the table;
 * a key, a click or leaving takes them away.
 */
export const TipLayer = ({ find = writtenTip }: { readonly find?: (element: Element) => string }): ReactNode => {
  const place = useRef<HTMLSpanElement>(null);
  const latest = useRef(find);
  latest.current = find;
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    const root = place.current?.closest<HTMLElement>('.tc-table');
    if (!root) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = (): void => {
      clearTimeout(timer);
      setTip(null);
    };
    const show = (target: EventTarget | null, wait: number): void => {
      clearTimeout(timer);
      if (!(target instanceof Element)) return;
      const text = latest.current(target);
      if (text === '') {
        setTip(null);
        return;
      }
      timer = setTimeout(() => {
        const { left, width, top, bottom } = (target.closest(THING) ?? target).getBoundingClientRect();
        const below = top < HEAD_ROOM;
        setTip({
          text,
          x: Math.min(Math.max(left + width / 2, HALF + MARGIN), Math.max(HALF + MARGIN, innerWidth - HALF - MARGIN)),
          y: below ? bottom + MARGIN : top - MARGIN,
          below,
        });
      }, wait);
    };
    // Where something was clicked, the pointer says nothing until it moves on: the table changes under it.
    let clicked: { readonly x: number; readonly y: number } | null = null;
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      if (clicked && Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) < MOVED_ON) return;
      clicked = null;
      show(event.target, POINTER_RESTS);
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') {
        show(event.target, FINGER_RESTS);
        return;
      }
      clicked = { x: event.clientX, y: event.clientY };
      hide();
    };
    const focus = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event.target, 0);
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') clearTimeout(timer);
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    root.addEventListener('pointerover', over);
    root.addEventListener('pointerdown', down);
    root.addEventListener('pointerup', up);
    root.addEventListener('pointerleave', hide);
    root.addEventListener('focusin', focus);
    root.addEventListener('focusout', hide);
    addEventListener('keydown', press);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('pointerup', up);
      root.removeEventListener('pointerleave', hide);
      root.removeEventListener('focusin', focus);
      root.removeEventListener('focusout', hide);
      removeEventListener('keydown', press);
    };
  }, []);
  return (
    <>
      <span ref={place} hidden />
      {tip && (
        <div className="tc-tip" role="tooltip" data-below={tip.below} style={{ left: tip.x, top: tip.y }}>
          {tip.text.split('\n').map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </>
  );
};
