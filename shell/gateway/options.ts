import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import {
  commonVariables,
  drainTimeOf,
  type LogLevel,
  parseVariables,
  portVariable,
  type RequestTimeouts,
  type TrustProxy,
  urlVariable,
  type Vars,
} from '@portal/shared/node';
import { z } from 'zod';
import type { OverrideRules } from './override/token';

/** Timeout in milliseconds of a remote's script, in the browser and of its server's answer. */
export const usualScriptTimeout = 10_000;

export interface GatewayOptions {
  /** 0 selects any free port. */
  readonly port: number;
  readonly host: string;
  /** The API: the URLs of its processes, each perhaps with several addresses, or its listener in the same process. */
  readonly api: readonly string[] | RequestListener;
  readonly mode: 'local' | 'production';
  /** Public URL of the portal; default: that of the request. */
  readonly publicUrl?: string;
  /** Path of `remotes.config.json`. */
  readonly remotesConfig: string;
  /** Base URL of remotes without their own base, with {area} for a remote's folder: http://{area}:8080. */
  readonly remotesBase?: string;
  /** Folder of the built shell: `shell.json` and `page/`. Default: the folder of this file. */
  readonly shellDir?: string;
  /** Proxies whose X-Forwarded-* headers are trusted; default: none. */
  readonly trustProxy?: TrustProxy;
  /** Timeout in milliseconds of a remote's script; default {@link usualScriptTimeout}. */
  readonly scriptTimeout?: number;
  /** Poll interval in milliseconds of the remotes' releases; default 3 s. */
  readonly refreshEvery?: number;
  /** Part of the pages that report how long their areas took to load, above 0 and at most 1; default a tenth. */
  readonly reportSample?: number;
  /** Milliseconds in which a page must be drawn; default 150. */
  readonly drawLimit?: number;
  /** Whether pages that all visitors get alike are made once for those who ask within a moment; default: yes. */
  readonly keepPages?: boolean;
  /** Token or password of `/metrics` and `/status`; without it they are open. */
  readonly opsToken?: string;
  /** Present where developers may show an area from their machines in their own browsers. */
  readonly override?: OverrideRules;
  readonly logLevel?: LogLevel;
  /** Whether each request is a line of the log; default: no. */
  readonly requestLog?: boolean;
  /** Receives log lines instead of standard output. */
  readonly logStream?: { write(line: string): void };
  /** Default: those of `@portal/shared/node`. */
  readonly timeouts?: Partial<RequestTimeouts>;
}

export const builtShellDir = fileURLToPath(new URL('.', import.meta.url));

const variables = z.object({
  ...commonVariables,
  PORT: portVariable.default(8080),
  API_URL: z
    .string('must be an address such as http://api:8081')
    .transform((text) => text.split(','))
    .pipe(z.array(urlVariable('http://api:8081'))),
  PUBLIC_URL: urlVariable('https://portal.example.com').optional(),
  REMOTES_CONFIG: z.string().default('remotes.config.json'),
  REMOTES_BASE: z
    .string()
    .regex(/^https?:\/\/[^{]*\{area\}/, 'must be an address such as http://{area}:8080')
    .optional(),
  SCRIPT_TIMEOUT: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a number of milliseconds')
    .transform(Number)
    .default(usualScriptTimeout),
  REPORT_SAMPLE: z
    .string()
    .regex(/^(1|0\.\d{0,5}[1-9])$/, 'must be a number above 0 and at most 1')
    .transform(Number)
    .optional(),
  OVERRIDE_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  OVERRIDE_HOSTS: z
    .string()
    .regex(/^[\w.-]+(,[\w.-]+)*$/, 'must be names of hosts such as dev1.example.com,dev2.example.com')
    .transform((text) => text.split(','))
    .optional(),
  DRAW_LIMIT: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a number of milliseconds')
    .transform(Number)
    .optional(),
  REQUEST_LOG: z.enum(['on', 'off']).optional(),
  OPS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
});

/** Parses the options from environment variables. Throws `EnvError` with one line that names the invalid variable. */
export function optionsFromEnv(vars: Vars): GatewayOptions {
  const env = parseVariables(variables, vars);
  return {
    port: env.PORT,
    host: env.HOST ?? '0.0.0.0',
    api: env.API_URL,
    mode: env.PORTAL_MODE,
    remotesConfig: env.REMOTES_CONFIG,
    logLevel: env.LOG_LEVEL ?? 'info',
    requestLog: (env.REQUEST_LOG ?? (env.PORTAL_MODE === 'production' ? 'on' : 'off')) === 'on',
    scriptTimeout: env.SCRIPT_TIMEOUT,
    trustProxy: env.TRUST_PROXY,
    timeouts: { drain: drainTimeOf(env) },
    ...(env.REPORT_SAMPLE !== undefined && { reportSample: env.REPORT_SAMPLE }),
    ...(env.OVERRIDE_KEY !== undefined && {
      override: { key: env.OVERRIDE_KEY, hosts: env.OVERRIDE_HOSTS ?? [] },
    }),
    ...(env.DRAW_LIMIT !== undefined && { drawLimit: env.DRAW_LIMIT }),
    ...(env.OPS_TOKEN !== undefined && { opsToken: env.OPS_TOKEN }),
    ...(env.REMOTES_BASE !== undefined && { remotesBase: env.REMOTES_BASE }),
    ...(env.PUBLIC_URL !== undefined && { publicUrl: env.PUBLIC_URL }),
  };
}
