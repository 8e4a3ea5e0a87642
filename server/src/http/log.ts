import type { FastifyServerOptions } from 'fastify';
import type { App } from '../deps';
import type { Env } from '../env';

/** Names under which secrets travel, wherever an object with them is logged. */
const secretNames = ['password', 'token', 'refreshToken', 'refresh_token', 'code', 'authorization', 'cookie'];

interface LoggedError {
  readonly [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** SQLSTATE or errno; not `code`, which is redacted. */
  readonly reason?: string;
  readonly cause?: LoggedError;
}

/** Drizzle writes a failed query's parameters into the message: values of people, which a log must not hold. */
const withoutParams = (text: string): string => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');

/** The error without anything but what says where and why; database details name values too. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  return {
    type: error.name,
    message: withoutParams(error.message),
    stack: withoutParams(error.stack ?? ''),
    ...('code' in error && typeof error.code === 'string' ? { reason: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Structured lines; secrets under their usual names are blacked out. */
export function loggerOptions(env: Pick<Env, 'logLevel'>, stream?: LoggerOptions['stream']): LoggerOptions {
  return {
    level: env.logLevel,
    ...(stream === undefined ? {} : { stream }),
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: {
      err: loggedError,
    },
  };
}

/**
 * Logs one line per request. The URL is logged without its query, because the specification puts a
 * refresh token there. Bodies are never logged.
 */
export function logRequests(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request;
    const path = url.split('?', 1)[0];
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, path, ip, status: reply.statusCode, ms }, 'request');
  });
}
