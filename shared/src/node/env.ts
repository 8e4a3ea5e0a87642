import { z } from 'zod';
import { withoutTrailingSlashes } from './path';

/** A variable that cannot be used; the message names it and says what it should be. */
export class EnvError extends Error {}

/** Environment variables as a process has them. */
export type Vars = Readonly<Record<string, string | undefined>>;

/**
 * Parses environment variables by a schema; an empty one counts as not set, as compose files write them.
 * Throws {@link EnvError} with one line that names the first variable that does not fit.
 */
export function parseVariables<Schema extends z.ZodType>(schema: Schema, vars: Vars): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(vars).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new EnvError(`${String(issue?.path[0])} ${issue?.message}`);
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

/** A TCP port; 0 takes any free one. */
export const portVariable = z
  .string()
  .refine(isPort, 'must be a port number from 0 to 65535')
  .transform(Number);

/** An http address without a slash at its end. */
export const urlVariable = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
    .transform(withoutTrailingSlashes);

const trustedPattern = /^[\w.:/,\s]+$/;

/** Variables that the API and the gateway both read, under the same names. */
export const commonVariables = {
  PORTAL_MODE: z.enum(['local', 'production'], 'must be local or production').default('local'),
  HOST: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .regex(trustedPattern, 'must be true, false, a number of hops or a list of addresses')
    .transform(trustOf)
    .default(false),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .optional(),
};

export type LogLevel = NonNullable<z.output<typeof commonVariables.LOG_LEVEL>>;

/** Whose X-Forwarded-* headers are trusted: nobody's, everybody's, those of a number of hops, or of addresses. */
export type TrustProxy = boolean | number | string;

function trustOf(value: string): TrustProxy {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d{1,2}$/.test(value) ? Number(value) : value;
}

/** The setting for Fastify, which takes a number of hops only as a function. */
export function trustedProxies(trust: TrustProxy) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}
