import { Client } from 'pg';
import { connectPostgres } from '../../src/db/postgres';
import { describeWith, until } from '../daemon';
import { member } from '../factories';
import { newDataDir, startServer } from '../serverProcess';
import { Load, type Who } from './load';
import { programs, type Servers, startServers } from './servers';

/**
 * What is lost: PostgreSQL alone, or its machine, which takes longer because nobody is left to say so. `npm run soak` sets
 * SOAK_CASES.
 */
const losses =
  process.env.SOAK_CASES === undefined
    ? (['PostgreSQL'] as const)
    : (['machine', 'PostgreSQL', 'machine', 'PostgreSQL'] as const);

const timeouts = { connect: 5000, statement: 60_000, idleTransaction: 60_000, lock: 60_000, answer: 65_000 };

describeWith(programs, 'PostgreSQL with a standby', () => {
  let servers: Servers;
  beforeAll(async () => {
    servers = await startServers();
  });
  afterAll(() => servers?.stop());

  const run = async (...statements: string[]) => {
    const client = new Client({ connectionString: `${servers.superuser}postgres` });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };

  async function lists(url: string): Promise<Who[][]> {
    const db = connectPostgres(url, timeouts);
    const made: Who[][] = [];
    for (let writer = 0; writer < 3; writer++) {
      const members: Who[] = [];
      for (let number = 0; number < 15 * losses.length; number++)
        members.push(await member(db, {}, new Date()));
      made.push(members);
    }
    await db.close();
    return made;
  }

  async function moreWrites({ writes }: Load): Promise<void> {
    const before = writes.statuses[200] ?? 0;
    await until(async () => (writes.statuses[200] ?? 0) > before + 50);
  }

  test('loses no acknowledged write with the primary; reads go on, writes are back within 15 s', async () => {
    await run("CREATE ROLE portal LOGIN PASSWORD 'portal-1'", 'CREATE DATABASE portal OWNER portal');
    const urlOf = (address: string) => `postgres://portal:portal-1@${address}/portal`;
    const api = startServer({
      PORTAL_MODE: 'production',
      PORTAL_SECRET: 'a secret for tests, 32 characters',
      LOG_LEVEL: 'error',
      DATABASE_URL: urlOf(servers.primary),
      DATABASE_STANDBY_URL: urlOf(servers.any),
      DATA_DIR: newDataDir(),
      HOST: '127.0.0.1',
      PORTAL_STAFF_PASSWORD: 'the-laboratory-door',
    });
    const load = new Load((await api.url).replace('localhost', '127.0.0.1'));
    load.start(await lists(urlOf(servers.primary)));
    let [primary, standby] = servers.nodes;
    for (const loss of losses) {
      await moreWrites(load);
      if (loss === 'PostgreSQL') primary.killPostgres();
      else await primary.kill();
      await standby.is('primary');
      await moreWrites(load);
      if (loss === 'machine') primary.start();
      // It returns as the standby.
      await primary.is('synchronous');
      [primary, standby] = [standby, primary];
    }
    await load.stop();

    for (const [who, titles] of load.acknowledged)
      expect((await load.titles(who)).sort()).toEqual([...titles].sort());
    for (const { statuses } of [load.writes, load.reads])
      expect(Object.keys(statuses).filter((status) => !['200', '503'].includes(status))).toEqual([]);
    const { writes, reads } = load;
    process.stdout.write(
      `${losses.join(', ')} lost: writes were back after ${writes.longestMs} ms (${JSON.stringify(writes.statuses)}), ` +
        `reads after ${reads.longestMs} ms (${JSON.stringify(reads.statuses)})\n`,
    );
    expect(writes.longestMs).toBeLessThan(15_000);
    expect(reads.longestMs).toBeLessThan(5000);
    api.child.kill('SIGTERM');
    expect(await api.ended).toMatchObject({ code: 0 });
  });
});
