import { BATTLE_DECKS, type Card, cardById, STANDING_ORDERS } from '../data/index.js';
import { type ArmyList, copies, MODE_RULES, pointsOf } from '../roster/index.js';
import { namedUnits, totalOf } from './named-units.js';
import { nameFor } from './text-names.js';

const nameOf = (card: Card): string => card.name;

/** Tabletop Admiral: a unit with its sum, its upgrades behind two dashes, then a line of commands and three of battle cards. */
export const writeAdmiralText = (list: ArmyList): string => {
  const units = namedUnits(list, nameOf, { costs: true, battleForce: false }).flatMap(unit => {
    const { line, counterpart } = unit;
    const extras = [...unit.upgrades, ...(counterpart ? [counterpart, ...counterpart.upgrades] : [])];
    if (extras.length === 0 && line.count > 1)
      return [`${line.count}x ${unit.name} ${unit.cost} x ${line.count} = ${unit.cost * line.count}`];
    const sum = totalOf(unit) + (counterpart ? totalOf(counterpart) : 0);
    const lines = [
      `${unit.name} ${unit.cost} + ${sum - unit.cost} = ${sum}`,
      ...(extras.length > 0 ? [`--${extras.map(up => `${up.name} (${up.cost})`).join(', ')}`] : []),
    ];
    return Array.from({ length: copies(line) }, () => lines).flat();
  });
  const commands = [...list.commands.filter(id => id !== STANDING_ORDERS), ...(list.commands.length > 0 ? [STANDING_ORDERS] : [])];
  const count = list.units.reduce((n, u) => n + u.count, 0);
  return [
    `${pointsOf(list)}/${MODE_RULES[list.mode].points}`,
    `${count} Activation${count === 1 ? '' : 's'}`,
    ...units,
    ...(commands.length > 0
      ? [commands.map(id => `${nameFor('command', id, nameOf, { faction: list.faction })} ${pips(id)}`).join(', ')]
      : []),
    ...BATTLE_DECKS.filter(deck => list.battle[deck].length > 0).map(deck =>
      list.battle[deck].map(id => nameFor('battle', id, nameOf, { recon: list.mode === 'recon' })).join(', '),
    ),
    '',
  ].join('\n');
};
const pips = (id: string): string => {
  const known = cardById.get(id);
  return '•'.repeat(known?.kind === 'command' ? known.card.pips : 1);
};
