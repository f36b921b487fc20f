import type { BattleScene, Posture, SceneFigure, SceneGround, SceneMarker, SceneObjective, SceneToken, SceneZone } from '@cadre/battle';
import type { Language } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { boxOf } from '@cadre/special-operations/box';
import { TOKENS } from '@cadre/special-operations/content/effect';
import { knownToken } from '@cadre/special-operations/missions/code-tokens';
import { controlOf } from '@cadre/special-operations/missions/control';
import { seatIn } from '@cadre/special-operations/speech/seats';
import { cardNumber } from '@cadre/special-operations/speech/short-name';
import { TABLE_WORDS } from '@cadre/special-operations/speech/table-words';
import type { ObjectiveId, UnitId } from '@cadre/special-operations/state';
import { spotOf, standing, TOKEN_RADIUS } from '@cadre/special-operations/table/bodies';
import { TOKEN_TONES } from '../art/token-art.js';
import { bustOf, gearOf } from '../art/unit-art.js';
import { LABELS } from '../labels/labels.js';
import { nameOf, shortOf, typeOf } from '../names.js';
import { actingUnit, attackOf, type OperationsView, seatOfSide } from '../view.js';
import { scenePieces } from './scene-pieces.js';

const GRID = 6 * INCH;
type Setting = Pick<SceneGround, 'kind' | 'light'>;
const SETTING: Readonly<Record<string, Setting>> = {
  'relay-station': { kind: 'concrete', light: 'overcast' },
  'shield-bunker': { kind: 'snow', light: 'day' },
  'spaceport-alleys': { kind: 'sand', light: 'desert' },
  'vault-district': { kind: 'deck', light: 'night' },
  'ambush-gorge': { kind: 'sand', light: 'dusk' },
  'forest-moon': { kind: 'forest', light: 'jungle' },
};
/** A layout of one's own. */
const ELSEWHERE: Setting = { kind: 'concrete', light: 'day' };
/** SO-P3: how an objective stands where control is counted, and from where a base counts. */
const controlNow = (view: OperationsView, objective: ObjectiveId, language: Language) => {
  const { mission } = boxOf(view);
  if (mission.id !== 'priorities') return null;
  const [first, second] = controlOf(view, objective);
  const seat = first === second ? null : first > second ? 0 : 1;
  const counts = [Math.max(first, second), Math.min(first, second)] as const;
  return {
    held: seat === null ? [] : [seat],
    reach: TOKEN_RADIUS + mission.numbers.controlWithin * INCH,
    words: LABELS[language].objective.control(seat === null ? null : seatIn(TABLE_WORDS[language], view, seat), ...counts),
  };
};
/** The objective tokens that lie on the table; the vehicle is a figure. */
const objectivesOn = (view: OperationsView, language: Language): SceneObjective[] =>
  view.public.objectives.flatMap((objective, i) => {
    const def = boxOf(view).mission.objectives[i];
    if (!def || def.kind === 'vehicle') return [];
    const labels = LABELS[language].objective;
    const control = controlNow(view, i as ObjectiveId, language);
    const isVital = view.public.tally.priority === i;
    const name = def.name[language];
    return [
      {
        id: def.id,
        index: i,
        kind: def.kind,
        name,
        says: [name, control?.words ?? (objective.claimed ? labels.claimed : labels.unclaimed), ...(isVital ? [labels.priority] : [])],
        at: objective.at,
        radius: TOKEN_RADIUS,
        held: control?.held ?? null,
        reach: control?.reach ?? null,
        text: name,
        isClaimed: objective.claimed,
        isVital,
      },
    ];
  });

/** Own covert tokens say who waits behind them. */
const markersOn = (view: OperationsView, language: Language): SceneMarker[] =>
  view.public.markers.map(({ id, kind, seat, at }) => {
    const labels = LABELS[language].marker;
    const unit = view.mine?.covert.find(covert => covert.marker === id)?.unit;
    return {
      id: String(id),
      kind,
      name: unit === undefined ? labels[kind] : labels.mine(nameOf(view, unit, language)),
      at,
      level: at.level,
      radius: TOKEN_RADIUS,
      seat,
      text: unit === undefined ? undefined : cardNumber(view.public.units[unit]!.card),
    };
  });
