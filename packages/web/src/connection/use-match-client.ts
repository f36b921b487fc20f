import type { Language } from '@cadre/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { settings } from '../settings/settings.js';
import { type ClientState, CONNECTING, type MatchClient, openMatchClient } from './match-client.js';

const idle = (): (() => void) => () => undefined;

/** The client of a match while the page shows it. `secrets` in one text: a new list would open a new connection. */
export const useMatchClient = (
  match: string,
  secrets: string,
  guest: string,
  language: Language,
): { readonly state: ClientState; readonly client: MatchClient | null } => {
  const [client, setClient] = useState<MatchClient | null>(null);
  useEffect(() => {
    const opened = openMatchClient({
      match,
      secrets: secrets.split(',').filter(Boolean),
      name: settings().name.trim() || guest,
      language,
      pace: () => (document.hidden ? 'instant' : settings().pace),
    });
    setClient(opened);
    const look = (): void => opened.send({ type: 'away', away: document.hidden });
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      opened.close();
    };
  }, [match, secrets, guest, language]);
  const state = useSyncExternalStore(client?.subscribe ?? idle, client?.state ?? (() => CONNECTING));
  return { state, client };
};
/** Whether the same match is open in another tab of this device. */
export const useOtherTabs = (match: string): boolean => {
  const [others, setOthers] = useState(false);
  useEffect(() => {
    const channel = new BroadcastChannel(`cadre.match.${match}`);
    const receive = ({ data }: MessageEvent): void => {
      setOthers(data !== 'bye');
      if (data === 'hello') channel.postMessage('here');
      if (data === 'bye') channel.postMessage('hello'); // one is gone; who else is there?
    };
    const join = (): void => {
      channel.onmessage = receive;
      channel.postMessage('hello');
    };
    const leave = (): void => {
      channel.onmessage = null; // a tab that is being closed must not answer hello
      channel.postMessage('bye');
    };
    join();
    // A tab that is closed unmounts nothing, and one that comes back by the back button mounts nothing.
    addEventListener('pagehide', leave);
    addEventListener('pageshow', join);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', join);
      leave();
      channel.close();
    };
  }, [match]);
  return others;
};
