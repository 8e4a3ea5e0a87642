import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Running, root, start } from './process';

/** The remotes as docker-compose runs them: name of the container, workspace, and what the gateway is told. */
const areas = {
  remote_public: { workspace: 'remote-public', config: { paths: ['/', '/project', '/detail', '/search'] } },
  remote_member: { workspace: 'remote-member', config: { paths: ['/member'], login: true } },
  remote_experiment: { workspace: 'remote-experiment', config: { paths: ['/experiment'], login: true } },
  remote_auth: { workspace: 'remote-auth', config: { expose: './dialogs' } },
} as const;

export type RemoteName = keyof typeof areas;

const names = ['remote_public', 'remote_member', 'remote_experiment', 'remote_auth'] as const;

/** One remote's server, which can be taken down and put up again at the same address. */
class RemoteServer {
  #running: Running | undefined;

  constructor(
    readonly port: number,
    readonly workspace: string,
  ) {}

  /** Serves a folder of built files; the workspace's own when none is named. */
  async start(folder = join(root, this.workspace, 'dist')): Promise<void> {
    const args = ['build/serve.mjs', folder, '--port', String(this.port)];
    this.#running = await start(args, {}, `http://localhost:${this.port}/healthz`);
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = undefined;
  }

  /** Runs `work` while something else listens at this address, then puts the remote back. */
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

/** Accepts every request and never answers. */
export const hanging = (): Server => createServer(() => {});

/** Answers everything, with what nobody asked for. */
export const rubbish = (): Server =>
  createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('<h1>It works!</h1>');
  });

/** The portal in parts: API, gateway, and each remote a process of its own. */
export interface Parts {
  readonly url: string;
  readonly remotes: Readonly<Record<RemoteName, RemoteServer>>;
  /** A second gateway before the same parts, started now. Stop it when done. */
  gateway(): Promise<{ readonly url: string; stop(): Promise<void> }>;
  stop(): Promise<void>;
}

async function startGateway(apiUrl: string, remotesConfig: string) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    HOST: 'localhost',
    API_URL: apiUrl,
    REMOTES_CONFIG: remotesConfig,
    // Milliseconds: how long the tests wait for a remote that hangs.
    SCRIPT_TIMEOUT: '1500',
  };
  const { stop } = await start(['shell/dist/gateway.mjs'], env, `${url}/healthz`);
  return { url, stop };
}

async function startApi(dataDir: string): Promise<Running & { url: string }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { API_PORT: String(port), DATA_DIR: dataDir };
  return { ...(await start(['server/dist/server.mjs'], env, `${url}/readyz`)), url };
}

async function remoteServers(): Promise<Record<RemoteName, RemoteServer>> {
  const server = async (name: RemoteName) => new RemoteServer(await freePort(), areas[name].workspace);
  return {
    remote_public: await server('remote_public'),
    remote_member: await server('remote_member'),
    remote_experiment: await server('remote_experiment'),
    remote_auth: await server('remote_auth'),
  };
}

/** Starts everything by the start commands of docker-compose.yml. */
export async function startParts(): Promise<Parts> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-parts-'));
  const remotes = await remoteServers();
  const config = names.map((name) => ({
    name,
    base: `http://localhost:${remotes[name].port}`,
    ...areas[name].config,
  }));
  const remotesConfig = join(dir, 'remotes.config.json');
  await writeFile(remotesConfig, JSON.stringify(config));
  const [api] = await Promise.all([
    startApi(join(dir, 'data')),
    ...names.map((name) => remotes[name].start()),
  ]);
  const first = await startGateway(api.url, remotesConfig);
  return {
    url: first.url,
    remotes,
    gateway: () => startGateway(api.url, remotesConfig),
    async stop() {
      await Promise.all([first.stop(), api.stop(), ...names.map((name) => remotes[name].stop())]);
      await rm(dir, { recursive: true, force: true });
    },
  };
}
