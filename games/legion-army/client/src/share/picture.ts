import type { Language } from '@cadre/kit';
import { BATTLE_DECKS, battleForceById, unitById } from '@cadre/legion-army/data';
import { type ArmyList, cardName, MODE_RULES, muster, pointsOf, unitPoints } from '@cadre/legion-army/roster';
import type { Picture, PictureShape } from '@cadre/table-client';
import { EMBLEM_PATHS } from '../art/factions.js';
import { factionTitle } from '../context.js';
import { LABELS } from '../labels/labels.js';

const WIDTH = 720;
const MARGIN = 32;
const INK = { room: '#0b1020', panel: '#18213b', text: '#e8ecf6', quiet: '#9aa6c3', line: '#5fd0ff', ask: '#ffc857' } as const;
/** About how many characters of a size fit into a width: nothing measures text before it is drawn. */
const shortened = (text: string, size: number, width: number): string => {
  const most = Math.floor(width / (size * 0.54));
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
};

/** Names in as many lines as they need. */
const wrapped = (names: readonly string[], size: number, width: number): string[] => {
  const lines: string[] = [];
  for (const name of names) {
    const longer = lines.length > 0 ? `${lines.at(-1)} · ${name}` : name;
    if (lines.length > 0 && shortened(longer, size, width) === longer) lines[lines.length - 1] = longer;
    else lines.push(name);
  }
  return lines;
};

/** A list as a picture to show around: its units, their upgrades and points, hand and deck. */
export const pictureOf = (list: ArmyList, language: Language): Picture => {
  const l = LABELS[language];
  const army = muster(list, []);
  const force = list.battleForce === undefined ? undefined : battleForceById.get(list.battleForce)?.name;
  const shapes: PictureShape[] = [];
  const text = (
    x: number,
    y: number,
    size: number,
    fill: string,
    words: string,
    more: { readonly bold?: true; readonly end?: true } = {},
  ): number =>
    shapes.push({
      is: 'text',
      x,
      y,
      size,
      fill,
      text: shortened(words, size, more.end ? 200 : WIDTH - MARGIN - x - (size > 14 ? 80 : 0)),
      ...more,
    });
  shapes.push({ is: 'line', path: EMBLEM_PATHS[list.faction], x: MARGIN, y: 26, scale: 1.15, stroke: INK.line });
  text(104, 56, 28, INK.text, list.name || l.unnamed, { bold: true });
  text(104, 80, 15, INK.quiet, `${force ?? factionTitle(list.faction, language)} · ${l.modes[list.mode]}`);
  text(WIDTH - MARGIN, 62, 34, INK.ask, `${pointsOf(list)}`, { bold: true, end: true });
  text(WIDTH - MARGIN, 82, 14, INK.quiet, `/ ${MODE_RULES[list.mode].points}`, { end: true });
  let y = 108;
  for (const [at, unit] of list.units.entries()) {
    const mustered = army.units.find(u => u.line === at);
    const upgrades = [...unit.upgrades, ...(unit.counterpart ? [unit.counterpart.card, ...unit.counterpart.upgrades] : [])];
    const height = upgrades.length > 0 ? 50 : 34;
    shapes.push({ is: 'box', x: MARGIN - 12, y, width: WIDTH - 2 * MARGIN + 24, height, fill: INK.panel, radius: 8 });
    text(MARGIN, y + 23, 17, INK.text, `${unit.count === 1 ? '' : `${unit.count}× `}${cardName(unit.card)}`, { bold: true });
    if (upgrades.length > 0) text(MARGIN, y + 41, 13, INK.quiet, upgrades.map(id => unitById.get(id)?.name ?? cardName(id)).join(' · '));
    text(WIDTH - MARGIN, y + 23, 17, INK.line, String(mustered ? unitPoints(army, mustered) * mustered.count : '?'), {
      bold: true,
      end: true,
    });
    y += height + 6;
  }
  for (const [title, cards] of [
    [l.hand, list.commands],
    ...BATTLE_DECKS.map(deck => [l.decks[deck], list.battle[deck]] as const),
  ] as const) {
    if (cards.length === 0) continue;
    y += 24;
    text(MARGIN, y, 14, INK.quiet, title);
    for (const [i, line] of wrapped(cards.map(cardName), 14, WIDTH - 2 * MARGIN - 150).entries()) {
      if (i > 0) y += 19;
      text(MARGIN + 150, y, 14, INK.text, line);
    }
  }
  const height = y + 28;
  return { width: WIDTH, height, shapes: [{ is: 'box', x: 0, y: 0, width: WIDTH, height, fill: INK.room, radius: 0 }, ...shapes] };
};
