import { type ReactNode, useState } from 'react';

/** A part that is folded away. It is drawn when somebody unfolds it. */
export const Fold = ({
  className,
  summary,
  children,
}: {
  readonly className: string;
  readonly summary: string;
  readonly children: ReactNode;
}): ReactNode => {
  const [open, setOpen] = useState(false);
  return (
    <details className={className} onToggle={e => setOpen(e.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && children}
    </details>
  );
};
