import type { Language } from '@cadre/core';
import { grammarOf } from '@cadre/kit';
import { MISSION } from '@cadre/special-operations/content/missions';
import type { LayoutFault } from '@cadre/special-operations/content/sound/fault';
import { TERRAIN } from '@cadre/special-operations/content/terrain';
import type { MissionId, TerrainKind } from '@cadre/special-operations/content/types';
import { TABLE_WORDS } from '@cadre/special-operations/speech/table-words';
import { LABELS } from '../labels/labels.js';

/** Pieces are called by their kind and a number: building-2. */
const pieceName = (id: string, language: Language): string => {
  const [, kind, n] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const terrain = TERRAIN[kind as TerrainKind];
  return terrain ? `${terrain.name[language]} ${n}` : id;
};
/** What is wrong with a drawn battlefield, in the reader's language. */
export const sayFault = (fault: LayoutFault, mission: MissionId, language: Language): string => {
  const words = LABELS[language].editor.faults;
  const { objectives, zones } = MISSION[mission];
  const piece = (id: string): string => pieceName(id, language);
  const objective = (id: string): string => objectives.find(each => each.id === id)?.name[language] ?? id;
  const zone = (id: string): string => {
    const side = zones.find(each => each.id === id)?.side;
    return side ? LABELS[language].zone(TABLE_WORDS[language].setup.colours[side]) : id;
  };
  switch (fault.kind) {
    case 'outline':
      return words.outline;
    case 'pieces-overlap':
      return words.overlap(piece(fault.piece), piece(fault.other));
    case 'on-piece':
      return words.onPiece(piece(fault.piece), objective(fault.objective));
    case 'no-contact':
      return words.noContact(objective(fault.objective), fault.room, fault.needed);
    case 'unreachable':
      return words.unreachable(objective(fault.objective), zone(fault.zone));
    case 'no-room':
      return words.noRoom(grammarOf(language).and([...new Set(fault.zones.map(zone))]), fault.room, fault.needed);
  }
};
/** The pieces that a fault is about. */
export const piecesIn = (fault: LayoutFault): readonly string[] =>
  fault.kind === 'pieces-overlap' ? [fault.piece, fault.other] : fault.kind === 'on-piece' ? [fault.piece] : [];
