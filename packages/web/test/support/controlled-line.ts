import type { Guest } from './test-site.js';

/** A line that can be cut, or hold back what the server says. */
export const controlledLine = async ({ page }: Guest): Promise<{ cut(): Promise<void>; hold(): void; release(): void }> => {
  let close = async (): Promise<void> => undefined;
  let held: (() => void)[] | null = null;
  await page.routeWebSocket(/\/socket$/, ws => {
    const server = ws.connectToServer();
    close = () => ws.close();
    server.onMessage(message => {
      if (held) held.push(() => ws.send(message));
      else ws.send(message);
    });
  });
  return {
    cut: () => close(),
    hold: () => {
      held = [];
    },
    release: () => {
      const waiting = held ?? [];
      held = null;
      for (const send of waiting) send();
    },
  };
};
