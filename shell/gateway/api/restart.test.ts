/** @jest-environment node */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { startGateway } from '../gateway';
import { closeGateways, gateway, gatewayOptions } from '../testing/portal';

const servers: Server[] = [];

afterEach(async () => {
  await closeGateways();
  for (const server of servers) server.closeAllConnections();
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** Starts a process of the API that counts its requests. */
async function process(listener: RequestListener) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return { url: `http://127.0.0.1:${address.port}`, requests };
}

const bodyOf = async (request: IncomingMessage) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};

const answering: RequestListener = async (request, response) => response.end(await bodyOf(request));
/** Takes the request and ends the connection without an answer, as a killed process does. */
const dying: RequestListener = async (request) => {
  await bodyOf(request);
  request.socket.destroy();
};
const nobody = 'http://127.0.0.1:9';

test('requests go to each process in turn; what a refused connection did not take goes to the other one', async () => {
  const [one, two] = [await process(answering), await process(answering)];
  const { app } = await gateway([], { api: [one.url, nobody, two.url] });
  const large = 'a'.repeat(200_000);
  for (const payload of ['{}', large, '{}', large, '{}', large]) {
    const answer = await app.inject({ method: 'POST', url: '/api/auth/address/add', payload });
    expect([answer.statusCode, answer.body]).toEqual([200, payload]);
  }
  expect(one.requests.length).toBeGreaterThan(1);
  expect(two.requests.length).toBeGreaterThan(1);
  expect(one.requests.length + two.requests.length).toBe(6);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

const keyed = { 'idempotency-key': 'a-key-of-its-own' };

test.each([
  ['a file', 'GET', '/upload/picture', {}, 200],
  ['a call that reads', 'POST', '/api/auth/web/order/list4person', {}, 200],
  ['a call of visitors that reads', 'POST', '/api/open/setting', {}, 200],
  ['a part of the frame', 'POST', '/api/open/web/type/group', {}, 200],
  ['a closed call that reads', 'POST', '/api/auth/message/list', {}, 200],
  ['a call of visitors that writes', 'POST', '/api/open/login', {}, 503],
  ['a call with its key', 'POST', '/api/auth/order/add', keyed, 200],
  ['a call that stores no key', 'POST', '/api/auth/address/add', keyed, 503],
  ['a call without its key', 'POST', '/api/auth/order/add', {}, 503],
] as const)(
  'a process dies with a request: %s is sent once more only when that has no other effect',
  async (_case, method, url, headers, status) => {
    const [dead, alive] = [await process(dying), await process(answering)];
    const { app } = await gateway([], { api: [alive.url, dead.url] });
    const payload = method === 'POST' ? { payload: '{}' } : {};
    const answer = await app.inject({ method, url, headers, ...payload });
    expect([answer.statusCode, dead.requests.length, alive.requests.length]).toEqual([
      status,
      1,
      status === 200 ? 1 : 0,
    ]);
    if (status === 503) expect(answer.json()).toMatchObject({ code: 0, data: { error: 'unavailable' } });
  },
);

test('a process that closes its connections gets no more requests while there is another one', async () => {
  const stopping = await process((_request, response) => {
    response.setHeader('connection', 'close').end('{}');
  });
  const other = await process(answering);
  const { app } = await gateway([], { api: [stopping.url, other.url] });
  for (let call = 0; call < 6; call++) await app.inject('/api/open/setting');
  expect([stopping.requests.length, other.requests.length]).toEqual([1, 5]);
});

/** Refuses what it does not run, as a process with too many calls in progress does. */
const full: RequestListener = async (request, response) => {
  await bodyOf(request);
  response.writeHead(503, { 'x-not-run': 'true', 'retry-after': '5' }).end('{}');
};

test('what a full process has not run goes to another one, and the full one gets its turn again', async () => {
  const [one, two] = [await process(full), await process(answering)];
  const { app } = await gateway([], { api: [one.url, two.url] });
  const add = () => app.inject({ method: 'POST', url: '/api/auth/address/add', payload: '{"a":1}' });
  for (let call = 0; call < 4; call++)
    expect(await add()).toMatchObject({ statusCode: 200, body: '{"a":1}' });
  expect([one.requests.length, two.requests.length]).toEqual([2, 4]);
});

test.each([
  ['all are full', full, 1],
  ['the other one dies', dying, 1],
  ['there is no other one', undefined, 0],
])('when %s, the refusal and its time are sent on', async (_case, listener, asked) => {
  const [one, other] = [await process(full), listener && (await process(listener))];
  // The first request goes to the last process.
  const { app } = await gateway([], { api: [...(other ? [other.url] : []), one.url] });
  const answer = await app.inject({ method: 'POST', url: '/api/auth/address/add', payload: '{}' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect([one.requests.length, other?.requests.length ?? 0]).toEqual([1, asked]);
});

test('a stopping gateway is not ready, answers what comes and closes its connections, then ends', async () => {
  const { url: api } = await process(answering);
  const drain = 500;
  const { url, stop } = await startGateway(await gatewayOptions([], { api: [api], timeouts: { drain } }));
  const ask = (path: string) => fetch(`${url}${path}`);
  expect((await ask('/readyz')).status).toBe(200);
  const stopped = stop();
  expect((await ask('/readyz')).status).toBe(503);
  const { status, headers } = await ask('/upload/picture');
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  await stopped;
  await expect(ask('/healthz')).rejects.toThrow();
});

test('a stream of events arrives event by event, and ends when the gateway begins to stop', async () => {
  let told: (() => void) | undefined;
  const { url: api } = await process((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write('event: ready\n\n');
    told = () => response.write(': beat\n\n');
  });
  const timeouts = { drain: 1, stop: 60_000 };
  const { url, stop } = await startGateway(await gatewayOptions([], { api: [api], timeouts }));
  const accept = { 'accept-encoding': 'br, gzip' };
  const { body, headers } = await fetch(`${url}/api/staff/live`, { headers: accept });
  expect(headers.get('content-encoding')).toBeNull();
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader?.read()).toEqual({ done: false, value: 'event: ready\n\n' });
  told?.();
  expect(await reader?.read()).toEqual({ done: false, value: ': beat\n\n' });
  const stopped = stop();
  expect((await reader?.read())?.done).toBe(true);
  await stopped;
});
