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
  const known = knownBrowser(request);
  if (known) return known;
  const fresh = randomUUID();
  const secure = isSecure(request, options);
  reply.setCookie(browserCookie, fresh, { path: '/', maxAge: year, sameSite: 'lax', httpOnly: true, secure });
  return fresh;
}

/** Returns the id that the browser has from an earlier page; empty for a new one. */
const knownBrowser = ({ cookies }: FastifyRequest): string => {
  const known = cookies[browserCookie];
  return known && /^[\w-]{36}$/.test(known) ? known : '';
};

/** Returns who makes a call: a browser that has loaded a page, or a program. */
export const callerOf = (
  request: FastifyRequest,
  options: Pick<GatewayOptions, 'publicUrl' | 'override'>,
): Visitor => ({ browser: knownBrowser(request), overrides: overridesOf(request, options) });

/** Returns the visitor of a request. */
export const visitorOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  options: Pick<GatewayOptions, 'publicUrl' | 'override'>,
): Visitor => ({
  browser: browserOf(request, reply, options),
  overrides: overridesOf(request, options),
});
