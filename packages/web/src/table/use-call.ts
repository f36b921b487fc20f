import { useEffect, useRef } from 'react';
import type { Settings } from '../settings/read-settings.js';
import { useWords } from '../words/words.js';
import { chime } from './chime.js';
import { idOf, type OpenQuestion } from './open-question.js';

export const canNotify = (): boolean => typeof Notification !== 'undefined' && Notification.permission === 'granted';

/** Tell the reader that it is their decision: in the tab's title, by a tone, and by the browser while the tab is out of sight, if they want that. */
export const useCall = (asked: OpenQuestion | null, { sounds, notify }: Pick<Settings, 'sounds' | 'notify'>, game: string): void => {
  const words = useWords();
  const question = asked ? idOf(asked) : '';
  const before = useRef('');
  const text = words.ask.you;
  useEffect(() => {
    const title = document.title.replace(/^● /, '');
    document.title = question === '' ? title : `● ${title}`;
    if (question !== '' && before.current === '') {
      if (sounds) chime();
      if (notify && document.hidden && canNotify()) new Notification(game, { body: text, tag: 'cadre-turn' });
    }
    before.current = question;
    return () => {
      document.title = title;
    };
  }, [question, sounds, notify, game, text]);
};
