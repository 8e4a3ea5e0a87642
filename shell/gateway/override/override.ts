import { requestUrl } from '@portal/shared/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayOptions } from '../options';
import { sendNotice } from '../page/noticePage';
import { isSecure } from '../securityHeaders';
import { type Override, type OverrideRefusal, readToken } from './token';

type Options = Pick<GatewayOptions, 'publicUrl' | 'override'>;

const cookieName = 'portal.override';

/** Between the tokens of several areas; no token contains it. */
const separator = '~';

/** What the query has instead of a token to end all overrides. */
const end = 'end';

const refusals: Readonly<Record<OverrideRefusal | 'closed' | 'unknown', readonly [string, string]>> = {
  closed: ['本门户没有开放开发版本', '运维没有设置 OVERRIDE_KEY，栏目只能用发布的版本。'],
  forged: ['开发版本的链接无效', '签名不对：请让开发者用本门户的 OVERRIDE_KEY 重新生成链接。'],
  expired: ['开发版本的链接已过期', '请让开发者重新生成链接。'],
  tooLong: ['开发版本的链接无效', '有效期超过 8 小时：请让开发者重新生成链接。'],
  host: ['开发版本的链接无效', '开发服务器不在允许的主机上：只能是本机，或 OVERRIDE_HOSTS 列出的主机。'],
  unknown: ['开发版本的链接无效', '本门户没有这个栏目。'],
};

/** Returns the valid overrides of a request's cookie, with their tokens. */
function stored(
  request: FastifyRequest,
  { override: rules }: Options,
): ReadonlyMap<string, [string, Override]> {
  const tokens = rules ? (request.cookies[cookieName] ?? '').split(separator) : [];
  const read = tokens.flatMap((token) => {
    const found = rules && readToken(token, rules);
    return typeof found === 'object' ? [[found.area, [token, found]] as [string, [string, Override]]] : [];
  });
  return new Map(read);
}

/** Returns the overrides of a browser by area. */
export const overridesOf = (request: FastifyRequest, options: Options): Readonly<Record<string, Override>> =>
  Object.fromEntries([...stored(request, options).values()].map(([, override]) => [override.area, override]));

/** Keeps these tokens until the last one expires; none deletes the cookie. */
function store(reply: FastifyReply, options: Options, kept: readonly [string, Override][]) {
  const left = Math.max(0, ...kept.map(([, { expires }]) => expires - Date.now()));
  reply.setCookie(cookieName, kept.map(([token]) => token).join(separator), {
    path: '/',
    maxAge: Math.ceil(left / 1000),
    sameSite: 'lax',
    httpOnly: true,
    secure: isSecure(reply.request, options),
  });
}

/**
 * Answers `?override=<token>` and `?override=end`: changes the cookie and leads to the same page without the query, or refuses
 * with a page in Chinese. Returns undefined for other requests.
 */
export function answerOverride(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options & { readonly areas: readonly string[] },
): FastifyReply | undefined {
  const { pathname, searchParams } = requestUrl(request.url);
  const token = searchParams.get('override');
  if (token === null) return undefined;
  const refuse = (why: keyof typeof refusals) => sendNotice(reply, 403, ...refusals[why]);
  // A path of two slashes would lead to another host.
  const back = pathname.replace(/^\/+/, '/');
  reply.header('cache-control', 'no-store');
  if (token === end) {
    store(reply, options, []);
    return reply.redirect(back, 303);
  }
  if (!options.override) return refuse('closed');
  const found = readToken(token, options.override);
  if (typeof found === 'string') return refuse(found);
  if (!options.areas.includes(found.area)) return refuse('unknown');
  const others = [...stored(request, options)].filter(([area]) => area !== found.area);
  store(reply, options, [...others.map(([, kept]) => kept), [token, found]]);
  return reply.redirect(back, 303);
}
