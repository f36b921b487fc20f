import type { GatewayParts } from '../gateway.js';
import { createRoutes } from './create-routes.js';
import { credentialsFor } from './credentials.js';
import { documentRoutes } from './document-routes.js';
import { gameRoutes } from './game-routes.js';
import { readRoutes } from './read-routes.js';
import type { Route } from './route.js';
import { seatRoutes } from './seat-routes.js';
import { setupReader } from './set-ups.js';

/** Everything that can be asked for without a socket. */
export const apiRoutes = (parts: GatewayParts): Route[] => {
  const credentials = credentialsFor(parts),
    readSetup = setupReader(parts);
  return [
    ...gameRoutes(parts, readSetup),
    ...readRoutes(parts, credentials),
    ...createRoutes(parts, credentials, readSetup),
    ...seatRoutes(parts, credentials),
    ...documentRoutes(parts, credentials),
  ];
};
