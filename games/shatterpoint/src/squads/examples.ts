import type { Named } from '../content/types.js';
import type { Cadre } from './cadre.js';

/** Cadres to start with: all legal in every mission. */
export interface ExampleCadre extends Cadre {
  readonly id: string;
  readonly name: Named;
}
export const EXAMPLE_CADRES: readonly ExampleCadre[] = [
  {
    id: 'republic-line',
    name: { en: 'Republic line', de: 'Linie der Republik' },
    era: 'fall-of-the-jedi',
    squads: [
      ['captain-rex', '501st-clone-troopers'],
      ['commander-cody', '212th-clone-troopers'],
    ],
  },
  {
    id: 'padawans-and-wolfpack',
    name: { en: 'Padawans and Wolfpack', de: 'Padawane und Wolfsrudel' },
    era: 'fall-of-the-jedi',
    squads: [
      ['ahsoka-tano', 'padawan-learners'],
      ['commander-wolffe', '104th-wolfpack-troopers'],
    ],
  },
  {
    id: 'rebel-strike-force',
    name: { en: 'Rebel strike force', de: 'Einsatztrupp der Rebellen' },
    era: 'age-of-rebellion',
    squads: [
      ['chewie', 'rebel-commandos'],
      ['luke-skywalker', 'lando-and-r2-d2'],
    ],
  },
  {
    id: 'forest-allies',
    name: { en: 'Forest allies', de: 'Verbündete aus dem Wald' },
    era: 'age-of-rebellion',
    squads: [
      ['wicket', 'ewok-hunters'],
      ['ezra-bridger', 'rebel-pathfinders'],
    ],
  },
  {
    id: 'imperial-line',
    name: { en: 'Imperial line', de: 'Imperiale Linie' },
    era: 'age-of-rebellion',
    squads: [
      ['stormtrooper-sergeant', 'stormtroopers'],
      ['snowtrooper-lieutenant', 'snowtroopers'],
    ],
  },
  {
    id: 'hunters-of-the-empire',
    name: { en: 'Hunters of the Empire', de: 'Jäger des Imperiums' },
    era: 'age-of-rebellion',
    squads: [
      ['third-sister', 'fifth-brother'],
      ['death-trooper-escort', 'death-troopers'],
    ],
  },
  {
    id: 'droid-army',
    name: { en: 'Droid army', de: 'Droidenarmee' },
    era: 'fall-of-the-jedi',
    squads: [
      ['kalani', 'b1-battle-droids'],
      ['kraken', 'magnaguard'],
    ],
  },
  {
    id: 'mandalores-usurpers',
    name: { en: "Mandalore's usurpers", de: 'Usurpatoren von Mandalore' },
    era: 'fall-of-the-jedi',
    squads: [
      ['savage-opress', 'b2-battle-droids'],
      ['gar-saxon', 'mandalorian-super-commandos'],
    ],
  },
];
