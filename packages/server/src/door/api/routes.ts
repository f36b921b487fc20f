import type { DoorParts } from '../door.js';
import { creatingRoutes } from './creating.js';
import { credentialsFor } from './credentials.js';
import { gameRoutes } from './game-routes.js';
import { paperRoutes } from './paper-routes.js';
import { readingRoutes } from './reading.js';
import type { Route } from './route.js';
import { seatRoutes } from './seat-routes.js';

/** Everything that can be asked for without a socket. */
export const apiRoutes = (parts: DoorParts): Route[] => {
  const credentials = credentialsFor(parts);
  return [
    ...gameRoutes(parts),
    ...readingRoutes(parts, credentials),
    ...creatingRoutes(parts, credentials),
    ...seatRoutes(parts, credentials),
    ...paperRoutes(parts, credentials),
  ];
};
