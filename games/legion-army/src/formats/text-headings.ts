import type { BattleDeck, Rank } from '../data/index.js';

export type Section = 'units' | 'counterparts' | 'commands' | 'old' | BattleDeck;
export interface Heading {
  readonly section: Section;
  readonly rank?: Rank;
  /** What stands behind the heading on its line. */
  readonly rest: string;
}

/** Ranks as people write them in English, French, German and Spanish. */
const RANKS: readonly (readonly [Rank, RegExp])[] = [
  ['commander', /^(?:commanders?|cmdrs?|hq|commandants?|commandement|kommandanten?|kommandeure?|comandantes?)$/i],
  ['operative', /^(?:operatives?|ops?|agents?|agenten|opératifs?|operativos?|agentes?)$/i],
  ['corps', /^(?:corps?|core|troops|troupes?|corps de troupes?|truppen|korps|cuerpos?|tropas?|unités de corps)$/i],
  ['special', /^(?:special ?forces?|specials?|sf|forces? spéciales?|spezialeinheiten|spezialkräfte|fuerzas? especiales?)$/i],
  ['support', /^(?:supports?|supp|soutiens?|appuis?|unterstützung(?:seinheiten)?|apoyos?)$/i],
  ['heavy', /^(?:heavy|heavies|lourds?|unités lourdes|schwere?(?: einheiten)?|pesad[oa]s?)$/i],
];
const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  [
    'units',
    /^(?:units?|army|(?:army )?list|(?:standard )?army|(?:army )?roster|unknown|unités?|armée|einheiten|armee|unidades|ejército|mercenar(?:y|ies)|mercenaires|söldner)$/i,
  ],
  ['counterparts', /^(?:counterparts?|gegenstücke?|homologues?)$/i],
  [
    'commands',
    /^(?:commands?|command ?(?:cards?|hand|deck)|hand|cc|cards?|(?:cartes?|main) de commandement|ordres|kommando(?:karten|hand)|befehls(?:karten|hand)|befehle|(?:cartas?|mano) de mando|órdenes)$/i,
  ],
  ['old', /^(?:contingenc(?:y|ies)|loadouts?|flaws?|contingences?)$/i],
  [
    'primary',
    /^(?:battle ?(?:deck|cards?)|setup ?cards?|battlefield ?deck|cartes? de bataille|deck de bataille|schlacht(?:karten|deck)|gefechtskarten|mazo de batalla|cartas? de batalla|missions?|(?:primary )?objectives?|primary|primaries|primär(?:ziele|e)?|primaires?|primarios?|deployments?|déploiements?|aufstellung(?:en)?|despliegues?)$/i,
  ],
  ['secondary', /^(?:secondar(?:y|ies)(?: objectives?)?|secondaires?|sekundär(?:ziele|e)?|secundari[oa]s?|objectifs?|objetivos?|ziele)$/i],
  ['advantage', /^(?:advantages?|conditions?|avantages?|vorteile?|bedingungen|ventajas?|condiciones)$/i],
];
/** What people put around titles and headings. */
export const ORNAMENT = /^[#*=_~+|\s–—-]+|[#*=_~+|\s–—-]+$/gu;
/** A number of units or points beside a heading does not matter: "Corps (3/6)", "Corps [204 pts]", "Corps 2". */
const TALLY = /\s*[([]?\s*#?\d+(?:\s*(?:\/|of|-|–)\s*\d+)?\s*(?:points?|pts?\.?|punkte|puntos|units?)?\s*[)\]]?$/i;

const sectionOf = (title: string): Omit<Heading, 'rest'> | null => {
  const bare = title.trim().replace(TALLY, '').trim();
  const rank = RANKS.find(([, pattern]) => pattern.test(bare));
  if (rank) return { section: 'units', rank: rank[0] };
  const found = HEADINGS.find(([, pattern]) => pattern.test(bare));
  return found ? { section: found[0] } : null;
};
/** A heading, alone on its line or with the first entries behind a colon or a dash. */
export const headingOf = (line: string): Heading | null => {
  const bare = line.replaceAll(ORNAMENT, '');
  const alone = sectionOf(bare.replace(/\s*:$/, ''));
  if (alone) return { ...alone, rest: '' };
  const [, title, rest] = /^([^:–—]{2,40}?)\s*(?::|\s[-–—]{1,2}\s)\s*(.*)$/.exec(bare) ?? [];
  const found = title === undefined ? null : sectionOf(title);
  return found && { ...found, rest: rest!.trim() };
};

/** "Commander Darth Vader": a rank in front of the unit without any sign between them. */
export const rankBefore = (line: string): { readonly rank: Rank; readonly rest: string } | null => {
  const [, first, rest] = /^[([]?(special forces|\p{L}+)[)\]]?:?\s+(.+)$/iu.exec(line) ?? [];
  const rank = first === undefined ? undefined : RANKS.find(([, pattern]) => pattern.test(first))?.[0];
  return rank === undefined ? null : { rank, rest: rest! };
};

const LABEL =
  '(?:grand |army |list |final )?(?:total|points? total|total points?|points?(?: value| cost)?|pts|cost|size|punkte|gesamt(?:punkte|kosten)?|summe|somme|puntos(?: totales)?|coste total|total de puntos)';
const UNIT = '(?:total|points?|pts?\\b\\.?|punkte?|pkte?\\b\\.?|puntos?|ptos\\b\\.?)';
const ACTIVATIONS = '(?:activations?|acts?|aktivierungen|activaciones|units?|drops?)';
const TAIL = `(?:[\\s,;|·(–-]*(?:\\d+\\s*${ACTIVATIONS}|${ACTIVATIONS}\\s*[:=]?\\s*\\d+|bid\\s*[:=]?\\s*\\d+|\\d+\\s*(?:points?\\s*)?bid)[\\s).]*)*`;
const TOTAL = new RegExp(
  `^[([]?(?:(${LABEL})\\s*(?:[:=]|\\s[–-])?\\s*)?[([]?(\\d{1,4})\\s*(?:(?:/|of|von|de|sur)\\s*(\\d{3,4}))?\\s*(${UNIT})?[)\\]]?${TAIL}$`,
  'i',
);
export interface PrintedPoints {
  readonly points: number;
  readonly max: number | undefined;
  /** "Total: 796": the sum of what stands above or below, never the beginning of another list by itself. */
  readonly isTotal: boolean;
}
/** "789/800 9 Activations", "783 points", "Total: 796/800", "Point Value: 796", "998 Punkte". */
export const pointsOfLine = (line: string): PrintedPoints | null => {
  const [, sum] = /^=\s*(\d{3,4})$/.exec(line) ?? [];
  if (sum !== undefined) return { points: Number(sum), max: undefined, isTotal: true };
  const [, label, points, max, unit] = TOTAL.exec(line.replaceAll(ORNAMENT, '')) ?? [];
  if (points === undefined || (label === undefined && max === undefined && unit === undefined)) return null;
  if (max === undefined && points.length < 2) return null;
  return { points: Number(points), max: max === undefined ? undefined : Number(max), isTotal: label !== undefined };
};
const TITLE_POINTS = new RegExp(
  `[\\s([,;:–-]*\\b(\\d{3,4})(?:\\s*/\\s*(\\d{3,4})\\s*${UNIT}?|\\s*${UNIT}|(?=[)\\]]))[\\s)\\]]*${TAIL}$`,
  'i',
);
/** A smaller number beside words is what a unit costs. */
const FEWEST_POINTS = 400;
/** A title with its points: "Vader's Fist (998 pts)", "++ Imperial army [998 points] ++". */
export const titleOfLine = (line: string): (PrintedPoints & { readonly title: string }) | null => {
  const bare = line.replaceAll(ORNAMENT, '');
  const found = TITLE_POINTS.exec(bare);
  if (!found || found.index === 0) return null;
  const [, points, max] = found;
  if (max === undefined && Number(points) < FEWEST_POINTS) return null;
  return {
    title: bare.slice(0, found.index).replaceAll(ORNAMENT, ''),
    points: Number(points),
    max: max === undefined ? undefined : Number(max),
    isTotal: false,
  };
};

const COUNT_OF_UNITS = new RegExp(`^[([]?(?:(?:total )?${ACTIVATIONS}\\s*[:=]?\\s*\\d+|\\d+\\s+${ACTIVATIONS})[)\\]]?$`, 'i');
/** What organisers want to know besides the list. */
const ABOUT =
  /^(?:player(?: name)?|team|club|event|tournament|date|round|author|store|location|discord|spieler|verein|turnier|datum|joueur|tournoi|équipe|jugador|torneo|equipo)\s*[:#]/iu;
/** What our own files say about a list, below it. */
const NOTE = /^# (?:(?:player|event|date|checksum|link): |legal list|\d+ problems|cards as of|[A-Z]{1,2}-\d+ )/i;
/** "9 Activations", "Activations: 9", a line of dashes, a subtotal: nothing that a list would need. */
export const isFiller = (text: string): boolean =>
  COUNT_OF_UNITS.test(text) ||
  /^[\s\-–—=_*~#+|.•]*$/.test(text) ||
  /^(?:sub-?total|sous-total|zwischensumme|subtotales?)\b/i.test(text) ||
  /^(?:tabletop admiral|legion hq(?: ?2)?|new ?recruit|longshanks)$/i.test(text) ||
  /^(?:created|made|built|exported|generated) (?:with|by|on|in|using)\b/i.test(text) ||
  NOTE.test(text) ||
  ABOUT.test(text);
/** "List 2", "Army B", "Spieler 2": where another list begins. */
export const isListTitle = (text: string): boolean =>
  /^[#*=\s]*(?:(?:army|my)?\s?list(?:e|a)?|army|armee|player|spieler|joueur|jugador)\s*(?:#|no\.?|nr\.?)?\s*(?:[2-9]|[b-d]|two|zwei|deux|dos)\b/i.test(
    text,
  );
