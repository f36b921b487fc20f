import { catalogue } from '../data/index.js';
import { type ArmyList, isLegal, validate } from '../roster/index.js';
import { withoutDecks } from '../table/opponent.js';
import { writeTournamentText } from './legion-hq-text.js';

export interface TournamentPack {
  /** Everything, command hand and battle deck included. */
  readonly organiser: string;
  /** AB-30: what opponents may read. */
  readonly opponents: string;
}
/** A list for a tournament: one text for the organiser, one for opponents. */
export const tournamentPack = (list: ArmyList): TournamentPack => {
  const problems = validate(list).filter(p => p.level === 'error');
  const verdict = isLegal(problems) ? ['Legal list.'] : [`${problems.length} problems:`, ...problems.map(p => `${p.rule} ${p.says.en}`)];
  const source = `Cards as of ${catalogue.version}, points as of ${catalogue.points}.`;
  return {
    organiser: [writeTournamentText(list).trimEnd(), '', ...verdict, source, ''].join('\n'),
    opponents: [writeTournamentText(withoutDecks(list)).trimEnd(), '', source, ''].join('\n'),
  };
};
