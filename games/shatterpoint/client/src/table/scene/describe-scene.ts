import type { BattleScene, Posture, SceneEnd, SceneFigure, SceneObjective, SceneToken, SceneZone } from '@cadre/battle';
import type { Language, None } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { boxOf, cardOf } from '@cadre/shatterpoint/box';
import { CONDITIONS } from '@cadre/shatterpoint/content/types';
import { armoredTargets, trackOf } from '@cadre/shatterpoint/missions/targets';
import { strengthAt } from '@cadre/shatterpoint/round/objectives';
import { namesIn } from '@cadre/shatterpoint/speech/names';
import { CADRES, type CharacterId, LEGEND, type ObjectiveId, type UnitId } from '@cadre/shatterpoint/state';
import { markOf } from '@cadre/shatterpoint/table/letters';
import {
  charactersOn,
  isControllable,
  isOnTable,
  lengthOfRange,
  NEAR,
  radiusOf,
  spotOf,
  TOKEN_RADIUS,
  unitOf,
  unitOfCharacter,
} from '@cadre/shatterpoint/table/queries';
import { bustOf, gearOf } from '../../art/unit-art.js';
import { LABELS } from '../labels/labels.js';
import { leftOf, stateOf } from '../state-words.js';
import { actingUnit, attackOf, cycleOf, type EncounterTableView } from '../view.js';
import { scenePieces, settingOf } from './scene-pieces.js';

/** Its characters are cast larger than those of other games. */
const MINIATURES = 1.3;
/** So many squares of the grid lie side by side. */
const SQUARES = 6;
/** S-BF-3: a storey is three inches high; nothing measures heights, but a scene shows them. */
const STOREY = 3 * INCH;
/** Nobody is measured by height in this game; a person of the usual scale is as tall. */
const HEIGHT = 1.6 * INCH;

/** LE-M3: where the sides come from, at their edges. */
const zonesOn = (view: EncounterTableView, language: Language): SceneZone[] => {
  const { table, mission } = boxOf(view);
  const { anchor, legend } = mission.deployment;
  const labels = LABELS[language].zones;
  const band = (from: number, to: number) => [
    { x: 0, y: from },
    { x: table.width, y: from },
    { x: table.width, y: to },
    { x: 0, y: to },
  ];
  return [
    { id: 'cadre', polygon: band(0, lengthOfRange(anchor)), seat: CADRES[0], name: labels.cadre },
    { id: 'legend', polygon: band(table.depth - lengthOfRange(legend), table.depth), seat: LEGEND, name: labels.legend },
  ];
};

const HELD = { legend: [LEGEND], cadre: CADRES, nobody: [] } as const;
/** The objective tokens on the table: who controls them, who contests them, and how armored targets stand. */
const objectivesOn = (view: EncounterTableView, language: Language): SceneObjective[] =>
  view.public.objectives.flatMap((objective, i) => {
    if (objective.gone) return [];
    const def = boxOf(view).mission.objectives[i]!;
    const labels = LABELS[language].objective;
    const { dashboard } = view.public;
    const target = armoredTargets(view).findIndex(each => each.objective === def.id);
    const state = dashboard.targets[target];
    const strengths = [strengthAt(view, i as ObjectiveId, 'legend'), strengthAt(view, i as ObjectiveId, 'cadre')] as const;
    const isContested = strengths.some(n => n > 0);
    const isExposed = state !== undefined && !state.destroyed && dashboard.exposed === target;
    const spaces = state ? trackOf(view, target).spaces.length : 0;
    const name = def.name[language];
    return [
      {
        id: def.id,
        index: i,
        kind: state ? (state.destroyed ? 'target-destroyed' : 'target') : 'objective',
        name,
        says: [
          name,
          def.active ? labels.control[objective.control] : labels.inactive,
          ...(isContested ? [labels.contest(...strengths)] : []),
          ...(state ? [state.destroyed ? labels.destroyed : labels.target(state.covered, spaces)] : []),
          ...(isExposed ? [labels.exposed] : []),
        ],
        at: objective.at,
        radius: TOKEN_RADIUS,
        held: HELD[objective.control],
        reach: isControllable(view, i as ObjectiveId) ? TOKEN_RADIUS + lengthOfRange(NEAR) : null,
        text: state && !state.destroyed ? `${state.covered}/${spaces}` : name,
        ...(isContested && { score: strengths.join(':') }),
        isClaimed: objective.control !== 'nobody',
        isVital: isExposed,
      },
    ];
  });

