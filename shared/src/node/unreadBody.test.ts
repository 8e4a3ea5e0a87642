/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { Connection, type Posted } from './testing/connection';
import { dropRest } from './unreadBody';

const servers: Server[] = [];
afterEach(() => {
  jest.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Started {
  readonly port: number;
  readonly sockets: Socket[];
  readonly urls: string[];
}

/** Starts a server that answers `/early` before it reads the body, and everything else after it. */
async function start(before: RequestListener = () => undefined): Promise<Started> {
  const sockets: Socket[] = [];
  const urls: string[] = [];
  const server = createServer((request, response) => {
    urls.push(request.url ?? '');
    const early = request.url === '/early';
    if (early) before(request, response);
    const answer = () => {
      dropRest(request, response);
      response.writeHead(early ? 413 : 200, { 'content-length': 2 }).end('{}');
    };
    if (early) setImmediate(answer);
    else request.resume().once('end', answer);
  });
  server.on('connection', (socket) => sockets.push(socket));
  server.on('clientError', (_error, socket) => socket.destroy());
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, sockets, urls };
}

const posted = (size: number, more: Partial<Posted> = {}): Posted => ({
  path: '/early',
  type: 'application/json',
  begin: '{',
  end: '}',
  size,
  isChunked: false,
  ...more,
});

/** What a handler has done with the body before the answer. */
const handlers: readonly (readonly [string, RequestListener])[] = [
  ['untouched', () => undefined],
  ['read in part and left', (request) => request.pipe(new PassThrough())],
  ['read in part by a listener that is gone', (request) => request.once('data', () => request.pause())],
];

describe.each(handlers)('a body that is %s', (_case, before) => {
  test.each([1000, 900_000])('of %d bytes is dropped, and the connection goes on', async (size) => {
    const { port, sockets } = await start(before);
    const connection = await Connection.to(port);
    for (let turn = 0; turn < 10; turn++) {
      expect(await connection.post(posted(size))).toMatchObject({ status: 413, closes: false });
      expect(await connection.post(posted(size, { path: '/next' }))).toMatchObject({ status: 200 });
    }
    expect(sockets).toHaveLength(1);
    connection.close();
  });

  test.each([
    [1_200_000, false],
    [40_000_000, false],
    [3_000_000, true],
  ])(
    'of %d bytes, in chunks %p, ends the connection after its answer has arrived',
    async (size, isChunked) => {
      const { port } = await start(before);
      for (const reading of ['meanwhile', 'afterwards'] as const) {
        const connection = await Connection.to(port);
        const answer = await connection.post(posted(size, { isChunked }), reading);
        expect(answer).toMatchObject({ status: 413, closes: true });
        connection.close();
      }
    },
  );
});

test('no request that follows such a body on its connection is run', async () => {
  const { port, urls } = await start();
  const connection = await Connection.to(port);
  await connection.post(posted(2_000_000), 'afterwards');
  await connection.post(posted(2, { path: '/next' })).catch(() => undefined);
  expect(urls).toEqual(['/early']);
});

test.each([900_000, 2_000_000])('a rest of %d bytes that never comes ends the connection', async (size) => {
  const { port, sockets } = await start();
  const connection = await Connection.to(port);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  connection.begin(posted(size));
  while (sockets.length === 0 || sockets[0]?.bytesWritten === 0)
    await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  const [socket] = sockets;
  jest.advanceTimersByTime(4000);
  expect(socket?.destroyed).toBe(false);
  jest.advanceTimersByTime(2000);
  expect(socket?.destroyed).toBe(true);
});
