import type { Rule } from '@cadre/core';

const section = (name: string): string => `seed 003, ${name}`;

/** The seed's rules of building an army. */
export const armyBuilding: readonly Rule[] = [
  {
    id: 'AB-1',
    says: 'Before the game each player has an army of units and upgrades, a command hand and a battle deck.',
    source: section('Army Building'),
    ruling: 'A card that the catalogue does not know stays in the list as a placeholder and makes it illegal.',
  },
  {
    id: 'AB-2',
    says: 'There are four factions: Galactic Empire, Rebel Alliance, Separatist Alliance, Galactic Republic; the unit card shows which.',
    source: section('Factions'),
    ruling: 'Mercenaries and Mandalorians take the field as armies only through a battle force.',
  },
  { id: 'AB-3', says: 'All units of an army are of one faction, unless a rule says otherwise.', source: section('Factions') },
  {
    id: 'AB-4',
    says: 'Rebels and Republic are the light side, Empire and Separatists the dark side; other armies state theirs.',
    source: section('Factions'),
    ruling: 'A battle force that states no side has none: cards of either side are closed to it.',
  },
  { id: 'AB-5', says: 'An army costs the sum of its units and their upgrades.', source: section('Points') },
  { id: 'AB-6', says: 'An army costs at most 1,000 points.', source: section('Points') },
  {
    id: 'AB-7',
    says: 'Upgrades have one of sixteen types.',
    source: section('Upgrade Cards'),
    ruling: 'Doctrine (2025) and clan (2026) are the seventeenth and eighteenth.',
  },
  { id: 'AB-8', says: 'For each icon of its bar a unit may equip one upgrade of that type.', source: section('Upgrade Cards') },
  {
    id: 'AB-9',
    says: 'A unit never has the same upgrade twice.',
    source: section('Upgrade Cards'),
    ruling: 'The name decides: two cards of one name with different titles are the same upgrade.',
  },
  { id: 'AB-10', says: 'The unit must meet the restrictions that are printed on an upgrade.', source: section('Upgrade Cards') },
  {
    id: 'AB-11',
    says: 'Squad leader, heavy weapon and personnel upgrades add a miniature that has the weapon of the card besides those of the unit.',
    source: section('Upgrade Cards'),
  },
  { id: 'AB-12', says: 'Only the miniature that such a card added may use its weapon.', source: section('Upgrade Cards') },
  {
    id: 'AB-13',
    says: 'Armament, pilot, generator, ordnance, gear, grenades and hardpoint upgrades add a weapon.',
    source: section('Upgrade Cards'),
    ruling: 'A weapon on any other upgrade, such as crew, is added in the same way.',
  },
  {
    id: 'AB-14',
    says: 'Every miniature of the unit may use the weapon of an armament, pilot, generator, ordnance or hardpoint upgrade.',
    source: section('Upgrade Cards'),
  },
  { id: 'AB-15', says: 'In one attack only one miniature may use the weapon of a grenades upgrade.', source: section('Upgrade Cards') },
  {
    id: 'AB-16',
    says: 'Who may use the weapon of a gear upgrade is not said.',
    source: section('Upgrade Cards, a gap'),
    ruling: 'Every miniature of the unit may, as with an armament.',
  },
  {
    id: 'AB-17',
    says: 'Cards with the exhaust or expend icon start readied, and only a readied card can be exhausted or expended.',
    source: section('Exhaust and Expend'),
  },
  {
    id: 'AB-18',
    says: 'An exhausted card cannot be exhausted for an effect again until it is readied.',
    source: section('Exhaust and Expend'),
  },
  { id: 'AB-19', says: 'An expended card stays so for the rest of the game.', source: section('Exhaust and Expend') },
  {
    id: 'AB-20',
    says: 'A card with such an icon is exhausted or expended after a miniature adds its weapon to an attack pool.',
    source: section('Exhaust and Expend'),
  },
  {
    id: 'AB-21',
    says: 'If it is an armament, any number of miniatures of the unit add the weapon to that pool first.',
    source: section('Exhaust and Expend'),
  },
  {
    id: 'AB-22',
    says: 'A card with the exhaust action or free action icon is exhausted after that action.',
    source: section('Exhaust and Expend'),
  },
  { id: 'AB-23', says: 'A unit that recovers readies all its exhausted cards.', source: section('Exhaust and Expend') },
  { id: 'AB-24', says: 'A command hand has exactly seven cards.', source: section('Command Hand') },
  { id: 'AB-25', says: 'Two of them have one pip, two have two, two have three.', source: section('Command Hand') },
  { id: 'AB-26', says: 'No card is in a hand twice.', source: section('Command Hand') },
  { id: 'AB-27', says: 'Standing Orders, with four pips, is always among them.', source: section('Command Hand') },
  { id: 'AB-28', says: 'A command card that names a unit needs it in the army.', source: section('Command Hand') },
  { id: 'AB-29', says: 'A command card that names a faction or battle force needs that army.', source: section('Command Hand') },
  { id: 'AB-30', says: 'Nobody but its player sees the cards of a command hand.', source: section('Secret Information') },
  {
    id: 'AB-31',
    says: 'How many cards a hand has, and which lie in the discard pile, everybody may know.',
    source: section('Secret Information'),
  },
  { id: 'AB-32', says: 'Everything else is open: the whole list, its upgrades and its costs.', source: section('Secret Information') },
];

