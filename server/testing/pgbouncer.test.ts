import { Client } from 'pg';
import { describeWith } from './daemon';
import { postgresUrl } from './database';
import { member } from './factories';
import { companyTitle } from './invoices';
import { type Pooler, startPgbouncer } from './pgbouncer';
import { newDataDir, startServer } from './serverProcess';
import { testApp } from './testApp';

// The whole suite behind PgBouncer: npm run soak -- --only=pgbouncer
describeWith(
  postgresUrl() === undefined ? ['postgres'] : ['pgbouncer'],
  'behind PgBouncer in transaction mode',
  () => {
    const server = postgresUrl() ?? '';
    let pooler: Pooler;
    beforeAll(async () => {
      pooler = await startPgbouncer(server);
    });
    afterAll(() => pooler?.stop());

    test('two processes answer, write once for a key, and hear of each other', async () => {
      const t = await testApp({ database: 'postgres' });
      const url = 'url' in t.db ? String(t.db.url) : '';
      const vars = {
        PORTAL_MODE: 'production',
        PORTAL_SECRET: t.deps.secret,
        LOG_LEVEL: 'error',
        HOST: '127.0.0.1',
        DATABASE_URL: url.replace(server, pooler.url),
        DATABASE_MIGRATION_URL: url,
        DATA_DIR: newDataDir(),
      };
      const processes = [startServer(vars), startServer(vars)];
      const { token } = await member(t.db, {}, new Date());
      const post = async (index: number, path: string, input: object, key?: string) => {
        const keyed = key === undefined ? {} : { 'idempotency-key': key };
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...keyed };
        const init = { method: 'POST', headers, body: JSON.stringify(input) };
        const response = await fetch(`${await processes[index]?.url}/api/${path}`, init);
        return { status: response.status, data: Object(await response.json()).data };
      };
      // More calls at once than the pooler has connections to the server.
      const reads = await Promise.all(
        Array.from({ length: 60 }, (_, index) => post(index % 2, 'auth/user/info', {})),
      );
      expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));
      const answers = [];
      for (const index of [0, 1, 0])
        answers.push(await post(index, 'auth/invoice/add', companyTitle, 'the-same-key'));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await post(1, 'auth/invoice/list', {})).data).toHaveLength(1);
      for (const { child } of processes) child.kill('SIGTERM');
      for (const { ended } of processes) expect(await ended).toMatchObject({ code: 0 });
    });

    test('a statement has the timeout of the pooler', async () => {
      const client = new Client({ connectionString: `${pooler.url}postgres` });
      await client.connect();
      expect((await client.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '10s' }]);
      await client.end();
    });
  },
);
