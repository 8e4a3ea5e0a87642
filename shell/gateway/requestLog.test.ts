/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeGateways, gateway, release, remoteFolder } from './testing/portal';

const apis: Server[] = [];
afterEach(async () => {
  await closeGateways();
  for (const api of apis.splice(0)) api.close();
});

interface Line {
  readonly msg: string;
  readonly [field: string]: unknown;
}

/** Starts a gateway that logs, in front of an API that tells the `traceparent` it got. */
async function logging(options: object = {}) {
  const lines: Line[] = [];
  const traces: string[] = [];
  const api = createServer((request, response) => {
    traces.push(String(request.headers.traceparent));
    response.setHeader('content-type', 'application/json');
    response.end('{"code":1}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apis.push(api);
  const { port } = api.address() as AddressInfo;
  const base = await remoteFolder('remote_member', { current: 'v1', releases: { v1: release('v1') } });
  const { app } = await gateway([{ name: 'remote_member', base, paths: ['/member'] }], {
    api: [`http://127.0.0.1:${port}`],
    logLevel: 'info',
    requestLog: true,
    logStream: { write: (line) => void lines.push(JSON.parse(line)) },
    ...options,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const requests = () => lines.filter(({ msg }) => msg === 'request');
  return { url, traces, requests };
}

const get = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers: { connection: 'close', ...headers } });
  await answer.arrayBuffer();
  return answer;
};

/** A line is written when the answer has ended, which the client may hear earlier. */
async function until(requests: () => Line[], count: number): Promise<Line[]> {
  while (requests().length < count) await new Promise((resolve) => setImmediate(resolve));
  return requests();
}

test('a page, a file, an unknown path and a call are one line each, without query and keys', async () => {
  const { url, requests } = await logging();
  const key = 'k'.repeat(80);
  await get(`${url}/healthz`);
  await get(`${url}/member/orders?phone=13800000000`);
  await get(`${url}/remotes/remote_member/v1/entry.js`);
  await get(`${url}/assets/none.js`);
  await get(`${url}/api/open/file/${key}?token=secret`);
  await get(`${url}/shared/data/secret-code`);
  const lines = await until(requests, 5);
  expect(lines.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['GET', '/member/orders', expect.any(Number)],
    ['GET', '/remotes/remote_member/v1/entry.js', 200],
    ['GET', '/assets/none.js', 404],
    ['GET', '/api/open/file/*', 200],
    ['GET', '/shared/data/*', expect.any(Number)],
  ]);
  for (const line of lines) {
    expect(line).toMatchObject({ level: 30, ms: expect.any(Number), bytes: expect.any(Number) });
    expect(line.bytes).toBeGreaterThan(50);
    expect(line.traceId).toMatch(/^[0-9a-f]{32}$/);
  }
  expect(JSON.stringify(lines)).not.toMatch(/138|secret|127\.0\.0\.1|kkk/);
});

test('the trace of the visitor’s request goes on to the API with another span', async () => {
  const { url, traces, requests } = await logging();
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';
  await get(`${url}/api/open/setting`, { traceparent: `00-${id}-00f067aa0ba902b7-01` });
  await get(`${url}/api/open/setting`, { traceparent: 'forged' });
  expect(traces[0]).toMatch(new RegExp(`^00-${id}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`));
  const [known, fresh] = await until(requests, 2);
  expect(known?.traceId).toBe(id);
  expect(traces[1]).toMatch(new RegExp(`^00-${String(fresh?.traceId)}-`));
});

test('nothing is written when it is switched off', async () => {
  const { url, requests } = await logging({ requestLog: false });
  await get(`${url}/member/orders`);
  expect(requests()).toEqual([]);
});
