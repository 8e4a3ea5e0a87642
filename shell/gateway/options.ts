import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';

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
  /** As of Fastify: which proxies' X-Forwarded-* are believed. */
  readonly trustProxy?: boolean | string | string[];
  /** Milliseconds that a browser gives a remote's script; 10 s when missing. */
  readonly scriptTimeout?: number;
  /** Milliseconds between two looks at the remotes' releases; 3 s when missing. */
  readonly refreshEvery?: number;
  readonly logLevel?: 'silent' | 'warn' | 'info';
}

export const builtShellDir = fileURLToPath(new URL('.', import.meta.url));

/** Options from the environment. Throws one line that names the variable. */
export function optionsFromEnv(env: NodeJS.ProcessEnv): GatewayOptions {
  const {
    PORT = '8080',
    HOST = '0.0.0.0',
    API_URL,
    PORTAL_MODE = 'local',
    REMOTES_CONFIG = 'remotes.config.json',
  } = env;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT: ${PORT} is no port number`);
  if (PORTAL_MODE !== 'local' && PORTAL_MODE !== 'production') {
    throw new Error(`PORTAL_MODE: ${PORTAL_MODE} is neither local nor production`);
  }
  if (!API_URL || !/^https?:\/\//.test(API_URL))
    throw new Error('API_URL: the address of the API, such as http://api:8081');
  if (env.PUBLIC_URL && !/^https?:\/\//.test(env.PUBLIC_URL))
    throw new Error('PUBLIC_URL: an address such as https://portal.example.com');
  const scriptTimeout = Number(env.SCRIPT_TIMEOUT ?? 10_000);
  if (!Number.isInteger(scriptTimeout) || scriptTimeout <= 0) {
    throw new Error(`SCRIPT_TIMEOUT: ${env.SCRIPT_TIMEOUT} is no number of milliseconds`);
  }
  const { REMOTES_BASE } = env;
  if (REMOTES_BASE && !/^https?:\/\/.*\{area\}/.test(REMOTES_BASE))
    throw new Error('REMOTES_BASE: an address such as http://{area}:8080');
  return {
    port,
    host: HOST,
    api: API_URL,
    mode: PORTAL_MODE,
    remotesConfig: REMOTES_CONFIG,
    ...(REMOTES_BASE && { remotesBase: REMOTES_BASE }),
    logLevel: 'info',
    scriptTimeout,
    ...(env.PUBLIC_URL && { publicUrl: env.PUBLIC_URL }),
    ...(env.TRUST_PROXY && { trustProxy: env.TRUST_PROXY }),
  };
}
