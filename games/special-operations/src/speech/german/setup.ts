import type { Words } from '../english/index.js';

export const setup: Words['setup'] = {
  seat: letter => `Platz ${letter}`,
  sides: { blue: 'Blau', red: 'Rot' },
  squadOf: (side, squad, letter) => `${side}: ${squad} (${letter})`,
  colours: { blue: 'Blau', red: 'Rot' },
  options: {
    edition: 'Ausgabe',
    mission: 'Mission',
    layout: 'Schlachtfeld',
    blue: 'Blaue Seite',
    conditions: 'Zustandstabelle',
    consoles: 'Konsolenaktionen',
    content: 'Eigene Schlachtfelder und Missionen',
    'squad.0': 'Trupp von Platz A',
    'squad.1': 'Trupp von Platz B',
  },
  values: {
    random: 'zufällig',
    roll: 'durch einen Wurf',
    first: 'Platz A',
    second: 'Platz B',
    no: 'nein',
    yes: 'ja',
    'each-die': 'ein Marker für jeden Würfel',
    'one-token': 'ein Marker',
  },
  noSquad: (squad, squads) => `„${squad}“ ist kein Trupp dieser Ausgabe; möglich sind ${squads}`,
  wrongLayout: (layout, mission, layouts) => `Das Schlachtfeld ${layout} passt nicht zur Mission ${mission}; möglich sind ${layouts}`,
};