/** Conditions and tokens of a unit, as they lie beside the first of its characters that stands. */
const tokensOf = (view: EncounterTableView, id: UnitId): SceneToken[] => {
  const { conditions, hunker, wounded, injured } = unitOf(view, id);
  const token = (name: string, count: number, tone: SceneToken['tone']): SceneToken[] => (count > 0 ? [{ id: name, count, tone }] : []);
  return [
    ...token('wounded', wounded, 'bad'),
    ...token('injured', injured, 'bad'),
    ...CONDITIONS.flatMap(each => token(each, conditions.includes(each) ? 1 : 0, 'bad')),
    ...token('hunker', hunker, 'good'),
    ...token('mark', view.public.marks.filter(({ unit }) => unit === id).length, 'plain'),
  ];
};
const postureOf = ({ wounded, injured, conditions, hunker }: EncounterTableView['public']['units'][number]): Posture => {
  if (wounded > 0) return 'down';
  if (injured > 0) return 'wounded';
  if (conditions.length > 0) return 'suppressed';
  return hunker > 0 ? 'covering' : 'ready';
};
/** A character as it stands, or would stand, on the table. */
export const sceneFigure = (view: EncounterTableView, id: CharacterId, language: Language): SceneFigure<CharacterId> => {
  const unit = unitOfCharacter(view, id);
  const known = unitOf(view, unit);
  const card = cardOf(view, unit);
  const { x, y, elevation } = isOnTable(view, id) ? spotOf(view, id) : { x: 0, y: 0, elevation: 0 };
  const place = known.characters.indexOf(id);
  const short = namesIn(language).characterIn(view, id);
  return {
    id,
    short,
    name: `${short}: ${stateOf(view, unit, language)}`,
    number: markOf(view, id),
    seat: known.seat,
    unit: { type: known.card, family: bustOf(card, place), gear: gearOf(card), place },
    at: { x, y },
    level: elevation,
    bottom: elevation * STOREY,
    radius: radiusOf(view, id),
    height: HEIGHT,
    health: card.stamina,
    left: leftOf(view, unit),
    tokens: known.characters.find(each => isOnTable(view, each)) === id ? tokensOf(view, unit) : [],
    posture: postureOf(known),
    isActing: unit === actingUnit(view),
    isDone: false,
  };
};
/** The situation on the table; this game has no secrets on it. */
export const describeScene = (view: EncounterTableView, language: Language): BattleScene<CharacterId> => {
  const { table, layout, mission } = boxOf(view);
  const attack = attackOf(view);
  const end = (who: CharacterId | None<'target'>): SceneEnd => {
    if (who !== 'target') return { figure: who };
    const { objective } = armoredTargets(view)[attack!.target]!;
    return { objective: mission.objectives.find(each => each.id === objective)!.id };
  };
  return {
    ground: {
      id: layout.id,
      name: layout.name[language],
      width: table.width,
      depth: table.depth,
      grid: table.width / SQUARES,
      ...settingOf(layout.id),
      scale: MINIATURES,
    },
    pieces: scenePieces(boxOf(view), language),
    zones: zonesOn(view, language),
    objectives: objectivesOn(view, language),
    markers: [],
    figures: charactersOn(view).map(id => sceneFigure(view, id, language)),
    attack: attack && { attacker: end(attack.attacker), target: end(attack.defender) },
    round: cycleOf(view),
  };
};
