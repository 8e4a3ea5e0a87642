import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from '../../../shared/src/node/testing/connection';

/** A proxy in front of the gateway, configured as docs/operations.md says. */
export interface RunningProxy {
  readonly port: number;
  stop(): void;
}

const operations = readFileSync(join(__dirname, '../../../docs/operations.md'), 'utf8');

/** Returns the configuration in the document's block of this language, for these ports and without TLS. */
function documented(language: string, edits: readonly (readonly [string | RegExp, string])[]): string {
  const block = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(operations)?.[1];
  if (block === undefined) throw new Error(`docs/operations.md has no configuration for ${language}`);
  return edits.reduce((text, [from, to]) => {
    const edited = text.replaceAll(from, to);
    if (edited === text) throw new Error(`the ${language} configuration has no ${from}`);
    return edited;
  }, block);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const isInstalled = (program: string, word: string) => spawnSync(program, [word]).error === undefined;

const skipped = (program: string) => {
  process.stdout.write(`${program} is not installed: bodies through it are not tried.\n`);
  return undefined;
};

async function untilListens(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('the proxy ended');
    const connection = await Connection.to(port).catch(() => undefined);
    if (connection) return connection.close();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function run(
  program: string,
  argumentsOf: (folder: string) => string[],
  port: number,
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-proxy-'));
  const words = argumentsOf(folder);
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, words, { env, stdio: 'ignore' });
  await untilListens(port, child);
  const stop = () => {
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    child.kill('SIGTERM');
  };
  return { port, stop };
}

/** Starts nginx; undefined when it is not installed. */
export async function startNginx(gateway: number): Promise<RunningProxy | undefined> {
  if (!isInstalled('nginx', '-v')) return skipped('nginx');
  const port = await freePort();
  const servers = documented('nginx', [
    [/^ {2}(?:listen \[|http2|ssl_).*\n/gm, ''],
    [/^server \{ listen 80.*\n/gm, ''],
    ['listen 443 ssl http2', `listen 127.0.0.1:${port}`],
    ['127.0.0.1:8080', `127.0.0.1:${gateway}`],
  ]);
  const config = (folder: string) =>
    [
      'daemon off; worker_processes 1; error_log stderr crit;',
      `pid ${folder}/pid;`,
      'events { worker_connections 200; }',
      'http {',
      'access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      ),
      servers,
      '}',
    ].join('\n');
  const words = (folder: string) => {
    writeFileSync(join(folder, 'nginx.conf'), config(folder));
    return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  };
  return run('nginx', words, port);
}

/** Starts Caddy; undefined when it is not installed. */
export async function startCaddy(gateway: number): Promise<RunningProxy | undefined> {
  if (!isInstalled('caddy', 'version')) return skipped('Caddy');
  const port = await freePort();
  const site = documented('caddyfile', [
    ['portal.example.com', `http://:${port}`],
    ['127.0.0.1:8080', `127.0.0.1:${gateway}`],
  ]);
  const words = (folder: string) => {
    writeFileSync(join(folder, 'Caddyfile'), `{\n  admin off\n}\n${site}`);
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  };
  return run('caddy', words, port);
}
