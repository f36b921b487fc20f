import { LEGENDS } from '../content/legends/index.js';
import { MINIONS } from '../content/minions/index.js';
import { MISSIONS } from '../content/missions/index.js';
import type { Named } from '../content/types.js';
import { UNITS } from '../content/units/index.js';
import type { About, EncounterFact } from '../facts.js';
import type { Spot } from '../state.js';
import type { Words } from './english.js';
import { iconList } from './icon-list.js';
import type { Names, Subject, Way } from './names.js';

const missionOf = (id: string) => MISSIONS.find(each => each.id === id);
const STANCES = new Map([...UNITS, ...LEGENDS, ...MINIONS].map(({ id, stances }) => [id, stances.map(({ name }) => name)]));
const stanceName = (names: Names, card: string, stance: number): string => {
  const found = STANCES.get(card)?.[stance];
  return found ? found[names.language] : String(stance + 1);
};
/** As the crow flies. */
/** Less than what is written with one decimal of an inch. */
const STILL = 254 / 20;
const wayOf = (names: Names, { from, to }: Extract<EncounterFact, { from: unknown; to: Spot }>): Way => {
  const start = typeof from === 'object' ? from : null;
  return {
    isStill: start !== null && Math.hypot(to.x - start.x, to.y - start.y) < STILL && to.elevation === start.elevation,
    inches: start ? names.inches(Math.hypot(to.x - start.x, to.y - start.y)) : '',
    elevation: to.elevation === (start?.elevation ?? 0) ? null : to.elevation,
  };
};
export const factIn = (words: Words, names: Names, f: EncounterFact): string => {
  const { facts } = words;
  const seat = (n: number): string => words.seats[n] ?? String(n);
  const unit = ({ seat: of, card: id, letter }: Pick<About, 'seat' | 'card' | 'letter'>): Subject => names.subject(of, id, letter);
  const faces = (all: readonly string[]): string => words.list(all.map(face => words.faces[face] ?? face));
  const card = (id: string): string => (id === 'shatterpoint' ? words.board.shatterpoint : names.of(id));
  const title = (named: Named | undefined, id: string): string => named?.[names.language] ?? names.of(id);
  switch (f.type) {
    case 'encounter':
      return facts.encounter(title(f.titles?.[0], f.mission), title(f.titles?.[1], f.layout), names.of(f.legend));
    case 'first':
      return f.insisted === undefined ? facts.first(seat(f.seat)) : facts.firstInsisted(seat(f.seat), seat(f.insisted));
    case 'turn':
      return facts.turn(seat(f.seat), f.number);
    case 'force':
      return facts.force(seat(f.seat), f.by, f.ready);
    case 'revealed':
    case 'reserved':
    case 'shuffledBack':
    case 'used':
    case 'legendAbility':
    case 'putOnTop':
    case 'putOnBottom':
      return facts[f.type](seat(f.seat), card(f.card));
    case 'refreshed':
      return facts.refreshed(seat(f.seat));
    case 'deployed':
    case 'placed':
      return facts[f.type](unit(f), wayOf(names, f));
    case 'pushed':
      return (f.how === 'pull' ? facts.pulled : facts.pushed)(unit(f), wayOf(names, f));
    case 'moved':
      return facts.moved(unit(f), words.moves[f.how as keyof Words['moves']] ?? f.how, wayOf(names, f));
    case 'held':
      return facts.held(unit(f), f.why);
    case 'activated':
    case 'activationOver':
    case 'recovered':
    case 'wounded':
    case 'defeated':
    case 'returned':
      return facts[f.type](unit(f));
    case 'stance':
      return facts.stance(unit(f), stanceName(names, f.card, f.stance));
    case 'acted':
      return facts.acted(unit(f), words.actions[f.action], f.free);
    case 'ability':
      return facts.ability(unit(f), names.ability(f.card, f.ability), f.cost);
    case 'focused':
      return facts.focused(unit(f), f.melee, f.ranged);
    case 'attack':
      return facts.attack(
        unit(f),
        names.marked(title(f.title, f.defenderCard), f.defenderLetter),
        f.kind === 'melee',
        f.attackDice,
        f.defenceDice,
      );
    case 'attackLost':
      return facts.attackLost(unit(f), f.gone, names.marked(names.of(f.defenderCard), f.defenderLetter));
    case 'rolled':
      return facts.rolled(faces(f.attack), faces(f.defence), f.again);
    case 'charts':
      return facts.charts(f.criticals, f.strikes, f.blocks, f.successes);
    case 'branch':
      return facts.branch(f.option, iconList(words, f.icons));
    case 'damage':
      return facts.damage(unit(f), f.n, f.total);
    case 'healed':
      return facts.healed(unit(f), f.damage);
    case 'condition':
      return facts.condition(unit(f), words.conditions[f.condition], f.gained);
    case 'hunker':
      return facts.hunker(unit(f), f.by, f.total);
    case 'injured':
      return facts.injured(unit(f), f.total);
    case 'control':
      return facts.control(title(f.title, f.name), words.sides[f.side]);
    case 'objectiveGone':
      return facts.objectiveGone(title(f.title, f.name));
    case 'tracker':
      return facts.tracker(f.from, f.to);
    case 'pool':
      return facts.pool(title(f.title ?? missionOf(f.mission)?.pools[f.pool]?.name, String(f.pool + 1)), f.left);
    case 'counter':
      return facts.counter(title(f.title ?? missionOf(f.mission)?.counters[f.counter]?.name, String(f.counter + 1)), f.value);
    case 'covered':
    case 'repaired':
      return facts[f.type](title(f.title, f.name), f.space);
    case 'targetDestroyed':
      return facts.targetDestroyed(title(f.title, f.name));
    case 'marked':
      return facts.marked(names.marked(names.of(f.card), f.letter));
    case 'diceRolled':
      return facts.diceRolled(seat(f.seat), faces(f.faces));
    case 'ended':
      return f.winner === 'unfinished' ? facts.unfinished : facts.ended(words.sides[f.winner], facts.reasons[f.reason] ?? f.reason);
  }
};
