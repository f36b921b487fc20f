import { webServer } from '../apps/cadre/dist/web/server.js';
import { openBrowser } from '../tests/support/browser.mjs';

/** A server of its own and a page of it, whose processor can be slowed down. */
export const openMeasuredPage = async () => {
  const server = await webServer({ home: null, botMilliseconds: 50, limits: { requestsPerMinute: 100_000, matchesPerMinute: 1000 } });
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', serviceWorkers: 'block' });
  await context.addInitScript(
    text => localStorage.setItem('cadre.settings', text),
    JSON.stringify({ name: 'Ada', pace: 'instant', motion: 'off', answers: 'confirm' }),
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return {
    url,
    browser,
    page,
    devtools,
    throttle: rate => devtools.send('Emulation.setCPUThrottlingRate', { rate }),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
};
