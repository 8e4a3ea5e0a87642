import { createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { createDb, type Db } from './client';
import { isUnavailable } from './errorCode';

/** Errors of the driver that have no code. */
describe('a database that takes connections and does not answer is unavailable', () => {
  const sockets: Socket[] = [];
  let server: Server;
  let db: Db;
  beforeEach(async () => {
    server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const pool = new Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 50 });
    pool.on('error', () => undefined);
    db = createDb('postgres', drizzle(pool), () => pool.end(), { guarded: true });
  });
  afterEach(async () => {
    await db.close();
    for (const socket of sockets.splice(0)) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  const read = () => db.read((tx) => tx.execute(sql`SELECT 1`)).catch((error: unknown) => error);
  const transaction = () => db.transaction(async () => undefined).catch((error: unknown) => error);

  test.each([
    ['a query', read],
    ['a transaction', transaction],
  ])('%s, with a connection and while it waits for one', async (_case, run) => {
    const errors = await Promise.all([run(), run()]);
    expect(errors.map(isUnavailable)).toEqual([true, true]);
  });

  test('a connection that is cut', async () => {
    const failed = transaction();
    await new Promise((resolve) => server.once('connection', resolve));
    for (const socket of sockets) socket.destroy();
    expect(isUnavailable(await failed)).toBe(true);
  });
});

test('an error of our own code does not count as unavailable', () => {
  expect(isUnavailable(new Error('timeout'))).toBe(false);
});
