import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayOptions } from './options';

/** What no page may use. Helmet has no Permissions-Policy. */
const refused = 'microphone=(), geolocation=(), payment=(), usb=()';

/** Lets the page use the camera: those of an area that says so in `remotes.config.json`, which nobody else's are. */
export const allowCamera = (reply: FastifyReply): void => {
  reply.header('permissions-policy', `camera=(self), ${refused}`);
};

const transportSecurity = { maxAge: 31_536_000, includeSubDomains: false };

/**
 * Returns true when visitors reach the portal by TLS: the scheme of the public URL says so, because the proxy that ends
 * TLS may not be trusted. Without a public URL the request decides.
 */
export const isSecure = ({ protocol }: FastifyRequest, { publicUrl }: Pick<GatewayOptions, 'publicUrl'>) =>
  publicUrl === undefined ? protocol === 'https' : new URL(publicUrl).protocol === 'https:';

/** Sets the headers of every answer of the gateway's own; the API sets its own. A page adds its content security policy. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  options: Pick<GatewayOptions, 'publicUrl'>,
): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: false,
    // Files of a remote may be asked for by a portal of another origin.
    crossOriginResourcePolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Remotes of other origins load sooner with it.
    dnsPrefetchControl: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.helmet({ strictTransportSecurity: isSecure(request, options) && transportSecurity });
    reply.headers({ 'permissions-policy': `camera=(), ${refused}`, 'x-request-id': request.id });
  });
}
