import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { withoutTrailingSlashes } from './path';

/** Thrown for an invalid environment variable; the message names it and the expected value. */
export class EnvError extends Error {}

/** Environment variables of a process. */
export type Vars = Readonly<Record<string, string | undefined>>;

/**
 * Parses environment variables by a schema. An empty value counts as unset, because compose files pass empty ones. `NAME_FILE` is the
 * path of a file with the value of `NAME`, for secrets that an orchestrator mounts; an empty file counts as unset too.
 * Throws {@link EnvError} with one line that names the first invalid variable.
 */
export function parseVariables<Schema extends z.ZodType>(schema: Schema, vars: Vars): z.output<Schema> {
  const given = withFiles(Object.fromEntries(Object.entries(vars).filter(([, value]) => value !== '')));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new EnvError(`${String(issue?.path[0])} ${issue?.message}`);
}

const fileSuffix = '_FILE';

/** Returns the variables with the contents of the files that are named, without the line break at the end; a value that is given itself counts first. */
function withFiles(given: Record<string, string | undefined>): Record<string, string | undefined> {
  const read = Object.entries(given).flatMap(([name, path]) =>
    name.endsWith(fileSuffix) && path !== undefined && isOwnName(name)
      ? [[name.slice(0, -fileSuffix.length), contentOf(name, path)] as const]
      : [],
  );
  return { ...Object.fromEntries(read.filter(([, value]) => value !== '')), ...given };
}

/** Other programs have variables that end so, which this process inherits: SSL_CERT_FILE, for example. */
const isOwnName = (name: string): boolean =>
  /^(PORTAL|DATABASE|ALIYUN|WECHAT|OPS|OVERRIDE|RELEASES)_[A-Z0-9_]+$/.test(name);

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new EnvError(`${name} must be the path of a file that can be read`);
  }
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

/** A TCP port; 0 selects any free port. */
export const portVariable = z
  .string()
  .refine(isPort, 'must be a port number from 0 to 65535')
  .transform(Number);

/** An http or https URL without a trailing slash. */
export const urlVariable = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
    .transform(withoutTrailingSlashes);

const trustedPattern = /^[\w.:/,\s]+$/;

/** Variables that both the API and the gateway read, under the same names. */
export const commonVariables = {
  PORTAL_MODE: z.enum(['local', 'production'], 'must be local or production').default('local'),
  HOST: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .regex(trustedPattern, 'must be true, false, a number of hops or a list of addresses')
    .transform(trustOf)
    .default(false),
  /** Milliseconds for which a process that was told to stop still accepts connections. */
  DRAIN_TIME: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number of milliseconds')
    .transform(Number)
    .optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .optional(),
};

/** Returns the time of `DRAIN_TIME`. Local mode has one process, so nobody else could take its requests. */
export const drainTimeOf = (env: {
  readonly PORTAL_MODE: string;
  readonly DRAIN_TIME?: number | undefined;
}) => env.DRAIN_TIME ?? (env.PORTAL_MODE === 'production' ? 3000 : 0);

export type LogLevel = NonNullable<z.output<typeof commonVariables.LOG_LEVEL>>;

/** Proxies whose X-Forwarded-* headers are trusted: none, all, a number of hops, or IP addresses. */
export type TrustProxy = boolean | number | string;

function trustOf(value: string): TrustProxy {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d{1,2}$/.test(value) ? Number(value) : value;
}

/** Returns Fastify's `trustProxy` option, which accepts a number of hops only as a function. */
export function trustedProxies(trust: TrustProxy) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}
