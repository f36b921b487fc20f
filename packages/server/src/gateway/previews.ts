import { type AnyGame, type AnyState, type Language, type PreviewRequest, type Seat, type ViewOf, viewOf } from '@cadre/core';
import { LIMITS, type Message, refusal, type WireRefusal } from '@cadre/protocol';
import type { Room } from '../host/room.js';
import type { GatewayParts } from './gateway.js';

type WirePreview = Omit<Extract<Message, { type: 'preview' }>, 'type' | 'id'>;
interface Wanted {
  readonly seat: Seat;
  readonly seq: number;
  readonly request: PreviewRequest;
  readonly language: Language;
}

/** What the rules say about a view, rationed for each address. */
export const previewOf = async (
  { botRunner, previews }: GatewayParts,
  address: string,
  game: AnyGame,
  view: ViewOf<AnyState>,
  { request, language }: Pick<Wanted, 'request' | 'language'>,
): Promise<WirePreview['preview'] | WireRefusal> => {
  if (!previews(address).take()) return refusal('too-fast', 'too many previews from this address: wait a second');
  const found = await botRunner.preview(game, view, request, language);
  if (!found) return refusal('no-preview', 'the rules did not answer in time');
  const { length } = JSON.stringify(found);
  if (length > LIMITS.previewLength)
    return refusal('no-preview', `this preview has ${length} letters; at most ${LIMITS.previewLength} are sent`);
  return found as WirePreview['preview'];
};
/** What the rules say to a screen, from what the seat may know and nothing else. */
export const previewFor = async (
  parts: GatewayParts,
  { table: { match, frozen } }: Room,
  address: string,
  { seat, seq, ...wanted }: Wanted,
): Promise<WirePreview | WireRefusal> => {
  if (frozen) return refusal('frozen', frozen);
  if (!match) return refusal('not-started', 'the match starts when every seat is taken');
  const view = viewOf(match.state, seat) as ViewOf<AnyState>;
  if (view.seq !== seq) return refusal('late', `expected a preview of question ${view.seq}, got ${seq}`);
  const preview = await previewOf(parts, address, match.game, view, wanted);
  return 'code' in preview ? preview : { seq, preview };
};
