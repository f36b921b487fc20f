import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A database holds the secrets of future dice rolls: other users of the machine may not read it. */
export const OWNER_ONLY = 0o700;
/** A home, made where there is none; a database that everybody could read is closed to others. */
export const openHomeFolder = async (home: string): Promise<void> => {
  await mkdir(home, { recursive: true, mode: OWNER_ONLY });
  const database = join(home, 'database');
  if (existsSync(database)) await chmod(database, OWNER_ONLY);
};
