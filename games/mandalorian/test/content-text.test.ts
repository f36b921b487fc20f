import { describe, expect, it } from 'vitest';
import { content } from '../src/content/content.js';
import { eventText, featureText, guideText, MAP_RULE_TEXTS, missionText, namesOf, skillText, triggerText } from '../src/content/text.js';

const names = namesOf(content);
const skills = content.characters.flatMap(({ deck, unlocks: { gear: _, ...unlocks } }) => [...deck, ...Object.values(unlocks)]);
const triggers = [...content.planning, ...content.unlockPlanning, ...content.characters.map(each => each.unlocks.gear)];
const events = [...content.events, ...content.unlockEvents];
const skill = (id: string): string => skillText(skills.find(card => card.id === id)!, names);
const trigger = (id: string): string => triggerText(triggers.find(card => card.id === id)!, names);
const event = (id: string): readonly string[] => eventText(events.find(card => card.id === id)!, names);
const sheet = (id: string, part: string): readonly string[] => {
  const mission = content.missions.find(each => each.id === id)!;
  return missionText(mission, namesOf(content, mission)).flatMap(line => (line.part === part ? [line.text] : []));
};

describe('texts made from effects', () => {
  it('of skill cards', () => {
    expect(skill('mandalorian/long-rifle')).toBe('Attack: the target may be within range 3.');
    expect(skill('mandalorian/wrist-flamer')).toBe(
      'Attack: after the action, deal 1 damage to every other enemy in the space of the target.',
    );
    expect(skill('mandalorian/quick-draw')).toBe('+1 strength in Attack.');
    expect(skill('mandalorian/clear-the-room')).toBe('');
    expect(skill('mandalorian/beskar-plate')).toBe('Plan: you gain a shield.');
    expect(skill('greef/rally')).toBe('Plan: another character within range 3 gains a shield.');
    expect(skill('greef/deep-contacts')).toBe('Intel: look at 2 facedown threats anywhere on the map.');
    expect(skill('xian/thrown-knife')).toBe('Attack: the target may be within range 2; +1 strength if the target has no damage.');
    expect(skill('ig11/spin-volley')).toBe('Attack: instead of the action, deal 1 damage to every enemy within range 1.');
    expect(skill('burg/hurl')).toBe('Intel: after the action, move that enemy up to 2 spaces, then deal 1 damage to that enemy.');
  });

  it('of planning and gear cards', () => {
    expect(trigger('defend')).toBe('When you would be dealt damage: discard this card; block 1 damage.');
    expect(trigger('bad-luck')).toBe('No effect. It cannot be kept.');
    expect(trigger('medkit')).toBe(
      'Between your actions, if you have damage and no enemy is within range 2: discard this card; heal 1 of your damage.',
    );
    expect(trigger('burg/crowbar')).toBe('When you perform an action (Mission): discard this card; strength becomes 4.');
  });

  it('of events', () => {
    expect(event('e1')).toEqual(['All melee enemies move 2 spaces.', '2 melee enemies attack in their own space.']);
    expect(event('e8')).toEqual(['1 sharpshooter or blaster enemy attacks within range 4.', '6+: disrupt Move.']);
    expect(event('e12')).toEqual(['If a character carries The Child, The Child flees; otherwise 3 enemies of any class move 2 spaces.']);
  });

  it('of missions', () => {
    expect(sheet('m1', 'Objective')).toEqual(['A character is in the same space as The Asset, with no enemies there.']);
    expect(sheet('m1', 'Alarm')).toEqual([3, 6].map(n => `At ${n}, spawn 1 reinforcement at the star nearest to you.`));
    expect(sheet('m3', 'Failure').slice(0, 2)).toEqual([
      'A character is defeated.',
      'The difficulty is not veteran, fewer than 20 guide cards have been resolved and Alarm is at least 11 plus 1 per character.',
    ]);
    expect(sheet('m3', 'Failure').at(-1)).toBe(
      'The difficulty is veteran, 60 or more guide cards have been resolved and Alarm is at least 16 plus 1 per character.',
    );
    expect(sheet('mm2', 'The Beast')).toEqual(['Melee, health 18 plus 6 per character, grapple; at most 3 damage at a time.']);
    expect(sheet('mm3', 'Setup')).toContain('If the map is Prison transport, all characters start in #5.');
    expect(sheet('mm3', 'Setup')).toContain('If the difficulty is novice, spawn 1 reinforcement at the star nearest to you.');
    expect(sheet('mm4', 'Failure')).toContain('The event deck has been reshuffled 2 times (plus 1 per character above 3).');
    expect(sheet('m2', 'End of turn')).toEqual(['If there are 4 or more characters and no enemy is in your space, you gain a shield.']);
    expect(sheet('m2', 'The Child')).toEqual([
      'An enemy that ends an Event Step move in its space takes it; an enemy carrying The Child moves toward the star nearest to it.',
    ]);
  });

  it('of the guide deck', () => {
    const guide = (id: number): string => guideText(content.guide[id - 1]!, content);
    expect(guide(2)).toBe('Stop. Play the first mission.');
    expect(guide(4)).toBe('Add Micro-Missiles to the deck of The Mandalorian.');
    expect(guide(14)).toBe('Add Smoke to the planning deck.');
    expect(guide(17)).toBe('Add One After Another to the event deck.');
    expect(guide(31)).toBe('Open envelope 1, Mercenary sheets: Salvage Rights, Big Game, Skip Tracer.');
    expect(guide(46)).toBe('The Mandalorian now has the gear Signet Ward.');
  });

  it('changes with the numbers it is made from', () => {
    const card = skills.find(each => each.id === 'mandalorian/long-rifle')!;
    expect(skillText({ ...card, ability: { slot: 'attack', modify: [{ op: 'attackRange', range: 5 }] } }, names)).toContain('range 5');
  });

  it('is never longer than 200 characters and never shows an id or a gap', () => {
    const texts = [
      ...skills.map(card => skillText(card, names)),
      ...triggers.map(card => triggerText(card, names)),
      ...events.flatMap(card => eventText(card, names)),
      ...content.features.map(feature => featureText(feature, names)),
      ...content.missions.flatMap(mission => [mission.briefing, ...missionText(mission, namesOf(content, mission)).map(line => line.text)]),
      ...content.guide.map(card => guideText(card, content)),
      ...Object.values(MAP_RULE_TEXTS),
    ];
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter(text => text.length > 200)).toEqual([]);
    expect(texts.filter(text => /undefined|null|NaN|\[object| {2}|[a-z][A-Z]/.test(text))).toEqual([]);
    expect(texts.filter(text => text !== '' && !text.endsWith('.'))).toEqual([]);
  });
});
