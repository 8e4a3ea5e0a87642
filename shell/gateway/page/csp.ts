import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';

interface Allowed {
  readonly nonce: string;
  /** Origins of this page's remotes other than the portal's own. */
  readonly origins: readonly string[];
  /** Origins of developers' overrides, whose dev servers also use web sockets. */
  readonly devOrigins: readonly string[];
}

function directives({ nonce, origins, devOrigins }: Allowed) {
  const elsewhere = [...origins, ...devOrigins];
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...elsewhere],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...elsewhere],
    'img-src': ["'self'", 'data:', 'blob:', ...elsewhere],
    'font-src': ["'self'", ...elsewhere],
    'connect-src': ["'self'", ...elsewhere, ...sockets],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/**
 * Sets the page's content security policy: scripts only from the remotes' origins, and inline code only with the
 * nonce. Nonce and origins differ by request, so the plugin's single policy for all requests is disabled.
 */
export function setContentSecurityPolicy(reply: FastifyReply, allowed: Allowed): void {
  const policy = helmet.contentSecurityPolicy({ useDefaults: false, directives: directives(allowed) });
  policy(reply.request.raw, reply.raw, (error) => {
    if (error) throw error;
  });
}
