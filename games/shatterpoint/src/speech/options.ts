import { OFFER, type Question, type Space } from '@cadre/core';
import { boxOf, cardOf, stanceOf } from '../box.js';
import type { Op, Script } from '../content/effect.js';
import * as english from '../content/english/abilities.js';
import * as german from '../content/german/abilities.js';
import { namesIn } from '../content/script-problems.js';
import { TAG_NAMES, TAGS } from '../content/tags.js';
import type { Stance } from '../content/types.js';
import { ATTACK_FACES, DEFENCE_FACES } from '../dice.js';
import { costOf } from '../effects/abilities.js';
import { ABILITIES, BOOK } from '../effects/book.js';
import { armoredTargets } from '../missions/targets.js';
import { type EncounterOption, OPTION } from '../options.js';
import { cardIs, cardName } from '../round/decks.js';
import { type CharacterId, LEGEND, type OrderCard, type UnitId } from '../state.js';
import { questionIn as placeIn } from '../table/place-args.js';
import { activeUnit, type Locals, localsOf, stanceUnit, topOf, type View } from './asked-about.js';
import type { Words } from './english.js';
import { ABILITY_IDS } from './explained.js';
import { iconList } from './icon-list.js';
import type { Names } from './names.js';

const orderName = (words: Words, names: Names, view: View, seat: number, card: OrderCard): string => {
  const id = cardName(view, cardIs(view, seat, card));
  return id === 'shatterpoint' ? words.board.shatterpoint : names.of(id);
};
/** The icons of an option of the tree, for whoever is attacking. */
const branchIcons = (words: Words, view: View, option: string): string => {
  const attacker = localsOf(view, 'attack')?.['attacker'];
  const icons = typeof attacker === 'number' ? stanceOf(view, view.public.characters[attacker]!.unit).tree.options[option] : undefined;
  return iconList(words, icons ?? []);
};
/** Who attacks, where the unit that is active leaves it open. */
const attackerIn = (names: Names, view: View, id: CharacterId): string | undefined => {
  const { unit } = view.public.characters[id]!;
  return unit === activeUnit(view) && view.public.units[unit]!.characters.length === 1 ? undefined : names.plainCharacter(view, id);
};
const optionIn = (words: Words, names: Names, view: View, o: EncounterOption): string => {
  const { options } = words;
  switch (o.kind) {
    case 'card':
      return orderName(words, names, view, LEGEND, o.card);
    case 'unit':
      return topOf(view).proc === 'reveal' ? options.activate(names.unitIn(view, o.unit)) : names.unitIn(view, o.unit);
    case 'character':
      return names.characterIn(view, o.character);
    case 'seat':
      return words.seats[o.seat] ?? String(o.seat);
    case 'objective':
      return boxOf(view).mission.objectives[o.objective]?.name[names.language] ?? String(o.objective);
    case 'stance':
      return stanceText(words, names, cardOf(view, stanceUnit(view)).stances[o.stance]!);
    case 'ability': {
      const unit = activeUnit(view);
      const ability = cardOf(view, unit).abilities[o.ability];
      return ability ? options.ability(ability.name[names.language], costOf(view, unit, ability)) : String(o.ability);
    }
    case 'attack':
      return options.attack(names.plainCharacter(view, o.target), o.how === 'melee', attackerIn(names, view, o.attacker));
    case 'assault':
      return options.attack(targetName(names, view, o.target), o.how === 'melee', attackerIn(names, view, o.attacker));
    case 'branch':
      return options.branch(`${o.row}${o.column}`, branchIcons(words, view, `${o.row}${o.column}`));
    case 'icon': {
      const icon = (topOf(view).locals['icons'] as readonly (keyof Words['icons'])[] | undefined)?.[o.icon];
      return icon ? words.icons[icon] : String(o.icon + 1);
    }
    case 'moveAs':
      return capital(words.moves[o.move]);
    case 'condition':
      return words.conditions[o.condition];
    case 'damage':
      return options.damage(names.unitIn(view, o.unit));
    case 'cure':
      return options.cure(names.unitIn(view, o.unit), words.conditions[o.condition]);
    case 'reroll':
      return options.reroll(words.faces[o.face] ?? o.face);
    case 'tag':
      return tagText(names, view, o.tag);
    case 'yes':
    case 'no':
      return topOf(view).proc === 'swapReserve' ? (o.kind === 'yes' ? options.onTop : options.onBottom) : options[o.kind];
    default:
      return options[o.kind];
  }
};
const capital = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;
const stanceText = ({ options }: Words, { language }: Names, { name, melee, ranged, defence }: Stance): string =>
  options.stance(
    name[language],
    melee?.dice,
    ranged && options.range(ranged.dice, ranged.range),
    options.defence(defence.melee, defence.ranged),
  );
/** A set of tags is chosen by its first. */
const tagText = ({ language }: Names, view: View, tag: number): string => {
  const { script, at } = topOf(view).locals as { readonly script?: number; readonly at?: number };
  const op = script === undefined || at === undefined ? undefined : BOOK.at(script)[at];
  const sets = op?.op === 'gainTags' && op.sets !== 'any' ? op.sets : [];
  return (sets.find(set => set[0] === TAGS[tag]) ?? [TAGS[tag]!]).map(each => TAG_NAMES[each][language]).join(', ');
};
const targetName = (names: Names, view: View, target: number): string =>
  armoredTargets(view)[target]?.name[names.language] ?? String(target);
