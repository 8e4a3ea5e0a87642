import { randomUUID } from 'node:crypto';
import { requestUrl } from '@portal/shared/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayOptions } from '../options';
import type { Visitor } from '../releases/bootManifest';
import { isSecure } from '../securityHeaders';

const browserCookie = 'portal.browser';
const overrideCookie = 'portal.overrides';
const year = 365 * 24 * 3600;

type CookieOptions = Pick<GatewayOptions, 'publicUrl'>;

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly maxAge: number;
}

function setCookie(reply: FastifyReply, options: CookieOptions, { name, value, maxAge }: Cookie): void {
  const secure = isSecure(reply.request, options);
  reply.setCookie(name, value, { path: '/', maxAge, sameSite: 'lax', httpOnly: true, secure });
}

/**
 * Returns the browser's random id, which contains no personal data. A new browser gets one as a cookie with `reply`.
 */
function browserOf(request: FastifyRequest, reply: FastifyReply, options: CookieOptions): string {
  const known = request.cookies[browserCookie];
  if (known && /^[\w-]{36}$/.test(known)) return known;
  const fresh = randomUUID();
  setCookie(reply, options, { name: browserCookie, value: fresh, maxAge: year });
  return fresh;
}

/** Returns the base of `http://localhost:3002/` as `http://localhost:3002`; undefined for a URL on another machine. */
function localBase(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, hostname, origin, pathname } = new URL(value);
  const local = hostname === 'localhost' || hostname === '127.0.0.1';
  return local && /^https?:$/.test(protocol) ? `${origin}${pathname.replace(/\/$/, '')}` : undefined;
}

function storedOverrides(request: FastifyRequest): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(request.cookies[overrideCookie]));
}

/** Returns the overrides that the query sets: `?remote.member=http://localhost:3002/`, `?remote.reset`. */
function requestedOverrides(request: FastifyRequest): Record<string, string> | undefined {
  const { searchParams } = requestUrl(request.url);
  if (searchParams.has('remote.reset')) return {};
  const changes = [...searchParams].filter(([key]) => /^remote\.\w+$/.test(key));
  if (changes.length === 0) return undefined;
  const named = changes.map(([key, value]) => [key.replace('.', '_'), value]);
  return { ...storedOverrides(request), ...Object.fromEntries(named) };
}

function overridesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: CookieOptions,
): Record<string, string> {
  const changed = requestedOverrides(request);
  const checked = Object.entries(changed ?? storedOverrides(request)).flatMap(([name, value]) => {
    const base = localBase(value);
    return base && /^remote_\w+$/.test(name) ? [[name, base] as const] : [];
  });
  const overrides = Object.fromEntries(checked);
  if (changed) {
    const value = new URLSearchParams(overrides).toString();
    setCookie(reply, options, { name: overrideCookie, value, maxAge: checked.length > 0 ? 24 * 3600 : 0 });
  }
  return overrides;
}

/** Returns the visitor of a request. Overrides are for developers and ignored in production. */
export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Pick<GatewayOptions, 'publicUrl' | 'mode'>,
): Visitor {
  return {
    browser: browserOf(request, reply, options),
    overrides: options.mode === 'production' ? {} : overridesOf(request, reply, options),
  };
}
