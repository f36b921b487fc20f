import { ADMIN, type AdminCommand } from '../gateway/admin-route.js';
import type { Admin } from './admin.js';

/** The same commands for a server that is running: over the net, with its admin token. */
export const remoteAdmin = (server: string, token: string): Admin => {
  const ask = async (command: AdminCommand): Promise<Response> => {
    if (!URL.canParse(server)) throw new Error(`CADRE_SERVER is "${server}": expected an address such as http://127.0.0.1:8080`);
    const response = await fetch(new URL(ADMIN, server), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(command),
    }).catch((thrown: Error) => {
      throw new Error(`no server answers at ${server} (CADRE_SERVER): ${(thrown.cause as Error | undefined)?.message ?? thrown.message}`);
    });
    if (response.ok) return response;
    if (response.status === 404) throw new Error(`${server} has no admin commands: start it with CADRE_ADMIN_TOKEN`);
    const { refusal } = (await response.json()) as { readonly refusal?: { readonly message: string } };
    throw new Error(refusal?.message ?? `${server} answered ${response.status}`);
  };
  const send = async <T>(command: AdminCommand): Promise<T> => ((await (await ask(command)).json()) as { readonly result: T }).result;
  return {
    matches: () => send({ command: 'matches' }),
    reports: () => send({ command: 'reports' }),
    dismiss: ids => send({ command: 'dismiss', ids: [...ids] }),
    remove: ids => send({ command: 'remove', ids: [...ids] }),
    controls: () => send({ command: 'controls' }),
    setMode: mode => send({ command: 'setMode', mode }),
    ban: (range, until) => send({ command: 'ban', range, until }),
    unban: range => send({ command: 'unban', range }),
    banSeat: (match, seat, until) => send({ command: 'banSeat', match, seat, until }),
    unbanSeat: (match, seat) => send({ command: 'unbanSeat', match, seat }),
    mute: (match, seat, until) => send({ command: 'mute', match, seat, until }),
    unmute: (match, seat) => send({ command: 'unmute', match, seat }),
    inspect: match => send({ command: 'inspect', match }),
    end: ids => send({ command: 'end', ids: [...ids] }),
    forget: (match, seat) => send({ command: 'forget', match, seat }),
    backup: async () => new Uint8Array(await (await ask({ command: 'backup' })).arrayBuffer()),
  };
};