const published = 'published: core rules 2.6.1 and the point updates to June 2026';
/** What the published rules add to the seed. */
export const armyBuildingBeyond: readonly Rule[] = [
  { id: 'A-1', says: 'Recon armies cost at most 600 points, escalation 800, grand army 1,600.', source: published },
  {
    id: 'A-2',
    says: 'Each mode says how many units of each rank an army has at least and at most.',
    source: published,
    ruling: 'Escalation has the table of the standard mode.',
  },
  { id: 'A-3', says: 'One faction an army, each of the four on its side.', source: published },
  {
    id: 'A-4',
    says: 'The bullets before a name say how many cards of that name an army may hold, units and upgrades together.',
    source: published,
    ruling: 'Bullets before a title count cards of that title. Copies that a battle force hands out are counted for themselves.',
  },
  { id: 'A-5', says: 'At most one of a unit’s upgrades is a leader; there are eighteen types of upgrade today.', source: published },
  {
    id: 'A-6',
    says: 'Mercenaries serve the factions on their card, count to rank maximums and not to minimums, at most two corps and one of any other rank; Allies of Convenience adds one of one rank.',
    source: published,
  },
  {
    id: 'A-7',
    says: 'An affiliation is printed on a unit or comes with an upgrade.',
    source: published,
  },
  {
    id: 'A-8',
    says: 'Detachment, Entourage, Associate and Field Commander bend the ranks; Heavy Weapon Team, Flexible Response, Programmed and Equip force upgrades; Special Issue needs its battle force; a Counterpart joins its unit.',
    source: published,
    ruling: 'A detachment counts to the minimum of its rank. Its partner is a unit of that name or rank which is no detachment itself.',
  },
  {
    id: 'A-9',
    says: 'A battle force has a closed list of units and unique upgrades, its own rank tables and its own rules.',
    source: published,
    ruling: 'In escalation and grand army its standard table holds. Each rule of a force is data of that force.',
  },
  {
    id: 'A-10',
    says: 'The command hand as in the seed; where a card names several units, “or” needs one and “and” needs all.',
    source: published,
  },
  {
    id: 'A-11',
    says: 'The battle deck has three objectives, three secondaries and three advantages, none twice.',
    source: published,
    ruling: 'Recon games use the recon versions of the cards, other games the others.',
  },
  {
    id: 'A-12',
    says: 'Heavy weapon, personnel and squad leader upgrades add miniatures; a double-sided upgrade costs once, and its side is chosen at deployment.',
    source: published,
  },
  {
    id: 'A-13',
    says: 'The glossary explains every keyword that a card has, and every command and battle card, in our own words.',
    source: published,
    ruling: 'Where no public source states the effect of a card, it says so.',
  },
];

export const armyRules: readonly Rule[] = [...armyBuilding, ...armyBuildingBeyond];
