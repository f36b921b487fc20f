import { type Go, mayPick, pick } from '@cadre/core';
import { EVERYBODY, putOnTop } from '@cadre/kit';
import { gainPlan } from '../actions/plan.js';
import { boxOf } from '../box/box.js';
import { readTokenChoice, SUBSTITUTE, tokenCode } from '../codes.js';
import { procedure } from '../define.js';
import { happen } from '../happen.js';
import { AWAY, type MandoState } from '../state.js';
import { isUnlocked, withinRange } from '../terrain/ground.js';
import { charactersOnMap, groundNow, ownerOf } from '../threats/threats.js';
import { Script } from './effects.js';
import { lockDoor, lockedDoors, unlockDoor } from './mission.js';
import { type ChoiceFrame, choiceLocals, opOf } from './op.js';
import { chooserOf } from './targets.js';

/** Ops that consist of one choice of their player. */
const chooses = (s: MandoState, f: ChoiceFrame): number => chooserOf(s, f.you);

const skillDiscard = (s: MandoState, f: ChoiceFrame): number[] =>
  s.public.skillDecks[boxOf(s).shared ? 0 : f.you]!.discard.filter(c => boxOf(s).cards[c]!.character === f.you);
export const Recover = procedure('recover', {
  locals: choiceLocals,
  steps: {
    choose: {
      rule: 'MA-181',
      when: (s, f) => f.left > 0 && skillDiscard(s, f).length > 0,
      seat: chooses,
      space: (s, f) => pick('card', skillDiscard(s, f)),
      take: (s, f, [card]) => {
        f.left--;
        const deck = s.public.skillDecks[boxOf(s).shared ? 0 : f.you]!,
          seat = ownerOf(s, f.you);
        deck.discard = deck.discard.filter(c => c !== card);
        s.secret[seat]!.hand.push(card!);
        s.public.hands[seat]!++;
        happen(s, { type: 'recovered', rule: 'MA-181', seat, card });
        return 'again';
      },
    },
  },
});

const takeable = (s: MandoState, f: ChoiceFrame): number[] => {
  const { planning } = boxOf(s);
  const held = s.public.characters[f.you]!.planning.map(c => planning[c]!.id);
  return s.public.planning.discard.filter(c => !planning[c]!.cannotKeep && !held.includes(planning[c]!.id)); // MA-85, MA-86
};
export const TakePlan = procedure('takePlan', {
  locals: choiceLocals,
  steps: {
    choose: {
      rule: 'MA-84',
      seat: chooses,
      space: (s, f) => mayPick('planning', takeable(s, f)),
      take: (s, f, [card]) => {
        if (card === undefined) return;
        s.public.planning.discard = s.public.planning.discard.filter(c => c !== card);
        gainPlan(s, f.you, card, 'MA-84');
      },
    },
  },
});
export const TopPlan = procedure('topPlan', {
  locals: choiceLocals,
  steps: {
    choose: {
      rule: 'MA-87',
      seat: chooses,
      space: s => mayPick('planning', s.public.planning.discard),
      take: (s, _, [card]) => {
        if (card === undefined) return;
        s.public.planning.discard = s.public.planning.discard.filter(c => c !== card);
        putOnTop(
          s.public.planning,
          s.secret.map(m => m.planning),
          card,
          EVERYBODY,
        ); // from the open pile: everybody saw it
        happen(s, { type: 'topped', rule: 'MA-87', card });
      },
    },
  },
});

export const ClearDisrupt = procedure('clearDisrupt', {
  locals: choiceLocals,
  steps: {
    choose: {
      rule: 'MA-155',
      when: (s, f) => f.left > 0 && s.public.slots.some(x => x.tokens.length > 0),
      seat: chooses,
      space: s =>
        pick(
          'disrupt-token',
          s.public.slots.flatMap((x, i) => [...new Set(x.tokens)].map(token => tokenCode(i, token))),
        ),
      take: (s, f, [code]) => {
        f.left--;
        const { slot, token } = readTokenChoice(code!),
          { tokens } = s.public.slots[slot]!;
        tokens.splice(tokens.indexOf(token), 1);
        if (token !== SUBSTITUTE) s.public.spent.push(token);
        happen(s, { type: 'cleared', rule: 'MA-155', slot, token });
        return 'again';
      },
    },
  },
});

/** Locked doors with a side within the range of you; on the whole map if the op says so. */
export const doorsToOpen = (s: MandoState, you: number, range: number | 'map'): number[] => {
  const from = s.public.characters[you]!.space,
    ground = groundNow(s),
    { doors } = boxOf(s).terrain;
  if (from === AWAY) return [];
  return lockedDoors(s).filter(
    d => range === 'map' || withinRange(ground, from, doors[d]!.a, range) || withinRange(ground, from, doors[d]!.b, range),
  );
};
export const Unlock = procedure('unlock', {
  locals: choiceLocals,
  steps: {
    choose: {
      rule: 'MA-55',
      seat: chooses,
      space: (s, f) => {
        const { doors } = opOf(s, f, 'unlock');
        return mayPick('door', doors === 'all' ? lockedDoors(s) : doorsToOpen(s, f.you, doors.range));
      },
      take: (s, _, [door]) => {
        if (door !== undefined) unlockDoor(s, door);
      },
    },
  },
});
const doorsToLock = (s: MandoState, range: number): number[] => {
  const ground = groundNow(s);
  const isClear = (space: number): boolean =>
    !charactersOnMap(s).some(c => withinRange(ground, s.public.characters[c]!.space, space, range));
  return boxOf(s).terrain.doors.flatMap(({ a, b }, i) => (isUnlocked(s.public.doors, i) && isClear(a) && isClear(b) ? [i] : []));
};
export const Lock = procedure('lock', {
  locals: choiceLocals,
  steps: {
    choose: {
      rule: 'TR-10',
      seat: chooses,
      space: (s, f) => {
        const doors = doorsToLock(s, opOf(s, f, 'lock').noCharacterWithin);
        return pick('door', doors, Math.min(1, doors.length));
      },
      take: (s, _, [door]) => {
        if (door !== undefined) lockDoor(s, door);
      },
    },
  },
});
export const ChooseOne = procedure('chooseOne', {
  locals: choiceLocals,
  steps: {
    choose: {
      rule: 'MA-108',
      seat: chooses,
      space: (s, f) =>
        pick(
          'alternative',
          opOf(s, f, 'choose').between.map((_, i) => i),
        ),
      take: (s, f, [i]): Go => Script.call({ ops: opOf(s, f, 'choose').between[i!]!, you: f.you, it: f.it, itSpace: f.itSpace }),
    },
  },
});
