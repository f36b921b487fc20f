import type { BattleId, CommandId } from '../data/ids.js';
import type { Named } from '../special-operations/content/types.js';

/** What command and battle cards do, in our own words, where a public source states their effect. */
const TEXTS: Readonly<Partial<Record<CommandId | BattleId, Named>>> = {
  ambush: { en: 'Orders 1 unit.', de: 'Gibt 1 Einheit einen Befehl.' },
  push: { en: 'Orders 2 units.', de: 'Gibt 2 Einheiten einen Befehl.' },
  assault: { en: 'Orders 3 units.', de: 'Gibt 3 Einheiten einen Befehl.' },
  'standing-orders': {
    en: 'Orders 1 unit and returns to your hand afterwards.',
    de: 'Gibt 1 Einheit einen Befehl und kehrt danach auf die Hand zurück.',
  },
  'maximum-firepower': {
    en: 'At the end of his next activation General Veers may attack with the cannons on this card.',
    de: 'Am Ende seiner nächsten Aktivierung darf General Veers mit den Kanonen dieser Karte angreifen.',
  },
  'align-the-relay': {
    en: 'Five relays. From round 2 on, 1 point for controlling two of them and 1 more for four; a unit that contests one can take control of it.',
    de: 'Fünf Relais. Ab Runde 2 gibt die Kontrolle über zwei 1 Punkt, über vier 1 weiteren; eine Einheit, die um eines kämpft, kann es übernehmen.',
  },
  'bring-them-to-heel': {
    en: 'From round 2 on, 1 point when more enemy units than yours are suppressed; 2 once for a panicked enemy, and 2 once when all enemies have suppression.',
    de: 'Ab Runde 2 gibt es 1 Punkt, wenn mehr feindliche als eigene Einheiten niedergehalten sind; je einmal 2 für einen Feind in Panik und wenn alle Feinde Niederhalten-Marker haben.',
  },
  'destroy-enemy-base': {
    en: 'Each side has a base and a bomb. Bring a bomb to the enemy base and secure it: the base is destroyed, for 4 points.',
    de: 'Jede Seite hat eine Basis und eine Bombe. Wer die Bombe zur feindlichen Basis bringt und diese sichert, zerstört sie und erhält 4 Punkte.',
  },
  'failed-negotiations': {
    en: 'Corps and special forces carry prisoners. From round 2 on, 1 point for each of your units with one near the exchange in the middle.',
    de: 'Corps und Special Forces führen Gefangene mit. Ab Runde 2 gibt jede eigene Einheit mit einem Gefangenen nahe der Übergabe in der Mitte 1 Punkt.',
  },
  'marked-targets': {
    en: 'Each player marks two own and two enemy units. A marked unit that is defeated gives its opponent 1 point.',
    de: 'Jeder markiert zwei eigene und zwei feindliche Einheiten. Wird eine markierte besiegt, erhält ihr Gegner 1 Punkt.',
  },
  'recon-mission': {
    en: 'One of your units has a scanner. From round 2 on, 1 point a round if its activation ends within range 1 and sight of two enemy units.',
    de: 'Eine eigene Einheit hat einen Scanner. Ab Runde 2 gibt es 1 Punkt je Runde, wenn ihre Aktivierung in Reichweite 1 und Sicht zweier Feinde endet.',
  },
  'retrieve-the-data': {
    en: 'Five data cores. Units that contest one put markers on it; from round 2 on, each core you secure with two markers gives 1 point and is removed.',
    de: 'Fünf Datenkerne. Wer um einen kämpft, legt Marker darauf; ab Runde 2 gibt jeder gesicherte Kern mit zwei Markern 1 Punkt und wird entfernt.',
  },
  'supply-run': {
    en: 'Troopers fetch caches and spend them at an objective: 1 point each, 2 in rounds 4 and 5.',
    de: 'Truppen holen Vorräte und geben sie an einem Missionsziel ab: je 1 Punkt, in Runde 4 und 5 je 2.',
  },
  'surface-scan': {
    en: 'Two of your units carry scanners: from round 2 on, 1 point while both are outside your territory. 2 points a game for standing at a lost enemy scanner.',
    de: 'Zwei eigene Einheiten tragen Scanner: ab Runde 2 gibt es 1 Punkt, solange beide außerhalb des eigenen Gebiets sind. 2 Punkte im Spiel für einen verlorenen feindlichen Scanner.',
  },
  'sweep-and-clear': {
    en: 'Once a round, for an enemy unit you defeat: 1 point each for an attack from anywhere, from your own and from contested territory, 2 from the enemy’s.',
    de: 'Einmal je Runde für eine besiegte feindliche Einheit: je 1 Punkt für einen Angriff von irgendwo, aus dem eigenen und dem umkämpften Gebiet, 2 aus dem feindlichen.',
  },
  'advanced-intel': { en: 'One more pass in the first round.', de: 'In der ersten Runde einmal mehr passen.' },
  'armored-assault': {
    en: 'In the first round up to three of your vehicles gain 1 aim token each.',
    de: 'In der ersten Runde erhalten bis zu drei eigene Fahrzeuge je 1 Zielmarker.',
  },
  'black-ops': {
    en: 'In the first round a small corps or special forces unit gains Infiltrate, or an aim and a dodge token if it has it.',
    de: 'In der ersten Runde erhält eine kleine Corps- oder Special-Forces-Einheit Infiltrieren, oder je einen Ziel- und Ausweichmarker, wenn sie es schon hat.',
  },
  'command-override': {
    en: 'Twice a game one of your units with AI orders itself.',
    de: 'Zweimal im Spiel gibt sich eine eigene Einheit mit KI selbst einen Befehl.',
  },
  'coordinated-strike': {
    en: 'Once a game up to two of your units gain Coordinate for clone troopers or Republic vehicles.',
    de: 'Einmal im Spiel erhalten bis zu zwei eigene Einheiten Koordinieren für Klontruppen oder Fahrzeuge der Republik.',
  },
  'cunning-deployment': {
    en: 'In the first round three of your units gain 1 dodge token each.',
    de: 'In der ersten Runde erhalten drei eigene Einheiten je 1 Ausweichmarker.',
  },
  'extreme-discipline': {
    en: 'Twice a game a unit that gained suppression removes all of it and suffers 1 wound.',
    de: 'Zweimal im Spiel entfernt eine Einheit, die Niederhalten-Marker erhalten hat, alle davon und nimmt 1 Schaden.',
  },
  'fortified-position': {
    en: 'Place up to three barricades in your own or contested territory.',
    de: 'Stelle bis zu drei Barrikaden im eigenen oder umkämpften Gebiet auf.',
  },
  garrison: {
    en: 'One of your corps units gains Prepared Position.',
    de: 'Eine eigene Corps-Einheit erhält Vorbereitete Stellung.',
  },
  'no-time-to-lose': {
    en: 'Instead of passing, a unit that activates gains an aim and a dodge token or recovers.',
    de: 'Statt zu passen, erhält eine Einheit bei ihrer Aktivierung je einen Ziel- und Ausweichmarker oder erholt sich.',
  },
  ordnance: {
    en: 'Once a game place a token: at the end of the round three black dice wound vehicles and armour near it and suppress everybody else.',
    de: 'Einmal im Spiel legst du einen Marker: Am Ende der Runde beschädigen drei schwarze Würfel Fahrzeuge und Panzerung in der Nähe und halten alle anderen nieder.',
  },
  'rapid-deployment': {
    en: 'In the first round up to two of your clone corps units gain Reinforcements.',
    de: 'In der ersten Runde erhalten bis zu zwei eigene Klon-Corps-Einheiten Verstärkung.',
  },
};
const BY_ID: ReadonlyMap<string, Named> = new Map(Object.entries(TEXTS));
/** The recon version of a battle card does the same on a smaller table. */
const withoutRecon = (id: string): string => id.replace(/-recon$/, '');
/** What a command or battle card does; undefined where no public source states it. */
export const cardTextOf = (id: string): Named | undefined => BY_ID.get(id) ?? BY_ID.get(withoutRecon(id));
