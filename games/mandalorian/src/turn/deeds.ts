import { type Call, type Go, nearest, thenAgain } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { giveChild, mayRescue } from '../child/place.js';
import { deedCode, GEAR, readDeed } from '../codes.js';
import { runScript } from '../effects/effects.js';
import { happen } from '../happen.js';
import { AWAY, type CharacterId, isIn, isSomewhere, NOBODY, pieceId } from '../ids.js';
import { PERFORM } from '../in-progress.js';
import { holds } from '../missions/conditions.js';
import { Accusation } from '../modes/traitor.js';
import { spendTriggerCard, triggered } from '../skills/trigger-cards.js';
import type { MandoKnown, MandoState } from '../state.js';
import { carriesThreat, faceOf, isFeature, ownerOf } from '../threats/threats.js';

export { deedCode, isDeed, readDeed } from '../codes.js';

/** MA-98: features of the own space, at any moment of the own Action Step. */
export const featureDeeds = (s: MandoKnown, who: CharacterId): number[] => {
  const { turn, characters, pieces } = s.public;
  const { space } = characters[who]!;
  if (turn.step !== 'action' || !isSomewhere(space) || ownerOf(s, who) !== turn.seat) return [];
  const box = boxOf(s);
  const found: number[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const p = pieces[i]!;
    if (!isIn(p, space) || !isFeature(box, p)) continue;
    const { feature } = faceOf(box, p);
    if (feature?.use !== 'discard') continue; // MA-99: the feature says what it can be used for
    if (feature.if && !holds(s, feature.if, { you: who, it: NOBODY, itSpace: AWAY })) continue; // MA-162: no Medpac for the unhurt
    found.push(deedCode('feature', who, i));
  }
  return found;
};
/** MA-186: while an action is performed in its space, The Child may be rescued; whatever can be carried is picked up alike. */
const carryDeeds = (s: MandoKnown, who: CharacterId): number[] => {
  const box = boxOf(s),
    { pieces, characters } = s.public,
    { space } = characters[who]!;
  const rescues = mayRescue(s, who);
  if (!(rescues || box.burdens) || !isSomewhere(space) || nearest(s, PERFORM)?.you !== who) return [];
  const found = rescues ? [deedCode('rescue', who, 0)] : [];
  if (!box.burdens || carriesThreat(s, who)) return found;
  for (let i = 0; i < pieces.length; i++) {
    const p = pieces[i]!;
    if (isIn(p, space) && isFeature(box, p) && faceOf(box, p).feature?.use === 'carry') found.push(deedCode('carry', who, i));
  }
  return found;
};
export const deedsWhileMoving = (s: MandoKnown, who: CharacterId): number[] => [...featureDeeds(s, who), ...carryDeeds(s, who)];
export const deedsAroundAction = (s: MandoKnown, who: CharacterId, withFeatures: boolean): number[] =>
  withFeatures ? deedsWhileMoving(s, who) : carryDeeds(s, who);
/** Between two actions: features, and cards that say "between actions". */
export const deedsBetweenActions = (s: MandoKnown, who: CharacterId): number[] => {
  const found = featureDeeds(s, who);
  for (const card of triggered(s, who, 'actionStep'))
    found.push(card === GEAR ? deedCode('gear', who, 0) : deedCode('planning', who, card));
  return found;
};

/** What is done when a question offers deeds: the deed, and then the question anew; nothing when nobody wants one any more. */
export const takeDeed = (s: MandoState, code: number | undefined): Go => {
  if (code === undefined) return undefined;
  const go = doDeed(s, code);
  return go ? thenAgain(go) : 'again';
};

export const doDeed = (s: MandoState, code: number): Call | undefined => {
  const { deed, who, id } = readDeed(code),
    piece = pieceId(id);
  switch (deed) {
    case 'feature': {
      const p = s.public.pieces[piece]!;
      const { feature } = faceOf(boxOf(s), p);
      happen(s, { type: 'feature', rule: 'MA-98', character: who, piece, token: p.token, space: p.space });
      p.space = AWAY; // MA-161: discarded; MA-163: an unused one stays where it is
      return runScript(s, feature!.ops, { you: who });
    }
    case 'rescue':
      giveChild(s, { held: 'character', by: who }, 'MA-186');
      return undefined;
    case 'carry': {
      const p = s.public.pieces[piece]!;
      happen(s, { type: 'carried', rule: 'MA-186', character: who, piece, token: p.token, space: p.space });
      p.space = AWAY;
      p.by = who;
      return undefined;
    }
    case 'planning':
      return spendTriggerCard(s, who, id, NOBODY, AWAY);
    case 'gear':
      return spendTriggerCard(s, who, GEAR, NOBODY, AWAY);
    case 'accuse':
      s.public.turn.accused = true;
      return Accusation.call({ seat: who, accused: id });
  }
};
