import type { CharacterPick, Op } from '../types.js';
import { type Clause, clause, fixed, order, verbFirst, verbSecond } from './clauses.js';
import { whenever } from './conditions.js';
import { modes } from './modifiers.js';
import { a, articleOf, bei, CHILD, CLASS_NOUNS, every, nounOf, the } from './nouns.js';
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

const sentenceOf = (op: Op, words: Wording): Clause => {
  switch (op.op) {
    case 'damage':
      return order('verursache', `${apiece(op.to)}${op.n} Schaden ${bei(enemies(op.to, 'dative', words))}`);
    case 'discardEnemy':
      return order('lege', `einen Gegner mit höchstens ${op.maxHealth} Leben ${within(op.range)} ab`);
    case 'shift': {
      const upTo = op.upTo ? 'bis zu ' : '';
      return order('bewege', `${enemies(op.enemies, 'accusative', words)} um ${apiece(op.enemies)}${upTo}${spaces(op.steps)}`);
    }
    case 'away':
      return order('bewege', `${enemies(op.enemies, 'accusative', words)} um ${apiece(op.enemies)}${spaces(op.steps)} von dir weg`);
    case 'move': {
      const how = op.modes ? `; dabei ${modes(op.modes)}` : '';
      return does(op.who, CAN, `${itself(op.who)} bis zu ${spaces(op.n)} bewegen${how}`);
    }
    case 'heal':
      return order('heile', `${op.n} Schaden ${bei(whom(op.who, 'dative'))}`);
    case 'hurt':
      return order('verursache', `${op.n} Schaden ${bei(whom(op.who, 'dative'))}`);
    case 'shield':
      return does(op.who, ['erhältst', 'erhält'], 'einen Schild');
    case 'free': {
      const only = op.actions.length > 1 ? 'beliebige freie Aktion' : `freie Aktion ${and(op.actions.map(slot => SLOT_NAMES[slot]))}`;
      return does(op.who, CAN, `eine ${only} mit Stärke ${op.strength} ausführen`);
    }
    case 'extra':
      return clause('du', 'kannst', 'in diesem Zug 1 zusätzliche Aktion ausführen');
    case 'recover':
      return order('nimm', `${many(op.count, 'Karte', 'Karten')} von deinem Ablagestapel auf die Hand`);
    case 'drawSkill':
      return does(op.who, ['ziehst', 'zieht'], many(op.n, 'Fertigkeitskarte', 'Fertigkeitskarten'));
    case 'look': {
      const shape = op.shape ? `${SHAPE_NAMES[op.shape]}-` : '';
      const which =
        op.count === 'all'
          ? `alle verdeckten ${shape}Bedrohungen`
          : many(op.count, `verdeckte ${shape}Bedrohung`, `verdeckte ${shape}Bedrohungen`);
      return order('sieh', `dir ${which} ${within(op.range)} an`);
    }
    case 'reveal':
      return order('decke', 'die verdeckte Bedrohung auf, die dir am nächsten ist');
    case 'peekEvent': {
      const top = op.n === 1 ? 'die oberste Ereigniskarte' : `die obersten ${op.n} Ereigniskarten`;
      const may =
        op.may === 'reorder'
          ? ' und lege sie in beliebiger Reihenfolge zurück'
          : `; du kannst sie ${op.n === 1 ? '' : 'alle '}unter den Stapel legen`;
      return order('sieh', `dir ${top} an${may}`);
    }
    case 'drawPlan':
      return order(
        'ziehe',
        op.n === 1 ? '1 Planungskarte; du kannst sie behalten' : `${op.n} Planungskarten und behalte höchstens ${op.keep}`,
      );
    case 'takePlan':
      return clause('du', 'kannst', '1 Karte vom Ablagestapel der Planungskarten nehmen');
    case 'topPlan':
      return clause('du', 'kannst', '1 Karte vom Ablagestapel der Planungskarten oben auf den Planungsstapel legen');
    case 'disrupt':
      switch (op.slot) {
        case 'lowest':
          return order('störe', 'den Platz mit der niedrigsten Summe');
        case 'highest':
          return order('störe', 'den Platz mit der höchsten Summe');
        default:
          return order('störe', SLOT_NAMES[op.slot]);
      }
    case 'clearDisrupt':
      return order('lege', `${op.count} Störmarker von ${op.count === 1 ? 'einem beliebigen Platz' : 'beliebigen Plätzen'} ab`);
    case 'block':
      return order('verhindere', op.n === 'all' ? 'diesen Schaden' : `${op.n} Schaden`);
    case 'cancelAttack':
      return clause(theIt(words, 'nominative'), 'greift', 'nicht an');
    case 'skipCrisis':
      return order('überspringe', 'diese Krise');
    case 'overwatch': {
      const first = `${op.n} Schaden beim ersten Gegner, der sich ${within(op.range)} bewegt`;
      return order('verursache', `bis zu deinem nächsten Zug ${first}`);
    }
    case 'redirect':
      return order(
        'wähle',
        `einen Gegner ${within(op.range)}: Der nächste Schaden, den du vor deinem nächsten Zug erleiden würdest, trifft stattdessen ihn`,
      );
    case 'stayPut': {
      const near = or(op.classes.map(each => a(CLASS_NOUNS[each], 'dative')));
      return clause(
        `ein Charakter mit ${near} in Reichweite ${op.range}`,
        'darf',
        'bis zu seinem nächsten Zug nicht von anderen bewegt werden',
      );
    }
    case 'pin':
      return order('halte', `${enemies(op.enemies, 'accusative', words)} fest: keine Bewegung im Ereignisschritt dieses Zuges`);
    case 'hide':
      return clause(classList(op.from, 'many', and), 'können', 'dich in diesem Ereignisschritt nicht angreifen');
    case 'ward':
      return order('ignoriere', 'allen Schaden dieses Ereignisses');
    case 'spawn':
      return clause('1 Verstärkung', 'erscheint', place(op.at, 'dative', words));
    case 'enemyMove': {
      const one = op.count === 1;
      const near = op.within === undefined ? '' : many(op.within, 'Schritt', 'Schritte');
      const who = near === '' ? '' : `, ${one ? 'der' : 'die'} höchstens ${near} von einem Charakter entfernt ${one ? 'ist' : 'sind'},`;
      return clause(`${classes(op.classes, op.count)}${who}`, one ? 'bewegt' : 'bewegen', `sich ${spaces(op.steps)}`);
    }
    case 'enemyAttack': {
      const whomToHit = op.target === 'leastDamaged' ? ' den Charakter mit dem wenigsten Schaden' : '';
      return clause(classes(op.classes, op.count), op.count === 1 ? 'greift' : 'greifen', `in Reichweite ${op.range}${whomToHit} an`);
    }
    case 'event':
      return order('führe', 'ein weiteres Ereignis aus');
    case 'specialMove': {
      const noun = nounOf('special', op.special, words.names);
      const nearest = noun.is ? theSpecial(op.special, words) : `${articleOf(noun)} dir nächste ${noun.name}`;
      const way = op.way === 'toward' ? 'auf den nächsten Charakter zu' : 'vom nächsten Charakter weg';
      return clause(op.which === 'each' ? every(noun, 'nominative') : nearest, 'bewegt', `sich ${spaces(op.steps)} ${way}`);
    }
    case 'specialAttack': {
      const target = `${op.targets === 'each' ? 'jeden' : 'den nächsten'} Charakter`;
      const where = op.range === 0 ? `${target} auf demselben Feld` : `in Reichweite ${op.range} ${target}`;
      return clause(theSpecial(op.special, words), 'greift', `${where} an`);
    }
    case 'specialHeal':
      return order('heile', `${op.n} Schaden ${bei(the(nounOf('special', op.special, words.names), 'dative'))}`);
    case 'childFlee':
      return clause(the(CHILD, 'nominative'), 'flieht', '');
    case 'track':
      return clause(words.names('track', op.track), op.add < 0 ? 'sinkt' : 'steigt', `um ${Math.abs(op.add)}`);
    case 'clearTrack':
      return order('setze', `${words.names('track', op.track)} auf 0`);
    case 'mark':
      return order('markiere', `dein Feld als ${markerName(op.marker)}`);
    case 'deliver': {
      const noun = nounOf('feature', op.feature, words.names);
      const carried = `${every(noun, 'nominative')}, ${articleOf(noun)} ein Charakter ${zone(op.zone)} trägt,`;
      return clause(carried, 'wird', `für ${words.names('track', op.track)} +1 entfernt`);
    }
    case 'unlock':
      if (op.doors === 'all') return order('öffne', 'alle Türen');
      return clause('du', 'kannst', `1 verschlossene Tür ${op.doors.range === 0 ? 'deines Feldes' : within(op.doors.range)} öffnen`);
    case 'lock':
      return order('verschließe', `1 offene Tür ohne Charakter in Reichweite ${op.noCharacterWithin}`);
    case 'ballot': {
      const parts = [
        ['ohne Untergraben', op.none],
        ['mit Untergraben', op.any],
        ['für jedes Untergraben', op.each],
      ] as const;
      const outcomes = parts.filter(([, ops]) => ops.length > 0).map(([when, ops]) => `${when}: ${effects(ops, words)}`);
      return order('stimmt', `geheim ab; ${outcomes.join('; ')}`);
    }
    case 'place': {
      const noun =
        'special' in op.token ? nounOf('special', op.token.special, words.names) : nounOf('feature', op.token.feature, words.names);
      return order('lege', `${a(noun, 'accusative')} offen ${place(op.at, 'accusative', words)}`);
    }
    case 'mix':
      return clause(
        `eine der verdeckten ${SHAPE_NAMES[op.shape]}-Bedrohungen auf ${numbersIn(op.numbers)}`,
        'ist',
        burden({ feature: op.feature }, 'nominative', words),
      );
    case 'startAt':
      return clause('alle Charaktere', 'beginnen', place(op.at, 'dative', words));
    case 'childWith': {
      const carrier = the(nounOf('character', op.character, words.names), 'nominative');
      return clause(carrier, 'trägt', `${child}, ersatzweise der Charakter des Startspielers`);
    }
    case 'childOn':
      return clause(`der Gegner auf ${op.space}`, 'trägt', child);
    case 'if': {
      const otherwise = op.else ? `; sonst ${effectsVerbFirst(op.else, words)}` : '';
      const mentioned = op.if.is === 'specialInPlay' ? mentionedSpecial(op.if.special, words) : undefined;
      return fixed(`wenn ${whenever(op.if, words)}, ${effectsVerbFirst(op.do, { ...words, mentioned })}${otherwise}`);
    }
    case 'choose':
      return fixed(op.between.map(ops => effects(ops, words)).join(', oder '));
  }
};

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
const joinEffects = (ops: readonly Op[], words: Wording, first: (c: Clause) => string): string =>
  ops
    .map((op, i) => {
      if (i === 0) return first(sentenceOf(op, words));
      return verbFirst(sentenceOf(op, { ...words, mentioned: mentionedBy(ops[i - 1]!, words) }));
    })
    .join(', dann ');

export const effect = (op: Op, words: Wording): string => verbSecond(sentenceOf(op, words));
export const effects = (ops: readonly Op[], words: Wording): string => joinEffects(ops, words, verbSecond);
const effectsVerbFirst = (ops: readonly Op[], words: Wording): string => joinEffects(ops, words, verbFirst);
/** After words that stand first in the sentence: "nach der Aktion kannst du ...". */
export const effectsAfter = (lead: string, ops: readonly Op[], words: Wording): string =>
  `${lead}${ops[0]?.op === 'if' && !lead.endsWith(',') ? ',' : ''} ${effectsVerbFirst(ops, words)}`;
