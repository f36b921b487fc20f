import { isOnDevice } from '@cadre/protocol';
import { myMatch } from '../memory/matches.js';
import { secretsIn } from '../route.js';
import { settings } from '../settings/settings.js';

/** Whoever sits down with others for the first time is asked for a name: by a link, or at a table with seats for others. */
export const needsName = (match: string): boolean => {
  if (isOnDevice(match) || settings().name.trim() !== '') return false;
  return secretsIn(location.hash).length > 0 || (myMatch(match)?.keys.some(k => !k.mine) ?? false);
};
