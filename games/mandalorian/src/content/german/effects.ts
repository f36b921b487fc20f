import { a, articleOf, bei, type Clause, clause, every, germanEffects, order, the } from '@cadre/kit/effects/german';
import type { CharacterPick, Condition, Moment, Op } from '../types.js';
import { CONDITIONS, DENIALS } from './conditions.js';
import { modes } from './modes.js';
import { CHILD, CLASS_NOUNS, nounOf } from './nouns.js';
import {
  and,
  apiece,
  burden,
  classes,
  classList,
  enemies,
  type Mentioned,
  many,
  markerName,
  mentionedIt,
  mentionedSpecial,
  numbersIn,
  or,
  place,
  SHAPE_NAMES,
  SLOT_NAMES,
  spaces,
  theIt,
  theSpecial,
  type Wording,
  whom,
  within,
  zone,
} from './phrases.js';

/** Somebody does something: "du erhältst", "jeder Charakter erhält". */
const does = (who: CharacterPick, verbs: readonly [you: string, others: string], rest: string): Clause =>
  clause(whom(who, 'nominative'), verbs[who.who === 'you' ? 0 : 1], rest);
const CAN = ['kannst', 'kann'] as const;
const itself = (who: CharacterPick): string => (who.who === 'you' ? 'dich' : 'sich');
const child = the(CHILD, 'accusative');

