import {
  type AnyCard,
  allCards,
  BATTLE_DECKS,
  type BattleDeck,
  battleForceById,
  type CardKind,
  cardByCode,
  cardById,
  catalogue,
  type Faction,
  STANDING_ORDERS,
  unitById,
} from '../data/index.js';
import {
  type ArmyCounterpart,
  type ArmyList,
  type ArmyUnit,
  type Bearer,
  cardName,
  copies,
  fillSlots,
  MODE_RULES,
  type Mode,
  muster,
  placeholder,
} from '../roster/index.js';
import { factionCalled, modeOfPoints } from './aliases.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import { formerByCode } from './former.js';
import { formerId } from './resolve.js';

const SITE = 'https://legionhq2.com/list';
/** A digit is all the room a link has for a number of units. */
const MOST = 9;

/** Cards without a code, the name of the list, choices and a missing Standing Orders have no place in this link. */
export const writeLegionHqLink = (list: ArmyList): string => {
  const army = muster(list, []);
  const segments = [
    ...army.units.flatMap(unit => {
      const own = `${unit.card.code}${slotText(unit)}`;
      const other = unit.counterpart ? `+1${unit.counterpart.card.code}${slotText(unit.counterpart)}` : '';
      return digits(copies(list.units[unit.line]!)).map(count => `${count}${own}${other}`);
    }),
    ...list.commands.filter(id => id !== STANDING_ORDERS).flatMap(codeOf),
    ...BATTLE_DECKS.flatMap(deck => list.battle[deck].flatMap(codeOf)),
  ];
  const force = list.battleForce === undefined ? undefined : battleForceById.get(list.battleForce);
  return `${SITE}/${list.faction}/${MODE_RULES[list.mode].points}:${force ? `${force.code}:` : ''}${segments.join(',')}`;
};
const codeOf = (id: string): string[] => {
  const known = cardById.get(id);
  return known ? [known.card.code] : [];
};
const digits = (count: number): number[] => (count > MOST ? [MOST, ...digits(count - MOST)] : [count]);
/** The upgrades in the order of the bar, 0 for an empty slot; what has no slot stands at the end. */
const slotText = (bearer: Bearer): string => {
  const { slots, slotless, loose } = fillSlots(bearer);
  return [...slots.map(({ upgrade }) => upgrade?.card.code ?? '0'), ...[...slotless, ...loose].map(up => up.card.code)].join('');
};

