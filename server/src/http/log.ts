import type { FastifyServerOptions } from 'fastify';
import type { App } from '../deps';
import type { Env } from '../env';

/** Property names of secrets, which are redacted in every logged object. */
const secretNames = ['password', 'token', 'refreshToken', 'refresh_token', 'code', 'authorization', 'cookie'];

interface LoggedError {
  readonly [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** SQLSTATE or errno. Not named `code`, which is redacted. */
  readonly reason?: string;
  readonly cause?: LoggedError;
}

/** Removes query parameters from a message of Drizzle: they contain personal data, which a log must not contain. */
const withoutParams = (text: string): string => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');

/**
 * Reduces an error to what says where and why it happened; other details of database errors contain values as well.
 */
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

/** Options for structured logs with secrets redacted. */
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