/** The enemy that the next sentence need not name again. */
const mentionedBy = (op: Op, words: Wording): Mentioned | undefined => {
  switch (op.op) {
    case 'damage':
      return op.to.pick === 'it' ? mentionedIt(words) : undefined;
    case 'shift':
    case 'away':
    case 'pin':
      return op.enemies.pick === 'it' ? mentionedIt(words) : undefined;
    case 'cancelAttack':
      return mentionedIt(words);
    case 'specialMove':
      return op.which === 'nearest' ? mentionedSpecial(op.special, words) : undefined;
    default:
      return undefined;
  }
};
/** What a text says, in German. */
export const { effect, effects, effectsAfter, condition, whenever } = germanEffects<Op, Condition, Moment, Wording>({
  conditions: CONDITIONS,
  denials: DENIALS,
  moments: { seat: 'bis zu deinem nächsten Zug', turn: 'im Ereignisschritt dieses Zuges', event: 'dieses Ereignisses' },
  given: (c, words) => ({ ...words, mentioned: c.is === 'specialInPlay' ? mentionedSpecial(c.special, words) : undefined }),
  after: (op, words) => ({ ...words, mentioned: mentionedBy(op, words) }),
  ops: {
    damage: (op, words) => order('verursache', `${apiece(op.to)}${op.n} Schaden ${bei(enemies(op.to, 'dative', words))}`),
    discardEnemy: op => order('lege', `einen Gegner mit höchstens ${op.maxHealth} Leben ${within(op.range)} ab`),
    shift: (op, words) => {
      const upTo = op.upTo ? 'bis zu ' : '';
      return order('bewege', `${enemies(op.enemies, 'accusative', words)} um ${apiece(op.enemies)}${upTo}${spaces(op.steps)}`);
    },
    away: (op, words) =>
      order('bewege', `${enemies(op.enemies, 'accusative', words)} um ${apiece(op.enemies)}${spaces(op.steps)} von dir weg`),
    move: op => {
      const how = op.modes ? `; dabei ${modes(op.modes)}` : '';
      return does(op.who, CAN, `${itself(op.who)} bis zu ${spaces(op.n)} bewegen${how}`);
    },
    heal: op => order('heile', `${op.n} Schaden ${bei(whom(op.who, 'dative'))}`),
    hurt: op => order('verursache', `${op.n} Schaden ${bei(whom(op.who, 'dative'))}`),
    shield: op => does(op.who, ['erhältst', 'erhält'], 'einen Schild'),
    free: op => {
      const only = op.actions.length > 1 ? 'beliebige freie Aktion' : `freie Aktion ${and(op.actions.map(slot => SLOT_NAMES[slot]))}`;
      return does(op.who, CAN, `eine ${only} mit Stärke ${op.strength} ausführen`);
    },
    extra: () => clause('du', 'kannst', 'in diesem Zug 1 zusätzliche Aktion ausführen'),
    recover: op => order('nimm', `${many(op.count, 'Karte', 'Karten')} von deinem Ablagestapel auf die Hand`),
    drawSkill: op => does(op.who, ['ziehst', 'zieht'], many(op.n, 'Fertigkeitskarte', 'Fertigkeitskarten')),
    look: op => {
      const shape = op.shape ? `${SHAPE_NAMES[op.shape]}-` : '';
      const which =
        op.count === 'all'
          ? `alle verdeckten ${shape}Bedrohungen`
          : many(op.count, `verdeckte ${shape}Bedrohung`, `verdeckte ${shape}Bedrohungen`);
      return order('sieh', `dir ${which} ${within(op.range)} an`);
    },
    reveal: () => order('decke', 'die verdeckte Bedrohung auf, die dir am nächsten ist'),
    peekEvent: op => {
      const top = op.n === 1 ? 'die oberste Ereigniskarte' : `die obersten ${op.n} Ereigniskarten`;
      const may =
        op.may === 'reorder'
          ? ' und lege sie in beliebiger Reihenfolge zurück'
          : `; du kannst sie ${op.n === 1 ? '' : 'alle '}unter den Stapel legen`;
      return order('sieh', `dir ${top} an${may}`);
    },
    drawPlan: op =>
      order('ziehe', op.n === 1 ? '1 Planungskarte; du kannst sie behalten' : `${op.n} Planungskarten und behalte höchstens ${op.keep}`),
    takePlan: () => clause('du', 'kannst', '1 Karte vom Ablagestapel der Planungskarten nehmen'),
    topPlan: () => clause('du', 'kannst', '1 Karte vom Ablagestapel der Planungskarten oben auf den Planungsstapel legen'),
    disrupt: op => {
      switch (op.slot) {
        case 'lowest':
          return order('störe', 'den Platz mit der niedrigsten Summe');
        case 'highest':
          return order('störe', 'den Platz mit der höchsten Summe');
        default:
          return order('störe', SLOT_NAMES[op.slot]);
      }
    },
    clearDisrupt: op => order('lege', `${op.count} Störmarker von ${op.count === 1 ? 'einem beliebigen Platz' : 'beliebigen Plätzen'} ab`),
    block: op => order('verhindere', op.n === 'all' ? 'diesen Schaden' : `${op.n} Schaden`),
    cancelAttack: (_, words) => clause(theIt(words, 'nominative'), 'greift', 'nicht an'),
    skipCrisis: () => order('überspringe', 'diese Krise'),
    overwatch: (op, _, say) => {
      const first = `${op.n} Schaden beim ersten Gegner, der sich ${within(op.range)} bewegt`;
      return order('verursache', `${say.until('seat')} ${first}`);
    },
    redirect: op =>
      order(
        'wähle',
        `einen Gegner ${within(op.range)}: Der nächste Schaden, den du vor deinem nächsten Zug erleiden würdest, trifft stattdessen ihn`,
      ),
    stayPut: op => {
      const near = or(op.classes.map(each => a(CLASS_NOUNS[each], 'dative')));
      return clause(
        `ein Charakter mit ${near} in Reichweite ${op.range}`,
        'darf',
        'bis zu seinem nächsten Zug nicht von anderen bewegt werden',
      );
    },
    pin: (op, words, say) => order('halte', `${enemies(op.enemies, 'accusative', words)} fest: keine Bewegung ${say.until('turn')}`),
    hide: op => clause(classList(op.from, 'many', and), 'können', 'dich in diesem Ereignisschritt nicht angreifen'),
    ward: (_, __, say) => order('ignoriere', `allen Schaden ${say.until('event')}`),
    spawn: (op, words) => clause('1 Verstärkung', 'erscheint', place(op.at, 'dative', words)),
    enemyMove: op => {
      const one = op.count === 1;
      const near = op.within === undefined ? '' : many(op.within, 'Schritt', 'Schritte');
      const who = near === '' ? '' : `, ${one ? 'der' : 'die'} höchstens ${near} von einem Charakter entfernt ${one ? 'ist' : 'sind'},`;
      return clause(`${classes(op.classes, op.count)}${who}`, one ? 'bewegt' : 'bewegen', `sich ${spaces(op.steps)}`);
    },
    enemyAttack: op => {
      const whomToHit = op.target === 'leastDamaged' ? ' den Charakter mit dem wenigsten Schaden' : '';
      return clause(classes(op.classes, op.count), op.count === 1 ? 'greift' : 'greifen', `in Reichweite ${op.range}${whomToHit} an`);
    },
    event: () => order('führe', 'ein weiteres Ereignis aus'),
    specialMove: (op, words) => {
      const noun = nounOf('special', op.special, words.names);
      const nearest = noun.is ? theSpecial(op.special, words) : `${articleOf(noun)} dir nächste ${noun.name}`;
      const way = op.way === 'toward' ? 'auf den nächsten Charakter zu' : 'vom nächsten Charakter weg';
      return clause(op.which === 'each' ? every(noun, 'nominative') : nearest, 'bewegt', `sich ${spaces(op.steps)} ${way}`);
    },
    specialAttack: (op, words) => {
      const target = `${op.targets === 'each' ? 'jeden' : 'den nächsten'} Charakter`;
      const where = op.range === 0 ? `${target} auf demselben Feld` : `in Reichweite ${op.range} ${target}`;
      return clause(theSpecial(op.special, words), 'greift', `${where} an`);
    },
    specialHeal: (op, words) => order('heile', `${op.n} Schaden ${bei(the(nounOf('special', op.special, words.names), 'dative'))}`),
    abduct: op =>
      clause(
        'ein Gegner auf dem Feld des Kindes',
        'nimmt',
        `es mit; trägt schon ein Gegner das Kind, bewegt er sich ${spaces(op.steps)} auf sein Ziel zu`,
      ),
    childFlee: () => clause(the(CHILD, 'nominative'), 'flieht', ''),
    track: (op, words) => clause(words.names('track', op.track), op.add < 0 ? 'sinkt' : 'steigt', `um ${Math.abs(op.add)}`),
    mark: op => order('markiere', `dein Feld als ${markerName(op.marker)}`),
    deliver: (op, words) => {
      const noun = nounOf('feature', op.feature, words.names);
      const carried = `${every(noun, 'nominative')}, ${articleOf(noun)} ein Charakter ${zone(op.zone)} trägt,`;
      return clause(carried, 'wird', `für ${words.names('track', op.track)} +1 entfernt`);
    },
    unlock: op => {
      if (op.doors === 'all') return order('öffne', 'alle Türen');
      return clause('du', 'kannst', `1 verschlossene Tür ${op.doors.range === 0 ? 'deines Feldes' : within(op.doors.range)} öffnen`);
    },
    lock: op => order('verschließe', `1 offene Tür ohne Charakter in Reichweite ${op.noCharacterWithin}`),
    ballot: (op, words, say) => {
      const parts = [
        ['ohne Untergraben', op.none],
        ['mit Untergraben', op.any],
        ['für jedes Untergraben', op.each],
      ] as const;
      const outcomes = parts.filter(([, ops]) => ops.length > 0).map(([when, ops]) => `${when}: ${say.effects(ops, words)}`);
      return order('stimmt', `geheim ab; ${outcomes.join('; ')}`);
    },
    place: (op, words) => {
      const noun =
        'special' in op.token ? nounOf('special', op.token.special, words.names) : nounOf('feature', op.token.feature, words.names);
      return order('lege', `${a(noun, 'accusative')} offen ${place(op.at, 'accusative', words)}`);
    },
    mix: (op, words) =>
      clause(
        `eine der verdeckten ${SHAPE_NAMES[op.shape]}-Bedrohungen auf ${numbersIn(op.numbers)}`,
        'ist',
        burden({ feature: op.feature }, 'nominative', words),
      ),
    startAt: (op, words) => clause('alle Charaktere', 'beginnen', place(op.at, 'dative', words)),
    childWith: (op, words) => {
      const carrier = the(nounOf('character', op.character, words.names), 'nominative');
      return clause(carrier, 'trägt', `${child}, ersatzweise der Charakter des Startspielers`);
    },
    childOn: op => clause(`der Gegner auf ${op.space}`, 'trägt', child),
  },
});
