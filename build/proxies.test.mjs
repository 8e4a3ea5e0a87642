import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { createServer as createListener } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/stale.mjs';

/**
 * Starts nginx and Caddy with the settings of docs/operations.md, whose ports, paths of certificates and addresses alone are replaced.
 * Where a program is missing its test says so and is skipped.
 */
const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const blockOf = (language) => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(page)[1];

const has = (program, ...words) => spawnSync(program, words).error === undefined;
const testWith = (programs, name, run) => {
  const missing = programs
    .filter(([program, ...words]) => !has(program, ...words))
    .map(([program]) => program);
  if (missing.length === 0) return test(name, run);
  return test.skip(`${name} (${missing.join(', ')} is not installed)`, run);
};

const children = [];
const servers = [];
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-proxy-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await ended;
    }
  }
  for (const server of servers.splice(0)) server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function freePort() {
  const server = createListener();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a server in place of the gateway, which tells the headers that it gets, and returns its port. */
async function gatewayPort() {
  const server = createServer((incoming, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(incoming.headers));
  });
  servers.push(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server.address().port;
}

/** Starts a program and resolves with the answer when it answers; rejects with what it printed when it ends before. */
async function answered(program, words, ask) {
  const child = spawn(program, words, { env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder } });
  children.push(child);
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (bytes) => (said += bytes));
  const ended = new Promise((_resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}: ${said}`)));
  });
  ended.catch(() => undefined);
  const asking = (async () => {
    for (;;) {
      const answer = await ask().catch(() => undefined);
      if (answer) return answer;
      if (child.exitCode !== null) return ended;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return Promise.race([asking, ended]);
}

/** Returns the headers that the gateway gets of a request by TLS, whose client forges an address. */
const ask = (port) =>
  new Promise((resolve, reject) => {
    const headers = { host: 'portal.example.com', 'x-forwarded-for': '203.0.113.9', connection: 'close' };
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: '/',
        rejectUnauthorized: false,
        servername: 'portal.example.com',
        headers,
      },
      async (answer) => {
        let text = '';
        for await (const part of answer) text += part;
        resolve(answer.statusCode === 200 ? JSON.parse(text) : undefined);
      },
    );
    sent.on('error', reject);
    sent.end();
  });

function certificate() {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const subject = ['-subj', '/CN=portal.example.com', '-addext', 'subjectAltName=DNS:portal.example.com'];
  const words = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ];
  execFileSync('openssl', [...words, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key, cert };
}

testWith(
  [
    ['nginx', '-v'],
    ['openssl', 'version'],
  ],
  'nginx starts with the settings of the page, and hands on the address of the visitor',
  async () => {
    const [port, plain, upstream] = [await freePort(), await freePort(), await gatewayPort()];
    const { key, cert } = certificate();
    const settings = blockOf('nginx')
      .replace('127.0.0.1:8080', `127.0.0.1:${upstream}`)
      .replaceAll(/\/etc\/\S+fullchain.pem/g, cert)
      .replaceAll(/\/etc\/\S+privkey.pem/g, key)
      .replaceAll(/listen \[::\]:\d+[^;]*;/g, '')
      .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
      .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `daemon off;\nmaster_process off;\npid ${join(folder, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${settings}\n}\n`,
    );
    const headers = await answered('nginx', ['-c', file, '-p', folder, '-e', 'stderr'], () => ask(port));
    expect(headers).toMatchObject({
      host: 'portal.example.com',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    const redirect = await fetch(`http://127.0.0.1:${plain}/member`, { redirect: 'manual' });
    expect([redirect.status, redirect.headers.get('location')]).toEqual([
      301,
      expect.stringMatching(/^https:\/\/.*\/member$/),
    ]);
  },
);

testWith([['caddy', 'version']], 'Caddy starts with the settings of the page', async () => {
  const [port, plain, upstream] = [await freePort(), await freePort(), await gatewayPort()];
  // A certificate of its own authority, for the real name; nothing is asked of the internet.
  const file = join(folder, 'Caddyfile');
  const options = `{\n  admin off\n  skip_install_trust\n  local_certs\n  https_port ${port}\n  http_port ${plain}\n}\n`;
  writeFileSync(file, options + blockOf('caddyfile').replace('127.0.0.1:8080', `127.0.0.1:${upstream}`));
  const headers = await answered('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], () =>
    ask(port),
  );
  expect(headers).toMatchObject({
    host: 'portal.example.com',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  });
});
