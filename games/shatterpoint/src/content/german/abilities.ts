import { grammarOf, type Logic, nameSelected } from '@cadre/kit';
import { type Clause, capital, clause, fixed, type GermanSpeech, germanEffects, order } from '@cadre/kit/effects/german';
import type { AbilityText, Duration, Op, Script } from '../effect.js';
import type { Condition } from '../filter.js';
import { TAG_NAMES, type Tag } from '../tags.js';
import { ACTIONS, ATTACKS, aFace, CONDITIONS, DENIALS, faceNamed, MOVES } from './conditions.js';
import { DICE, facesText, many, modifiers, modifiersFor, timesText } from './modifiers.js';
import { momentText } from './moments.js';
import { ANY_OF_THEM, actorName, genitive, kindOf, nameOf, unitName, type Wording } from './names.js';
import { CONDITION_NAMES, selected, thing } from './things.js';

const { and, or } = grammarOf('de');
const DURATIONS: Readonly<Record<Duration, string>> = {
  attack: 'während dieses Angriffs',
  action: 'während dieser Aktion',
  activation: 'während dieser Aktivierung',
  turn: 'bis zum Ende des Zuges',
  nextLegendTurn: 'bis zum nächsten Zug der Legende',
  game: 'für den Rest der Partie',
};
const tokens = (n: number | 'all', one: string, other: string): string =>
  n === 'all' ? `alle ${other}` : n === 1 ? `1 ${one}` : `${n} ${other}`;
/** "in Richtung der feindlichen Figur sprinten", "von ihr wegspringen" */
const going = ({ as, toward, away }: Extract<Op, { op: 'move' }>, words: Wording): string => {
  const verb = MOVES[as]!;
  if (toward === 'enemy') return `in Richtung einer feindlichen Figur ${verb}`;
  if (toward && kindOf(toward, words) === 'objective') return `in Richtung dieses Missionsziels ${verb}`;
  if (toward) return `in Richtung ${genitive(toward, words)} ${verb}`;
  return away ? `von ${nameOf(away, 'dative', words)} weg${as === 'jump' || as === 'dash' ? '' : ' '}${verb}` : verb;
};
const selfName = ({ solo, legend }: Wording): string => (legend ? 'die Legende' : solo ? 'diese Figur' : 'jede Figur dieser Einheit');

