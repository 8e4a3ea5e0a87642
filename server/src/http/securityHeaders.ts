import helmet from '@fastify/helmet';
import type { App } from '../deps';

/**
 * Sets the default security headers of answers; a route may override them. Strict-Transport-Security is set by the
 * gateway, because the API behind it is called without TLS.
 */
export async function securityHeaders(app: App): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    frameguard: { action: 'deny' },
    strictTransportSecurity: false,
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // The database's time, by which the browser knows what day it is; Node would write the process's.
    reply.header('date', app.deps.now().toUTCString());
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
