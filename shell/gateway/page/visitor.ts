import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayOptions } from '../options';
import { overridesOf } from '../override/override';
import type { Visitor } from '../releases/bootManifest';
import { isSecure } from '../securityHeaders';

const browserCookie = 'portal.browser';
const year = 365 * 24 * 3600;

/**
 * Returns the browser's random id, which contains no personal data. A new browser gets one as a cookie with `reply`.
 */
function browserOf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Pick<GatewayOptions, 'publicUrl'>,
): string {
  const known = request.cookies[browserCookie];
  if (known && /^[\w-]{36}$/.test(known)) return known;
  const fresh = randomUUID();
  const secure = isSecure(request, options);
  reply.setCookie(browserCookie, fresh, { path: '/', maxAge: year, sameSite: 'lax', httpOnly: true, secure });
  return fresh;
}

/** Returns the visitor of a request. */
export const visitorOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  options: Pick<GatewayOptions, 'publicUrl' | 'override'>,
): Visitor => ({
  browser: browserOf(request, reply, options),
  overrides: overridesOf(request, options),
});
