import type { Named } from '@cadre/legion';
import type { BattleId } from '../data/ids.js';

/** What battle cards do, in our own words. */
export const BATTLE_TEXTS = {
  breakthrough: {
    en: 'Four checkpoints, two in each territory. From round 2 on, 1 point for each of your own that no enemy contests and 2 for each you secure in enemy territory.',
    de: 'Vier Kontrollpunkte, zwei in jedem Gebiet. Ab Runde 2 gibt jeder eigene, um den kein Feind kämpft, 1 Punkt und jeder gesicherte im feindlichen Gebiet 2.',
  },
  'bunker-assault': {
    en: 'Four bunkers, two in each territory. From round 2 on, 1 point for each enemy bunker you secure; that damages it, and at 3 wounds it is destroyed, for 3 points more.',
    de: 'Vier Bunker, zwei in jedem Gebiet. Ab Runde 2 gibt jeder gesicherte feindliche Bunker 1 Punkt; das beschädigt ihn, und bei 3 Schaden ist er zerstört, für 3 weitere Punkte.',
  },
  'close-the-pocket': {
    en: 'Three stockpiles. From round 2 on, 2 points for securing the one in the middle and 1 for each other.',
    de: 'Drei Lager. Ab Runde 2 gibt das gesicherte Lager in der Mitte 2 Punkte, jedes andere 1.',
  },
  'intercept-signals': {
    en: 'Four comms towers. From round 2 on, 1 point for each outside your territory that your units contest or secure; chosen units carry intel.',
    de: 'Vier Funktürme. Ab Runde 2 gibt jeder außerhalb des eigenen Gebiets, um den eigene Einheiten kämpfen oder den sie sichern, 1 Punkt; gewählte Einheiten tragen Informationen.',
  },
  'recover-the-research': {
    en: 'Six labs. From round 2 on, contesting two gives 1 point, three 2 points and four or more 3.',
    de: 'Sechs Labore. Ab Runde 2 gibt der Kampf um zwei 1 Punkt, um drei 2 und um vier oder mehr 3.',
  },
  'shifting-priorities': {
    en: 'Five targets. From round 2 on, 1 point for each you secure; afterwards the opponent moves it by up to range 3.',
    de: 'Fünf Ziele. Ab Runde 2 gibt jedes gesicherte 1 Punkt; danach versetzt es der Gegner um bis zu Reichweite 3.',
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
  'scrambled-orders': {
    en: 'Place a scrambler: enemy units in range 1 of it cannot be ordered. A unit that reaches it can destroy it.',
    de: 'Stelle einen Störsender auf: Feindliche Einheiten in Reichweite 1 erhalten keine Befehle. Eine Einheit, die ihn erreicht, kann ihn zerstören.',
  },
  'strafing-run': {
    en: 'Once a game place a token: at the end of the round, units on a line of range 1 from it gain 1 suppression for each hit of four black dice.',
    de: 'Einmal im Spiel legst du einen Marker: Am Ende der Runde erhalten Einheiten auf einer Linie der Reichweite 1 für jeden Treffer von vier schwarzen Würfeln 1 Niederhalten-Marker.',
  },
} satisfies Partial<Record<BattleId, Named>>;
