import { oncePerBox, type PieceForm, type PieceKind, type PieceLook, type SceneGround, type ScenePiece } from '@cadre/battle';
import type { Language } from '@cadre/core';
import type { Piece } from '@cadre/geometry';
import type { Box } from '@cadre/shatterpoint/box';
import type { TerrainPart } from '@cadre/shatterpoint/content/types';
import { LABELS } from '../labels/labels.js';

type Setting = Pick<SceneGround, 'kind' | 'light'>;
const SETTING: Readonly<Record<string, Setting>> = {
  'canyon-outpost': { kind: 'sand', light: 'desert' },
  'fortress-yard': { kind: 'stone', light: 'storm' },
  'hangar-floor': { kind: 'deck', light: 'hangar' },
  'jungle-clearing': { kind: 'jungle', light: 'jungle' },
  refinery: { kind: 'concrete', light: 'night' },
  'ruined-temple': { kind: 'stone', light: 'dusk' },
};
/** What a layout is covered with and lit by; one of the user's own has the last. */
export const settingOf = (layout: string): Setting => SETTING[layout] ?? { kind: 'stone', light: 'day' };
/** What a part is, by a word of its English name. */
const BY_NAME: readonly (readonly [word: RegExp, kind: PieceKind])[] = [
  [/trunk/, 'trunk'],
  [/log/, 'log'],
  [/brush/, 'brush'],
  [/mesa|root/, 'rock'],
  [/ravine|ditch/, 'pit'],
  [/crate|cargo/, 'crates'],
  [/sandbag|barricade|barrier|column/, 'barricade'],
  [/pipe|fuel/, 'pipes'],
  [/wall/, 'wall'],
  [/rubble|chapel|altar/, 'ruins'],
  [/gantry|scaffold|deck|dais|step|roof/, 'deck'],
];
/** The same more closely. */
const FORMS: readonly (readonly [word: RegExp, form: PieceForm])[] = [
  [/altar/, 'altar'],
  [/barrier/, 'barrier'],
  [/bunker|blockhouse/, 'bunker'],
  [/reactor/, 'reactor'],
  [/column/, 'column'],
  [/dais/, 'dais'],
  [/mesa|boulder/, 'mesa'],
  [/rampart|bastion/, 'rampart'],
  [/root/, 'roots'],
  [/rubble/, 'rubble'],
  [/sandbag/, 'sandbags'],
  [/gantry|scaffold|valve/, 'scaffold'],
  [/spire/, 'spire'],
  [/stump/, 'stump'],
  [/tank/, 'tank'],
  [/chapel|gatehouse|tower base/, 'temple'],
  [/tower/, 'tower'],
];
const formOf = ({ name }: TerrainPart): PieceForm | undefined => FORMS.find(([word]) => word.test(name.en))?.[1];
const kindOf = ({ name, elevation, impassable }: TerrainPart): PieceKind =>
  BY_NAME.find(([word]) => word.test(name.en))?.[1] ?? (elevation > 0 ? 'building' : impassable ? 'pit' : 'ruins');
const lookOf = ({ elevation, climbable, impassable }: TerrainPart): PieceLook => {
  if (elevation > 0 && climbable) return 'platform';
  return impassable || elevation > 0 ? 'impassable' : 'inside';
};
/** LE-T7: every part can give Cover; `heavy` is what also blocks sight. */
const scenePiece = (part: TerrainPart, { id, polygon, bottom, top, sight }: Piece, language: Language): ScenePiece => {
  const { elevation, blocked, impassable, climbable, cover } = LABELS[language].terrain;
  const says = [
    part.name[language],
    elevation(part.elevation),
    ...(part.blocked ? [blocked] : []),
    ...(part.impassable ? [impassable] : []),
    ...(part.climbable ? [climbable] : []),
    cover,
  ];
  return {
    ...{ id, polygon, bottom, top, sight },
    kind: kindOf(part),
    form: formOf(part),
    look: lookOf(part),
    name: says.join(', '),
    cover: part.blocked ? 'heavy' : 'none',
    height: String(part.elevation),
  };
};
/** The terrain of a box. */
export const scenePieces = oncePerBox((box: Box, language: Language): readonly ScenePiece[] =>
  box.table.pieces.map((piece, i) => scenePiece(box.layout.parts[i]!, piece, language)),
);
