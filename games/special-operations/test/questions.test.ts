import { CHANCE, checkSetup, nextPrompt, type PickSpace, SPECTATOR, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { atMost } from '@cadre/testkit';
import { expect, test } from 'vitest';
import { CARD_ACTIONS, EFFECTS } from '../src/effects/names.js';
import type { BattleFact } from '../src/facts.js';
import { specialOperations as game } from '../src/index.js';
import { MISSION_ACTION_IDS } from '../src/missions/action-ids.js';
import { knownToken } from '../src/missions/code-tokens.js';
import { MISSION_ACTIONS } from '../src/missions/mission.js';
import { namesIn } from '../src/speech/names.js';
import { chosenFor } from '../src/speech/op-text.js';
import { WORDS } from '../src/speech/words.js';
import { carded, row, startPhase } from './card-play.js';

const german = game.translations!.de!;
/** Squads with effects that ask much; the last two are of the playtest only. */
const SQUADS = ['rebel-troopers', 'imperial-infantry', 'clone-troopers', 'invasion-force', 'arc-troopers', 'imperial-special-forces'];
const MATCHES = ['shields', 'codes', 'vehicle', 'priorities'].flatMap((mission, i) => [
  { mission, edition: 'v1.1', 'squad.0': SQUADS[i], 'squad.1': SQUADS[(i + 1) % 4] },
  { mission, edition: 'playtest', 'squad.0': SQUADS[5 - (i % 2)], 'squad.1': SQUADS[(i + 2) % 6] },
]);
interface Heard {
  readonly proc: string;
  readonly space: { readonly kind: string; readonly min?: number };
  readonly question: string;
  readonly other: string;
  readonly options: readonly string[];
}
/** What has happened in these matches. */
const TOLD: BattleFact[] = [];
const heard = (setup: Parameters<typeof checkSetup>[1], seed: number): Heard[] => {
  const s = game.setup(checkSetup(game, setup).setup);
  const random = seeded(seed);
  const all: Heard[] = [];
  game.machine.start(s);
  const answered = atMost();
  while (s.pending) {
    answered();
    const { seat, space } = nextPrompt(s.pending);
    if (seat !== CHANCE) {
      const view = viewOf(s, seat);
      all.push({
        proc: s.stack.at(-1)!.proc,
        space,
        question: game.speech.question(view, view.pending!),
        other: game.speech.question(viewOf(s, SPECTATOR), viewOf(s, SPECTATOR).pending!),
        options: space.kind === 'pick' ? space.options.map(value => game.speech.option(view, space, value)) : [],
      });
    }
    s.out!.length = 0;
    game.machine.submit(s, seat, s.pending.seq, sample(space, random, game.machine.ground(s)));
    for (const { fact } of s.out!) TOLD.push(fact);
  }
  return all;
};
const HEARD = MATCHES.flatMap((setup, i) => heard(setup, i + 1));
const by = (proc: string): Heard[] => HEARD.filter(each => each.proc === proc);

test('a choice of units says what happens to them', () => {
  expect(by('effect').length).toBeGreaterThan(5);
  for (const { question, space } of by('effect'))
    if (space.kind === 'pick') expect(question).toMatch(/: choose (?:up to )?\d \w+ units? to \w+/);
  const chosen = [...EFFECTS, ...CARD_ACTIONS].filter(
    ({ effect }) => effect.kind === 'triggered' && typeof effect.target.count === 'number',
  );
  expect(chosen.length).toBeGreaterThan(20);
  for (const { name } of chosen)
    for (const language of ['en', 'de'] as const)
      for (const most of [1, 2])
        expect(chosenFor(WORDS[language], namesIn(language), name, most).does, `${name} ${language}`).toMatch(/\w{3}/);
});
test('an offered effect is named in the question, and whoever only watches reads a whole sentence', () => {
  const offers = by('window').filter(({ space }) => space.min === 0);
  expect(offers.length).toBeGreaterThan(20);
  for (const { question, options } of offers)
    for (const option of options)
      expect(question.includes(option.replace(/ \(.*\)$/, '')) || question.endsWith('does another unit take hits?'), question).toBe(true);
  for (const { other } of HEARD) expect(other).toMatch(/^\S.*[^ :]$/);
});
test('dice to be rerolled are called by their faces, whatever pays for them', () => {
  const rerolls = [...by('attack-reroll'), ...by('defence-reroll')];
  expect(rerolls.length).toBeGreaterThan(10);
  for (const { options } of rerolls) for (const option of options) expect(option).toMatch(/(?:crit|hit|surge|blank|block)$/);
  const space = (of: string): PickSpace => ({ kind: 'pick', of, options: [0, 1], min: 0, max: 2 });
  const view = viewOf(game.machine.start(game.setup(checkSetup(game, {}).setup)), 0);
  const first = (of: string) => game.speech.option(view, space(of), 0);
  expect(['attack-reroll', 'observation', 'defence-reroll', 'reroll'].map(first)).toEqual(Array(4).fill(first('aim')));
  expect([1, 2].map(n => game.speech.several!(space('attack-reroll'), n))).toEqual(['Reroll 1 die', 'Reroll 2 dice']);
  expect(german.several!(space('aim'), 2)).toBe('2 Würfel neu werfen');
  expect(game.speech.several!(space('option'), 1)).toBeUndefined();
});
test('tokens to be spent are counted, and none is a word', () => {
  const view = viewOf(game.machine.start(game.setup(checkSetup(game, {}).setup)), 0);
  const say = (of: string, n: number) => game.speech.option(view, { kind: 'amount', of, min: 0, max: 2 }, n);
  expect(['dodge', 'lethal', 'shield', 'attack-surge', 'guard'].map(of => say(of, 2))).toEqual([
    '2 dodge tokens',
    '2 aim tokens',
    '2 shield tokens',
    '2 surge tokens',
    '2 hits',
  ]);
  expect(say('dodge', 0)).toBe('None');
});
test('of the tokens in The Codes! a player reads what they know, and nobody else anything', () => {
  const s = game.machine.start(game.setup(checkSetup(game, { mission: 'codes', blue: 'first' }).setup));
  s.secret[1] = { ...s.secret[1]!, codes: [2, 1, 3] };
  s.secret[0] = { ...s.secret[0]!, codes: [2, 0, 0] };
  const known = (seat: number) => [0, 1, 2].map(slot => knownToken(viewOf(s, seat), slot));
  expect([known(1), known(0), known(SPECTATOR)]).toEqual([
    ['decoy', 'codes', 'decoy'],
    ['decoy', 'hidden', 'hidden'],
    ['hidden', 'hidden', 'hidden'],
  ]);
  const look = { type: 'secret-look', rule: 'SO-C10', slot: 1, number: 1, isCode: true } as const;
  expect([game.speech.fact(look), german.fact({ ...look, isCode: false })]).toEqual(['Token 2 is the codes', 'Marker 2 ist eine Attrappe']);
});
test('the numbers of mission actions are those of the rules', () => {
  expect(MISSION_ACTIONS.map(({ id }) => id)).toEqual([...MISSION_ACTION_IDS]);
});
test('tokens come and go by a card or a keyword that the log names', () => {
  const fact = {
    type: 'tokens',
    token: 'suppression',
    n: 1,
    why: 'gained',
    unit: 2,
    kind: 'rebel-trooper',
    card: 'T-3',
    seat: 0,
    rule: 'L-SUP-1',
  } as const;
  const oppression = EFFECTS.find(({ card }) => card === 'oppression')!.name;
  const tokens = TOLD.filter(told => told.type === 'tokens');
  const cards = new Set(tokens.flatMap(({ why }) => EFFECTS.find(({ name }) => name === why)?.card ?? []));
  expect(cards.size).toBeGreaterThan(3);
  expect(tokens.some(({ token, n, rule }) => token === 'standby' && n < 0 && rule === 'L-ACN-5')).toBe(true);
  expect(game.speech.fact(fact as never)).toMatch(/ gains 1 suppression token$/);
  expect(game.speech.fact({ ...fact, why: oppression } as never)).toMatch(/ gains 1 suppression token \(Oppression\)$/);
  expect(german.fact({ ...fact, token: 'dodge', rule: 'SO-K1' } as never)).toMatch(/ erhält 1 Ausweichmarker \(Behände\)$/);
});
test('whoever is on standby reads that another action gives it up', () => {
  const standby = HEARD.filter(({ question }) => question.includes('gives up its standby'));
  expect(standby.length).toBeGreaterThan(0);
  for (const { proc } of standby) expect(proc).toBe('activation');
});
test('a round without points ends without counting them', () => {
  const scored = (points: readonly number[]) => game.speech.fact({ type: 'scored', rule: 'L-RND-1', blue: 0, points });
  expect([scored([0, 0]), scored([1, 0])]).toEqual(['The round ends', 'The round ends. Points: Blue 1, Red 0']);
});

test('what is asked after the first part of a card says that it has happened, and what the second part does', () => {
  const { state } = startPhase(carded('built-on-hope', row({ x: 4, suppression: 1 }, { x: 8 }, { x: 30, seat: 1 })));
  expect(state.public.units[0]!.suppression).toBe(0);
  const view = viewOf(state, 0);
  expect(game.speech.question(view, view.pending!)).toBe(
    'Before the first activation of the round: the first part of Built on Hope has happened. Let up to 3 friendly units gain 1 surge token each?',
  );
  expect(german.question(view, view.pending!)).toBe(
    'Vor der ersten Aktivierung der Runde: Der erste Teil von „Auf Hoffnung gebaut“ ist geschehen. Sollen bis zu 3 befreundete Einheiten je 1 Energiemarker erhalten?',
  );
  // A card with nothing before it is only named.
  const other = viewOf(startPhase(carded('silent-approach', row({ x: 4 }, { x: 8 }, { x: 30, seat: 1 }))).state, 0);
  expect(game.speech.question(other, other.pending!)).not.toContain('first part');
});

test('in German the actions of Bring Down the Shields are called what the rules call them', () => {
  expect(MISSION_ACTIONS.map(({ name }) => name.de.toUpperCase())).toEqual(expect.arrayContaining(['ENTSCHLÜSSELN', 'SUPPRESSION WEBS']));
  const { encrypt, webs } = WORDS.de.facts.rolls;
  expect([encrypt, webs].map(name => name.toUpperCase())).toEqual(['ENTSCHLÜSSELN', 'SUPPRESSION WEBS']);
});
