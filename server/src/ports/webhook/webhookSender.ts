import { lookup as systemLookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AttemptError } from '@portal/shared/rules';
import { BlockedIp, guardedLookup, type ResolveAll } from './guardedLookup';
import { ipOfHost, isLoopbackIp, isPublicIp } from './publicIp';

export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came of a request: the status of the answer, or why there is none. */
export type WebhookResult = { readonly duration_ms: number } & (
  | { readonly status: number; readonly error: null }
  | { readonly status: null; readonly error: AttemptError }
);

/** Sends requests to URLs that members chose. */
export interface WebhookSender {
  /** Posts once: without redirects, and only to public IPs. Does not throw. */
  post(request: WebhookRequest): Promise<WebhookResult>;
}

interface Settings {
  /** Allows http and the IPs of this machine, for receivers of developers. */
  readonly local: boolean;
  readonly timeoutMs?: number;
  readonly resolve?: ResolveAll;
}

const defaultTimeoutMs = 10_000;

/** Returns the sender. Each request has its own connection, so that no checked connection is used for another name. */
export function webhookSender({
  local,
  timeoutMs = defaultTimeoutMs,
  resolve = systemLookup,
}: Settings): WebhookSender {
  const isAllowed = (ip: string) => isPublicIp(ip) || (local && isLoopbackIp(ip));
  const lookup = guardedLookup(resolve, isAllowed);
  const post = async ({ url, headers, body }: WebhookRequest): Promise<number> => {
    const target = new URL(url);
    const ip = ipOfHost(target.hostname);
    if (ip !== undefined && !isAllowed(ip)) throw new BlockedIp();
    if (target.protocol !== 'https:' && !(local && target.protocol === 'http:')) throw new BlockedIp();
    const request = target.protocol === 'https:' ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(timeoutMs);
    const options = { method: 'POST', headers, agent: false as const, lookup, signal };
    return new Promise((answered, failed) => {
      const sending = request(target, options, (response) => {
        answered(response.statusCode ?? 0);
        // The body is not read.
        response.destroy();
      });
      sending.on('error', failed);
      sending.end(body);
    });
  };
  return {
    post: async (request) => {
      const started = performance.now();
      const duration = () => ({ duration_ms: Math.round(performance.now() - started) });
      try {
        return { status: await post(request), error: null, ...duration() };
      } catch (error) {
        return { status: null, error: attemptErrorOf(error), ...duration() };
      }
    },
  };
}

function attemptErrorOf(error: unknown): AttemptError {
  if (error instanceof BlockedIp) return 'blocked';
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'ABORT_ERR') return 'timeout';
  return /CERT|SSL|TLS|SIGNATURE|EPROTO/.test(code) ? 'tls' : 'unreachable';
}
