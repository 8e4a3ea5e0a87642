import helmet from '@fastify/helmet';
import type { App } from '../deps';

/**
 * Sets the headers that an answer has unless its route says otherwise: it is data, for the caller alone.
 * Strict-Transport-Security is the gateway's: the API is called in clear behind it.
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
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
