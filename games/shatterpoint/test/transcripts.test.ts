import { checkSetup } from '@cadre/core';
import { freezeContent, transcripts } from '@cadre/testkit';
import { CONTENT } from './content-modules.js';

await freezeContent(CONTENT, './transcripts/content.json', import.meta.url);
const { legendaryEncounters: game } = await import('../src/index.js');

const REBELS = 'chewie+rebel-commandos+luke-skywalker+lando-and-r2-d2';
const EWOKS = 'wicket+ewok-trappers+paploo+ewok-hunters';
const DROIDS = 'kalani+b1-battle-droids+kraken+magnaguard';
const REPUBLIC = 'captain-rex+501st-clone-troopers+commander-cody+212th-clone-troopers';
const EMPIRE = 'agent-kallus+stormtroopers+stormtrooper-sergeant+snowtroopers';
/** Every mission, Legend and set of minions. One match is played to its end; the others break off in their second Legend turn. */
const MATCHES = [
  { mission: 'make-an-entrance', legend: 'legend-vader', minions: 'vader-set-a', 'cadre.1': REBELS, 'cadre.2': EWOKS, answers: 200 },
  { mission: 'uninvited-guests', legend: 'legend-vader', minions: 'vader-set-b', 'cadre.1': REPUBLIC, 'cadre.2': DROIDS, answers: 200 },
  {
    mission: 'silence-the-battery',
    legend: 'legend-grievous',
    minions: 'grievous-set-a',
    'cadre.1': REPUBLIC,
    'cadre.2': EWOKS,
    answers: 200,
  },
  {
    mission: 'uninvited-guests',
    legend: 'legend-grievous',
    minions: 'grievous-set-b',
    'cadre.1': EMPIRE,
    'cadre.2': REBELS,
    answers: Number.POSITIVE_INFINITY,
  },
  { mission: 'make-an-entrance', legend: 'legend-bane', minions: 'bane-set-a', 'cadre.1': DROIDS, 'cadre.2': EMPIRE, answers: 200 },
  { mission: 'silence-the-battery', legend: 'legend-bane', minions: 'bane-set-b', 'cadre.1': REBELS, 'cadre.2': REPUBLIC, answers: 200 },
  { mission: 'make-an-entrance', legend: 'legend-yoda', minions: 'yoda-set-a', 'cadre.1': EMPIRE, 'cadre.2': DROIDS, answers: 200 },
  { mission: 'silence-the-battery', legend: 'legend-yoda', minions: 'yoda-set-b', 'cadre.1': EWOKS, 'cadre.2': DROIDS, answers: 200 },
].map(({ answers, ...given }) => {
  const { setup, problems } = checkSetup(game, given);
  if (problems.length > 0) throw new Error(`${JSON.stringify(given)}: ${JSON.stringify(problems)}`);
  return { answers, setup };
});

transcripts(
  game,
  'transcripts',
  MATCHES.map(({ setup }) => setup),
  MATCHES.map(({ answers }) => answers),
);
