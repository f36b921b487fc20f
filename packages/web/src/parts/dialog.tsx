import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../words/words.js';

/** To make the page behind it inert takes a slow phone longer than to draw the sheet: the sheet is drawn first. */
const showThenModal = (dialog: HTMLDialogElement): (() => void) => {
  if (!HTMLElement.prototype.showPopover) {
    dialog.showModal();
    return () => {};
  }
  dialog.popover = 'manual';
  dialog.showPopover();
  // Until then Escape is nobody's.
  const press = (e: KeyboardEvent): void => {
    if (e.key === 'Escape') dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  };
  addEventListener('keydown', press);
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      removeEventListener('keydown', press);
      dialog.hidePopover();
      dialog.popover = null;
      dialog.showModal();
    });
  });
  return () => {
    removeEventListener('keydown', press);
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/** And back: the sheet goes at once, the page behind it wakes up in the next moment. */
const hideThen = (dialog: HTMLDialogElement | null, close: () => void): void => {
  if (!dialog || document.hidden) {
    close();
    return;
  }
  dialog.style.display = 'none';
  requestAnimationFrame(() => setTimeout(close));
};

/** A sheet over the page. It takes the focus, keeps it and gives it back; Escape and the backdrop close it. */
export const Dialog = ({ title, close, children }: { readonly title: string; close(): void; readonly children: ReactNode }): ReactNode => {
  const words = useWords();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const leave = (): void => hideThen(ref.current, close);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    const stop = dialog ? showThenModal(dialog) : undefined;
    return () => {
      stop?.();
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      ref={ref}
      aria-labelledby={id}
      onCancel={e => {
        e.preventDefault();
        leave();
      }}
      onClick={e => {
        if (e.target === ref.current) leave();
      }}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="key" onClick={leave}>
          {words.common.close}
        </button>
      </div>
      {children}
    </dialog>
  );
};
