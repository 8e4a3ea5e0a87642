import { freePort, type Running, start } from './process';

/** Starts an API of its own process on a data folder, which it fills when it is new. */
export async function startApi(dataDir: string): Promise<Running & { readonly url: string }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { API_PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: '1' };
  return { ...(await start(['server/dist/server.mjs'], env, `${url}/readyz`)), url };
}
