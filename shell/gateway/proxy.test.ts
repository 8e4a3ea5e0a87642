/** @jest-environment node */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { trustedProxies } from '@portal/shared/node';
import Fastify from 'fastify';
import { rawClient } from '../../shared/src/node/testing/slowClient';
import { closeGateways, gateway, release, remoteFolder } from './testing/portal';

const servers: Server[] = [];

afterEach(async () => {
  await closeGateways();
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return `http://127.0.0.1:${address.port}`;
}

const echo: RequestListener = async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  response.setHeader('content-type', 'application/json');
  // As a gateway behind this one does.
  if (request.url === '/api/open/behind') response.setHeader('portal-releases', 'behind');
  response.end(JSON.stringify({ url: request.url, headers: request.headers, body }));
};

const memberFolder = () => remoteFolder('remote_member', { current: 'v1', releases: { v1: release('v1') } });

test('calls are proxied to the API’s URL with the client’s IP and the request id', async () => {
  const { app } = await gateway([], { api: [await listen(echo)] });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/open/login?x=1',
    headers: { 'x-request-id': 'report-1234' },
    payload: { account: 'a' },
  });
  const seen = answer.json();
  expect(seen).toMatchObject({ url: '/api/open/login?x=1', body: '{"account":"a"}' });
  expect(seen.headers).toMatchObject({
    'x-request-id': 'report-1234',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
});

test.each(['a process', 'the same process'])(
  'an answer of the API in %s names the releases of the browser’s page',
  async (where) => {
    const base = await memberFolder();
    const remote = { name: 'remote_member', base, paths: ['/member'] };
    const { app, store } = await gateway([remote], {
      api: where === 'a process' ? [await listen(echo)] : echo,
    });
    const told = async () => {
      const { headers } = await app.inject({ method: 'POST', url: '/api/open/web/index', payload: {} });
      return headers['portal-releases'];
    };
    const known = async () => (await app.inject('/remotes.json')).json().mark;
    const first = await told();
    expect(first).toBe(await known());
    const releases = { v1: release('v1'), v2: release('v2') };
    await writeFile(
      join(base, 'releases.json'),
      JSON.stringify({ name: 'remote_member', current: 'v2', releases }),
    );
    await store.refresh();
    expect(await told()).toBe(await known());
    expect(await told()).not.toBe(first);
    // A file may be kept by a proxy for all.
    expect((await app.inject('/upload/a.png')).headers['portal-releases']).toBeUndefined();
  },
);

test('the releases that a gateway behind this one names are not those of the page', async () => {
  const { app } = await gateway([], { api: [await listen(echo)] });
  const { headers } = await app.inject({ method: 'POST', url: '/api/open/behind', payload: {} });
  expect(headers['portal-releases']).toBe((await app.inject('/remotes.json')).json().mark);
});

test('a client that expects 100 Continue, as curl does for large files, is answered', async () => {
  const { app } = await gateway([], { api: [await listen(echo)] });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const head = (expected: string) =>
    `POST /api/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: ${expected}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`;
  expect(await rawClient(port, head('100-continue'))).toMatch(
    /^HTTP\/1.1 100 [\s\S]*\nHTTP\/1.1 200 [\s\S]*"body":"\{\}"/,
  );
  expect(await rawClient(port, head('something'))).toMatch(/^HTTP\/1.1 200 /);
});

const spoofed = {
  'x-forwarded-for': '10.0.0.7',
  'x-forwarded-host': 'evil.example.com',
  'x-forwarded-proto': 'https',
  'x-real-ip': '10.0.0.7',
  forwarded: 'for=10.0.0.7',
};

/** A fake API that trusts exactly one hop, as in compose, and returns the client's IP. */
async function addressee() {
  const api = Fastify({ trustProxy: trustedProxies(1) });
  api.get('/api/who', async ({ ip, ips, protocol, host, headers }) => {
    return { ip, ips, protocol, host, left: [headers['x-real-ip'], headers.forwarded] };
  });
  await api.ready();
  const listener: RequestListener = (request, response) => api.routing(request, response);
  return listener;
}

test.each(['at its address', 'in this process'])(
  'what a client says of its own address is dropped, with the API %s',
  async (place) => {
    const listener = await addressee();
    const api = place === 'in this process' ? listener : [await listen(listener)];
    const { app } = await gateway([], { api });
    const answer = await app.inject({ url: '/api/who', headers: spoofed, remoteAddress: '192.0.2.1' });
    expect(answer.json()).toMatchObject({ ip: '192.0.2.1', protocol: 'http', left: [null, null] });
    expect(answer.body).not.toMatch(/10\.0\.0\.7|evil/);
  },
);

