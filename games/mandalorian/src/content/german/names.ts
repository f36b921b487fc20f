import type { Noun } from '@cadre/kit/effects/german';
import { content as builtIn } from '../content.js';
import { namesOf as englishNamesOf, type NAMED, type Names } from '../names.js';
import type { Content, MissionDef } from '../types.js';
import { CARD_NAMES } from './card-names.js';
import { NOUNS, titleOf } from './nouns.js';

type Table = Readonly<Record<string, string>>;
const titles = (nouns: Readonly<Record<string, Noun>>): Table =>
  Object.fromEntries(Object.entries(nouns).map(([id, noun]) => [id, titleOf(noun)]));

const NAMES: Readonly<Record<(typeof NAMED)[number], Table>> = {
  character: titles(NOUNS.character),
  feature: titles(NOUNS.feature),
  special: titles(NOUNS.special),
  card: CARD_NAMES,
  track: { alarm: 'Alarm', delivered: 'Lieferung', corrupted: 'Manipulation', dropship: 'Landungsschiff' },
  mission: {
    m1: 'Überfall auf das Lager',
    m2: 'Flucht durch die Nacht',
    m3: 'Zellenblock',
    m4: 'Gefecht auf der Plaza',
    mm1: 'Bergungsrecht',
    mm2: 'Großwild',
    mm3: 'Der Maulwurf',
    mm4: 'Auf Kaution entwischt',
  },
  map: { map1: 'Ummauertes Lager', map2: 'Nächtliche Straßen', map3: 'Gefängnistransporter', map4: 'Plaza' },
  enemy: titles(NOUNS.enemy),
  missionAction: {
    Slice: 'Schloss knacken',
    Cannon: 'Geschütz',
    Uplink: 'Datenverbindung',
    'Blast a door': 'Tür aufsprengen',
    'Listen at the vents': 'An den Lüftungsschächten lauschen',
    'Find a way through': 'Einen Weg finden',
    'Jam the beacon': 'Das Funkfeuer stören',
    'Call the ship': 'Das Schiff rufen',
    'Find the weak spot': 'Die Schwachstelle finden',
    'Cut them off': 'Den Weg abschneiden',
    'Trace the tampering': 'Die Manipulation aufspüren',
  },
  envelope: { 1: 'Söldnerblätter', 2: 'Ein Verräter unter uns' },
};

const original = englishNamesOf(builtIn);
/** The German names; what has none, because somebody else made it or named it anew, keeps its own. Proper names stay as they are. */
export const namesOf = (content: Content, mission?: MissionDef): Names => {
  const own = englishNamesOf(content, mission);
  return (kind, id) => {
    const name = own(kind, id);
    return Object.hasOwn(NAMES[kind], id) && name === original(kind, id) ? NAMES[kind][id]! : name;
  };
};
