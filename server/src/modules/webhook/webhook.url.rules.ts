import { reasons } from '@portal/shared/contract';
import { ipOfHost, isLoopbackIp, isPublicIp } from '../../ports/webhook/publicIp';

/**
 * Returns why a URL can't be that of a webhook; undefined when it can. Names are resolved and checked with each request.
 * Local mode allows http and this machine.
 */
export function urlProblem(given: string, mode: 'local' | 'production'): string | undefined {
  if (!URL.canParse(given)) return reasons.webhookUrlFormat;
  const url = new URL(given);
  if (url.hostname === '' || url.hash !== '') return reasons.webhookUrlFormat;
  const local = mode === 'local';
  if (url.protocol !== 'https:' && !(local && url.protocol === 'http:')) return reasons.webhookUrlHttps;
  if (url.username !== '' || url.password !== '') return reasons.webhookUrlLogin;
  const ip = ipOfHost(url.hostname);
  const own = ip === undefined ? url.hostname === 'localhost' : isLoopbackIp(ip);
  if (local && own) return undefined;
  const isPublic = ip === undefined ? url.hostname.includes('.') : isPublicIp(ip);
  return isPublic ? undefined : reasons.webhookUrlPrivate;
}