export const { effects, whenever } = germanEffects<Op, Logic<Condition>, Duration, Wording>({
  conditions: CONDITIONS,
  denials: DENIALS,
  moments: DURATIONS,
  selector: selected,
  structure: (op, words, say) => structured(op, words, say),
  after: (op, words) => ({ ...words, did: didWhat(op, words) }),
  ops: {
    damage: (op, words) => clause(unitName(op.to, 'nominative', words), 'erleidet', many(op.n, 'Schaden', words)),
    gain: (op, words) => clause(unitName(op.to, 'nominative', words), 'erhält', `den Zustand ${CONDITION_NAMES[op.condition]}`),
    prevent: () => order('verhindere', 'den Zustand'),
    cleanse: (op, words) =>
      order(
        'entferne',
        `${op.n === 'all' ? 'alle Zustände' : `${op.must ? '' : 'bis zu '}${op.n === 1 ? '1 Zustand' : `${op.n} Zustände`}`} von ${unitName(op.of, 'dative', words)}`,
      ),
    mend: (op, words) =>
      order('entferne', `${op.n === 'all' ? 'allen' : `bis zu ${op.n}`} Schaden von ${unitName(op.of, 'dative', words)}`),
    heal: (op, words) => clause(actorName(op.by, op.one === true, words), 'darf', `${op.times ? 'zweimal ' : ''}heilen`),
    move: (op, words) =>
      clause(
        actorName(op.who, op.one === true, words),
        op.must ? 'muss' : 'darf',
        `${op.as === 'reposition' ? 'sich ' : ''}${going(op, words)}${op.by === 'owner' ? ' (ihr Spieler entscheidet)' : ''}`,
      ),
    push: (op, words) =>
      order('stoße', `${nameOf(op.who, 'accusative', words)} um Reichweite ${op.range} von ${nameOf(op.of, 'dative', words)} weg`),
    pull: (op, words) =>
      order('ziehe', `${nameOf(op.who, 'accusative', words)} um Reichweite ${op.range} zu ${nameOf(op.of, 'dative', words)} hin`),
    pushAny: (op, words) => order('stoße', `${nameOf(op.who, 'accusative', words)} um Reichweite ${op.range} in eine beliebige Richtung`),
    shove: (op, words) => clause(nameOf(op.by, 'nominative', words), 'darf', `${nameOf(op.who, 'accusative', words)} schubsen`),
    attack: (op, words) => {
      const on = op.on ? ` gegen ${thing('character', op.on, 'accusative', words)}` : '';
      return clause(
        actorName(op.by, true, words),
        'darf',
        `einen ${ATTACKS[op.kind]}${op.dice === undefined ? '' : ` mit ${op.dice} Würfeln`}${on} machen`,
      );
    },
    act: (op, words) => clause(unitName(op.who, 'nominative', words), 'macht', `eine freie ${ACTIONS[op.action]}`),
    hunker: (op, words) => clause(unitName(op.to, 'nominative', words), 'erhält', tokens(op.n, 'Deckungsmarker', 'Deckungsmarker')),
    loseHunker: (op, words) => clause(unitName(op.of, 'nominative', words), 'verliert', tokens(op.n, 'Deckungsmarker', 'Deckungsmarker')),
    dice: (op, words) => order('füge', `${many(op.add, DICE[op.roll], words)} hinzu`),
    reroll: (op, words) => order('würfle', `bis zu ${many(op.most, DICE[op.roll], words)}${facesText(op.faces)} neu`),
    change: (op, words) => order('ändere', changed(op, words)),
    reducePool: (op, words) =>
      op.onto
        ? clause(unitName(op.onto, 'nominative', words), 'erleidet', `stattdessen bis zu ${op.n} Schaden des Angriffs`)
        : order('verringere', `den Schaden des Angriffs um bis zu ${op.n}`),
    roll: op => order('wirf', `${op.n} ${DICE[op.die]}`),
    refresh: op => order('frische', `${op.n} Macht auf`),
    pay: op => order('bezahle', `${op.n} Macht`),
    drain: (op, words) => clause(nameOf(op.of, 'nominative', words), 'verbraucht', `bis zu ${op.n} Macht`),
    buff: (op, words, say) =>
      modifiersFor(DURATIONS[op.until], op.mods, op.to === 'self' ? selfName(words) : actorName(op.to, false, words), words, say.whenever),
    later: (op, words, say) =>
      fixed(
        `${op.at === 'activationEnd' ? 'am Ende ihrer Aktivierung' : 'nach jedem ihrer Angriffe in dieser Aktion'}: ${say.effects(op.do, words)}`,
      ),
    uncontrol: (op, words) => order('entferne', `den Kontrollmarker der Gegenseite von ${nameOf(op.objective, 'dative', words)}`),
    contest: (op, words) =>
      clause(nameOf(op.who, 'nominative', words), 'gilt', `${DURATIONS[op.until]} als an ${nameOf(op.objective, 'dative', words)} stehend`),
    gainTags: (op, words) =>
      clause(
        unitName(op.to, 'nominative', words),
        'erhält',
        `${DURATIONS[op.until]} ${op.sets === 'any' ? 'ein Merkmal deiner Wahl' : or(op.sets.map(tagsText))}`,
      ),
    swapWound: (op, words) =>
      clause(
        unitName(op.of, 'nominative', words),
        'erhält',
        `${tokens(op.injured, 'Verletzungsmarker', 'Verletzungsmarker')} und verliert allen Schaden, 1 Verwundungsmarker und 1 Zustand`,
      ),
    swapReserve: () => order('lege', 'deine Karte aus der Reserve oben auf oder unter dein Deck und diese Karte in Reserve'),
    cardTo: op =>
      op.where === 'bottom'
        ? order('lege', 'ihre Befehlskarte stattdessen unter dein Deck')
        : order('mische', 'ihre Befehlskarte aus der Reserve in dein Deck'),
    return: (op, words) =>
      order(
        'stelle',
        `${nameOf(op.unit, 'accusative', words)} in Reichweite ${op.within} zu ${nameOf(op.of, 'dative', words)} auf, nicht im Nahkampf`,
      ),
    retire: (op, words) => clause(nameOf(op.unit, 'nominative', words), 'wird', 'besiegt'),
    place: (op, words) =>
      order(
        'stelle',
        `${nameOf(op.who, 'accusative', words)} in Reichweite ${op.within} zu ${nameOf(op.of, 'dative', words)} auf, nicht im Nahkampf`,
      ),
    mark: (op, words) => clause(nameOf(op.on, 'nominative', words), 'erhält', 'die Beutemarkierung'),
    special: () =>
      clause(
        'der erste Angriff dieser Kampfaktion',
        'erhält',
        '3 Würfel mehr, jeder kritische Treffer gegen eine Primärfigur verursacht zusätzlich 1 Schaden, und die Aktion endet mit diesem Angriff',
      ),
  },
});
const tagsText = (set: readonly Tag[]): string => {
  const names = set.map(tag => TAG_NAMES[tag].de);
  return names.length === 1 ? `das Merkmal ${names[0]}` : `die Merkmale ${and(names)}`;
};
/** "1 Expertise des Angriffswurfs, und 1 weitere je Verletzungsmarker dieser Einheit, in einen Fehlschlag" */
function changed({ n, from, into, roll }: Extract<Op, { op: 'change' }>, words: Wording): string {
  const whose = roll === 'attack' ? 'des Angriffswurfs' : 'des Verteidigungswurfs';
  const isMore = typeof n === 'object' && 'tokens' in n && n.plus !== undefined;
  const first = isMore ? n.plus! : n;
  const more = isMore ? `, und ${n.times ?? 1} weitere je Verletzungsmarker ${genitive(n.of, words)},` : '';
  const face = faceNamed(from, typeof first === 'number' ? first : 1);
  return `${many(first, face, words)} ${whose}${more} in ${aFace(into)}`;
}
type Speech = GermanSpeech<Op, Logic<Condition>, Duration, Wording>;
const alternatives = (between: readonly Script[], words: Wording, say: Speech): string =>
  between.map(script => say.effects(script, words)).join('; oder ');
