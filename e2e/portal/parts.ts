import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDataFolder } from './dataFolder';
import { freePort, type Running, root, start } from './process';

/** An entry of `remotes.config.json`; its remote runs here as in docker-compose. */
interface Entry {
  readonly name: string;
}

async function readEntries(sources: string): Promise<readonly Entry[]> {
  return JSON.parse(await readFile(join(sources, 'remotes.config.json'), 'utf8'));
}

/** The server of one remote, which can be stopped and started again on the same port. */
class RemoteServer {
  #running: Running | undefined;

  constructor(
    readonly port: number,
    readonly folder: string,
  ) {}

  /** Serves a folder of built files; the remote's own by default. */
  async start(folder = this.folder): Promise<void> {
    const args = ['build/serve.mjs', folder, '--port', String(this.port)];
    this.#running = await start(args, {}, `http://localhost:${this.port}/healthz`);
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = undefined;
  }

  /** Runs `work` while another server uses this port, then starts the remote again. */
  async replacedBy(server: Server, work: () => Promise<void>): Promise<void> {
    await this.stop();
    const sockets = new Set<Socket>();
    server.on('connection', (socket) => sockets.add(socket));
    await new Promise<void>((resolve) => server.listen(this.port, resolve));
    try {
      await work();
    } finally {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await this.start();
    }
  }
}

/** Creates a server that accepts every request and never answers. */
export const hanging = (): Server => createServer(() => {});

/** Creates a server that answers every request with invalid content. */
export const rubbish = (): Server =>
  createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('<h1>It works!</h1>');
  });

/** The portal in separate processes: API, gateway and each remote. */
export interface Parts {
  readonly url: string;
  /** Returns the server of the remote with this name; throws when it is not in `remotes.config.json`. */
  remote(name: string): RemoteServer;
  /** Serves a folder as one more remote and adds it to the list of the running gateways. */
  add(entry: Entry & Readonly<Record<string, unknown>>, folder: string): Promise<void>;
  /** Starts another gateway for the same parts with these environment variables. The caller stops it. */
  gateway(env?: Readonly<Record<string, string>>): Promise<{ readonly url: string; stop(): Promise<void> }>;
  stop(): Promise<void>;
}

async function startGateway(
  apiUrl: string,
  remotesConfig: string,
  more: Readonly<Record<string, string>> = {},
) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    HOST: 'localhost',
    API_URL: apiUrl,
    REMOTES_CONFIG: remotesConfig,
    ...more,
  };
  const { stop } = await start(['shell/dist/gateway.mjs'], env, `${url}/healthz`);
  return { url, stop };
}

/** Starts an API on a filled data folder of its own, which it removes at its end. */
async function startApi(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const dataDir = await newDataFolder();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { API_PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: '1' };
  const { stop } = await start(['server/dist/server.mjs'], env, `${url}/readyz`);
  return {
    url,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface PartsOptions {
  /** Folder of the remotes. Each is served from its own folder there, or from the repository's when it is not built there. */
  readonly sources?: string;
  /** URL of an API that is running; without it one is started. */
  readonly apiUrl?: string;
}

/** Starts everything by the start commands of docker-compose.yml. */
export async function startParts({ sources = root, apiUrl }: PartsOptions = {}): Promise<Parts> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-parts-'));
  const entries = await readEntries(sources);
  const remotes = new Map<string, RemoteServer>();
  for (const { name } of entries) {
    const built = join(name.replaceAll('_', '-'), 'dist');
    const folder = [sources, root].map((tree) => join(tree, built)).find(existsSync);
    if (!folder) throw new Error(`${built} is not there: build first`);
    remotes.set(name, new RemoteServer(await freePort(), folder));
  }
  const remote = (name: string) => {
    const server = remotes.get(name);
    if (!server) throw new Error(`there is no remote ${name}`);
    return server;
  };
  const config = entries.map((entry) => ({ ...entry, base: `http://localhost:${remote(entry.name).port}` }));
  const remotesConfig = join(dir, 'remotes.config.json');
  await writeFile(remotesConfig, JSON.stringify(config));
  const [api] = await Promise.all([
    apiUrl === undefined ? startApi() : { url: apiUrl, stop: async () => {} },
    ...[...remotes.values()].map((server) => server.start()),
  ]);
  const first = await startGateway(api.url, remotesConfig);
  return {
    url: first.url,
    remote,
    async add(entry, folder) {
      const server = new RemoteServer(await freePort(), folder);
      await server.start();
      remotes.set(entry.name, server);
      config.push({ ...entry, base: `http://localhost:${server.port}` });
      await writeFile(remotesConfig, JSON.stringify(config));
    },
    gateway: (env) => startGateway(api.url, remotesConfig, env),
    async stop() {
      await Promise.all([first.stop(), api.stop(), ...[...remotes.values()].map((server) => server.stop())]);
      await rm(dir, { recursive: true, force: true });
    },
  };
}
