import type { ExplainPreview, OverlayShape, Section } from '@cadre/core';
import { expect } from 'vitest';
import type { Guest } from './test-site.js';

/** A shape in numbers, as it is drawn: all coordinates of its path, or its middle and radius. */
export interface Drawn {
  readonly means: string;
  readonly numbers: readonly number[];
  readonly text: string;
}
const numbersOf = (shape: OverlayShape): readonly number[] => {
  switch (shape.kind) {
    case 'area':
      return shape.outline.rings.flat();
    case 'line':
      return shape.points;
    case 'circle':
      return [shape.x, shape.y, shape.radius];
    case 'label':
      return [shape.x, shape.y];
  }
};
const KINDS = ['area', 'line', 'circle', 'label'] as const;
/** What is drawn on the table by kind, in the order of the answer. */
export const drawnOn = ({ page }: Guest, within: string): Promise<Record<string, Drawn[]>> =>
  page.evaluate(
    ([root, kinds]) => {
      const numbersIn = (text: string | null): number[] => (text?.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []).map(Number);
      const numbersAt = (element: Element): number[] => {
        if (element.matches('.tc-label')) return numbersIn(element.getAttribute('transform')).slice(0, 2);
        if (element.matches('circle')) return ['cx', 'cy', 'r'].map(of => Number(element.getAttribute(of)));
        return numbersIn((element.querySelector('path') ?? element).getAttribute('d'));
      };
      const read = (element: Element) => ({
        means: /tc-means-(\S+)/.exec(element.getAttribute('class')!)![1]!,
        numbers: numbersAt(element),
        text: element.textContent!,
      });
      const found = [...document.querySelectorAll(`${root} .tc-overlay > .tc-shape`)];
      return Object.fromEntries(kinds.map(kind => [kind, found.filter(e => e.classList.contains(`tc-${kind}`)).map(read)]));
    },
    [within, KINDS] as const,
  );
export const answered = (shapes: readonly OverlayShape[]): Record<string, Drawn[]> => {
  const drawn = (shape: OverlayShape): Drawn => ({
    means: shape.means,
    numbers: numbersOf(shape),
    text: shape.kind === 'label' ? shape.text : '',
  });
  return Object.fromEntries(KINDS.map(kind => [kind, shapes.filter(shape => shape.kind === kind).map(drawn)]));
};
export const sentences = ({ page }: Guest): Promise<string[]> => page.locator('.tc-explanation[aria-busy="false"] > p').allTextContents();

/** The bars of every forecast: their numbers, and their heights as parts of the highest. */
const barsOn = ({ page }: Guest): Promise<{ percents: string[]; heights: number[] }[]> =>
  page.locator('.tc-chances').evaluateAll(charts =>
    charts.map(chart => {
      const tall = [...chart.querySelectorAll('rect')].map(bar => Number(bar.getAttribute('height')));
      return {
        percents: [...chart.querySelectorAll('text:not(.tc-chances-n)')].map(text => text.textContent!),
        heights: tall.map(height => height / Math.max(...tall)),
      };
    }),
  );
const agreesWithForecasts = async (guest: Guest, forecasts: readonly (readonly number[])[]): Promise<void> => {
  await expect.poll(async () => (await barsOn(guest)).length).toBe(forecasts.length);
  for (const [n, { percents, heights }] of (await barsOn(guest)).entries()) {
    const chances = forecasts[n]!;
    expect(percents).toEqual(chances.map(chance => (100 * chance).toFixed(0)));
    // Whatever cannot happen is a bar one pixel high.
    for (const [i, chance] of chances.entries()) expect(Math.abs(heights[i]! - chance / Math.max(...chances))).toBeLessThan(0.03);
  }
};
/** The side view in the table's units again, by the height at which the line begins. */
const sectionOn = async ({ page }: Guest, { length, start }: Section): Promise<Section> =>
  page.locator('.tc-section').evaluate(
    (figure, [long, high]): Section => {
      const numbersIn = (selector: string): number[] =>
        figure
          .querySelector(selector)!
          .getAttribute('d')!
          .match(/-?\d+(\.\d+)?/g)!
          .map(Number);
      const [left, ground, right] = numbersIn('.tc-section-ground') as [number, number, number];
      const [, first, , last] = numbersIn('.tc-section-line') as [number, number, number, number];
      const [wide, tall] = [(right - left) / long, (ground - first) / high];
      const parts = [...figure.querySelectorAll('.tc-section-part')].map(part => {
        const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(name => Number(part.getAttribute(name))) as [
          number,
          number,
          number,
          number,
        ];
        return {
          kind: part.getAttribute('data-kind') as 'piece' | 'figure',
          name: part.querySelector('title')!.textContent!,
          from: x / wide,
          to: (x + width) / wide,
          bottom: (ground - y - height) / tall,
          top: (ground - y) / tall,
          blocks: part.getAttribute('data-blocks') === 'true',
        };
      });
      return { length: long, start: high, end: (ground - last) / tall, parts };
    },
    [length, start] as const,
  );
const rounded = ({ length, start, end, parts }: Section): unknown => ({
  ends: [length, start, end].map(Math.round),
  parts: parts.map(part => ({ ...part, from: Math.round(part.from), bottom: Math.round(part.bottom), top: Math.round(part.top), to: 0 })),
});
const agreesWithSection = async (guest: Guest, section: Section | undefined): Promise<void> => {
  expect(await guest.page.locator('.tc-section').count()).toBe(section ? 1 : 0);
  if (!section) return;
  const shown = await sectionOn(guest, section);
  expect(rounded(shown)).toEqual(rounded(section));
  // What is thinner than two pixels is drawn as wide as that.
  for (const [n, { from, to }] of section.parts.entries())
    expect(Math.abs(shown.parts[n]!.to - Math.max(to, from + (2 * section.length) / 190))).toBeLessThan(1);
};
/** What the page shows to a query is all that the rules answer to it: every line, area, circle, number, sentence, forecast and side view. */
export const agrees = async (guest: Guest, answer: ExplainPreview, aimed?: ExplainPreview): Promise<void> => {
  await expect.poll(() => sentences(guest), { timeout: 20_000 }).toEqual([...answer.says]);
  expect(await drawnOn(guest, '.tc-drawing')).toEqual(answered(answer.shapes));
  await agreesWithForecasts(
    guest,
    [answer, aimed].flatMap(each => (each?.chances ? [each.chances] : [])),
  );
  await agreesWithSection(guest, answer.section);
};
export type XY = { readonly x: number; readonly y: number };
/** Where a point of the table is in the window. */
export const inWindow = ({ page }: Guest, { x, y }: XY): Promise<XY> =>
  page.evaluate(
    ([px, py]) => {
      const table = document.querySelector<SVGGElement>('.tc-drawing > g > g')!;
      const { x: left, y: top } = new DOMPoint(px, py).matrixTransform(table.getScreenCTM()!);
      return { x: left, y: top };
    },
    [x, y] as const,
  );
