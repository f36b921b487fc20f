import type { GuideCard, GuidePlay, Source } from './types.js';

const source: Source = { kind: 'house', note: 'seventy-one cards (MA-3); what they say is ours' };
const ANY = ['m1', 'm2', 'm3', 'm4', 'mm1', 'mm2', 'mm4'];

const note = (id: number, title: string, text: string): GuideCard => ({ id, kind: 'note', title, text, source });
const stop = (id: number, text: string, play: readonly GuidePlay[]): GuideCard => ({ id, kind: 'stop', text, play, source });
const skill = (id: number, card: string): GuideCard => ({ id, kind: 'skill', card, source });
const gear = (id: number, card: string): GuideCard => ({ id, kind: 'gear', card, source });
const planning = (id: number, card: string): GuideCard => ({ id, kind: 'planning', card, source });
const event = (id: number, card: string): GuideCard => ({ id, kind: 'event', card, source });
const envelope = (id: number, number: 1 | 2): GuideCard => ({ id, kind: 'envelope', envelope: number, source });

/** Never shuffled (MA-223). */
export const guide: readonly GuideCard[] = [
  note(
    1,
    'Welcome',
    'This deck grows the game. Turn one card at a time, do what it says, and stop where it says so. Winning or losing never matters to it.',
  ),
  stop(2, 'Play the first mission.', [{ missions: ['m1'] }]),
  note(
    3,
    'Tactical cards',
    'A tactical card has no strength and replaces the action: only its text happens, if the slot fits. Its slot counts as exactly 5.',
  ),
  skill(4, 'mandalorian/micro-missiles'),
  skill(5, 'ig11/damage-reroute'),
  skill(6, 'paz/wall-of-fire'),
  skill(7, 'xian/gone'),
  skill(8, 'burg/roar'),
  skill(9, 'mayfeld/watch-the-door'),
  skill(10, 'greef/call-in-a-favour'),
  skill(11, 'cara/breach-charge'),
  stop(12, 'Read the additional rules, then play the second mission.', [{ missions: ['m2'] }]),
  note(13, 'New plans, new trouble', 'The next cards join the planning deck and the event deck for all games to come.'),
  planning(14, 'smoke'),
  planning(15, 'bribe'),
  planning(16, 'medkit'),
  event(17, 'e13'),
  event(18, 'e14'),
  event(19, 'e15'),
  stop(20, 'Play the third mission.', [{ missions: ['m3'] }]),
  note(21, 'Wild cards', 'Name a strength from 1 to 4 when you play a wild card. It counts as that number until it leaves its slot.'),
  skill(22, 'mandalorian/improvise'),
  skill(23, 'ig11/adaptive-routine'),
  skill(24, 'paz/whatever-it-takes'),
  skill(25, 'xian/sleight-of-hand'),
  skill(26, 'burg/brute-sense'),
  skill(27, 'mayfeld/old-training'),
  skill(28, 'greef/guild-master'),
  skill(29, 'cara/dropper-instinct'),
  stop(30, 'Play the fourth mission.', [{ missions: ['m4'] }]),
  envelope(31, 1),
  stop(32, 'Play Salvage Rights on a map of your choice.', [{ missions: ['mm1'] }]),
  note(33, 'Signature cards', 'Each character learns a trick of its own.'),
  skill(34, 'mandalorian/rising-phoenix'),
  skill(35, 'ig11/spin-volley'),
  skill(36, 'paz/bulwark'),
  skill(37, 'xian/ricochet'),
  skill(38, 'burg/human-shield'),
  skill(39, 'mayfeld/called-shot'),
  skill(40, 'greef/old-debts'),
  skill(41, 'cara/drag-to-safety'),
  stop(42, 'Play any mercenary sheet on a map of your choice.', [{ missions: ['mm1', 'mm2', 'mm4'] }]),
  envelope(43, 2),
  stop(44, 'With three or four players play Inside Job, otherwise any mission.', [{ missions: ['mm3'], minPlayers: 3 }, { missions: ANY }]),
  note(45, 'Gear', 'Each character has one gear card. It lies faceup from setup and can be used once in a game.'),
  gear(46, 'mandalorian/signet-ward'),
  gear(47, 'ig11/second-barrel'),
  gear(48, 'paz/grip-of-iron'),
  gear(49, 'xian/smoke-pellet'),
  gear(50, 'burg/crowbar'),
  gear(51, 'mayfeld/spotter-scope'),
  gear(52, 'greef/purse-of-credits'),
  gear(53, 'cara/override-spike'),
  stop(54, 'Play any mission.', [{ missions: ANY }]),
  note(55, 'The last cards', 'Everything that is left joins the game now.'),
  planning(56, 'smoke'),
  planning(57, 'bribe'),
  planning(58, 'medkit'),
  event(59, 'e16'),
  event(60, 'e17'),
  event(61, 'e18'),
  skill(62, 'mandalorian/second-wind'),
  skill(63, 'ig11/decoy-routine'),
  skill(64, 'paz/hold-here'),
  skill(65, 'xian/pickpocket'),
  skill(66, 'burg/boulder'),
  skill(67, 'mayfeld/plan-b'),
  skill(68, 'greef/speech'),
  skill(69, 'cara/trench-fighter'),
  note(70, 'Everything is unlocked', 'Play any mission on any map, with any crew. There is nothing left to find here.'),
  note(
    71,
    'Starting over',
    'To begin again, take out every added card, close both envelopes and put this deck back in the order of its numbers.',
  ),
];
