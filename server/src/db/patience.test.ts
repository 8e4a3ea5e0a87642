import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { describeOnPostgres, freshPostgres, postgresUrl } from '../../testing/database';
import { newDataDir, startServer } from '../../testing/serverProcess';
import { patiently } from './patience';

const coded = (code: string) => Object.assign(new Error(code), { code });

test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '57014', '55P03', '40P01'])(
  'a step that fails with %s is run again until it succeeds',
  async (code) => {
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const step = jest
      .fn(async () => 'done')
      .mockRejectedValueOnce(coded(code))
      .mockRejectedValueOnce(coded(code));
    expect(await patiently(step, 10_000)).toBe('done');
    expect(step).toHaveBeenCalledTimes(3);
    expect(said.mock.calls).toEqual([[expect.stringContaining(code)]]);
    said.mockRestore();
  },
);

test.each(['28P01', '3D000', '42P01', 'ENOTFOUND'])('a step that fails with %s is not', async (code) => {
  const step = jest.fn().mockRejectedValue(coded(code));
  await expect(patiently(step, 10_000)).rejects.toThrow(code);
  expect(step).toHaveBeenCalledTimes(1);
});

test('the last error is thrown when it goes on for too long', async () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await expect(patiently(() => Promise.reject(coded('57P03')), 600)).rejects.toThrow('57P03');
  said.mockRestore();
});

describeOnPostgres('an API that starts', () => {
  const production = (DATABASE_URL: string) => ({
    PORTAL_MODE: 'production',
    PORTAL_SECRET: 'a secret of production, long enough',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    DATABASE_URL,
    DATA_DIR: newDataDir(),
  });

  let closings: (() => Promise<unknown>)[] = [];
  const closeLater = (close: () => Promise<unknown>) => closings.push(close);
  afterEach(async () => {
    for (const close of closings) await close();
    closings = [];
  });

  test('waits for a database that is started, and whose connections are lost', async () => {
    const db = await freshPostgres(postgresUrl() ?? '');
    const { port: target } = new URL(db.url);
    const sockets: Socket[] = [];
    const server = createServer((near) => {
      const far = connect(Number(target), '127.0.0.1');
      for (const socket of [near, far]) sockets.push(socket.on('error', () => undefined));
      near.pipe(far).pipe(near);
      // Else the database keeps the session, with its lock of migrations.
      near.once('close', () => far.destroy());
      // The first connections are cut while the process uses them.
      if (sockets.length < 7) setTimeout(() => near.destroy(), 30 * sockets.length);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await new Promise((resolve) => server.close(resolve));
    // Also after a failure, or the run of the tests would not end.
    closeLater(async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await db.close();
    });
    const api = startServer(production(db.url.replace(`:${target}`, `:${port}`)));
    await api.says(/ECONNREFUSED/);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(await fetch(`${await api.url}/readyz`)).toMatchObject({ status: 200 });
    api.child.kill('SIGTERM');
    expect(await api.ended).toMatchObject({ code: 0, output: expect.stringContaining('ECONNREFUSED') });
  });

  test('waits while another one writes the first content', async () => {
    const db = await freshPostgres(postgresUrl() ?? '');
    closeLater(() => db.close());
    let api: ReturnType<typeof startServer> | undefined;
    await db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE seed_run IN ACCESS EXCLUSIVE MODE`);
      api = startServer(production(db.url));
      // Longer than a statement waits for a lock.
      await api.says(/55P03/);
    });
    expect(await fetch(`${await api?.url}/readyz`)).toMatchObject({ status: 200 });
    api?.child.kill('SIGTERM');
    expect(await api?.ended).toMatchObject({ code: 0, output: expect.stringContaining('55P03') });
  });
});
