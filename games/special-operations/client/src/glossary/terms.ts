import type { Language } from '@cadre/core';
import { LABELS } from '../labels/labels.js';

/** A word of the game as cards use it: how it is listed, how to find it, and what it means. */
export interface Term {
  readonly name: string;
  readonly found: string;
  readonly text: string;
}
const english = {
  phase: {
    name: 'Command, Activation and End phase',
    found: '(?:Command|Activation|End) phase',
    text: 'A round has three: cards and orders, then the units act in turn, then points are scored.',
  },
  activation: { name: 'activation', found: 'activat(?:ion|es|ed)', text: 'When a unit acts: it has two actions, once a round.' },
  move: { name: 'Move', found: 'Move', text: LABELS.en.help.move },
  dash: { name: 'Dash', found: 'Dash', text: LABELS.en.help.dash },
  speed: {
    name: 'speed-1 move',
    found: 'speed-\\d moves?',
    text: 'A move of its own length: speed 1 is the shortest, speed 3 the longest.',
  },
  free: { name: 'free action', found: 'free action', text: 'It does not count as one of the two actions of an activation.' },
  aim: {
    name: 'aim token',
    found: 'aim(?: tokens?)?',
    text: 'Spend it in an attack to reroll up to two dice. Lost at the end of the round.',
  },
  dodge: {
    name: 'dodge token',
    found: 'dodge(?: tokens?)?',
    text: 'Spend it when attacked to cancel one hit, but no crit. Lost at the end of the round.',
  },
  surge: { name: 'surge token', found: 'surge(?: tokens?|(?=:))', text: LABELS.en.help.surge },
  standby: { name: 'standby token', found: 'standby tokens?', text: LABELS.en.help.standby },
  observation: {
    name: 'observation token',
    found: 'observation tokens?',
    text: 'Lies beside an enemy: a unit that attacks it may spend the token to reroll one attack die.',
  },
  shield: { name: 'shield token', found: 'shield tokens?', text: 'Spend it against a ranged attack to cancel one hit or crit.' },
  suppression: {
    name: 'suppression token',
    found: 'suppression(?: tokens?)?',
    text: 'A unit under fire gains them. With as many as its courage, a number on its card, it is suppressed; with more it panics.',
  },
  suppressed: { name: 'suppressed', found: 'suppressed', text: 'The unit attacks with one die fewer.' },
  panic: {
    name: 'panic',
    found: '[Pp]anic(?:s|king)?',
    text: 'The unit rolls a black die for each suppression token above its courage, then discards these tokens. Each hit or crit is a wound.',
  },
  rally: {
    name: 'rally',
    found: 'rall(?:y|ies|ied)',
    text: 'At the start of its activation a unit rolls a defence die for each suppression token. Each block or surge removes a token.',
  },
  order: {
    name: 'order',
    found: 'order(?:ed|s)?(?: tokens?)?',
    text: 'A unit with an order acts whenever you like. Each of the others has a token in your order pool: you draw one, and a unit of that rank acts.',
  },
  rank: {
    name: 'commander, corps, heavy …',
    found: 'commander|corps|special forces|support|heavy',
    text: 'The rank of a unit. It stands on the unit’s card.',
  },
  cover: {
    name: 'cover',
    found: 'cover',
    text: 'Terrain in the line of fire. Light cover turns one defence surge into a block, heavy cover two. 1 better: none becomes light, light becomes heavy.',
  },
  melee: {
    name: 'melee, engaged',
    found: 'melee|engaged',
    text: 'Enemies whose bases touch are engaged: they fight in melee, not with ranged weapons.',
  },
  sight: { name: 'line of sight', found: 'line of sight|sees?', text: 'Whom a unit can see from where it stands. The table shows it.' },
  dice: { name: 'red, black and white dice', found: 'red|black|white', text: 'Red dice are the best, white dice the weakest.' },
  hit: {
    name: 'hit, crit',
    found: '(?:hit|crit)s?',
    text: 'Results of attack dice. The defender rolls a die for each; each block stops one, the others are wounds. Dodge tokens do not stop crits.',
  },
  surgeFace: {
    name: 'surge',
    found: '(?:attack |defence )?surges?',
    text: 'A face of a die. It counts as a hit or block only if the unit’s card says so, or with a surge token.',
  },
  pool: { name: 'attack pool', found: 'attack pool', text: 'All the dice of an attack.' },
  priority: {
    name: 'priority, pips',
    found: 'priority|pips',
    text: 'Whoever plays the command card with fewer pips, the dots beside its name, has priority and acts first in the round.',
  },
  objective: { name: 'objective token', found: 'objective tokens?', text: 'A goal of the mission. It lies on the table.' },
  vehicle: {
    name: 'disabled vehicle',
    found: 'disabled vehicle|Disabled Vehicle',
    text: 'Stands on the table in the mission of that name.',
  },
  network: {
    name: 'ambush network',
    found: 'ambush network',
    text: 'Units in it are off the table. They come out at an ambush point in a later activation.',
  },
  zone: { name: 'deployment zone', found: 'deployment zone', text: 'The tinted part of the table in which your squad starts.' },
  sharing: {
    name: 'share tokens',
    found: 'share tokens',
    text: 'In an attack a clone may spend one aim, dodge or surge token of another clone within 12" and in line of sight.',
  },
  chart: { name: 'condition chart', found: 'condition chart', text: 'Says what weather the match has, if it is played with weather.' },
} as const;
export type TermId = keyof typeof english;
const german: Readonly<Record<TermId, Term>> = {
  phase: {
    name: 'Kommando-, Aktivierungs- und Endphase',
    found: 'Kommandophase|Aktivierungsphase|Endphase',
    text: 'Jede Runde hat drei: erst Karten und Befehle, dann handeln die Einheiten abwechselnd, zuletzt gibt es Punkte.',
  },
  activation: {
    name: 'Aktivierung',
    found: 'Aktivierung|aktiviert',
    text: 'Eine Einheit handelt: Sie hat zwei Aktionen, einmal pro Runde.',
  },
  move: { name: 'Bewegen', found: 'Bewegen', text: LABELS.de.help.move },
  dash: { name: 'Spurten', found: 'Spurten', text: LABELS.de.help.dash },
  speed: {
    name: 'Geschwindigkeit-1-Bewegung',
    found: 'Geschwindigkeit-\\d-Bewegung(?:en)?',
    text: 'Eine Bewegung mit eigener Länge: Geschwindigkeit 1 ist die kürzeste, 3 die längste.',
  },
  free: { name: 'freie Aktion', found: 'freie Aktion', text: 'Sie zählt nicht zu den zwei Aktionen einer Aktivierung.' },
  aim: {
    name: 'Zielmarker',
    found: 'Ziel(?:marker[ns]?|en|-)',
    text: 'Gib ihn bei einem Angriff aus, um bis zu zwei Würfel neu zu werfen. Am Ende der Runde verfällt er.',
  },
  dodge: {
    name: 'Ausweichmarker',
    found: 'Ausweich(?:marker[ns]?|en|-)',
    text: 'Gib ihn beim Verteidigen aus, um einen Treffer aufzuheben, aber kein kritisches Ergebnis. Am Ende der Runde verfällt er.',
  },
  surge: { name: 'Energiemarker', found: 'Energiemarker[ns]?|Energie(?=:)', text: LABELS.de.help.surge },
  standby: { name: 'Bereitschaftsmarker', found: 'Bereitschaftsmarker[ns]?', text: LABELS.de.help.standby },
  observation: {
    name: 'Beobachtungsmarker',
    found: 'Beobachtungsmarker[ns]?',
    text: 'Liegt bei einem Feind: Eine Einheit, die ihn angreift, darf den Marker ausgeben und einen Angriffswürfel neu werfen.',
  },
  shield: {
    name: 'Schildmarker',
    found: 'Schildmarker[ns]?',
    text: 'Gib ihn bei einem Fernkampfangriff aus, um einen Treffer oder ein kritisches Ergebnis aufzuheben.',
  },
  suppression: {
    name: 'Niederhalten-Marker',
    found: 'Niederhalten(?:-Marker[ns]?)?',
    text: 'Eine Einheit unter Beschuss erhält sie. Mit so vielen, wie ihr Mut auf der Karte angibt, ist sie niedergehalten; mit mehr gerät sie in Panik.',
  },
  suppressed: { name: 'niedergehalten', found: 'niedergehalten', text: 'Die Einheit greift mit einem Würfel weniger an.' },
  panic: {
    name: 'Panik',
    found: 'Panik',
    text: 'Die Einheit wirft für jeden Niederhalten-Marker über ihrem Mut einen schwarzen Würfel und legt diese Marker ab. Jeder Treffer und jedes kritische Ergebnis ist eine Wunde.',
  },
  rally: {
    name: 'sammeln',
    found: '[Ss]ammel(?:n|t)',
    text: 'Zu Beginn ihrer Aktivierung wirft eine Einheit für jeden Niederhalten-Marker einen Verteidigungswürfel. Jede Abwehr und jede Energie entfernt einen Marker.',
  },
  order: {
    name: 'Befehl',
    found: 'Befehl(?:e|s|en|smarker[ns]?)?',
    text: 'Eine Einheit mit Befehl handelt, wann du willst. Jede andere hat einen Marker in deinem Befehlspool: Du ziehst einen, und eine Einheit dieses Rangs handelt.',
  },
  rank: {
    name: 'Commander, Corps, Heavy …',
    found: 'Commanders?|Corps|Special-Forces|Support|Heavy',
    text: 'Der Rang einer Einheit. Er steht auf ihrer Karte.',
  },
  cover: {
    name: 'Deckung',
    found: 'Deckung',
    text: 'Gelände in der Schusslinie. Leichte Deckung macht aus einer Verteidigungsenergie eine Abwehr, schwere aus zwei. Um 1 besser: keine wird leicht, leichte wird schwer.',
  },
  melee: {
    name: 'Nahkampf, Handgemenge',
    found: 'Nahkampf(?:angriffe?)?|Handgemenge',
    text: 'Feinde, deren Basen sich berühren, sind im Handgemenge: Sie kämpfen im Nahkampf, nicht mit Fernkampfwaffen.',
  },
  sight: { name: 'Sichtlinie', found: 'Sichtlinie|sieht|sehen', text: 'Wen eine Einheit von ihrem Platz aus sieht. Der Tisch zeigt es.' },
  dice: {
    name: 'rote, schwarze und weiße Würfel',
    found: '(?:rot|schwarz|weiß)e[nrms]?',
    text: 'Rote Würfel sind die besten, weiße die schwächsten.',
  },
  hit: {
    name: 'Treffer, kritisches Ergebnis',
    found: 'Treffer|kritische[mns]? Ergebnis(?:se)?',
    text: 'Ergebnisse von Angriffswürfeln. Der Verteidiger wirft für jedes einen Würfel; jeder Block hält eines auf, die anderen sind Wunden. Ausweichmarker helfen nicht gegen kritische Ergebnisse.',
  },
  surgeFace: {
    name: 'Energie',
    found: '(?:Angriffs|Verteidigungs)energien?|Energiesymbole?n?',
    text: 'Eine Seite des Würfels. Sie zählt nur als Treffer oder Block, wenn die Karte der Einheit sie umwandelt, oder mit einem Energiemarker.',
  },
  pool: { name: 'Angriffspool', found: 'Angriffspool', text: 'Alle Würfel eines Angriffs.' },
  priority: {
    name: 'Priorität, Punkte einer Karte',
    found: 'Priorität|Punkten',
    text: 'Wer die Kommandokarte mit weniger Punkten neben dem Namen spielt, hat Priorität und handelt in der Runde zuerst.',
  },
  objective: { name: 'Einsatzzielmarker', found: 'Einsatzzielmarker[ns]?', text: 'Ein Ziel der Mission. Er liegt auf dem Tisch.' },
  vehicle: {
    name: 'defektes Fahrzeug',
    found: '[Dd]efekte[mns]? Fahrzeug',
    text: 'Steht in der Mission dieses Namens auf dem Tisch.',
  },
  network: {
    name: 'Hinterhaltsnetzwerk',
    found: 'Hinterhaltsnetzwerk',
    text: 'Einheiten darin sind nicht auf dem Tisch. In einer späteren Aktivierung kommen sie an einem Hinterhaltspunkt heraus.',
  },
  zone: { name: 'Aufstellungszone', found: 'Aufstellungszone', text: 'Der getönte Teil des Tisches, in dem dein Trupp beginnt.' },
  sharing: {
    name: 'Marker teilen',
    found: 'teilen Marker',
    text: 'Bei einem Angriff darf ein Klon einen Ziel-, Ausweich- oder Energiemarker eines anderen Klons in 12" und in Sichtlinie ausgeben.',
  },
  chart: { name: 'Zustandstabelle', found: 'Zustandstabelle', text: 'Sie sagt, welches Wetter herrscht, falls mit Wetter gespielt wird.' },
};
export const TERMS: Readonly<Record<Language, Readonly<Record<TermId, Term>>>> = { en: english, de: german };
