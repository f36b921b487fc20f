import type { FastifyInstance } from 'fastify';

/** Behind a proxy that is not trusted, all players have the proxy's address and share its limits. */
export const warnOfProxy = (app: FastifyInstance): void => {
  let isTold = false;
  app.addHook('onRequest', async request => {
    if (isTold || request.headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    app.log.warn(
      { address: request.ip },
      'requests come through a proxy that is not trusted: all players share its limits. Set CADRE_TRUSTED_PROXIES to its address',
    );
  });
};
