import { grammarOf } from '@cadre/kit';
import type { Way } from '../english/facts.js';
import type { Words } from '../english/index.js';

const { and, count } = grammarOf('de');
const wounds = (n: number): string => count(n, { one: 'Wunde', other: 'Wunden' });
const results = (hits: number, crits: number): string =>
  `${count(hits, { one: 'Treffer', other: 'Treffer' })} und ${count(crits, { one: 'kritisches Ergebnis', other: 'kritische Ergebnisse' })}`;

const onFloor = (level: string): string => (level === '' ? '' : ` auf einem Boden in ${level}" Höhe`);
const along = ({ inches, climb, level }: Way): string => {
  const far = inches === '' ? '' : ` ${inches}"`;
  if (climb === 'level') return far;
  return `${far}, ${climb === 'up' ? 'hinauf' : 'hinunter'} auf ${level === '' ? 'den Boden' : `${level}" Höhe`}`;
};

export const facts: Words['facts'] = {
  colours: (rolls, blue, red) => `Wurf um die Farben, der bessere ist Rot: ${rolls.join(' gegen ')}. ${blue}. ${red}`,
  mission: (mission, layout) => `Mission: ${mission}, Schlachtfeld ${layout}`,
  chart: (weather, rounds) => `Zustand: ${weather}${rounds}`,
  weather: { weather: 'Schlechtes Wetter', darkness: 'Schutz der Dunkelheit', comms: 'Störung der Komms', clear: 'Klar' },
  rounds: { early: ' in den ersten beiden Runden', late: ' in den letzten beiden Runden' },
  loadouts: (seat, squad, names) => `${seat} (${squad}) bringt mit: ${and(names)}`,
  deployed: (unit, level) => `${unit} wird${onFloor(level)} aufgestellt`,
  infiltrated: (unit, level) => `${unit} infiltriert: Aufstellung irgendwo in der eigenen Hälfte, fern von Feinden${onFloor(level)}`,
  toNetwork: unit => `${unit} geht ins Hinterhaltsnetzwerk`,
  moves: {
    move: (unit, way) => `${unit} bewegt sich${along(way)}`,
    climb: (unit, way) => `${unit} klettert${along(way)}`,
    jump: (unit, way) => `${unit} springt${along(way)}`,
    dash: (unit, way) => `${unit} spurtet${along(way)}`,
    granted: (unit, way) => `${unit} bewegt sich${along(way)}`,
    scout: (unit, way) => `${unit} klärt auf und rückt vor${along(way)}`,
    withdraw: (unit, way) => `${unit} zieht sich aus dem Handgemenge zurück${along(way)}`,
  },
  placed: (unit, level) => `${unit} erscheint${onFloor(level)} auf dem Tisch`,
  markers: { covert: 'verdeckter Marker', charge: 'Sprengladung', trap: 'Falle' },
  marker: (seat, marker, gone) => (gone ? `${seat} entfernt: ${marker}` : `${seat} legt: ${marker}`),
  round: (round, last) => `Runde ${round} beginnt${last === '' ? '' : `. ${last}`}`,
  lastRound: {
    shields: () => 'Die letzte Runde: Blau gewinnt, wenn Rot nicht das letzte Signal sendet',
    codes: () => 'Die letzte Runde: Blau gewinnt, wenn Rot die Codes nicht übermittelt',
    vehicle: () => 'Die letzte Runde: Blau gewinnt, wenn Rot das Fahrzeug nicht zerstört',
    priorities: isFollowed =>
      isFollowed
        ? 'Die letzte Runde: Wer an ihrem Ende führt, gewinnt; bei Gleichstand folgt noch eine Runde'
        : 'Die letzte Runde: Wer an ihrem Ende führt, gewinnt; bei Gleichstand endet die Partie unentschieden',
  },
  card: (name, pips) => `${name} (${count(pips, { one: 'Punkt', other: 'Punkte' })})`,
  cards: (seats, cards) => seats.map((seat, i) => `${seat} spielt ${cards[i]}`).join(', '),
  priority: (seat, rolled) => (rolled ? `Gleichstand der Karten: Der Würfel gibt ${seat} die Priorität` : `${seat} hat Priorität`),
  ordered: (unit, by) => `${unit} erhält einen Befehl${by === '' ? '' : ` (${by})`}`,
  comms: 'Störung der Komms',
  drawn: (seat, rank) => `${seat} zieht einen Befehlsmarker: ${rank}`,
  drawnIdle: rank => `Keine Einheit vom Rang ${rank} ist für diesen Marker übrig: Er wird abgelegt`,
  passed: (seat, left) => `${seat} passt (${left === 0 ? 'danach nicht mehr möglich' : `noch ${left} Mal möglich`})`,
  activated: unit => `${unit} wird aktiviert`,
  rallied: (unit, faces, removed) => `${unit} sammelt sich mit ${faces}: ${removed} Niederhalten-Marker entfernt`,
  acted: (unit, action) => `${unit}: ${action}`,
  attackAction: 'Angriff',
  because: (what, cause) => (cause === '' ? what : `${what} (${cause})`),
  gained: (unit, tokens) => `${unit} erhält ${tokens}`,
  lost: (unit, tokens) => `${unit} verliert ${tokens}`,
  attack: (unit, target, weapon, dice, inches) =>
    `${unit} greift ${target}${inches === '' ? '' : ` in ${inches}" Entfernung`} an, ${weapon}: ${dice}`,
  meleeAttack: (unit, target, weapon, dice) => `${unit} greift ${target} im Nahkampf an, ${weapon}: ${dice}`,
  areaAttack: (card, target, dice) => `${card} trifft ${target}: ${dice}`,
  dieLost: colour => `Niedergehalten: Der Angreifer verliert einen Würfel (${colour})`,
  rolled: (faces, again) => `${again ? 'Nach dem Neuwurf' : 'Angriffswurf'}: ${faces}`,
  nothing: 'nichts',
  modified: (why, h, c) => `${why}: ${results(h, c)}`,
  changes: {
    rolled: 'Ergebnis',
    dodge: 'Nach dem Ausweichen',
    impact: 'Nach Wucht',
    primitive: 'Primitive Waffe',
    armour: 'Nach der Panzerung',
    shield: 'Nach den Schilden',
    guardian: 'Nach dem Wächter',
    marksman: 'Meisterschütze',
  },
  cover: (heavy, piece) => `${heavy ? 'Schwere' : 'Leichte'} Deckung${piece === '' ? '' : `: ${piece}`}`,
  defence: (colour, faces, again) => `${again ? 'Verteidigung nach dem Neuwurf' : 'Verteidigungswurf'} (${colour}): ${faces}`,
  defended: (blocks, pierced) => `${blocks} Abwehr${pierced > 0 ? `, davon ${pierced} durchschlagen` : ''}`,
  wounded: (unit, n, left) => `${unit} erleidet ${wounds(n)}${left > 0 ? ` (noch ${left})` : ''}`,
  panicked: (unit, faces, n) => `${unit} gerät in Panik: ${faces}, ${wounds(n)}`,
  defeated: unit => `${unit} ist besiegt`,
  healed: (unit, n, by) => `${by} heilt ${wounds(n)} von ${unit}`,
  objectives: {
    claimed: seat => `${seat} beansprucht einen Einsatzzielmarker`,
    dropped: seat => `${seat} verliert einen Einsatzzielmarker`,
    scored: (seat, objective) => `${seat} erhält 1 Siegpunkt: ${objective}`,
    'priority-scored': (seat, objective) => `${seat} erhält 2 Siegpunkte für das Primärziel: ${objective}`,
  },
  dice: (what, faces) => `${what}: ${faces}`,
  priorityObjective: (face, objective) =>
    objective === ''
      ? `Wurf für das Primärziel: ${face}, also gibt in dieser Runde kein Ziel zusätzliche Siegpunkte`
      : `Wurf für das Primärziel: ${face}, also gibt ${objective} in dieser Runde 2 Siegpunkte`,
  rolls: {
    console: 'Konsole',
    encrypt: 'Entschlüsseln',
    webs: 'Suppression Webs',
    backup: 'Verstärkung',
    detonator: 'Detonator',
  },
  discarded: (seat, card) => `${seat} legt ${card} ab`,
  marked: (seat, card) => `${seat} markiert einen Feind: ${card}`,
  events: {
    looked: (seat, n) => `${seat} sieht sich Marker ${n + 1} an`,
    'token-dropped': (seat, n) => `${seat} lässt Marker ${n + 1} fallen`,
    'token-passed': (seat, n) => `${seat} gibt Marker ${n + 1} weiter`,
    'token-taken': (seat, n) => `${seat} hebt Marker ${n + 1} auf`,
    swapped: (seat, n) => `${seat} hat vielleicht ${n} Marker getauscht`,
    'code-sent': seat => `${seat} übermittelt die Codes`,
    slots: (_, n) => `${n} von 8 Feldern des Transmitters sind belegt`,
    transmitted: (seat, n) => `${seat} sendet: ${count(n, { one: 'Siegpunkt', other: 'Siegpunkte' })}`,
    backup: (seat, n) => `${seat} fordert Verstärkung an: ${n} im Verstärkungspool`,
  },
  secretLook: (slot, known, number) =>
    `Marker ${slot + 1} ${{ hidden: `hat die Nummer ${number}`, codes: 'trägt die Codes', decoy: 'ist eine Attrappe' }[known]}`,
  scored: (seats, points) =>
    points.every(n => n === 0)
      ? 'Die Runde endet'
      : `Die Runde endet. Siegpunkte: ${seats.map((seat, i) => `${seat} ${points[i]}`).join(', ')}`,
  won: (seat, mission, why) => `${seat} gewinnt „${mission}“${why === '' ? '' : `: ${why}`}`,
  draw: (mission, why) => `${mission} endet unentschieden${why === '' ? '' : `: ${why}`}`,
  ends: {
    shields: { mission: () => 'alle Signale sind gesendet', rounds: () => 'Rot hat nicht rechtzeitig alle Signale gesendet' },
    codes: { mission: () => 'die Codes sind übermittelt', rounds: () => 'die Codes sind nicht rechtzeitig übermittelt worden' },
    vehicle: { mission: () => 'das Fahrzeug ist zerstört', rounds: () => 'das Fahrzeug hat die letzte Runde überstanden' },
    priorities: {
      mission: ([a, b]) => `mit genug Siegpunkten in Führung, ${a} zu ${b}`,
      rounds: ([a, b]) => `${a} zu ${b} Siegpunkte nach der letzten Runde`,
    },
  },
  endsUnits: loser => `${loser} hat keine Einheiten mehr`,
  endsNobody: 'keine Seite hat noch Einheiten',
};
