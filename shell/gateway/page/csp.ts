import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';

interface Allowed {
  readonly nonce: string;
  /** Hashes of styles that a library puts into the page without a nonce. */
  readonly styleHashes: readonly string[];
  /** Origins, beside the portal's own, that remotes of this page come from. */
  readonly origins: readonly string[];
  /** Overrides of developers: their dev servers also talk to the page by web socket. */
  readonly devOrigins: readonly string[];
}

function directives({ nonce, styleHashes, origins, devOrigins }: Allowed) {
  const elsewhere = [...origins, ...devOrigins];
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...elsewhere],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...styleHashes.map((hash) => `'${hash}'`), ...elsewhere],
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
 * Sets the page's content security policy: scripts from the registry's origins only, no inline code except with
 * the nonce. The nonce and the origins differ by request, so the plugin's own policy, one for all, is off.
 */
export function setContentSecurityPolicy(reply: FastifyReply, allowed: Allowed): void {
  const policy = helmet.contentSecurityPolicy({ useDefaults: false, directives: directives(allowed) });
  policy(reply.request.raw, reply.raw, (error) => {
    if (error) throw error;
  });
}
