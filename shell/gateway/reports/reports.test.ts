/** @jest-environment node */
import { closeGateways, gateway, release, remoteFolder } from '../testing/portal';

afterEach(closeGateways);

const failure = { area: 'remote_member', release: 'v1', failure: 'integrity', request: 'abc-1' };
const load = { area: 'remote_member', release: 'v1', ms: 120 };

async function portal(options: Parameters<typeof gateway>[1] = {}) {
  const releases = {
    v1: release('v1', { built: '2026-11-01T08:00:00.000Z' }),
    v2: release('v2', { shared: { react: '^99.0.0' } }),
  };
  const canary = { version: 'v2', percent: 30 };
  const base = await remoteFolder('remote_member', { current: 'v1', canary, releases });
  const { app } = await gateway([{ name: 'remote_member', base, paths: ['/member'] }], options);
  const report = (payload: unknown, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/reports',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    });
  const text = async (url: string) => (await app.inject(url)).body;
  return { app, report, text };
}

test('beside an API of its own process, reports are counted by area, release and class; a sampled load stands for all of its sample', async () => {
  const { report, text } = await portal({ reportSample: 0.25, api: ['http://127.0.0.1:9'] });
  expect((await report({ reports: [failure, load] })).statusCode).toBe(204);
  const metrics = await text('/metrics');
  expect(metrics).toContain(
    'portal_area_failures_total{area="remote_member",release="v1",failure="integrity"} 1',
  );
  expect(metrics).toContain('portal_area_loads_total{area="remote_member",release="v1"} 4');
  expect(metrics).toContain('portal_area_load_seconds_count{area="remote_member",release="v1"} 1');
});

test('clients can add neither areas nor releases to the metrics', async () => {
  const { report, text } = await portal();
  await report({
    reports: [
      { ...failure, area: 'remote_evil' },
      { ...failure, release: 'evil' },
    ],
  });
  const metrics = await text('/metrics');
  expect(metrics).not.toContain('evil');
  expect(metrics).toContain('release="other"');
});

test.each([
  ['no JSON object', 'text', 400],
  ['no report', { reports: [] }, 400],
  ['an unknown class', { reports: [{ ...failure, failure: 'other' }] }, 400],
  ['more than names and numbers', { reports: [{ ...failure, phone: '13800000000' }] }, 400],
  ['a text in a name', { reports: [{ ...failure, request: '张三 13800000000' }] }, 400],
  ['21 reports', { reports: Array.from({ length: 21 }, () => load) }, 400],
  ['more than 4 KiB', { reports: [{ ...load, area: 'a'.repeat(5000) }] }, 413],
])('a report with %s is refused', async (_what, payload, status) => {
  const { report } = await portal();
  expect((await report(payload)).statusCode).toBe(status);
});

test('an IP may send 120 requests a minute, and another site none', async () => {
  const { report } = await portal();
  expect((await report({ reports: [load] }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  const statuses: number[] = [];
  for (let count = 0; count < 121; count += 1) statuses.push((await report({ reports: [load] })).statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
});

test('the status page shows releases with canary and verdict, and what browsers reported', async () => {
  const { report, text } = await portal({ reportSample: 1 });
  await report({ reports: [load, failure] });
  const page = await text('/status');
  for (const words of [
    '当前，70%',
    '灰度，30%',
    'react is 19.3.1',
    '2026-11-01T08:00',
    'integrity 1',
    'abc-1',
  ])
    expect(page).toContain(words);
  expect(page).not.toContain('<script');
});

test('a release asks whether it fits before visitors get it: verdict and first reason', async () => {
  const { app } = await portal();
  const ask = async (payload: object) => {
    const answer = await app.inject({ method: 'POST', url: '/status/fit', payload });
    return answer.statusCode === 200 ? answer.json() : answer.statusCode;
  };
  const { shared, names, calls } = release('v3');
  expect(await ask({ shared, names, calls })).toEqual({ verdict: 'compatible' });
  expect(await ask({ shared: { react: '^99.0.0' }, names, calls })).toEqual({
    verdict: 'incompatible',
    reason: expect.stringContaining('react is'),
  });
  expect(await ask({})).toEqual({ verdict: 'unknown' });
  expect(await ask({ shared: 'react' })).toBe(400);
  for (const options of [{ mode: 'production' as const }, { opsToken: 'a-long-secret-token' }]) {
    const { app: closed } = await portal(options);
    const { statusCode } = await closed.inject({ method: 'POST', url: '/status/fit', payload: {} });
    expect(statusCode).toBe('opsToken' in options ? 401 : 404);
  }
});

test('with a token /status and /metrics are closed without it', async () => {
  const { app } = await portal({ opsToken: 'a-long-secret-token' });
  const basic = `Basic ${Buffer.from('ops:a-long-secret-token').toString('base64')}`;
  for (const url of ['/status', '/metrics']) {
    const ask = async (authorization?: string) =>
      (await app.inject({ url, headers: authorization === undefined ? {} : { authorization } })).statusCode;
    expect(await ask()).toBe(401);
    expect(await ask('Bearer another-secret-token')).toBe(401);
    expect(await ask('Bearer a-long-secret-token')).toBe(200);
    expect(await ask(basic)).toBe(200);
  }
});

const inside = [
  '/status',
  '/metrics',
  '/readyz',
  '/api/docs',
  '/api/docs/json',
  '/api/%64ocs/',
  '/api/docs?x',
];

test('in production the pages for operations need a token, and without one they do not exist', async () => {
  const from = { remoteAddress: '192.0.2.1' };
  const { app } = await portal({ mode: 'production' });
  for (const url of inside)
    expect([url, (await app.inject({ ...from, url })).statusCode]).toEqual([url, 404]);
  expect((await app.inject({ ...from, url: '/healthz' })).statusCode).toBe(200);
  const { app: guarded } = await portal({ mode: 'production', opsToken: 'a-long-secret-token' });
  for (const url of inside) {
    const asks = async (headers: Record<string, string>) =>
      (await guarded.inject({ ...from, url, headers })).statusCode;
    expect([url, await asks({})]).toEqual([url, 401]);
    expect([url, await asks({ authorization: 'Bearer a-long-secret-token' })]).not.toEqual([url, 401]);
  }
});

test('in production /readyz answers this machine, but not what a proxy on it hands on', async () => {
  const { app } = await portal({ mode: 'production' });
  expect((await app.inject('/readyz')).statusCode).not.toBe(404);
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  expect((await app.inject({ url: '/readyz', headers })).statusCode).toBe(404);
});

test('a page has the id of its request and whether it reports loads; the manifest of a retry has neither', async () => {
  const { app, text } = await portal({ reportSample: 1 });
  const { headers, body } = await app.inject('/member');
  expect(body).toContain(`"request":"${headers['x-request-id']}"`);
  expect(body).toContain('"reportsLoads":true');
  expect(await text('/remotes.json')).not.toContain('request');
});
