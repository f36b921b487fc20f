import type { Space } from '@cadre/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useWords } from '../words/words.js';
import { Amount } from './amount.js';
import { Pick } from './pick.js';
import type { SpaceProps } from './space-props.js';

/** Few questions are answered by an order. */
const Order = lazy(async () => ({ default: (await import('./order.js')).Order }));
const Place = lazy(async () => ({ default: (await import('./place.js')).Place }));

/** One component for each kind of answer space: with these a game needs no code in the browser. */
export const AnswerSpace = ({ space, ...rest }: Omit<SpaceProps<never>, 'space'> & { readonly space: Space }): ReactNode => {
  const words = useWords();
  switch (space.kind) {
    case 'pick':
      return <Pick space={space} {...rest} />;
    case 'amount':
      return <Amount space={space} {...rest} />;
    case 'order':
      return (
        <Suspense fallback={<p className="quiet">{words.common.loading}</p>}>
          <Order space={space} {...rest} />
        </Suspense>
      );
    case 'place':
      return (
        <Suspense fallback={<p className="quiet">{words.common.loading}</p>}>
          <Place {...rest} />
        </Suspense>
      );
    case 'roll':
    case 'draw':
      return <p className="quiet">{words.ask.chance}</p>;
  }
};