const CODE_MARKS = { hidden: '?', codes: '★', decoy: '×' } as const;
/** Codes that lie on the table after their holder was defeated. Only who knows what they are sees it. */
const droppedCodes = (view: OperationsView, language: Language): SceneMarker[] =>
  view.public.tally.codes.flatMap((at, slot) => {
    if (typeof at !== 'object') return [];
    const known = knownToken(view, slot);
    return [
      {
        id: `code-${slot + 1}`,
        kind: 'code',
        name: LABELS[language].codes.token(slot + 1, known),
        at,
        level: at.level,
        radius: TOKEN_RADIUS,
        seat: null,
        text: CODE_MARKS[known],
      },
    ];
  });

/** The tokens of a unit, its order, and the code it holds. */
const tokensOf = (view: OperationsView, id: UnitId): SceneToken[] => {
  const unit = view.public.units[id]!;
  const slot = view.public.tally.codes.indexOf(id);
  return [
    ...TOKENS.flatMap((token): SceneToken[] => (unit[token] > 0 ? [{ id: token, count: unit[token], tone: TOKEN_TONES[token] }] : [])),
    ...(unit.order === 'faceup' && !unit.activated ? [{ id: 'order', count: 1, tone: 'plain' } as const] : []),
    ...(slot >= 0 ? [{ id: 'code', count: 1, tone: knownToken(view, slot) === 'codes' ? 'good' : 'plain' } as const] : []),
    ...(view.public.objectives.some(o => o.holder === id) ? [{ id: 'claimed', count: 1, tone: 'good' } as const] : []),
  ];
};
const postureOf = ({ wounds, suppression, dodge, standby, aim }: OperationsView['public']['units'][number]): Posture => {
  if (wounds > 0) return 'wounded';
  if (suppression > 0) return 'suppressed';
  if (dodge > 0) return 'covering';
  if (standby > 0) return 'watching';
  return aim > 0 ? 'aiming' : 'ready';
};
/** A unit as it stands, or would stand, on the table. */
export const sceneFigure = (view: OperationsView, id: UnitId, language: Language): SceneFigure<UnitId> => {
  const unit = view.public.units[id]!;
  const type = typeOf(view, id);
  const { base, height, wounds: health } = type;
  const { x, y, level, facing } = typeof unit.at === 'object' ? spotOf(view, id) : { x: 0, y: 0, level: 0 };
  return {
    id,
    short: shortOf(view, id),
    name: nameOf(view, id, language),
    number: cardNumber(unit.card),
    seat: unit.seat,
    unit: { type: unit.type, family: bustOf(type), gear: gearOf(type), place: id },
    at: { x, y },
    ...(facing && { facing }),
    level,
    bottom: level,
    radius: base / 2,
    height,
    health,
    left: Math.max(0, health - unit.wounds),
    tokens: tokensOf(view, id),
    posture: postureOf(unit),
    isActing: id === actingUnit(view),
    isDone: unit.activated,
  };
};
const zonesOn = (view: OperationsView, language: Language): SceneZone[] => {
  const { table, mission } = boxOf(view);
  return table.zones.map(({ id, polygon }, i) => {
    const { side } = mission.zones[i]!;
    return { id, polygon, seat: seatOfSide(view, side), name: LABELS[language].zone(TABLE_WORDS[language].setup.colours[side]) };
  });
};
/** The situation on the table as this seat may know it. The widest bases come first: they lie below the others. */
export const describeScene = (view: OperationsView, language: Language): BattleScene<UnitId> => {
  const box = boxOf(view);
  const { width, depth } = box.table;
  const attack = attackOf(view);
  return {
    ground: { id: box.layout.id, name: box.layout.name[language], width, depth, grid: GRID, ...(SETTING[box.layout.id] ?? ELSEWHERE) },
    pieces: scenePieces(box, language),
    zones: zonesOn(view, language),
    objectives: objectivesOn(view, language),
    markers: [...markersOn(view, language), ...droppedCodes(view, language)],
    figures: standing(view)
      .map(id => sceneFigure(view, id, language))
      .toSorted((a, b) => b.radius - a.radius),
    attack: attack && {
      attacker: attack.attacker === 'nobody' ? null : { figure: attack.attacker },
      target: { figure: attack.target },
    },
    round: view.public.round,
  };
};
