import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import {
  commonVariables,
  type LogLevel,
  parseVariables,
  portVariable,
  type RequestTimeouts,
  type TrustProxy,
  urlVariable,
  type Vars,
} from '@portal/shared/node';
import { z } from 'zod';

export interface GatewayOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Where the API is: its address, or its listener when it runs in this very process. */
  readonly api: string | RequestListener;
  readonly mode: 'local' | 'production';
  /** Address under which people reach the portal; that of the request when missing. */
  readonly publicUrl?: string;
  /** Path of `remotes.config.json`. */
  readonly remotesConfig: string;
  /** Address of the remotes that name no base, with {area} for a remote's folder: http://{area}:8080. */
  readonly remotesBase?: string;
  /** Folder of the built shell: `shell.json` and `page/`. Beside this file when missing. */
  readonly shellDir?: string;
  /** Whose X-Forwarded-* headers are trusted; nobody's when missing. */
  readonly trustProxy?: TrustProxy;
  /** Milliseconds that a browser gives a remote's script; 10 s when missing. */
  readonly scriptTimeout?: number;
  /** Milliseconds between two looks at the remotes' releases; 3 s when missing. */
  readonly refreshEvery?: number;
  readonly logLevel?: LogLevel;
  /** Those of `@portal/shared/node` when missing. */
  readonly timeouts?: RequestTimeouts;
}

export const builtShellDir = fileURLToPath(new URL('.', import.meta.url));

const variables = z.object({
  ...commonVariables,
  PORT: portVariable.default(8080),
  API_URL: urlVariable('http://api:8081'),
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
    .default(10_000),
});

/** Options from the environment. Throws `EnvError`, one line that names the variable. */
export function optionsFromEnv(vars: Vars): GatewayOptions {
  const env = parseVariables(variables, vars);
  return {
    port: env.PORT,
    host: env.HOST ?? '0.0.0.0',
    api: env.API_URL,
    mode: env.PORTAL_MODE,
    remotesConfig: env.REMOTES_CONFIG,
    logLevel: env.LOG_LEVEL ?? 'info',
    scriptTimeout: env.SCRIPT_TIMEOUT,
    trustProxy: env.TRUST_PROXY,
    ...(env.REMOTES_BASE !== undefined && { remotesBase: env.REMOTES_BASE }),
    ...(env.PUBLIC_URL !== undefined && { publicUrl: env.PUBLIC_URL }),
  };
}
