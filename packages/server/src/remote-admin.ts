import type { Admin } from './admin.js';
import { ADMIN, type AdminCommand } from './gateway/admin-route.js';

/** The same commands for a server that is running: over the net, with its admin token. */
export const remoteAdmin = (server: string, token: string): Admin => {
  const send = async <T>(command: AdminCommand): Promise<T> => {
    const response = await fetch(new URL(ADMIN, server), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(command),
    });
    const answer = (await response.json()) as { readonly result?: T; readonly refusal?: { readonly message: string } };
    if (response.ok) return answer.result!;
    if (response.status === 404) throw new Error(`${server} has no admin commands: start it with CADRE_ADMIN_TOKEN`);
    throw new Error(answer.refusal?.message ?? `${server} answered ${response.status}`);
  };
  return {
    matches: () => send({ command: 'matches' }),
    reports: () => send({ command: 'reports' }),
    remove: ids => send({ command: 'remove', ids: [...ids] }),
    controls: () => send({ command: 'controls' }),
    setMode: mode => send({ command: 'setMode', mode }),
    ban: (range, until) => send({ command: 'ban', range, until }),
    unban: range => send({ command: 'unban', range }),
    mute: (match, seat, until) => send({ command: 'mute', match, seat, until }),
    unmute: (match, seat) => send({ command: 'unmute', match, seat }),
  };
};
