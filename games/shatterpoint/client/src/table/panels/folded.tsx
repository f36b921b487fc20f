import { type ReactNode, useState } from 'react';

/** What is only asked for, or loaded, when somebody wants to know. */
export const Folded = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
};
