import type { Answer, Language, Reason } from '@cadre/core';
import { grammarOf } from '@cadre/kit';
import { MISSION } from '../content/missions.js';
import { UNIT_TYPES } from '../content/squads/index.js';
import type { GoalName } from './goals.js';

type Facts = NonNullable<Reason['about']>;
type Say = (about: Facts) => string;
const unitName = (kind: unknown, language: Language): string => UNIT_TYPES.find(({ id }) => id === kind)?.name[language] ?? String(kind);
const GOAL_WORDS: Readonly<Record<string, { readonly en: string; readonly de: string }>> = {
  console: { en: 'a console', de: 'eine Konsole' },
  transmitter: { en: 'a transmitter', de: 'ein Transmitter' },
  throw: { en: 'throwing distance of the vehicle', de: 'die Wurfweite zum Fahrzeug' },
  rearm: { en: 'a new detonator', de: 'ein neuer Detonator' },
  vehicle: { en: 'the vehicle', de: 'das Fahrzeug' },
  control: { en: 'an objective', de: 'ein Einsatzziel' },
  block: { en: 'to switch off a transmitter', de: 'einen Transmitter abschalten' },
  escort: { en: 'to clear the way to a transmitter', de: 'den Weg zu einem Transmitter freimachen' },
  guard: { en: 'to guard a transmitter', de: 'einen Transmitter bewachen' },
  hunt: { en: 'an enemy with a token', de: 'ein Feind mit einem Marker' },
  'close-in': { en: 'an enemy within reach', de: 'ein Feind in Reichweite' },
  'pick-up': { en: 'a dropped token', de: 'ein fallengelassener Marker' },
};
const OBJECTIVES = Object.values(MISSION).flatMap(({ objectives }) => objectives);
/** Goals that are the objective itself. */
const IS_OBJECTIVE: ReadonlySet<string> = new Set(['console', 'transmitter', 'control'] satisfies GoalName[]);
const goalIn = ({ goal, objective }: Facts, language: Language): string => {
  const name = GOAL_WORDS[String(goal)]?.[language] ?? (language === 'de' ? 'eine bessere Stelle' : 'a better spot');
  const called = OBJECTIVES.find(({ id }) => id === objective)?.name[language];
  if (!called) return name;
  return IS_OBJECTIVE.has(String(goal)) ? called : `${name} (${called})`;
};
const wounds = (a: Facts, language: Language): string => grammarOf(language).number(Number(a['wounds']), 1);
const plain = (en: string, de: string): Readonly<Record<'en' | 'de', Say>> => ({ en: () => en, de: () => de });
/** Why the bot answers as it does, as a player would say it. */
export const REASONS = {
  transmit: plain('Enough slots are covered: send the signal.', 'Genug Felder sind belegt: sende das Signal.'),
  'use-console': plain('Using the console is free and covers slots.', 'Die Konsole kostet keine Aktion und belegt Felder.'),
  'call-backup': plain('Reserves arrive sooner with backup.', 'Mit Verstärkung kommen Reserven früher.'),
  webs: plain('Suppression slows the attackers down.', 'Niederhaltemarker bremsen die Angreifer.'),
  encrypt: plain('Many slots are covered: clear some of them.', 'Viele Felder sind belegt: räume einige davon.'),
  claim: plain('The token can be claimed at no cost.', 'Der Marker lässt sich ohne Aktion beanspruchen.'),
  secure: plain('The dropped token can be picked up at no cost.', 'Der fallengelassene Marker lässt sich ohne Aktion aufnehmen.'),
  swap: plain(
    'The code is better off with the unit nearer to a transmitter.',
    'Der Code ist bei der Einheit näher am Transmitter besser aufgehoben.',
  ),
  halt: plain('Find out which token the enemy holds.', 'Finde heraus, welchen Marker der Feind hat.'),
  'enter-network': plain(
    'Through the network it returns with a new detonator.',
    'Durch das Netzwerk kommt sie mit einem neuen Detonator zurück.',
  ),
  detonator: {
    en: ({ dice }: Facts) => `Near enough: the detonator rolls ${dice} dice.`,
    de: ({ dice }: Facts) => `Nah genug: Der Detonator wirft ${dice} Würfel.`,
  },
  rearm: plain('It needs a new detonator.', 'Sie braucht einen neuen Detonator.'),
  'repair-vehicle': plain('The vehicle is damaged.', 'Das Fahrzeug ist beschädigt.'),
  treat: plain('A friend is wounded.', 'Eine befreundete Einheit ist verwundet.'),
  repair: plain('A friend is damaged.', 'Eine befreundete Einheit ist beschädigt.'),
  'free-action': plain('It costs no action.', 'Es kostet keine Aktion.'),
  'help-friends': plain(
    'There is nothing better to do than to help the others.',
    'Es gibt nichts Besseres zu tun, als den anderen zu helfen.',
  ),
  defeat: {
    en: (a: Facts) => `This attack should defeat ${unitName(a['kind'], 'en')}.`,
    de: (a: Facts) => `Dieser Angriff dürfte ${unitName(a['kind'], 'de')} besiegen.`,
  },
  'best-attack': {
    en: (a: Facts) => `The best target is ${unitName(a['kind'], 'en')}: ${wounds(a, 'en')} wounds to expect.`,
    de: (a: Facts) => `Das beste Ziel ist ${unitName(a['kind'], 'de')}: ${wounds(a, 'de')} Wunden sind zu erwarten.`,
  },
  'move-to-attack': plain('Move to where it can attack.', 'Rück dorthin, wo sie angreifen kann.'),
  'run-up': plain('Dash first: the move after it can end in a charge.', 'Erst spurten: Die Bewegung danach kann als Sturmangriff enden.'),
  'move-to-goal': {
    en: (a: Facts) => `Get closer to its next goal: ${goalIn(a, 'en')}.`,
    de: (a: Facts) => `Rück näher an ihr nächstes Ziel heran: ${goalIn(a, 'de')}.`,
  },
  'aim-first': plain('It stands well: aim, then attack.', 'Sie steht gut: erst zielen, dann angreifen.'),
  'take-aim': plain('An aim token helps in a later attack.', 'Ein Zielmarker hilft bei einem späteren Angriff.'),
  'take-dodge': plain('A dodge token protects it.', 'Ein Ausweichmarker schützt sie.'),
  recover: plain('It is suppressed.', 'Sie ist niedergehalten.'),
  'wait-for-enemy': plain('Nobody sees it yet: wait for an enemy to come.', 'Noch sieht sie niemand: warte, bis ein Feind kommt.'),
  'aim-and-wait': plain(
    'Nobody sees it yet: get ready first, then stand by with the last action.',
    'Noch sieht sie niemand: Erst vorbereiten, dann mit der letzten Aktion in Bereitschaft gehen.',
  ),
  waits: plain(
    'It stands by: any other action would take the token away.',
    'Sie ist in Bereitschaft: Jede weitere Aktion nähme ihr den Marker.',
  ),
  'nothing-better': plain('There is nothing useful left to do.', 'Es gibt nichts Nützliches mehr zu tun.'),
  'can-act': plain('It can do the most now.', 'Sie kann jetzt am meisten ausrichten.'),
  'carrier-last': {
    en: (a: Facts) => `${unitName(a['kind'], 'en')} carries the code and waits: when it acts last, nobody can answer any more.`,
    de: (a: Facts) => `${unitName(a['kind'], 'de')} trägt den Code und wartet: Wer zuletzt handelt, dem kann niemand mehr antworten.`,
  },
  'foresees-wait': {
    en: (a: Facts) => `Played on in thought to the end of the round, it went better when ${unitName(a['kind'], 'en')} waits.`,
    de: (a: Facts) => `In Gedanken bis zum Ende der Runde gespielt, ging es besser aus, wenn ${unitName(a['kind'], 'de')} wartet.`,
  },
  'foresees-draw': {
    en: (a: Facts) =>
      `Draw, and keep ${unitName(a['kind'], 'en')} for later: played on in thought to the end of the round, that went better.`,
    de: (a: Facts) =>
      `Zieh, und heb dir ${unitName(a['kind'], 'de')} für später auf: In Gedanken bis zum Ende der Runde gespielt, ging das besser aus.`,
  },
  'foresees-hurry': plain(
    'Played on in thought to the end of the round, it went better when this unit does not wait.',
    'In Gedanken bis zum Ende der Runde gespielt, ging es besser aus, wenn diese Einheit nicht wartet.',
  ),
  'foresees-pass': plain(
    'Played on in thought to the end of the round, it went better to let the enemy act first.',
    'In Gedanken bis zum Ende der Runde gespielt, ging es besser aus, erst den Feind handeln zu lassen.',
  ),
  draw: plain('Units with orders can wait.', 'Einheiten mit Befehlen können warten.'),
  'worth-an-order': plain('It should be able to act when it matters.', 'Sie soll handeln können, wenn es darauf ankommt.'),
  'most-orders': plain('This card orders the most units.', 'Diese Karte befiehlt den meisten Einheiten.'),
  priority: plain('Acting first matters this round.', 'Zuerst zu handeln ist in dieser Runde wichtig.'),
  loadout: plain('These sides have the strongest effects for this squad.', 'Diese Seiten haben die stärksten Wirkungen für diesen Trupp.'),
  misses: plain('Roll again what does not count.', 'Würfle neu, was nicht zählt.'),
  spend: plain('Now the tokens help.', 'Jetzt helfen die Marker.'),
  keep: plain('Keep nothing that hinders.', 'Behalte nichts, was hindert.'),
  offer: plain('It only helps.', 'Es hilft nur.'),
  'best-target': plain('It matters most there.', 'Dort wirkt es am meisten.'),
  carrier: plain('It gets to a transmitter soonest.', 'Sie ist am schnellsten an einem Transmitter.'),
  'best-spot': {
    en: (a: Facts) => `A good spot for the next goal: ${goalIn(a, 'en')}.`,
    de: (a: Facts) => `Eine gute Stelle für das nächste Ziel: ${goalIn(a, 'de')}.`,
  },
  'goal-spot': {
    en: (a: Facts) => `The nearest to the goal: ${goalIn(a, 'en')}.`,
    de: (a: Facts) => `Am nächsten am Ziel: ${goalIn(a, 'de')}.`,
  },
  'attack-spot': plain('The best spot for an attack.', 'Die beste Stelle für einen Angriff.'),
  'safe-spot': plain('Few enemies can hurt it there.', 'Dort können ihr wenige Feinde schaden.'),
  'token-spot': plain('It hurts enemies there rather than friends.', 'Dort trifft es eher Feinde als eigene Einheiten.'),
  climb: plain('From up there it does better.', 'Von dort oben aus ist sie im Vorteil.'),
  pass: plain('Let the enemy show first what they do.', 'Lass erst den Feind zeigen, was er tut.'),
  'hide-code': plain('Nobody knows any more who has the code.', 'Niemand weiß mehr, wer den Code hat.'),
  'hold-on': plain('Better not now.', 'Lieber nicht jetzt.'),
  any: plain('All answers are equally good.', 'Alle Antworten sind gleich gut.'),
} as const satisfies Readonly<Record<string, Readonly<Record<'en' | 'de', Say>>>>;
export type Why = keyof typeof REASONS;
export interface Reply {
  readonly answer: Answer;
  readonly reason: Reason & { readonly why: Why };
}
export const say = (answer: Answer, rule: string, why: Why, about: Facts = {}): Reply => ({ answer, reason: { rule, why, about } });
/** The sentence of a reason of the bot. */
export const reasonText = ({ why, about = {} }: Reply['reason'], language: Language): string => REASONS[why][language](about);