/** The site has had several hosts: legionhq2.com, legion-hq.com, legionhq.com, legionhq.thefifthtrooper.com. */
const HOST = 'legion-?hq2?(?:\\.thefifthtrooper)?\\.com';
const OLD_DATABASE = new RegExp(`${HOST}/list/\\d+/?\\s*$`, 'i');
const LINK = new RegExp(`^\\S*${HOST}/list/`, 'i');
const LIST_PATH = /\/list\/([a-z]+)\/([^\s?#]*)/i;
export const isLegionHqLink = (text: string): boolean => OLD_DATABASE.test(text) || LINK.test(text) || /^\/?list\/[a-z]+\//i.test(text);

export const readLegionHqLink = (text: string, diagnostics: Diagnostic[]): ArmyList | null => {
  if (OLD_DATABASE.test(text)) {
    diagnostics.push(diagnostic('needs-database', 'link'));
    return null;
  }
  const [, side = '', path = ''] = LIST_PATH.exec(text.startsWith('list/') ? `/${text}` : text) ?? [];
  const faction = factionCalled(side);
  if (!faction) {
    diagnostics.push(diagnostic('cut-off', 'link', { rest: side || text.slice(0, 40) }));
    return null;
  }
  const parts = path.replaceAll(/%2C/gi, ',').replaceAll(/%3A/gi, ':').replaceAll(/%2B/gi, '+').split(':');
  const segments = parts
    .pop()!
    .split(',')
    .filter(segment => segment !== '');
  const age = linkAge(parts[0], segments);
  const mode = modeOf(parts, diagnostics);
  const battleForce = forceOf(parts, faction, diagnostics);
  return { name: '', faction, mode, ...(battleForce === undefined ? {} : { battleForce }), ...cardsOf(segments, age, diagnostics) };
};
const modeOf = (parts: string[], diagnostics: Diagnostic[]): Mode => {
  if (!/^\d+$/.test(parts[0] ?? '')) {
    diagnostics.push(diagnostic('guessed-mode', 'link'));
    return 'standard';
  }
  const points = parts.shift()!;
  const mode = modeOfPoints(Number(points));
  if (!mode) diagnostics.push(diagnostic('unknown-mode', 'link', { points }));
  return mode ?? 'standard';
};
const forceOf = (parts: readonly string[], faction: Faction, diagnostics: Diagnostic[]): string | undefined => {
  const [code] = parts;
  if (code !== undefined) {
    const force = catalogue.battleForces.find(f => f.code === code);
    if (!force) diagnostics.push(diagnostic('unknown-force', 'link', { force: code.slice(0, 40) }));
    return force?.id ?? code;
  }
  if (faction !== 'mercenary') return undefined;
  diagnostics.push(diagnostic('guessed-force', 'link', { force: 'Shadow Collective' }));
  return 'shadow-collective';
};

/** Codes were given to other cards in 2025: which card one means depends on when the link was made. */
type Age = 'old' | 'new' | 'unclear';
/** Battle cards with two capitals, and the size of 1,000 points, came later; links without a size, and codes that are gone, are older. */
const linkAge = (size: string | undefined, segments: readonly string[]): Age => {
  const codes = segments.flatMap(segment => (/^\d/.test(segment) ? codesIn(segment) : [segment]));
  const isOnlyOld = (code: string): boolean => formerByCode(code) !== undefined && !formerByCode(code)!.renamed && !cardByCode.has(code);
  const wasBattle = (code: string): boolean => formerByCode(code)?.deck !== undefined && cardByCode.get(code)?.kind !== 'command';
  const isOnlyNew = (code: string): boolean => /[A-Z]/.test(code) && cardByCode.has(code) && !formerByCode(code);
  const isOld = codes.some(isOnlyOld) || segments.some(wasBattle);
  const isNew = codes.some(isOnlyNew);
  if (isOld !== isNew) return isOld ? 'old' : 'new';
  if (isOld) return 'unclear';
  if (size === undefined || !/^\d+$/.test(size) || size === '500') return 'old';
  return modeOfPoints(Number(size)) === 'standard' ? 'new' : 'unclear';
};
const codesIn = (segment: string): string[] =>
  segment.split('+').flatMap(bearer => (bearer.slice(1).split('_')[0] ?? '').replaceAll('0', '').match(/../g) ?? []);

const cardsOf = (segments: readonly string[], age: Age, diagnostics: Diagnostic[]): Pick<ArmyList, 'units' | 'commands' | 'battle'> => {
  const units: ArmyUnit[] = [];
  const commands: string[] = [];
  const battle: Record<BattleDeck, string[]> = { primary: [], secondary: [], advantage: [] };
  for (const [i, segment] of segments.entries()) {
    const place = `segment ${i + 1}`;
    if (/^\d/.test(segment)) {
      joinOrAdd(units, readUnit(segment, place, diagnostics), place, diagnostics);
      continue;
    }
    const known = cardByCode.get(segment);
    const former = formerByCode(segment);
    const isEither = known?.kind === 'command' && former?.deck !== undefined;
    if (known?.kind === 'battle') battle[known.card.deck].push(known.card.id);
    else if (former?.deck && (known?.kind !== 'command' || age === 'old'))
      battle[former.deck].push(formerId('battle', { name: former.name, place }, former, diagnostics));
    else commands.push(cardOfCode(segment, 'command', place, diagnostics));
    if (isEither && age === 'unclear')
      diagnostics.push(diagnostic('reused-code', place, { code: segment, was: former.name, now: cardName(known.card.id) }));
  }
  // The site adds Standing Orders by itself wherever there are command cards.
  if (commands.length > 0 && !commands.includes(STANDING_ORDERS)) commands.push(STANDING_ORDERS);
  return { units, commands, battle };
};
/** In the oldest links a counterpart is a segment of its own: it joins the unit that has it. */
const joinOrAdd = (units: ArmyUnit[], unit: ArmyUnit, place: string, diagnostics: Diagnostic[]): void => {
  if (cardById.get(unit.card)?.kind === 'counterpart') {
    const at = units.findLastIndex(u => !u.counterpart && unitById.get(u.card)?.counterpart === unit.card);
    if (at >= 0) {
      units[at] = { ...units[at]!, counterpart: { card: unit.card, upgrades: unit.upgrades } };
      return;
    }
    diagnostics.push(diagnostic('no-owner', place, { card: cardName(unit.card) }));
  }
  units.push(unit);
};
const readUnit = (segment: string, place: string, diagnostics: Diagnostic[]): ArmyUnit => {
  const [own = '', other] = segment.split('+');
  const { count, card, upgrades } = readBearer(own, place, 'unit', diagnostics);
  const partner = other === undefined ? undefined : readBearer(other, place, 'counterpart', diagnostics);
  const counterpart: ArmyCounterpart | undefined = partner && { card: partner.card, upgrades: partner.upgrades };
  return { card, count, upgrades, ...(counterpart ? { counterpart } : {}) };
};
const readBearer = (text: string, place: string, kind: CardKind, diagnostics: Diagnostic[]): ArmyUnit => {
  const [equipment = '', loadout] = text.slice(3).split('_');
  if (loadout !== undefined && /[^0]/.test(loadout)) diagnostics.push(diagnostic('old-part', place, { cards: loadout.slice(0, 40) }));
  const code = text.slice(1, 3);
  const card = cardOfCode(code, kind, place, diagnostics);
  const upgrades: string[] = [];
  for (let i = 0; i < equipment.length; ) {
    if (equipment[i] === '0') i++;
    else {
      const piece = equipment.slice(i, i + 2);
      upgrades.push(cardOfCode(piece, 'upgrade', place, diagnostics));
      i += 2;
    }
  }
  return { card, count: Number(text[0]), upgrades };
};
/** The card of a code; a code that was reused or dropped is what it was when the place asks for that kind of card. */
const cardOfCode = (code: string, kind: CardKind, place: string, diagnostics: Diagnostic[]): string => {
  const known = cardByCode.get(code);
  const former = formerByCode(code);
  if (known && (known.kind === kind || former?.kind !== kind)) return known.card.id;
  return former ? formerId(former.kind, { name: former.name, place }, former, diagnostics) : unknown(code, kind, place, diagnostics);
};
const codesInAnyCase = allCards().reduce((index, known) => {
  const code = known.card.code.toLowerCase();
  return index.set(code, [...(index.get(code) ?? []), known]);
}, new Map<string, readonly AnyCard[]>());
const unknown = (code: string, kind: CardKind, place: string, diagnostics: Diagnostic[]): string => {
  const alike = (codesInAnyCase.get(code.toLowerCase()) ?? []).filter(k => k.kind === kind);
  if (alike.length > 0)
    diagnostics.push(diagnostic('other-case', place, { card: code }, { card: placeholder(code), suggestions: alike.map(k => k.card.id) }));
  else diagnostics.push(diagnostic('cut-off', place, { rest: code.slice(0, 40) }));
  return placeholder(code);
};
