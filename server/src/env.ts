import { withoutTrailingSlashes } from '@portal/shared/node';
import { z } from 'zod';
import { EnvError } from './envError';
import type { AliyunSmsSettings } from './ports/sms/aliyunSms';
import type { OfficialAccountSettings } from './ports/wechat/officialAccount';
import { aliyunSmsOf, providerVariables, wechatOf } from './providerEnv';

export { EnvError };

/** The environment, parsed once at start. */
export interface Env {
  readonly mode: 'local' | 'production';
  /** Port of the API when it runs alone. */
  readonly port: number;
  /** Where it listens then: this machine alone in local mode, which has a public inbox and known accounts. */
  readonly host: string;
  /** Folder of the embedded database, the files and the local secrets. */
  readonly dataDir: string;
  /** PostgreSQL when set, else PGlite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Direct connection that migrations use, when `databaseUrl` leads through a pooler. */
  readonly databaseMigrationUrl: string | undefined;
  /** Signs what the server hands out; made and kept in the data folder when local mode has none. */
  readonly secret: string | undefined;
  /** Whose X-Forwarded-For is believed: nobody, everybody, a number of hops, or addresses. */
  readonly trustProxy: boolean | number | string;
  /** Address under which people reach the portal, without a slash at its end. */
  readonly publicUrl: string;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Password of the account `staff`; local mode makes one up when there is none. */
  readonly staffPassword: string | undefined;
  /** Provider of text messages. */
  readonly aliyunSms: AliyunSmsSettings | undefined;
  /** Official account that logs in by scanning. */
  readonly wechat: OfficialAccountSettings | undefined;
}

const url = (protocol: RegExp) => z.url({ protocol });

const variables = z.object({
  PORTAL_MODE: z.enum(['local', 'production'], 'must be local or production').default('local'),
  API_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
    .transform(Number)
    .pipe(z.int().max(65_535, 'must be a port number from 0 to 65535'))
    .default(8081),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  DATABASE_MIGRATION_URL: url(/^postgres(ql)?$/).optional(),
  PORTAL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(true|false|\d{1,2}|[\w.:/,\s]+)$/,
      'must be true, false, a number of hops or a list of addresses',
    )
    .default('false'),
  PUBLIC_URL: url(/^https?$/).default('http://localhost:8080'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .optional(),
  PORTAL_STAFF_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  ...providerVariables,
});

const postgresHint = 'must be an address such as postgres://user:password@host:5432/database';

const urlHints: Readonly<Record<string, string>> = {
  DATABASE_URL: postgresHint,
  DATABASE_MIGRATION_URL: postgresHint,
  PUBLIC_URL: 'must be an address such as https://portal.example.com',
  ALIYUN_SMS_ENDPOINT: 'must be an address such as https://dysmsapi.aliyuncs.com',
  WECHAT_ENDPOINT: 'must be an address such as https://api.weixin.qq.com',
};

/** Parses the variables; an empty one counts as not set. Throws {@link EnvError} at the first that does not fit. */
export function parseEnv(vars: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(vars).filter(([, value]) => value !== ''));
  const result = variables.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0]);
    throw new EnvError(`${name} ${urlHints[name] ?? issue?.message}`);
  }
  const env = toEnv(result.data);
  if (env.mode === 'production') requireForProduction(env);
  return env;
}

function toEnv(vars: z.output<typeof variables>): Env {
  return {
    mode: vars.PORTAL_MODE,
    port: vars.API_PORT,
    host: vars.HOST ?? (vars.PORTAL_MODE === 'production' ? '0.0.0.0' : 'localhost'),
    dataDir: vars.DATA_DIR,
    databaseUrl: vars.DATABASE_URL,
    databaseMigrationUrl: vars.DATABASE_MIGRATION_URL,
    secret: vars.PORTAL_SECRET,
    trustProxy: trustProxyOf(vars.TRUST_PROXY),
    publicUrl: withoutTrailingSlashes(vars.PUBLIC_URL),
    logLevel: vars.LOG_LEVEL ?? (vars.PORTAL_MODE === 'production' ? 'info' : 'warn'),
    staffPassword: vars.PORTAL_STAFF_PASSWORD,
    aliyunSms: aliyunSmsOf(vars),
    wechat: wechatOf(vars),
  };
}

function trustProxyOf(value: string): Env['trustProxy'] {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}

function requireForProduction(env: Env): void {
  if (env.databaseUrl === undefined)
    throw new EnvError(
      'DATABASE_URL must be set in production: the embedded database is for one machine alone',
    );
  if (env.secret === undefined)
    throw new EnvError('PORTAL_SECRET must be set in production: at least 32 random characters');
}