/** A script for later knows what was chosen, but the script that chose it is no longer on the stack. */
const ALL_NAMES = namesIn(BOOK.scripts.flat());
const PART_TEXT = { en: english.partText, de: german.partText } as const;
/** What comes of a choice inside an ability or an order card, in its own words. */
const partIn = (names: Names, view: View, partOf: (op: Op) => Script | undefined): string | undefined => {
  const { locals } = topOf(view);
  const op = BOOK.at(locals['script'] as number)[locals['at'] as number];
  const part = op && partOf(op);
  if (!part) return undefined;
  const scripts = view.stack.map(f => (f.locals as Locals)['script']).filter(script => typeof script === 'number');
  const named = { ...ALL_NAMES, ...namesIn(scripts.flatMap(script => BOOK.at(script))) };
  const isOrder = !ABILITIES.has(locals['ability'] as string);
  const solo = cardOf(view, locals['unit'] as UnitId).characters === 1;
  return PART_TEXT[names.language](part, { solo, named, ...(isOrder && { legend: true }) });
};
/** One integer of an answer: an option, an offer of a window, a face of a die, a card of a deck. */
export const valueIn = (words: Words, names: Names, view: View, space: Space, value: number): string => {
  const top = topOf(view);
  if (space.kind === 'roll') {
    const faces: readonly string[] = space.dice[0]?.id === 'defence' ? DEFENCE_FACES : ATTACK_FACES;
    return words.faces[faces[value] ?? ''] ?? String(value);
  }
  if (space.kind === 'draw')
    return space.of === 'order'
      ? orderName(words, names, view, (top.locals['seat'] as number | undefined) ?? LEGEND, value as OrderCard)
      : String(value);
  if (top.proc === 'window') {
    const { keyword, holder } = OFFER.decode(value);
    const ability = ABILITY_IDS[keyword] ?? String(keyword);
    const unit = view.public.units[holder];
    return unit ? `${names.unitIn(view, holder as UnitId)}: ${names.ability(unit.card, ability)}` : names.of(ability);
  }
  if (space.of === 'alternative') return partIn(names, view, op => (op.op === 'choose' ? op.between[value] : undefined)) ?? String(value);
  if (space.of === 'use') return partIn(names, view, op => (op.op === 'may' ? op.do : undefined)) ?? String(value);
  return OPTION.has(value) ? optionIn(words, names, view, OPTION.decode(value)) : String(value);
};
export const questionIn = (words: Words, names: Names, view: View, q: Question): string => {
  const { questions } = words;
  const { proc, step, locals } = topOf(view);
  const space = (q.asks.find(a => a.seat === view.seat) ?? q.asks[0])?.space;
  if (space?.kind === 'place') {
    const asked = placeIn(space);
    const name = names.characterIn(view, asked.character);
    switch (asked.kind) {
      case 'deploy':
      case 'rest':
        return questions.deploy(name);
      case 'setUp':
        return questions.setUp(name);
      case 'push':
        return questions.push(name, asked.pull);
      case 'move':
        return questions.move(name);
    }
  }
  const effects = localsOf(view, 'effects') as { readonly ability?: string; readonly unit: UnitId } | undefined;
  const because = effects?.ability ? `${names.ability(cardOf(view, effects.unit).id, effects.ability)}: ` : '';
  switch (`${proc}.${step}`) {
    case 'match.tactics':
      return questions.tactics;
    case 'deployment.first':
      return questions.deployFirst;
    case 'cycle.first':
      return questions.first;
    case 'cadreTurn.start':
      return questions.start;
    case 'reveal.decide':
      return questions.decide(orderName(words, names, view, locals['seat'] as number, locals['card'] as OrderCard));
    case 'revealOrders.choose':
      return questions.order;
    case 'deployment.squads':
      return questions.squad;
    case 'legendTurn.minions':
      return questions.minions;
    case 'action.move':
      return questions.mover;
    case 'activation.act':
      return questions.act(names.subjectIn(view, locals['unit'] as UnitId));
    case 'action.combat':
    case 'chooseAttack.attack':
    case 'assaultAtTurnEnd.attack':
      return because + questions.combat;
    case 'reroll.choose':
      return because + questions.reroll;
    case 'attack.walk':
      return questions.walk;
    case 'heal.heal':
    case 'cleanse.choose':
      return because + questions.heal;
    case 'healEach.which':
      return because + questions.healer;
    case 'window.offer':
      return questions.window;
    case 'moveEach.which':
      return because + questions.mover;
    case 'moveOne.toward':
      return because + questions.toward(names.characterIn(view, locals['character'] as CharacterId));
    case 'swapReserve.where':
      return because + questions.swap;
    case 'payWithTokens.token':
      return questions.tokens;
    case 'chooseTags.choose':
      return because + questions.tag;
  }
  switch (space?.of) {
    case 'unit':
      return because + questions.unit;
    case 'character':
      return because + questions.character;
    case 'objective':
      return because + questions.objective;
    case 'cadre':
      return because + questions.cadre;
    case 'stance':
      return questions.stance(names.unitIn(view, stanceUnit(view)));
    case 'moveAs':
      return because + questions.how(names.characterIn(view, locals['character'] as CharacterId));
    case 'use':
      return because + questions.use;
    case 'alternative':
      return because + questions.alternative;
    // Whoever is not asked does not see what for.
    case undefined:
      return because.slice(0, -2);
    default:
      return because + questions.other;
  }
};
