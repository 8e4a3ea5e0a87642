import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildGateway } from '../app';
import type { GatewayOptions } from '../options';

/** Returns a release as the build writes it; `part` overrides the defaults. */
export function release(version: string, part: Record<string, unknown> = {}) {
  const entry = `${version}/entry.js`;
  return {
    entry,
    type: 'script' as const,
    integrity: { [entry]: `sha384-${version}` },
    allHashed: true,
    routes: {},
    parts: {},
    shared: { react: '^19.3.1' },
    names: {},
    calls: {},
    built: '2026-01-01T00:00:00.000Z',
    ...part,
  };
}

/** Writes a remote's folder: `releases.json` and an entry for each release. Returns the folder. */
export async function remoteFolder(name: string, releases: Record<string, unknown>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-remote-'));
  await writeFile(join(dir, 'releases.json'), JSON.stringify({ name, ...releases }));
  const versions = Object.keys((releases.releases as Record<string, unknown> | undefined) ?? {});
  for (const version of versions) {
    await mkdir(join(dir, version));
    const text = `/* ${version} */`;
    await writeFile(join(dir, version, 'entry.js'), text);
    await writeFile(join(dir, version, 'entry.js.br'), brotliCompressSync(text));
    await writeFile(join(dir, version, 'entry.js.gz'), gzipSync(text));
  }
  return dir;
}

/** Returns what a release or `shell.json` says about server code. */
export function describedCode(file: string, code: string) {
  return { file, integrity: `sha384-${createHash('sha384').update(code).digest('base64')}` };
}

async function shellFolder(server: string | undefined): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-shell-'));
  await mkdir(join(dir, 'page/assets'), { recursive: true });
  await writeFile(join(dir, 'page/assets/main.0123456789ab.js'), 'shell');
  await writeFile(join(dir, 'secret.txt'), 'secret');
  if (server !== undefined) await writeFile(join(dir, 'server.cjs'), server);
  const shell = {
    ...(server !== undefined && { server: describedCode('server.cjs', server) }),
    files: ['assets/main.0123456789ab.js'],
    integrity: {
      'assets/main.0123456789ab.js': 'sha384-shell',
      'assets/form.0123456789ab.js': 'sha256-form',
    },
    parts: { '@portal/shared/form': ['assets/form.0123456789ab.js'] },
    shared: { react: '19.3.1' },
    names: {},
    calls: {},
  };
  await writeFile(join(dir, 'shell.json'), JSON.stringify(shell));
  return dir;
}

const started: { close(): Promise<unknown> }[] = [];

/** Closes all gateways of the test. */
export async function closeGateways(): Promise<void> {
  await Promise.all(started.splice(0).map((app) => app.close()));
}

const quietApi: RequestListener = (request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ url: request.url, requestId: request.headers['x-request-id'] }));
};

interface TestOptions extends Partial<GatewayOptions> {
  /** Server code of the shell. */
  readonly server?: string;
}

/** Returns the options of a gateway for these remotes. */
export async function gatewayOptions(remotes: readonly object[], { server, ...options }: TestOptions = {}) {
  const shellDir = await shellFolder(server);
  const remotesConfig = join(shellDir, 'remotes.config.json');
  await writeFile(remotesConfig, JSON.stringify(remotes));
  const defaults = {
    port: 0,
    host: '127.0.0.1',
    api: quietApi,
    mode: 'local',
    logLevel: 'silent',
    refreshEvery: 60_000,
  } as const;
  return { ...defaults, remotesConfig, shellDir, ...options };
}

/** Builds a gateway for these remotes; tests inject requests. */
export async function gateway(remotes: readonly object[], options: TestOptions = {}) {
  const given = await gatewayOptions(remotes, options);
  const built = await buildGateway(given);
  started.push(built.app);
  return { ...built, remotesConfig: given.remotesConfig };
}
