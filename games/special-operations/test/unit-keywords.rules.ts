import { KEYWORD_IDS } from '@cadre/legion';
import { definitionNamed, definitionOf } from '@cadre/legion-army/glossary';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { newRoster } from '../src/keywords/holders.js';
import { GLOSSARY, words } from '../src/keywords/keywords.js';
import { QUANTITIES } from '../src/keywords/quantities.js';
import { Activation } from '../src/round/activation.js';
import { IssueOrder } from '../src/round/orders.js';
import { catalogue } from '../src/rules/catalogue.js';
import { begin, code, Opens, type Placed, unit } from './battle.js';
import { acted, offer, row, STORM, TROOPER, tokens, unitCode } from './keyword-acts.js';

rule('SO-K6', 'Coordinate: who is ordered may order a friend of the kind within 6 inches, and that one another', () => {
  const s = row(
    { type: 'b1-battle-droid', x: 4 },
    { type: 'b1-battle-droid', x: 10 },
    { type: 'b2-super-battle-droid', x: 16 },
    { type: 'b1-battle-droid', x: 19 },
  );
  const t = begin(s, IssueOrder.call({ unit: unit(0), by: 'card' }))
    .asked('L-GEN-2', 0)
    .seat(0)
    .answers(offer('coordinate', 0));
  expect(t.state.public.units.map(u => u.order)).toEqual(['faceup', 'faceup', 'none', 'none']); // the only one within reach
  t.seat(0).answers(offer('coordinate', 1)).over();
  expect(t.state.public.units.map(u => [u.order, u.byCard])).toEqual([
    ['faceup', true],
    ['faceup', false],
    ['faceup', false],
    ['none', false],
  ]); // a B2 cannot go on
});
rule('SO-K11', 'Direct: after the orders of the card one more, to a friend of the rank within 12 inches', () => {
  const s = row(
    { type: 'rebel-trooper-captain', x: 4 },
    { type: TROOPER, x: 10 },
    { type: TROOPER, x: 12, order: 'faceup' },
    { type: TROOPER, x: 18 },
    { type: 'rebel-pathfinder', x: 8 },
  );
  const t = begin(s, Opens.ordersIssued.call({})).asked('L-GEN-2', 0).seat(0).answers(offer('direct', 0)).over();
  expect(t.state.public.units.map(u => u.order)).toEqual(['none', 'faceup', 'faceup', 'none', 'none']);
  expect(t.facts('ordered')).toEqual([expect.objectContaining({ unit: 1, by: 'direct' })]);
  begin(row({ type: 'rebel-trooper-captain', x: 4 }, { type: TROOPER, x: 18 }), Opens.ordersIssued.call({})).over();
});
rule(['SO-K10', 'SO-K41'], 'Defend X and Target X: tokens for who is ordered', () => {
  const order = (type: string) => begin(row({ type, x: 4 }), IssueOrder.call({ unit: unit(0), by: 'card' })).over().state.public.units[0]!;
  expect(order('arc-trooper-captain')).toMatchObject({ dodge: 1, aim: 0 });
  expect(order('ewok-hunter-sling')).toMatchObject({ dodge: 0, aim: 1 });
  const other = begin(
    row({ type: 'arc-trooper-captain', x: 4 }, { type: TROOPER, x: 6 }),
    IssueOrder.call({ unit: unit(1), by: 'card' }),
  ).over();
  expect(tokens(other.state, 'dodge')).toEqual([0, 0]);
});
rule('SO-K12', 'Disciplined X: who is ordered may remove up to X suppression tokens', () => {
  const order = (suppression: number) =>
    begin(row({ type: 'death-trooper', x: 4, suppression }), IssueOrder.call({ unit: unit(0), by: 'card' }));
  expect(tokens(order(2).asked('L-GEN-2', 0).seat(0).answers(offer('disciplined', 0)).over().state, 'suppression')).toEqual([1]);
  expect(tokens(order(2).seat(0).passes().over().state, 'suppression')).toEqual([2]);
  order(0).over();
});
rule('SO-K9', 'Dauntless: a suppressed unit may move at speed 1 after rallying', () => {
  const rally = (suppression: number) =>
    begin(
      row({ type: 'rebel-pathfinder', x: 4, suppression }, { type: STORM, seat: 1, x: 30 }),
      Activation.call({ unit: unit(0) }, 'rallied'),
    );
  rally(1).asked('L-GEN-2', 0).seat(0).answers(offer('dauntless', 0)).asked('L-MOV-1', 0).seat(0).passes().asked('L-ACN-1', 0);
  rally(0).asked('L-ACN-1', 0);
});
rule('SO-K18', 'Independent: a unit without an order gains its token at the start of the Activation phase', () => {
  const start = (given: Partial<Placed>, type = 'ewok-hunter-sling') =>
    begin(row({ type, x: 4, ...given }), Opens.activationPhase.call({})).over().state.public.units[0]!;
  expect(start({})).toMatchObject({ surge: 1, aim: 0 });
  expect(start({ order: 'faceup' })).toMatchObject({ surge: 0 });
  expect(start({}, 'mandalorian-super-commando')).toMatchObject({ surge: 0, aim: 1 });
});
rule('SO-K30', 'Reliable X: surge tokens at the start of the Activation phase, without a question', () => {
  const t = begin(
    row(
      { type: 'clone-trooper', x: 4 },
      { type: 'clone-trooper', x: 6 },
      { type: 'isf-trooper', seat: 1, x: 12 },
      { type: TROOPER, seat: 1, x: 14 },
    ),
    Opens.activationPhase.call({}),
  ).over();
  expect(tokens(t.state, 'surge')).toEqual([1, 1, 1, 0]);
});
rule('SO-K32', 'Retinue: an aim or a dodge token near its leader', () => {
  const start = (x: number) =>
    begin(row({ type: 'ig-100-magnaguard', x: 4 }, { type: 'bx-command-droid', x }), Opens.activationPhase.call({}));
  const t = start(17)
    .asked('SO-K32', 0)
    .offered(['aim', 'dodge'].map(token => code({ kind: 'token', token: token as 'aim' })));
  expect(
    tokens(
      t
        .seat(0)
        .answers(code({ kind: 'token', token: 'dodge' }))
        .over().state,
      'dodge',
    ),
  ).toEqual([1, 0]);
  start(17.2).over();
});
rule('SO-K19', 'Indomitable: rallies with red dice', () => {
  const s = row(
    { type: 'wookiee-warrior-bowcaster', x: 4, suppression: 1 },
    { type: TROOPER, x: 6, suppression: 1 },
    { type: STORM, seat: 1, x: 30 },
  );
  const die = (id: number) => begin(structuredClone(s), Activation.call({ unit: unit(id) }, 'rally')).state.pending!.asks[0]!.space;
  expect([0, 1].map(id => die(id))).toMatchObject([{ dice: [{ id: 'red-defence' }] }, { dice: [{ id: 'white-defence' }] }]);
});
rule('SO-K21', 'Inspire X: at the end of the activation X suppression tokens of others within 12 inches go', () => {
  const s = (x: number) => {
    const all = row(
      { type: 'rebel-trooper-captain', x: 4, suppression: 1 },
      { type: TROOPER, x: 10, suppression: 2 },
      { type: TROOPER, x: 12, suppression: 1 },
      { type: TROOPER, x: 18, suppression: 1 },
    );
    words.grant(all, 0 as never, 'inspire', x - 1, 'game');
    return begin(all, Opens.activationEnd.call({ unit: unit(0) }))
      .seat(0)
      .answers(offer('inspire', 0));
  };
  const one = s(1).asked('L-ACN-7', 0).offered([1, 2].map(unitCode)).seat(0).answers(unitCode(1)).over();
  expect(tokens(one.state, 'suppression')).toEqual([1, 1, 1, 1]);
  const three = s(3).seat(0).answers(unitCode(1)).seat(0).answers(unitCode(1)).seat(0).answers(unitCode(2));
  expect(tokens(three.over().state, 'suppression')).toEqual([1, 0, 0, 1]);
});
rule('SO-K28', 'Ready X: aim tokens after a Standby action', () => {
  expect(tokens(acted(row({ type: 'death-trooper', x: 4 }), 'standby').state, 'aim')).toEqual([1]);
  expect(tokens(acted(row({ type: 'death-trooper', x: 4 }), 'aim').state, 'aim')).toEqual([0]);
});
rule('SO-K29', 'Recharge X: a Recover action turns shields over', () => {
  const t = acted(row({ type: 'bx-deflector-shield', x: 4, spentShield: 2 }), 'recover');
  expect(t.state.public.units[0]).toMatchObject({ shield: 1, spentShield: 1 });
  const aims = acted(row({ type: 'bx-deflector-shield', x: 4, spentShield: 2 }), 'aim');
  expect(aims.state.public.units[0]).toMatchObject({ shield: 0, spentShield: 2 });
  const other = acted(row({ type: STORM, x: 4, spentShield: 1 }, { type: 'bx-deflector-shield', x: 8, spentShield: 2 }), 'recover');
  expect(other.state.public.units.map(u => u.spentShield)).toEqual([1, 2]); // only who recovers, and only with the keyword
});
rule('SO-K35', 'Sentinel: standby reaches six inches farther', () => {
  const s = row({ type: STORM, x: 4 }, { type: STORM, x: 6 });
  words.grant(s, 1 as never, 'sentinel', 1, 'game');
  expect([0, 1].map(id => words.total(s, 'standbyRange', { unit: unit(id) }))).toEqual([0, 6]);
});
rule(
  ['SO-K13', 'SO-K20', 'SO-K22', 'SO-K33', 'SO-K34', 'SO-G34'],
  'how a unit moves and deploys is a number that its keywords give',
  () => {
    const s = row({ type: 'bx-vibrosword', x: 4 }, { type: 'rebel-pathfinder', x: 6 }, { type: 'arc-trooper-jetpack', x: 8 });
    const of = (quantity: 'disengage' | 'infiltrate' | 'jump' | 'climb' | 'scout' | 'covertDeploy') =>
      [0, 1, 2].map(id => words.total(s, quantity, { unit: unit(id) }));
    expect([of('jump'), of('climb'), of('scout'), of('infiltrate')]).toEqual([
      [1, 0, 2],
      [6, 0, 0],
      [2, 0, 1],
      [0, 1, 0],
    ]);
    expect([of('disengage'), of('covertDeploy')]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    words.grant(s, 1 as never, 'disengage', 1, 'game');
    words.grant(s, 2 as never, 'covert-deploy', 1, 'game');
    expect([of('disengage'), of('covertDeploy')]).toEqual([
      [0, 1, 0],
      [0, 0, 1],
    ]);
  },
);
rule('L-GEN-4', 'every keyword of every card is in the glossary, and has its own number', () => {
  const ids = Object.values(GLOSSARY).map(keyword => keyword.id);
  expect(new Set(ids).size).toBe(ids.length);
  const s = row({ type: 'id10-seeker-droid', x: 4 });
  for (const { keywords } of newRoster(s)) for (const name of Object.keys(keywords)) expect(Object.keys(GLOSSARY)).toContain(name);
});
rule('SO-G29', 'table and army builder explain a keyword with the same sentence, and name its rule', () => {
  expect(definitionOf('pierce')).toMatchObject({ name: { en: 'Pierce', de: 'Durchschlagen' }, rule: 'SO-G30' });
  for (const id of KEYWORD_IDS) {
    const { name, text, rule: named } = definitionOf(id);
    for (const words of [name, text])
      expect(
        [words.en, words.de].every(w => w.length > 1),
        id,
      ).toBe(true);
    expect(catalogue.map(r => r.id)).toContain(named);
    expect(named, id).toBe(QUANTITIES[id].rule);
    expect(definitionNamed(name.en)).toEqual(definitionOf(id));
  }
});
