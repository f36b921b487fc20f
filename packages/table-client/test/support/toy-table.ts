import type { Page } from 'playwright-core';

/** Where a point of the table lies on the screen. */
export const onScreen = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([px, py]) => {
      const world = document.querySelector<SVGGElement>('.tc-drawing > g > g')!;
      const { x: left, y: top } = new DOMPoint(px, py).matrixTransform(world.getScreenCTM()!);
      return { x: left, y: top };
    },
    [x, y] as const,
  );
export const click = async (page: Page, x: number, y: number): Promise<void> => {
  const at = await onScreen(page, x, y);
  await page.mouse.click(at.x, at.y);
};
export const drag = async (page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
  const a = await onScreen(page, ...from),
    b = await onScreen(page, ...to);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
  await page.mouse.move(b.x, b.y, { steps: 3 });
  await page.mouse.up();
};
export const draftIn = async (page: Page): Promise<number[]> => JSON.parse((await page.textContent('[data-draft]'))!);
export const sentIn = async (page: Page): Promise<number[] | null> => JSON.parse((await page.textContent('[data-sent]'))!);
export const statusIn = (page: Page) => page.locator('.tc-place-status p').textContent();
export const pressOn = async (page: Page, ...keys: string[]): Promise<void> => {
  await page.focus('.tc-frame');
  for (const key of keys) await page.keyboard.press(key);
};
export const isNear = (answer: readonly number[], [x, y]: readonly [number, number]): boolean =>
  answer.length > 1 && Math.abs(answer[0]! - x) <= 2 && Math.abs(answer[1]! - y) <= 2;
