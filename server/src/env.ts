import {
  commonVariables,
  drainTimeOf,
  EnvError,
  type LogLevel,
  parseVariables,
  portVariable,
  type TrustProxy,
  urlVariable,
  type Vars,
} from '@portal/shared/node';
import { z } from 'zod';
import type { S3Settings } from './ports/files/s3Client';
import type { SmtpSettings } from './ports/mail/smtpMail';
import type { PemSettings } from './ports/signer/pemSigner';
import type { RemoteSettings } from './ports/signer/remoteSigner';
import type { AliyunSmsSettings } from './ports/sms/aliyunSms';
import type { OfficialAccountSettings } from './ports/wechat/officialAccount';
import { aliyunSmsOf, providerVariables, s3Of, signingOf, smtpOf, wechatOf } from './providerEnv';

/** The environment, parsed once at start. */
export interface Env {
  readonly mode: 'local' | 'production';
  /** Port of the API when it runs without the gateway. */
  readonly port: number;
  /**
   * Host of the API when it runs without the gateway. Local mode listens on this machine only, because it has a
   * public inbox and accounts with known passwords.
   */
  readonly host: string;
  /** Folder of the embedded database, the files and the local secrets. */
  readonly dataDir: string;
  /** URL of PostgreSQL; without it, PGlite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Direct connection for migrations and LISTEN, when `databaseUrl` leads through a pooler. */
  readonly databaseMigrationUrl: string | undefined;
  /** Leads to any server of the database, for reads while `databaseUrl` can't be reached. */
  readonly databaseStandbyUrl: string | undefined;
  /** Key of signatures. In local mode it may be missing: it is then generated and stored in the data folder. */
  readonly secret: string | undefined;
  /** Proxies whose X-Forwarded-* headers are trusted; 1 when only the gateway is in front. */
  readonly trustProxy: TrustProxy;
  /** Public URL of the portal, without a trailing slash. */
  readonly publicUrl: string;
  readonly logLevel: LogLevel;
  /** Milliseconds for which a process that was told to stop still accepts connections. */
  readonly drainTime: number;
  /** Password of the account `staff`; generated in local mode when it is missing. */
  readonly staffPassword: string | undefined;
  /** Password of the account `reviewer`, which agrees to large acts; as `staffPassword`. */
  readonly reviewerPassword: string | undefined;
  /** Whether staff prove a second factor at login: always in production, in local mode when it is switched on. */
  readonly secondFactor: boolean;
  /** Settings of the provider of text messages. */
  readonly aliyunSms: AliyunSmsSettings | undefined;
  /** Settings of the bucket for files; undefined when they are in the data folder. */
  readonly s3: S3Settings | undefined;
  /** Settings of the mail server. */
  readonly smtp: SmtpSettings | undefined;
  /** Settings of the official account for the WeChat login. */
  readonly wechat: OfficialAccountSettings | undefined;
  /** What signs the PDFs of reports. */
  readonly signing: PemSettings | RemoteSettings | undefined;
  /** URL of the authority that confirms when they were signed. */
  readonly timestampUrl: string | undefined;
}

const postgresVariable = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://user:password@host:5432/database',
});

const variables = z.object({
  ...commonVariables,
  API_PORT: portVariable.default(8081),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: postgresVariable.optional(),
  DATABASE_MIGRATION_URL: postgresVariable.optional(),
  DATABASE_STANDBY_URL: postgresVariable.optional(),
  /** For the URLs above that have none. */
  DATABASE_PASSWORD: z.string().optional(),
  PORTAL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PUBLIC_URL: urlVariable('https://portal.example.com').default('http://localhost:8080'),
  PORTAL_STAFF_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  PORTAL_SECOND_FACTOR: z.enum(['on', 'off']).default('off'),
  PORTAL_REVIEWER_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  ...providerVariables,
});

/** Parses the variables; an empty value counts as unset. Throws {@link EnvError} at the first invalid one. */
export function parseEnv(vars: Vars): Env {
  const env = toEnv(parseVariables(variables, vars));
  if (env.mode === 'production') requireForProduction(env);
  return env;
}

function toEnv(vars: z.output<typeof variables>): Env {
  return {
    mode: vars.PORTAL_MODE,
    port: vars.API_PORT,
    host: vars.HOST ?? (vars.PORTAL_MODE === 'production' ? '0.0.0.0' : 'localhost'),
    dataDir: vars.DATA_DIR,
    databaseUrl: withPassword(vars.DATABASE_URL, vars.DATABASE_PASSWORD),
    databaseMigrationUrl: withPassword(vars.DATABASE_MIGRATION_URL, vars.DATABASE_PASSWORD),
    databaseStandbyUrl: withPassword(vars.DATABASE_STANDBY_URL, vars.DATABASE_PASSWORD),
    secret: vars.PORTAL_SECRET,
    trustProxy: vars.TRUST_PROXY,
    publicUrl: vars.PUBLIC_URL,
    logLevel: vars.LOG_LEVEL ?? (vars.PORTAL_MODE === 'production' ? 'info' : 'warn'),
    drainTime: drainTimeOf(vars),
    staffPassword: vars.PORTAL_STAFF_PASSWORD,
    reviewerPassword: vars.PORTAL_REVIEWER_PASSWORD,
    secondFactor: vars.PORTAL_MODE === 'production' || vars.PORTAL_SECOND_FACTOR === 'on',
    aliyunSms: aliyunSmsOf(vars),
    s3: s3Of(vars),
    smtp: smtpOf(vars, vars.PUBLIC_URL),
    wechat: wechatOf(vars),
    signing: signingOf(vars),
    timestampUrl: vars.PORTAL_TIMESTAMP_URL,
  };
}

/** Returns the URL of a database with the password, which may be in a file of its own, unless it has one. */
function withPassword(text: string | undefined, password: string | undefined): string | undefined {
  if (text === undefined || password === undefined) return text;
  const url = new URL(text);
  if (url.password === '') url.password = encodeURIComponent(password);
  return url.href;
}

function requireForProduction(env: Env): void {
  if (env.databaseUrl === undefined)
    throw new EnvError(
      'DATABASE_URL must be set in production: the embedded database is for one machine alone',
    );
  if (env.secret === undefined)
    throw new EnvError('PORTAL_SECRET must be set in production: at least 32 random characters');
}