const INFINITIVES: Readonly<Record<string, string>> = {
  erhält: 'erhalten',
  verliert: 'verlieren',
  erleidet: 'erleiden',
  macht: 'machen',
  entferne: 'entfernen',
  verhindere: 'verhindern',
  verringere: 'verringern',
  ändere: 'ändern',
  lege: 'legen',
  mische: 'mischen',
  bezahle: 'bezahlen',
  würfle: 'würfeln',
  füge: 'fügen',
  frische: 'frischen',
  stoße: 'stoßen',
  ziehe: 'ziehen',
};
/** "hinzu" and "fügen" are one word. */
const PARTICLE = / (hinzu|auf|weg|hin)$/;
/** "Diese Einheit darf 1 Deckungsmarker erhalten", "du darfst 3 Angriffswürfel hinzufügen"; null where that cannot be said in one clause. */
const permitted = ({ subject, verb, rest }: Clause): Clause | null => {
  const infinitive = INFINITIVES[verb];
  if (infinitive === undefined || rest.includes(' und verliert ')) return null;
  const [who, may] = subject === '' ? ['du', 'darfst'] : [subject, 'darf'];
  return clause(who!, may!, `${rest}${PARTICLE.test(rest) ? '' : ' '}${infinitive}`);
};
/** What is offered: "diese Einheit darf …", "du darfst eins wählen: …", "du darfst Folgendes tun: …". */
const offered = (script: Script, words: Wording, say: Speech): Clause => {
  const [first, ...rest] = script;
  if (first?.op === 'choose' && rest.length === 0) return clause('du', 'darfst', `eins wählen: ${alternatives(first.between, words, say)}`);
  const only = rest.length === 0 ? permitted(say.clause(first!, words)) : null;
  return only ?? clause('du', 'darfst', `Folgendes tun: ${say.effects(script, words)}`);
};
function structured(op: Op, words: Wording, say: Speech): Clause | undefined {
  switch (op.op) {
    case 'may':
      return offered(op.do, words, say);
    case 'choose':
      return order('wähle', `eins: ${alternatives(op.between, words, say)}`);
    case 'select':
      return op.of.pick === 'one' && op.of.may ? clause('du', 'darfst', `${selected(op.of, words, 'accusative')} wählen`) : undefined;
    case 'each': {
      if (op.of.pick !== 'each') return undefined;
      const inside = { ...nameSelected(words, op), looped: op.as };
      const only = op.do.length === 1 ? say.clause(op.do[0]!, inside) : undefined;
      if (only && only.subject === nameOf(op.as, 'nominative', inside)) return { ...only, subject: selected(op.of, words, 'nominative') };
      return fixed(`für ${selected(op.of, words, 'accusative')}: ${say.effects(op.do, inside)}`);
    }
    default:
      return undefined;
  }
}
/** "Wenn sie das tut": how the next sentence takes up what an op may have done. */
function didWhat(op: Op, { solo }: Wording): Clause {
  switch (op.op) {
    case 'move':
      return clause(op.one || (op.who === 'self' && solo) || op.who === 'member' ? 'sie' : ANY_OF_THEM, 'tut', 'das');
    case 'damage':
      return clause('sie', 'erleidet', 'dabei Schaden');
    case 'loseHunker':
      return clause('sie', 'verliert', 'dabei mindestens einen');
    default:
      return clause('das', 'hat', 'eine Wirkung');
  }
}
const sentence = (text: string): string =>
  `${capital(text)}.`
    .replaceAll('zu der ', 'zur ')
    .replaceAll('von dem ', 'vom ')
    .replaceAll(', dann, wenn du das tust, ', '; wenn du das tust, ')
    .replace(/darf ([^,]*?) sich umpositionieren/g, 'darf sich $1 umpositionieren')
    .replace(/,(?=[.;:])/g, '');
