import { englishEffects, englishSelector } from '../../src/effects/english/index.js';
import { bei, clause, germanEffects, germanSelector, order, that } from '../../src/effects/german/index.js';
import { effectValues, kindNamed, type Wording } from '../../src/index.js';
import type { Condition, Filter, Kind, Moment, Op } from './game.js';

const phrase = englishSelector<Kind, Filter, Wording>({
  nouns: { enemy: { one: 'enemy', other: 'enemies' }, ally: { one: 'ally', other: 'allies' }, tile: { one: 'tile', other: 'tiles' } },
  filters: { near: ({ range }) => `within range ${range}`, unhurt: () => 'without wounds' },
  place: 'on one tile',
});
export const english = englishEffects<Op, Condition, Moment, Wording>({
  selector: phrase,
  moments: { turn: 'until the end of the turn', yourTurn: 'until your next turn' },
  ops: {
    damage: (op, words) => `deal ${op.n} damage to that ${kindNamed(words, op.to)}`,
    shove: (op, words) => `shove ${phrase(op.of, words)} by ${op.by}`,
    heal: op => `heal up to ${op.n} wounds`,
    guard: (op, _, say) => `${say.until(op.until)}, you take no damage`,
    bet: (op, words, say) => `if you win: ${say.effects(op.win, words)}`,
    end: () => 'the fight ends',
  },
  conditions: {
    hurt: () => 'you are wounded',
    enemyNear: c => `an enemy is within range ${c.range}`,
    chosen: () => 'you chose one',
  },
  denials: {
    hurt: () => 'you are not wounded',
    enemyNear: c => `no enemy is within range ${c.range}`,
    chosen: () => 'you chose none',
  },
});

const NOUNS = {
  enemy: { name: 'Kämpfer', gender: 'm', adjective: 'gegnerisch' },
  ally: { name: 'Figur', gender: 'f', plural: 'Figuren', adjective: 'verbündet' },
  tile: { name: 'Feld', gender: 'n', plural: 'Felder' },
} as const;
const nominal = germanSelector<Kind, Filter, Wording>({
  nouns: NOUNS,
  filters: { near: ({ range }) => `in Reichweite ${range}`, unhurt: () => 'ohne Wunden' },
  place: 'auf einem Feld',
});
export const german = germanEffects<Op, Condition, Moment, Wording>({
  selector: nominal,
  moments: { turn: 'bis zum Ende des Zuges', yourTurn: 'bis zu deinem nächsten Zug' },
  ops: {
    damage: (op, words) => order('verursache', `${op.n} Schaden ${bei(that(NOUNS[kindNamed<Kind>(words, op.to)], 'dative'))}`),
    shove: (op, words) => order('verschiebe', `${nominal(op.of, words, 'accusative')} um ${op.by}`),
    heal: op => order('heile', `bis zu ${op.n} Wunden`),
    guard: (op, _, say) => clause('du', 'erleidest', `${say.until(op.until)} keinen Schaden`),
    bet: (op, words, say) => order('wette', `; bei Gewinn: ${say.effects(op.win, words)}`),
    end: () => clause('der Kampf', 'endet', ''),
  },
  conditions: {
    hurt: () => clause('du', 'bist', 'verwundet'),
    enemyNear: c => clause('ein Gegner', 'ist', `in Reichweite ${c.range}`),
    chosen: () => clause('du', 'hast', 'gewählt'),
  },
  denials: { chosen: holds => clause(holds.subject, holds.verb, 'niemanden gewählt') },
});

export const worth = effectValues<Op, Condition, { readonly foes: number }>({
  chance: c => (c.is === 'hurt' ? 0.25 : 1),
  howMany: (selector, x) => (selector.pick === 'each' ? x.foes : 1),
  ops: {
    damage: op => op.n,
    shove: op => op.by / 2,
    heal: op => op.n,
    guard: () => 1,
    bet: (op, x, script) => script(op.win, x) / 2,
    end: () => -5,
  },
});
