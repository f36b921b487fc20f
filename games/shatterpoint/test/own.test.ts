import { readFileSync } from 'node:fs';
import { checkSetup, nextPrompt, sample, speechOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { describe, expect, test } from 'vitest';
import { boxOf } from '../src/box.js';
import { layoutsFor, ownOf } from '../src/content/own/own.js';
import { readOwn } from '../src/content/own/read-own.js';
import { legendaryEncounters } from '../src/game.js';
import { MissionSteps } from '../src/missions/mission.js';
import { coverSpace, settleTrack } from '../src/missions/tracks.js';
import { rules } from '../src/procedures.js';
import { setControl } from '../src/round/objectives.js';
import { encounterProblems } from '../src/squads/encounter.js';
import { readEncounter } from '../src/squads/encounter-code.js';
import type { EncounterState, ObjectiveId } from '../src/state.js';

const page = readFileSync(new URL('../../../docs/legendary-encounters-content.md', import.meta.url), 'utf8');
const EXAMPLE = /```json\n([\s\S]*?)```/.exec(page)![1]!;
type Json = { missions: Record<string, unknown>[]; layouts: Record<string, unknown>[] };
/** The example of the page, changed in one place. */
const changed = (change: (file: Json) => void): string => {
  const file = JSON.parse(EXAMPLE) as Json;
  change(file);
  return JSON.stringify(file);
};
const problemsOf = (file: string): readonly string[] => {
  const read = readOwn(file);
  return read.ok ? [] : read.problems;
};

describe('the example of the page', () => {
  const given = { mission: 'hold-the-relay', layout: 'relay-hill', content: EXAMPLE };
  test('fits and brings a mission with two layouts, and a layout for a mission of ours', () => {
    expect(problemsOf(EXAMPLE)).toEqual([]);
    const own = ownOf(EXAMPLE);
    expect(layoutsFor(own, 'hold-the-relay')).toEqual(['refinery', 'relay-hill']);
    expect(layoutsFor(own, 'make-an-entrance')).toContain('relay-hill');
    expect(checkSetup(legendaryEncounters, given).problems).toEqual([]);
    expect(checkSetup(legendaryEncounters, { ...given, layout: 'hangar-floor' }).problems).toEqual([
      'the layout "hangar-floor" does not fit the mission; expected one of random, refinery, relay-hill',
    ]);
  });
  test('what it leaves out is as published', () => {
    const { mission } = boxOf(legendaryEncounters.setup(checkSetup(legendaryEncounters, given).setup));
    expect(mission.deployment).toEqual({ anchor: 2, rest: 1, legend: 2, minions: 1 });
    expect(mission.tracker).toMatchObject({ last: 8, cadreWounded: 1, legendWounded: -1, alerts: [{ from: 0 }, { from: 3 }, { from: 6 }] });
    expect(mission.objectives.map(({ active }) => active)).toEqual([true, true, false]);
    expect(mission.targets[0]!.tracks[0]!.chart!.rows).toHaveLength(2);
  });
  const begin = () => rules.start(legendaryEncounters.setup(checkSetup(legendaryEncounters, given).setup));
  const logOf = (s: EncounterState, language: 'en' | 'de'): string =>
    s.out!.map(({ fact }) => speechOf(legendaryEncounters, language).fact(fact)).join('\n');
  test('plays to the end, and no id is in the log', () => {
    const s = begin();
    const random = seeded(3);
    while (s.pending && s.seq < 20_000) {
      const ask = nextPrompt(s.pending);
      const proposed = s.pending.asks.find(({ answer }) => answer !== null)?.answer;
      expect(rules.submit(s, ask.seat, s.pending.seq, proposed ?? sample(ask.space, random, rules.ground(s)))).toBeNull();
    }
    expect(s.pending).toBeNull();
    expect(logOf(s, 'en')).not.toMatch(/relay-west|relay-east|hold-the-relay|relay-hill/);
  });
  test('is called by its names in both languages', () => {
    const s = begin();
    setControl(s, 0 as ObjectiveId, 'cadre', 'S-OBJ-2');
    setControl(s, 0 as ObjectiveId, 'legend', 'S-OBJ-2');
    coverSpace(s, 0, 'damage', 'LE-83');
    settleTrack(s, 0);
    s.pending = null;
    rules.enter(s, MissionSteps.call({}));
    for (const [language, names] of [
      ['en', ['Hold the Relay', 'Relay Hill', 'West Relay', 'Jammer', 'Static']],
      ['de', ['Haltet das Relais', 'Relaishügel', 'Westrelais', 'Störsender', 'Rauschen']],
    ] as const) {
      for (const name of names) expect(logOf(s, language)).toContain(name);
      const { setup } = speechOf(legendaryEncounters, language);
      expect([setup!('mission', 'hold-the-relay', given), setup!('layout', 'relay-hill', given)]).toEqual(names.slice(0, 2));
    }
  });
  test('is part of an encounter code for those who have the file', () => {
    const cadre = 'fall-of-the-jedi:captain-rex+501st-clone-troopers+commander-cody+212th-clone-troopers';
    const code = `le1:hold-the-relay/relay-hill/legend-vader/vader-set-a/${cadre}/fall-of-the-jedi:kalani+b1-battle-droids+kraken+magnaguard`;
    expect(readEncounter(code).ok).toBe(false);
    expect(readEncounter(code, ownOf(EXAMPLE))).toMatchObject({ ok: true, value: { mission: 'hold-the-relay' } });
    const texts = { ...given, legend: 'legend-vader', minions: 'vader-set-a', cadres: [cadre, cadre] as const };
    expect(encounterProblems(texts, ownOf(EXAMPLE)).map(({ problem }) => problem.why)).toEqual(['name', 'name']);
  });
});

describe('a file that does not fit says everything at once', () => {
  test('not JSON, empty, too long', () => {
    expect(problemsOf('{ "missions": [')).toEqual([
      expect.stringMatching(/^not valid JSON: .*; expected an object with layouts or missions$/),
    ]);
    expect(problemsOf('{}')).toEqual(['the file: the file is empty; expected a mission in "missions" or a layout in "layouts"']);
    expect(problemsOf(`"${'x'.repeat(40_000)}"`)).toEqual(['the file has 40002 characters; expected at most 40000']);
  });
  test('an empty space, an objective off the table, an unknown icon, chart and tree, a goal and a field that nobody knows', () => {
    const file = changed(({ missions: [mission] }) => {
      const [west, east] = mission!['objectives'] as Record<string, unknown>[];
      west!['colour'] = 'red';
      east!['x'] = 40;
      const [target] = mission!['targets'] as Record<string, unknown>[];
      const [track] = target!['tracks'] as Record<string, unknown>[];
      track!['spaces'] = [['damage'], [], ['heal']];
      mission!['counters'] = [{ name: 'Static', last: 0 }];
    });
    expect(problemsOf(file)).toEqual([
      'missions[0].objectives[0].colour: unknown field "colour"; expected to leave it out',
      'missions[0].counters[0].last: 0 is too small; expected at least 1',
      'missions[0].objectives[0]: "relay-east" lies off the table at (40, 17); expected x and y from 0.5 to 35.5 inches (S-BF-1)',
      'missions[0].targets[0].tracks[0].spaces[1]: the space is empty, so nothing ever covers it; expected at least one of damage, shove, strained, disarmed, exposed, pinned (LE-80)',
      'missions[0].targets[0].tracks[0].spaces[2]: heal never covers a space; expected one of damage, shove, strained, disarmed, exposed, pinned (LE-81)',
      'missions[0].endOfLegendTurn[1].counter: there is no counter 0; expected a counter in "counters"',
    ]);
    const odd = changed(({ missions: [mission] }) => {
      const [target] = mission!['targets'] as Record<string, unknown>[];
      const [track] = target!['tracks'] as Record<string, unknown>[];
      track!['chart'] = { name: 'Plating', rows: 'x block' };
      mission!['goal'] = 'survive';
    });
    expect(problemsOf(odd)).toEqual([
      'missions[0].goal: "survive" is unknown here; expected one of pools empty, targets destroyed',
      expect.stringMatching(/^missions\[0\]\.targets\[0\]\.tracks\[0\]\.chart: chart "Plating": "x" is not known/),
    ]);
  });
  test('ids that are taken, layouts and missions that do not exist', () => {
    const file = changed(({ missions, layouts }) => {
      missions[0]!['id'] = 'make-an-entrance';
      missions[0]!['layouts'] = ['moon'];
      layouts[0]!['missions'] = ['sun'];
      layouts.push({ ...layouts[0]! });
    });
    const said = problemsOf(file);
    expect(said).toEqual([
      'missions[0].id: "make-an-entrance" is taken; expected an id that no other mission has',
      'layouts[1].id: "relay-hill" is taken; expected an id that no other layout has',
      expect.stringMatching(/^missions\[0\]\.layouts\[0\]: there is no layout "moon"; expected one of hangar-floor, .*relay-hill/),
      expect.stringMatching(/^layouts\[0\]\.missions\[0\]: there is no mission "sun"; expected one of make-an-entrance/),
      expect.stringMatching(/^layouts\[1\]\.missions\[0\]: there is no mission "sun"/),
    ]);
  });
  test('a mission without a layout, a layout without a mission, an objective in a wall', () => {
    const lonely = changed(({ missions, layouts }) => {
      missions[0]!['layouts'] = [];
      layouts[0]!['missions'] = [];
    });
    expect(problemsOf(lonely)).toEqual([
      'missions[0].layouts: the mission has no layout; expected a layout here, or a layout of the file that names it',
      'layouts[0].missions: no mission is played on it; expected a mission here, or a mission of the file that names it',
    ]);
    const walled = changed(({ layouts: [layout] }) => {
      const [hill] = layout!['parts'] as Record<string, unknown>[];
      hill!['polygon'] = [
        [7, 8],
        [11, 8],
        [11, 18],
        [7, 18],
      ];
    });
    expect(problemsOf(walled)).toEqual([
      'layouts[0]: Make an Entrance: "tier-1-a" lies on "hill" of the layout "relay-hill"; expected an objective on open ground',
      'layouts[0]: Make an Entrance: "tier-2-a" lies on "hill" of the layout "relay-hill"; expected an objective on open ground',
      'missions[0].objectives[0]: "relay-west" lies on "hill" of the layout "relay-hill"; expected an objective on open ground',
    ]);
    expect(checkSetup(legendaryEncounters, { content: walled }).problems[0]).toMatch(/^content: layouts\[0\]: Make an Entrance/);
  });
});
test('a file without a mission and a layout is refused', () => {
  for (const file of ['{}', '{"missions":[],"layouts":[]}']) {
    const read = readOwn(file);
    expect(read.ok ? [] : read.problems).toEqual([
      'the file: the file is empty; expected a mission in "missions" or a layout in "layouts"',
    ]);
  }
});
