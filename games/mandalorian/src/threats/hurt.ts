import { mayPick, nearest, thenAgain } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { Flee } from '../child/flee.js';
import { carriesChild } from '../child/place.js';
import { procedure } from '../define.js';
import { lasting } from '../effects/lasting.js';
import { Event } from '../events/event.js';
import { SlotEvent } from '../events/event-step.js';
import { endGame, happen } from '../happen.js';
import { AWAY, type CharacterId, NOBODY, type Nobody, type PieceId, pieceId } from '../ids.js';
import { fall, lossOf } from '../modes/defeat.js';
import { spendTriggerCard, triggered } from '../skills/trigger-cards.js';
import type { MandoKnown } from '../state.js';
import { damageEnemy } from './damage.js';
import { ownerOf } from './threats.js';

export const CAUSES = ['attack', 'sentry', 'grapple', 'effect'] as const;
const locals = (x: {
  readonly who: CharacterId;
  readonly n: number;
  readonly cause: (typeof CAUSES)[number];
  readonly source: PieceId | Nobody;
}) => ({
  who: x.who,
  cause: x.cause,
  source: x.source,
  left: x.n,
});
export type HurtLocals = ReturnType<typeof locals>;
const isEventDamage = (s: MandoKnown): boolean => nearest(s, Event) !== undefined || nearest(s, SlotEvent) !== undefined;
/** Cards that can stop this damage: for any damage, for sentry and grapple, for damage of an event or crisis. */
const blockers = (s: MandoKnown, f: HurtLocals): number[] => [
  ...triggered(s, f.who, 'damage'), // MA-90
  ...(f.cause === 'sentry' || f.cause === 'grapple' ? triggered(s, f.who, 'sentryOrGrapple') : []),
  ...(isEventDamage(s) ? triggered(s, f.who, 'eventDamage') : []),
];

/** A character is dealt damage. Whatever blocks it comes first; only what is left counts. */
export const Hurt = procedure('hurt', {
  locals,
  steps: {
    redirect: {
      rule: 'MA-5',
      when: (s, f) => lasting.of(s, 'redirect', f.who) !== undefined,
      run: (s, f) => {
        const shield = lasting.of(s, 'redirect', f.who)!;
        lasting.remove(s, shield);
        damageEnemy(s, pieceId(shield.which), f.left, 'MA-5');
        return 'return';
      },
    },
    ward: {
      rule: 'MA-5',
      when: (s, f) => lasting.of(s, 'ward', f.who) !== undefined,
      run: (s, f) => {
        happen(s, { type: 'blocked', rule: 'MA-193', character: f.who, by: 'ward', n: f.left });
        return 'return';
      },
    },
    shield: {
      rule: 'MA-5',
      when: (s, f) => lasting.of(s, 'shield', f.who) !== undefined,
      run: (s, f) => {
        lasting.remove(s, lasting.of(s, 'shield', f.who)!);
        f.left--;
        happen(s, { type: 'blocked', rule: 'MA-193', character: f.who, by: 'shield', n: 1 });
      },
    },
    block: {
      rule: 'MA-90',
      when: (s, f) => f.left > 0 && blockers(s, f).length > 0,
      seat: (s, f) => ownerOf(s, f.who), // also in the turns of others: the card belongs to its character
      space: (s, f) => mayPick('trigger-card', blockers(s, f)),
      take: (s, f, [card]) => {
        if (card === undefined) return undefined;
        const go = spendTriggerCard(s, f.who, card, f.source, f.source === NOBODY ? AWAY : s.public.pieces[f.source]!.space);
        return go ? thenAgain(go) : 'again';
      },
    },
    deal: {
      rule: 'MA-148',
      when: (s, f) => f.left > 0 && s.public.characters[f.who]!.space !== AWAY,
      run: (s, f) => {
        const c = s.public.characters[f.who]!;
        c.damage += f.left;
        happen(s, { type: 'hurt', rule: 'MA-148', character: f.who, cause: f.cause, source: f.source, n: f.left, total: c.damage });
      },
    },
    defeat: {
      rule: 'MA-149',
      reveals: true,
      when: (s, f) =>
        s.public.characters[f.who]!.damage >= boxOf(s).characters[f.who]!.health && s.public.characters[f.who]!.space !== AWAY,
      run: (s, f) => {
        happen(s, { type: 'fallen', rule: 'MA-149', character: f.who });
        if (lossOf(s, f.who)) endGame(s, 'lost', 'MA-149', 'characterDefeated');
        else fall(s, f.who);
      },
    },
    childFlees: {
      rule: 'MA-191',
      when: (s, f) => f.left > 0 && carriesChild(s, f.who), // MA-193: blocked damage frightens nobody
      run: (s, f) => {
        const from = s.public.characters[f.who]!.space;
        return from === AWAY ? undefined : Flee.call({ from, seat: ownerOf(s, f.who) });
      },
    },
  },
});