test('behind a trusted proxy the gateway forwards the client’s IP that the proxy names', async () => {
  const { app } = await gateway([], { api: await addressee(), trustProxy: 1 });
  const headers = { ...spoofed, 'x-forwarded-for': '10.0.0.7, 198.51.100.2' };
  const answer = await app.inject({ url: '/api/who', headers, remoteAddress: '192.0.2.1' });
  expect(answer.json()).toMatchObject({ ip: '198.51.100.2', protocol: 'https' });
});

test('an unreachable API is answered with a refusal in the envelope', async () => {
  const { app } = await gateway([], { api: ['http://127.0.0.1:9'] });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/open/setting`, { method: 'POST', headers, body: '{}' });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({
    code: 0,
    msg: '服务暂时不可用，请稍后再试',
    data: { error: 'unavailable' },
  });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('readiness tells that the API answers reads only', async () => {
  const { app } = await gateway([], {
    api: (_request, response) => void response.end(JSON.stringify({ status: 'reads only' })),
  });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { ok: true, api: true, apiStatus: 'reads only', remotes: {} },
  ]);
});

test('an API in this process reads its own body', async () => {
  const { app } = await gateway([], { api: echo });
  const answer = await app.inject({ method: 'POST', url: '/local/phone', payload: { ticket: 't' } });
  expect(answer.json()).toMatchObject({ url: '/local/phone', body: '{"ticket":"t"}' });
});

test('a remote in a folder is served as immutable, compressed, and only under its name', async () => {
  const { app } = await gateway([{ name: 'remote_member', base: await memberFolder(), paths: ['/member'] }]);
  const answer = await app.inject({
    url: '/remotes/remote_member/v1/entry.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('/* v1 */');
  const plain = await app.inject('/remotes/remote_member/v1/entry.js');
  expect(plain.body).toBe('/* v1 */');
  const again = await app.inject({
    url: '/remotes/remote_member/v1/entry.js',
    headers: { 'if-none-match': String(plain.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('a download that its client breaks off is no failure of the gateway', async () => {
  const folder = await memberFolder();
  await writeFile(join(folder, 'v1/large.js'), Buffer.alloc(20 * 1024 * 1024, ' '));
  const errors: unknown[] = [];
  const remotes = [{ name: 'remote_member', base: folder, paths: ['/member'] }];
  const { app } = await gateway(remotes);
  // The error handler logs by the request's logger.
  app.log.child = () => ({ ...app.log, error: (said: unknown) => errors.push(said) });
  const url = new URL('/remotes/remote_member/v1/large.js', await app.listen({ port: 0, host: '127.0.0.1' }));
  for (let turn = 0; turn < 5; turn++) {
    const broken = new AbortController();
    const { status } = await fetch(url, { signal: broken.signal });
    expect(status).toBe(200);
    broken.abort();
  }
  await setTimeout(200);
  expect(errors).toEqual([]);
});

test.each([
  '/assets/../secret.txt',
  '/assets/..%2fsecret.txt',
  '/assets/%2e%2e/secret.txt',
  '/remotes/remote_member/../../../etc/passwd',
  '/remotes/remote_member/..%2f..%2f..%2fetc%2fpasswd',
  '/remotes/remote_member/%00',
  '/assets/missing.js',
])('%s is not proxied', async (url) => {
  const { app } = await gateway([{ name: 'remote_member', base: await memberFolder(), paths: ['/member'] }]);
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(body).not.toMatch(/secret|root:/);
});

test('a remote at a URL is proxied without the portal’s cookies', async () => {
  const base = await listen((request, response) => {
    if (request.url === '/releases.json') {
      return response.end(
        JSON.stringify({ name: 'remote_member', current: 'v1', releases: { v1: release('v1') } }),
      );
    }
    response.end(`${request.url} ${request.headers.cookie ?? 'no cookie'}`);
  });
  const { app } = await gateway([{ name: 'remote_member', base, paths: ['/member'] }]);
  const answer = await app.inject({ url: '/remotes/remote_member/v1/entry.js', headers: { cookie: 'a=b' } });
  expect(answer.body).toBe('/v1/entry.js no cookie');
  // Who released what is not for visitors.
  expect((await app.inject('/remotes/remote_member/.history/1.json')).statusCode).toBe(404);
  expect((await app.inject('/remotes/remote_member/%2ehistory/1.json')).statusCode).toBe(404);
  expect((await app.inject('/remotes.json')).json().remotes.remote_member).toMatchObject({
    verdict: 'compatible',
    version: 'v1',
  });
});

test.each(['a folder', 'a URL'])(
  'after a request for a file that is gone, the releases of a remote in %s are read at once',
  async (place) => {
    const folder = await memberFolder();
    const serve: RequestListener = async ({ url = '' }, response) => {
      const content = await readFile(join(folder, url)).catch(() => undefined);
      response.writeHead(content ? 200 : 404).end(content);
    };
    const base = place === 'a folder' ? folder : await listen(serve);
    const { app } = await gateway([{ name: 'remote_member', base, paths: ['/member'] }]);
    const next = { name: 'remote_member', current: 'v2', releases: { v2: release('v2') } };
    await writeFile(join(folder, 'releases.json'), JSON.stringify(next));
    await rm(join(folder, 'v1'), { recursive: true });
    expect((await app.inject('/remotes/remote_member/v1/entry.js')).statusCode).toBe(404);
    const version = async () => (await app.inject('/remotes.json')).json().remotes.remote_member.version;
    const deadline = Date.now() + 5000;
    while ((await version()) !== 'v2' && Date.now() < deadline) await setTimeout(20);
    expect(await version()).toBe('v2');
  },
);

test('a remote with an unreachable URL is answered with 502, which is never cached', async () => {
  const { app } = await gateway([{ name: 'remote_member', base: 'http://127.0.0.1:9', paths: ['/member'] }]);
  const { statusCode, headers } = await app.inject('/remotes/remote_member/v1/entry.js');
  expect([statusCode, headers['cache-control']]).toEqual([502, 'no-store']);
});

test.each([
  [
    'a name twice',
    [
      { name: 'remote_a', base: '.' },
      { name: 'remote_a', base: '.' },
    ],
    'listed twice',
  ],
  ['a reserved name', [{ name: 'public', base: '.' }], 'a name such as remote_member'],
  ['a setting nobody knows', [{ name: 'remote_a', base: '.', pathes: [] }], 'pathes'],
])('%s in the configuration is reported in one line', async (_case, remotes, said) => {
  await expect(gateway(remotes)).rejects.toThrow(new RegExp(`^REMOTES_CONFIG: .*${said}`));
});

test.each([
  ['/assets/', {}, 404],
  ['/assets/missing.js', {}, 404],
  ['/remotes/remote_member/', {}, 404],
  ['/remotes/remote_member/missing.js', {}, 404],
  ['//', {}, 404],
  ['///', {}, 404],
  ['//x:99999999/', {}, 404],
  ['/%zz', {}, 404],
  ['/api', { method: 'TRACE' }, 404],
  ['/', { method: 'POST' }, 404],
] as const)(
  '%s is answered by a page or the envelope, and an error is never stored',
  async (url, how, status) => {
    const { app } = await gateway([
      { name: 'remote_member', base: await memberFolder(), paths: ['/member'] },
    ]);
    const { statusCode, headers, body } = await app.inject({ url, ...how });
    expect(statusCode).toBe(status);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatch(/^<!doctype html>/);
  },
);

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
])('a file is sent as %s allows: %s', async (accepted, encoding) => {
  const { app } = await gateway([{ name: 'remote_member', base: await memberFolder(), paths: ['/member'] }]);
  const url = '/remotes/remote_member/v1/entry.js';
  const { headers } = await app.inject({ url, headers: { 'accept-encoding': accepted } });
  expect([headers['content-encoding'], headers.vary]).toEqual([
    encoding,
    'accept-encoding, available-dictionary',
  ]);
});

test('the metrics contain requests and remotes', async () => {
  const { app } = await gateway([{ name: 'remote_member', base: '/nowhere', paths: ['/member'] }]);
  await app.inject('/healthz');
  const { body } = await app.inject('/metrics');
  expect(body).toContain(
    'portal_gateway_request_seconds_count{method="GET",route="/healthz",status="200"} 1',
  );
  expect(body).toContain('portal_gateway_remote_up{remote="remote_member"} 0');
});

test.each([
  ['beside the API in one process', echo, false],
  ['as a process of its own', ['http://127.0.0.1:9'], true],
])('the gateway %s: whether its metrics contain those of the process', async (_case, api, told) => {
  const { app } = await gateway([], { api });
  const { body } = await app.inject('/metrics');
  expect(body.includes('process_resident_memory_bytes')).toBe(told);
});
