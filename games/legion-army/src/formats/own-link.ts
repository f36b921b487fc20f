import { checkOf } from '@cadre/core';
import { BATTLE_DECKS, type BattleDeck, battleForceById, cardByCode, cardById, catalogue, FACTIONS } from '../data/index.js';
import { type ArmyList, type ArmyUnit, MODE_RULES, MODES, placeholder } from '../roster/index.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';

/** The list itself is in the link: `#army=1~faction~points~force~choices~units~commands~battle~name~check`. */
export const OWN_LINK = '#army=';
const VERSION = '1';
/** Before the number of cards of a hand that is not shown. */
const SECRET = '*';

export const writeOwnLink = (list: ArmyList): string => {
  const force = list.battleForce === undefined ? '' : (battleForceById.get(list.battleForce)?.code ?? quoted(list.battleForce));
  const body = [
    VERSION,
    list.faction,
    MODE_RULES[list.mode].points,
    force,
    (list.choices ?? []).map(quoted).join(''),
    list.units.map(unitText).join(','),
    list.secretHand === undefined ? list.commands.map(token).join('') : `${SECRET}${list.secretHand}`,
    BATTLE_DECKS.map(deck => list.battle[deck].map(token).join('')).join('.'),
    escaped(list.name),
  ].join('~');
  return `${OWN_LINK}${body}~${checkMark(body)}`;
};
const unitText = (unit: ArmyUnit): string => {
  const count = String(unit.count).replace('+', ''); // a plus would end the unit
  const own = `${count}${token(unit.card)}${unit.upgrades.map(token).join('')}`;
  return unit.counterpart ? `${own}+${token(unit.counterpart.card)}${unit.counterpart.upgrades.map(token).join('')}` : own;
};
const token = (id: string): string => cardById.get(id)?.card.code ?? quoted(id);
const quoted = (text: string): string => `(${escaped(text)})`;
const escaped = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[()~.!'*]/g,
    c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const checkMark = (body: string): string => checkOf(body).slice(0, CHECK);

/** A link that was cut off has no check any more: what stands there is read, up to the last whole piece. */
const piecesOf = (body: string, diagnostics: Diagnostic[]): readonly string[] | null => {
  const parts = body.split('~');
  const found = parts[FIELDS] ?? '';
  if (parts.length <= FIELDS || (parts.length === FIELDS + 1 && found.length < CHECK)) {
    diagnostics.push(diagnostic('cut-link', 'link', { rest: body.slice(-CUT_SHOWN) }));
    return parts.length > FIELDS ? parts : parts.with(-1, parts.at(-1)!.replace(/\([^()]*$/, ''));
  }
  const wanted = checkMark(parts.slice(0, FIELDS).join('~'));
  if (parts.length === FIELDS + 1 && found === wanted) return parts;
  diagnostics.push(diagnostic('wrong-check', 'link', { found: found.slice(0, 20), wanted }));
  return null;
};
const FIELDS = 9;
const CHECK = 6;
const CUT_SHOWN = 12;

export const readOwnLink = (text: string, diagnostics: Diagnostic[]): ArmyList | null => {
  const body = text.slice(text.indexOf(OWN_LINK) + OWN_LINK.length).trim();
  const version = body.split('~')[0]!;
  if (version !== VERSION) {
    diagnostics.push(diagnostic('newer-version', 'link', { version: version.slice(0, 20), known: VERSION }));
    return null;
  }
  const fields = piecesOf(body, diagnostics);
  if (!fields) return null;
  const [, faction, points, force = '', choices = '', units = '', commands = '', battle = '', name = ''] = fields;
  const mode = MODES.find(m => String(MODE_RULES[m].points) === points);
  const side = FACTIONS.find(f => f === faction);
  if (!mode || !side) {
    diagnostics.push(diagnostic('cut-off', 'link', { rest: `${faction ?? ''}~${points ?? ''}`.slice(0, 40) }));
    return null;
  }
  const tokens = (part: string): string[] => cardsOf(part, diagnostics);
  const decks = battle.split('.');
  const forceId = catalogue.battleForces.find(f => f.code === force)?.id ?? (force === '' ? undefined : unquoted(force, diagnostics));
  return {
    name: unescaped(name, diagnostics),
    faction: side,
    mode,
    ...(forceId === undefined ? {} : { battleForce: forceId }),
    ...(choices === '' ? {} : { choices: tokens(choices) }),
    units: units.split(',').flatMap(part => (part === '' ? [] : unitOf(part, diagnostics))),
    ...(commands.startsWith(SECRET) ? { commands: [], secretHand: Number(commands.slice(1)) || 0 } : { commands: tokens(commands) }),
    battle: Object.fromEntries(BATTLE_DECKS.map((deck, i) => [deck, tokens(decks[i] ?? '')])) as Record<BattleDeck, string[]>,
  };
};
const unitOf = (part: string, diagnostics: Diagnostic[]): ArmyUnit[] => {
  const [own = '', other] = part.split('+');
  const count = /^-?[\d.]+(?:e-?\d+)?/.exec(own)?.[0] ?? '';
  const [card, ...upgrades] = cardsOf(own.slice(count.length), diagnostics);
  if (card === undefined) {
    diagnostics.push(diagnostic('cut-off', 'link', { rest: part.slice(0, 40) }));
    return [];
  }
  const [partner, ...theirs] = other === undefined ? [] : cardsOf(other, diagnostics);
  return [{ card, count: Number(count), upgrades, ...(partner === undefined ? {} : { counterpart: { card: partner, upgrades: theirs } }) }];
};
/** Codes of two letters, and names in brackets. */
const cardsOf = (part: string, diagnostics: Diagnostic[]): string[] =>
  (part.match(/\([^()]*\)|../g) ?? []).map(piece => {
    if (piece.startsWith('(')) return unquoted(piece, diagnostics);
    const known = cardByCode.get(piece);
    if (!known) diagnostics.push(diagnostic('cut-off', 'link', { rest: piece }));
    return known?.card.id ?? placeholder(piece);
  });
const unquoted = (piece: string, diagnostics: Diagnostic[]): string => unescaped(piece.slice(1, -1), diagnostics);
const unescaped = (text: string, diagnostics: Diagnostic[]): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    diagnostics.push(diagnostic('cut-off', 'link', { rest: text.slice(0, 40) }));
    return text;
  }
};
