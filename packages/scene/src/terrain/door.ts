import { isPlatform, planked } from './floors.js';
import { block, panel } from './shapes.js';
import type { Build } from './site.js';
import { CYAN, HAZARD, IRON, mixed, RED } from './themes.js';

/** A door between two posts: shut and red where nobody passes, drawn back where one may. */
export const door: Build = site => {
  if (isPlatform(site)) return planked(site, door);
  const { clay, plot, height, theme, piece } = site;
  const isOpen = piece.look === 'inside';
  const post = Math.min(0.3, plot.w * 0.16);
  const free = plot.w - 2 * post;
  const leaf = mixed(IRON, theme.accent, 0.3);
  const high = height * 0.9;
  clay.within(plot.frame, () => {
    for (const side of [-1, 1]) {
      const x = (side * (plot.w - post)) / 2;
      block(clay, mixed(theme.wall, IRON, 0.2), [post, height, plot.d], [x, 0, 0], { bevel: post * 0.14, lid: theme.trim });
      for (const turn of [0, 180])
        clay.within({ turn: [0, turn, 0] }, () =>
          panel(clay, isOpen ? CYAN : RED, [post * 0.4, height * 0.5, 0.02], [x, height * 0.56, plot.d / 2 - 0.012], 0.006),
        );
      const wide = (free / 2) * (isOpen ? 0.2 : 1);
      const middle = side * (free / 2 - wide / 2);
      block(clay, leaf, [wide - 0.015, high, plot.d * 0.42], [middle, 0, 0], { bevel: 0.03 });
      for (const turn of [0, 180])
        clay.within({ turn: [0, turn, 0] }, () => {
          panel(clay, mixed(leaf, theme.trim, 0.35), [wide * 0.72, high * 0.3, 0.03], [middle, high * 0.7, plot.d * 0.21], 0.015);
          panel(clay, HAZARD, [wide * 0.72, high * 0.09, 0.02], [middle, high * 0.34, plot.d * 0.21], 0.008);
        });
    }
    if (!isOpen) block(clay, RED, [free * 0.12, height * 0.1, plot.d * 0.5], [0, high * 0.5, 0], { bevel: 0.01 });
  });
};
