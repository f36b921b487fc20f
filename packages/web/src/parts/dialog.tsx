import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../words/words.js';

/** A sheet over the page. It takes the focus, keeps it and gives it back; Escape and the backdrop close it. */
export const Dialog = ({ title, close, children }: { readonly title: string; close(): void; readonly children: ReactNode }): ReactNode => {
  const words = useWords();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
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
        close();
      }}
      onClick={e => {
        if (e.target === ref.current) close();
      }}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="key" onClick={close}>
          {words.common.close}
        </button>
      </div>
      {children}
    </dialog>
  );
};
