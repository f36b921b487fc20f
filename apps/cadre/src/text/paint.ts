import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];
/** Text styles: what needs a decision stands out, everything else is quiet. */
export interface Paint {
  readonly title: (text: string) => string;
  readonly quiet: (text: string) => string;
  readonly ask: (text: string) => string;
  readonly good: (text: string) => string;
  readonly harm: (text: string) => string;
  readonly seat: (seat: number, text: string) => string;
}

const SEAT_STYLES = ['blueBright', 'redBright', 'magentaBright', 'greenBright'] as const;
const painted = (style: Style) => (text: string) => styleText(style, text);
const COLOURS: Paint = {
  title: painted('bold'),
  quiet: painted('dim'),
  ask: painted(['bold', 'yellow']),
  good: painted('green'),
  harm: painted('red'),
  seat: (seat, text) => styleText(['bold', SEAT_STYLES[seat % SEAT_STYLES.length]!], text),
};
const same = (text: string): string => text;
const PLAIN: Paint = { title: same, quiet: same, ask: same, good: same, harm: same, seat: (_, text) => text };

/** Colours only on a terminal, and never when NO_COLOR is set. */
export const paintFor = (stream: { readonly isTTY?: boolean }): Paint => (stream.isTTY && !process.env['NO_COLOR'] ? COLOURS : PLAIN);
