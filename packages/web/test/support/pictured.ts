import type { Browser, Page } from 'playwright-core';

/** The emulated graphics card needs a while for every picture. */
export const PATIENCE = 60_000;
/** An empty page of somebody who looks at tables like this; null: as the machine would have it. */
export const picturedPage = async (
  browser: Browser,
  view: string | null,
  { answers, viewport }: { readonly answers: 'confirm' | 'direct'; readonly viewport: { readonly width: number; readonly height: number } },
): Promise<Page> => {
  const context = await browser.newContext({ viewport, locale: 'en-GB', serviceWorkers: 'block' });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(
    ([settings, chosen]) => {
      localStorage.setItem('cadre.settings', settings!);
      if (chosen) localStorage.setItem('cadre.table-view', chosen);
    },
    [JSON.stringify({ name: 'Ana', pace: 'instant', motion: 'off', answers }), view],
  );
  return context.newPage();
};
