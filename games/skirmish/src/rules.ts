import type { Rule } from '@cadre/core';

const source = 'house: a small measured game of ours';
const rule = (id: string, says: string, ruling?: string): Rule => ({ id, says, source, ...(ruling !== undefined && { ruling }) });
export const catalogue: readonly Rule[] = [
  rule('SK-1', 'Two seats, A and B. Each brings a squad of three figures that cost at most 8 points.'),
  rule(
    'SK-2',
    'Seats take turns to deploy one figure each, in the order of the squad, wholly within 4 inches of their own edge. A begins.',
  ),
  rule(
    'SK-3',
    'Each round both seats choose a plan secretly and at once. Whoever alone plans to rush acts first. Figures of a seat that stays steady get a brace token.',
    'With equal plans the seat that did not act first in the last round does; in the first round it is A.',
  ),
  rule(
    'SK-4',
    'Seats take turns to activate a figure that has not acted. It takes up to two different actions: move, aim, shoot. A seat without such figures is passed over.',
  ),
  rule('SK-5', 'A move is one use of the movement tool of the unit. It may climb up or down 2 inches and may end where it began.'),
  rule(
    'SK-6',
    'No figure ends on another base, off the table, inside a piece, or partly over an edge. The tool does not cross walls, crates or platforms; it may cross bases.',
  ),
  rule('SK-7', 'Weapons reach 12 inches, edge to edge.'),
  rule('SK-8', 'A figure can only shoot an enemy that it sees: some line between the two silhouettes that no piece blocks.'),
  rule('SK-9', 'The attacker rolls the dice of the unit, and one more at 6 inches or less.'),
  rule(
    'SK-10',
    'A figure that aims gets one aim token. When it shoots it may spend it to reroll up to two dice. The token is lost at the end of the round.',
  ),
  rule(
    'SK-11',
    'A target that is partly hidden by a piece within 1 inch of it has its cover: light cancels one hit, heavy two. Critical hits are not cancelled.',
  ),
  rule('SK-12', 'Brace: when the figure is shot at, it may spend its brace token for one more cover.'),
  rule('SK-13', 'The defender rolls a die for each hit and critical hit that is left. Each block cancels one; the others are wounds.'),
  rule('SK-14', 'A figure with as many wounds as health is defeated and leaves the table.'),
  rule(
    'SK-15',
    'At the end of a round the seat with more figures within 3 inches of the beacon scores a point.',
    'The beacon counts on every level: above it on the walkway is near it.',
  ),
  rule(
    'SK-16',
    'The match lasts four rounds, or as many as was agreed, and ends at once when a seat has no figures left.',
    'The beacon of the round in which that happens is still scored.',
  ),
  rule('SK-17', 'A seat that alone has figures left wins; otherwise more points win, then more health left; otherwise it is a draw.'),
  rule('SK-18', 'Sharpshooter: targets of the figure have one less cover.'),
];
