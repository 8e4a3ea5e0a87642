import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../../scripts/build.mjs';
import { root } from '../../scripts/stale.mjs';
import { dataFolder } from './dataFolder.mjs';

const load = (path) => import(pathToFileURL(path).href);

/** The built federated portal: its gateway and that gateway's configuration. */
export const federated = {
  gateway: join(root, 'shell/dist/gateway.mjs'),
  remotesConfig: join(root, 'remotes.config.json'),
};

/** Builds stale parts and starts the API on `dataDir`; on a new data folder by default. */
export async function startApi(dataDir) {
  await build();
  const { path, remove } = await dataFolder(dataDir);
  const { startApi: start } = await load(join(root, 'server/dist/server.mjs'));
  const api = await start({ DATA_DIR: path, LOG_LEVEL: 'error' });
  return {
    handler: api.handler,
    dataDir: path,
    async stop() {
      await api.stop();
      await remove();
    },
  };
}

/** Starts a gateway in front of the API. */
export async function startGateway({ gateway, remotesConfig }, api) {
  const { startGateway: start } = await load(gateway);
  return start({
    port: 0,
    host: 'localhost',
    mode: 'local',
    remotesConfig,
    api: api.handler,
    logLevel: 'warn',
  });
}

/** Sends a call and returns the data of its answer. */
async function send(url, path, input, headers = {}) {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
  const { msg, data } = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${msg}`);
  return data;
}

/** Logs in. Returns the login's answer: token, refreshToken, expires in seconds. */
export const logInAs = (url, { account, password }) => send(url, 'open/login', { account, password });

/** Logs in the demo member (README). */
export const logIn = (url) => logInAs(url, { account: '13800000000', password: 'Portal-2026' });

/** Returns a function that sends calls as the member of a login. */
export const caller =
  (url, { token }) =>
  (path, input) =>
    send(url, path, input, { authorization: `Bearer ${token}` });
