import type { Role } from './cadre.js';
import type { SquadCatalogue } from './english.js';

const ROLES: Readonly<Record<Role, string>> = { secondary: 'Sekundäreinheit', supporting: 'Unterstützungseinheit' };
const SHAPE = 'zwei Sekundär- und zwei Unterstützungseinheiten';
export const german: SquadCatalogue = {
  eras: {
    'fall-of-the-jedi': 'Untergang der Jedi',
    'reign-of-the-empire': 'Herrschaft des Imperiums',
    'age-of-rebellion': 'Zeitalter der Rebellion',
    'the-new-republic': 'Die Neue Republik',
  },
  roles: ROLES,
  missing: role => `eine ${ROLES[role]} fehlt; ein Kader hat ${SHAPE}`,
  unknown: (id, role) => `es gibt keine Einheit „${id}“; erwartet wird eine ${ROLES[role]}`,
  type: (unit, role) => `${unit} ist keine ${ROLES[role]}; jeder Trupp hat eine Sekundär- und eine Unterstützungseinheit`,
  tooMany: units => `${units}: zu viele Einheiten; ein Kader hat ${SHAPE}`,
  primary: (units, n) => `${units} ${n === 1 ? 'ist eine Primäreinheit' : 'sind Primäreinheiten'}; ein Kader hat ${SHAPE}`,
  encounter: unit => `${unit} ist eine Begegnungs-Einheit; sie gehört nur in den Trupp der Legende`,
  era: (units, n, era) => `${units} ${n === 1 ? 'gehört' : 'gehören'} nicht zur Ära ${era}; alle vier Einheiten müssen dieselbe Ära haben`,
  points: (cost, points) => `der Kader kostet ${cost} Punkte; in dieser Mission sind höchstens ${points} erlaubt`,
  twice: unit => `${unit} ist zweimal im Kader; jede Einheit darf nur einmal dabei sein`,
  name: (name, units, isSame) =>
    `der einzigartige Name ${name} ist zweimal am Tisch (${units}); ${isSame ? 'die Einheit' : 'nur eine von ihnen'} darf in höchstens einem Kader sein`,
  sptForm: form => `kein Strike-Team-Code; so sieht einer aus: ${form}`,
  sptCut: form => `der Strike-Team-Code ist abgeschnitten: Die schließende Klammer fehlt; so sieht einer aus: ${form}`,
  sptNumber: text => `„${text}“ ist keine Nummer; jede Einheit hat bis zu acht Ziffern`,
  sptUnknown: number => `${number} ist keine Einheit, die Cadre kennt; erwartet wird eine Sekundär- oder Unterstützungseinheit`,
  sptUnnumbered: unit =>
    `die öffentliche Nummer von ${unit} ist nicht bekannt, deshalb hat der Kader keinen Strike-Team-Code; nimm den Begegnungscode`,
  encounterForm: form => `kein Begegnungscode; so sieht einer aus: ${form}`,
  encounterVersion: version => `das ist ein Begegnungscode der Version ${version}; erwartet wird Version 1, die mit le1: beginnt`,
  encounterParts: (n, form) =>
    `der Begegnungscode hat ${n} ${n === 1 ? 'Teil' : 'Teile'} zwischen Schrägstrichen und ist vielleicht abgeschnitten; erwartet werden 6: ${form}`,
  noEra: (id, cadre, eras) => `Kader ${cadre}: „${id}“ ist keine Ära; möglich sind ${eras}`,
  units: (n, cadre) => `Kader ${cadre}: ${n} ${n === 1 ? 'Einheit' : 'Einheiten'} statt 4. Der Code ist vielleicht abgeschnitten`,
  unit: (id, cadre) =>
    `Kader ${cadre}: Es gibt keine Einheit „${id}“; der Code ist vielleicht abgeschnitten oder von einem Tisch mit anderen Einheiten`,
  unknownId: {
    mission: (id, known) => `es gibt keine Mission „${id}“; möglich sind ${known} oder eine Datei, die sie mitbringt`,
    layout: (id, known) => `das Gelände „${id}“ passt nicht zur Mission; möglich sind ${known}`,
    legend: (id, known) => `es gibt keine Legende „${id}“; möglich sind ${known}`,
    minions: (id, known) => `LE-36: „${id}“ sind keine Schergen dieser Legende; möglich sind ${known}`,
  },
};
