import { reasons } from '@portal/shared/contract';
import { hostNamePattern } from '@portal/shared/rules';
import { ipOfHost, isLoopbackIp, isPublicIp } from '../../ports/webhook/publicIp';

/** Top-level names that never lead to a server of the public internet (RFC 6761, RFC 6762, ICANN's `internal`). */
const reservedNames = /\.(localhost|local|internal|invalid|test)$/;

/**
 * Returns why a URL can't be that of a webhook; undefined when it can. Names are resolved and checked with each request.
 * Local mode allows http and this machine.
 */
export function urlProblem(given: string, mode: 'local' | 'production'): string | undefined {
  if (!URL.canParse(given)) return reasons.webhookUrlFormat;
  const url = new URL(given);
  if (url.hash !== '' || url.port === '0') return reasons.webhookUrlFormat;
  const local = mode === 'local';
  if (url.protocol !== 'https:' && !(local && url.protocol === 'http:')) return reasons.webhookUrlHttps;
  if (url.username !== '' || url.password !== '') return reasons.webhookUrlLogin;
  const ip = ipOfHost(url.hostname);
  const own = ip === undefined ? url.hostname === 'localhost' : isLoopbackIp(ip);
  if (local && own) return undefined;
  if (ip !== undefined) return isPublicIp(ip) ? undefined : reasons.webhookUrlPrivate;
  if (!url.hostname.includes('.') || reservedNames.test(url.hostname)) return reasons.webhookUrlPrivate;
  return hostNamePattern.test(url.hostname) ? undefined : reasons.webhookUrlFormat;
}