/** Each op is a sentence; the first may follow a moment. */
const told = (script: Script, words: Wording, moment = ''): string => {
  let base = words;
  let now = words;
  const said: string[] = [];
  script.forEach((op, i) => {
    const before = script[i - 1];
    if (op.op === 'gain' && before?.op === 'gain' && before.to === op.to)
      said.push(`${said.pop()!.replace('den Zustand ', 'die Zustände ')} und ${CONDITION_NAMES[op.condition]}`);
    else said.push(effects([op], now));
    if (op.op === 'select') base = nameSelected(base, op);
    now = { ...base, did: didWhat(op, base) };
  });
  return said.map((text, i) => sentence(i === 0 && moment !== '' ? `${moment}: ${text}` : text)).join(' ');
};
/** A unit of one character need not choose which. */
const withoutMembers = (script: Script, { solo }: Wording): Script =>
  solo ? script.filter(op => !(op.op === 'select' && op.of.where?.is === 'inUnit' && op.of.where.of === 'self')) : script;
/** What an ability does, in German; its name, kind and cost stand beside it. `solo`: its unit is one character. */
export const abilityText = (text: AbilityText, solo: boolean): string => {
  const words: Wording = { solo, named: { member: 'character', centre: 'character' } };
  if (text.inactive) return text.inactive.de;
  if (text.tactics) return 'Ihre Taktikkarte darf in dein Befehlsdeck.';
  const parts: string[] = [];
  if (text.script) {
    const trigger = text.kind === 'tactic' ? undefined : text.trigger;
    const moments = [
      momentText(trigger, text.when, words, whenever),
      text.also ? momentText(text.also.trigger, text.also.when, words, whenever) : '',
    ];
    const when = moments.filter(part => part !== '').join('; oder ');
    parts.push(told(withoutMembers(text.script, words), words, when));
  }
  if (text.mods) parts.push(...modifiers(text.mods, selfName(words), words, whenever).map(sentence));
  if (text.action) parts.push('Das kostet auch eine Aktion.');
  if (text.limit?.per === 'turn') parts.push('Einmal je Zug.');
  if (text.limit?.per === 'activation') parts.push(`Bis zu ${timesText(text.limit.count)} je Aktivierung.`);
  if (text.provenance.certainty === 'medium') parts.push('Die Quelle lässt hier etwas offen; so lesen wir sie.');
  return parts.join(' ');
};
/** What an order card or a tactics card does; `named`: what was chosen before it (LE-H13). */
export const scriptText = (script: Script, named: Readonly<Record<string, string>> = {}): string =>
  told(script, { solo: true, legend: true, named });
/** A part of a script, for whoever decides about it; `named`: what was chosen before it. */
export const partText = (part: Script, words: Pick<Wording, 'solo' | 'legend' | 'named'>): string =>
  told(part, { ...words, named: { member: 'character', centre: 'character', ...words.named } });
