import { z } from 'zod';

/** The environment, parsed once at start. */
export interface Env {
  readonly mode: 'local' | 'production';
  /** Port of the API when it runs alone. */
  readonly port: number;
  /** Folder of the embedded database, the files and the local secrets. */
  readonly dataDir: string;
  /** PostgreSQL when set, else PGlite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Signs what the server hands out (links, successor tokens). */
  readonly secret: string | undefined;
  /** Whose X-Forwarded-For is believed. */
  readonly trustProxy: boolean | string;
  /** Address under which people reach the portal, without a slash at its end. */
  readonly publicUrl: string;
}

/** A variable that cannot be used; the message names it and says what it should be. */
export class EnvError extends Error {}

const port = z.coerce.number().int().min(0).max(65_535);

/** Parses the variables; throws {@link EnvError} at the first that does not fit. */
export function parseEnv(vars: Readonly<Record<string, string | undefined>>): Env {
  const mode = vars.PORTAL_MODE ?? 'local';
  if (mode !== 'local' && mode !== 'production')
    throw new EnvError('PORTAL_MODE must be local or production');
  const parsedPort = port.safeParse(vars.API_PORT ?? '8081');
  if (!parsedPort.success) throw new EnvError('API_PORT must be a number from 0 to 65535');
  return {
    mode,
    port: parsedPort.data,
    dataDir: vars.DATA_DIR ?? './.data',
    databaseUrl: vars.DATABASE_URL,
    secret: vars.PORTAL_SECRET,
    trustProxy: vars.TRUST_PROXY ?? false,
    publicUrl: vars.PUBLIC_URL ?? 'http://localhost:8080',
  };
}
