/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import { Connection, type Posted } from '../../../shared/src/node/testing/connection';
import { dropRest } from '../../../shared/src/node/unreadBody';
import { closeGateways, gateway } from '../testing/portal';

const servers: Server[] = [];
afterEach(async () => {
  await closeGateways();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a process of the API that answers `/api/next` as usual, and other calls by `early`. */
async function process(early: RequestListener) {
  let count = 0;
  const server = createServer((request, response) => {
    if (request.url === '/api/next') return request.resume().once('end', () => response.end('{}'));
    count += 1;
    return early(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return { url, asked: () => count };
}

async function through(...api: string[]): Promise<number> {
  const { app } = await gateway([], { api });
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

const posted = (path: string, size: number): Posted => ({
  path,
  size,
  type: 'application/json',
  begin: '{',
  end: '}',
  isChunked: false,
});

/** Sends the body and ten calls; returns the status of each. */
async function sendThenTen(port: number, body: Posted) {
  let connection = await Connection.to(port);
  const first = await connection.post(body);
  if (first.closes) {
    connection.close();
    connection = await Connection.to(port);
  }
  const others: number[] = [];
  for (let turn = 0; turn < 10; turn++) others.push((await connection.post(posted('/api/next', 100))).status);
  connection.close();
  return [first.status, ...others];
}

const ten = Array.from({ length: 10 }, () => 200);
const refusing: RequestListener = (request, response) => {
  dropRest(request, response);
  response.writeHead(413).end('{}');
};
const sizes = [1000, 100_000, 1_100_000, 3_000_000, 40_000_000];

test.each(sizes)(
  'the API’s early answer to %d bytes arrives, and the next ten calls are answered',
  async (size) => {
    const api = await process(refusing);
    const port = await through(api.url);
    for (let turn = 0; turn < 5; turn++)
      expect(await sendThenTen(port, posted('/api/early', size))).toEqual([413, ...ten]);
  },
);

test('a process that ends a connection with an early answer is not avoided', async () => {
  const [one, two] = [await process(refusing), await process(refusing)];
  const port = await through(one.url, two.url);
  for (let turn = 0; turn < 6; turn++) await sendThenTen(port, posted('/api/early', 3_000_000));
  expect([one.asked(), two.asked()]).toEqual([3, 3]);
});

test.each(sizes)('a process dies with %d bytes: 503, and the next ten calls are answered', async (size) => {
  const api = await process((request) => request.once('data', () => request.socket.destroy()));
  const port = await through(api.url);
  expect(await sendThenTen(port, posted('/api/early', size))).toEqual([503, ...ten]);
});

test.each(sizes)('the gateway’s own answer to %d bytes arrives', async (size) => {
  const port = await through('http://127.0.0.1:9');
  const connection = await Connection.to(port);
  const { status } = await connection.post(posted('/nowhere', size));
  expect(status).toBe(size > 1024 * 1024 ? 413 : 400);
  connection.close();
});
