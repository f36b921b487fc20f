import type { ReactNode } from 'react';

/** Things by their names, each with a sentence. */
export const Explanations = ({ of }: { readonly of: readonly { readonly name: string; readonly text: string }[] }): ReactNode => (
  <dl>
    {of.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
