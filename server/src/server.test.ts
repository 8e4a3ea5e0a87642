import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFolder } from '../testing/bundle';
import { describeOnPostgres, freshPostgres, postgresUrl } from '../testing/database';
import { newDataDir, prepareDataDir, startServer } from '../testing/serverProcess';

beforeAll(prepareDataDir);

const demo = { account: '13800000000', password: 'Portal-2026' };
const call = async (url: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const { code, msg, data } = Object(await response.json());
  return { status: response.status, code, msg, data };
};

test.each<[Record<string, string>, string]>([
  [{ API_PORT: 'many' }, 'API_PORT'],
  [{ DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal' }, 'DATABASE_URL'],
  [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR'],
])('a start with %j is refused in one line', async (vars, name) => {
  const { code, output } = await startServer({ DATA_DIR: newDataDir(), ...vars }).ended;
  expect(code).toBe(1);
  // A database that can't be reached is waited for, which is said.
  const lines = output
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('waiting for the database'));
  expect(lines).toEqual([expect.stringMatching(`^${name} `)]);
});

test('a data folder in use is refused; a killed process leaves it unlocked and intact', async () => {
  const DATA_DIR = newDataDir();
  const first = startServer({ DATA_DIR });
  const firstUrl = await first.url;
  const second = await startServer({ DATA_DIR }).ended;
  expect(second).toMatchObject({ code: 1, output: expect.stringContaining('is in use') });

  const login = await call(firstUrl, 'open/login', demo);
  const authorization = { authorization: `Bearer ${login.data.token}` };
  first.child.kill('SIGKILL');
  await first.ended;

  const third = startServer({ DATA_DIR });
  const info = await call(await third.url, 'auth/user/info', {}, authorization);
  expect(info).toMatchObject({ status: 200, data: { userInfo: { account: demo.account } } });
  third.child.kill('SIGTERM');
  expect((await third.ended).code).toBe(0);
});

test('a port in use is refused, and the folder is released', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const address = other.address();
  const API_PORT = String(typeof address === 'object' ? address?.port : undefined);
  const DATA_DIR = newDataDir();
  const refused = await startServer({ DATA_DIR, API_PORT }).ended;
  other.close();
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringMatching(`^API_PORT ${API_PORT} is in use`),
  });
  const next = startServer({ DATA_DIR });
  expect((await fetch(`${await next.url}/readyz`)).status).toBe(200);
});

test('SIGTERM lets requests in progress finish', async () => {
  const server = startServer({ DATA_DIR: newDataDir() });
  const url = await server.url;
  const status = await loginAround(url, async () => {
    server.child.kill('SIGTERM');
    await refusesConnections(url);
  });
  expect(status).toBe(200);
  expect((await server.ended).code).toBe(0);
});

/** Resolves when the server no longer accepts connections. */
async function refusesConnections(url: string): Promise<void> {
  const accepted = () =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
  while (await accepted()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Sends a login and holds its body back until `meanwhile` is over, after the server has started with the request. */
function loginAround(url: string, meanwhile: () => Promise<void>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify(demo);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    };
    const outgoing = request(`${url}/api/open/login`, { method: 'POST', headers });
    outgoing.on('continue', () => meanwhile().then(() => outgoing.end(body)));
    outgoing.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    outgoing.on('error', reject);
    outgoing.flushHeaders();
  });
}

test('local mode shows messages in its inbox and does not print secrets', async () => {
  const DATA_DIR = newDataDir();
  const url = await startServer({ DATA_DIR }).url;
  await call(url, 'open/code4sms', { phone: '13700000001', useFor: 0 });
  const inbox = await (await fetch(`${url}/local/inbox.json?to=13700000001`)).json();
  expect(inbox).toEqual([
    { channel: 'sms', to: '13700000001', text: expect.stringMatching(/\d{6}/), at: expect.any(String) },
  ]);
  const page = await (await fetch(`${url}/local/inbox`)).text();
  expect(page).toContain('13700000001');
  for (const name of ['secret', 'staff.json'])
    expect(statSync(join(DATA_DIR, name)).mode & 0o777).toBe(0o600);
});

function megabytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return files.reduce((sum, one) => sum + statSync(join(one.parentPath, one.name)).size, 0) / 1024 ** 2;
}

describeOnPostgres('production', () => {
  test('the packages of the image are enough, few, and none is for browsers', async () => {
    const image = mkdtempSync(join(tmpdir(), 'portal-image-'));
    const server = join(__dirname, '..');
    execFileSync(process.execPath, [join(server, 'packages.mjs'), image]);
    cpSync(join(server, bundleFolder), join(image, 'server/dist'), { recursive: true });
    cpSync(join(server, 'package.json'), join(image, 'server/package.json'));
    const packages = readdirSync(join(image, 'node_modules'));
    expect(packages).toEqual(expect.arrayContaining(['fastify', 'pg', 'pdfkit']));
    expect(packages.filter((name) => /^react|^@mui$|^@electric-sql$|^mobx|^@emotion$/.test(name))).toEqual(
      [],
    );
    expect(megabytes(join(image, 'node_modules'))).toBeLessThan(60);

    const db = await freshPostgres(postgresUrl() ?? '');
    const PORTAL_SECRET = 'a secret of production, long enough';
    const vars = { PORTAL_MODE: 'production', DATABASE_URL: db.url, PORTAL_SECRET, DATA_DIR: newDataDir() };
    const api = startServer(vars, join(image, 'server/dist/server.mjs'));
    expect((await fetch(`${await api.url}/readyz`)).status).toBe(200);
    api.child.kill('SIGTERM');
    expect((await api.ended).code).toBe(0);
    await db.close();
    rmSync(image, { recursive: true, force: true });
  });

  test('several processes start on one empty database, without inbox or demo accounts', async () => {
    const db = await freshPostgres(postgresUrl() ?? '');
    const vars = {
      PORTAL_MODE: 'production',
      DATABASE_URL: db.url,
      PORTAL_SECRET: 'a secret of production, long enough',
      PORTAL_STAFF_PASSWORD: 'the-laboratory-door',
    };
    const servers = [1, 2, 3].map(() => startServer({ ...vars, DATA_DIR: newDataDir() }));
    const urls = await Promise.all(servers.map((server) => server.url));
    for (const url of urls) {
      expect((await fetch(`${url}/local/inbox.json`)).status).toBe(404);
      expect(await call(url, 'open/login', demo)).toMatchObject({
        status: 401,
        data: { error: 'login_failed' },
      });
      const staff = await call(url, 'open/login', { account: 'staff', password: vars.PORTAL_STAFF_PASSWORD });
      expect(staff.status).toBe(200);
    }
    const code = await call(urls[0] ?? '', 'open/code4sms', { phone: '13700000002', useFor: 0 });
    expect(code).toMatchObject({ status: 503, code: 0, data: { error: 'unavailable' } });
    for (const server of servers) server.child.kill('SIGTERM');
    for (const server of servers) expect((await server.ended).code).toBe(0);
    await db.close();
  });
});
