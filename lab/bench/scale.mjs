import { median, printTable, waitForIdle } from './figures.mjs';
import { audit } from './scale/audit.mjs';
import { ledger } from './scale/ledger.mjs';
import { notices } from './scale/notices.mjs';
import { orders } from './scale/orders.mjs';
import { requirements } from './scale/requirements.mjs';
import { reservations } from './scale/reservations.mjs';
import { samples } from './scale/samples.mjs';
import { search } from './scale/search.mjs';
import { statements } from './scale/statements.mjs';
import { serverCode } from './serverCode.mjs';

const full = { sizes: [1000, 100_000, 1_000_000], rounds: Number(process.env.BENCH_RUNS ?? 200) };
/** Two sizes, of which the larger has lists of more than one page. */
const brief = { sizes: [10, 1000], rounds: 1 };

const all = { ledger, orders, requirements, samples, reservations, audit, notices, search, statements };

/** The names of what can be measured. */
export const subjects = Object.keys(all);

/** Creates a database with so many rows of each subject. */
async function openDatabase(server, { url, count, names }) {
  const admin = new server.pg.Client({ connectionString: `${url}postgres` });
  await admin.connect();
  await admin.query(`CREATE DATABASE scale_${count}`);
  await admin.end();
  const here = `${url}scale_${count}`;
  await (await server.openPostgres(here)).close();
  const pool = new server.pg.Pool({ connectionString: here, max: 1 });
  const found = {};
  for (const name of names) {
    // Foreign keys are not checked row by row: a million rows would take minutes.
    await pool.query("SET session_replication_role = 'replica'");
    Object.assign(found, await all[name].fill(pool, count));
    await pool.query("SET session_replication_role = 'origin'");
    await all[name].check?.(server, server.drizzle(pool));
  }
  return { pool, count, reads: Object.assign({}, ...names.map((name) => all[name].reads(server, found))) };
}

/** Prints the plans of the queries that a read sends. */
async function printPlans(server, database) {
  const sent = [];
  const logger = { logQuery: (query, params) => sent.push({ query, params }) };
  const tx = server.drizzle(database.pool, { logger });
  for (const [name, read] of Object.entries(database.reads)) {
    sent.length = 0;
    await read(tx);
    for (const { query, params } of [...sent]) {
      const { rows } = await database.pool.query(
        `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF) ${query}`,
        params,
      );
      console.log(`-- ${name}, ${database.count} rows`);
      for (const row of rows) console.log(row['QUERY PLAN']);
    }
  }
}

async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/**
 * Measures reads at 1,000, 100,000 and 1,000,000 rows of each subject, each size in a database of its own on PostgreSQL, in
 * turn, and prints the plans that the largest one uses. `names` are the subjects, all when there are none.
 */
export async function scale({ smoke, names = [] }) {
  const { sizes, rounds } = smoke ? brief : full;
  const measured = names.length > 0 ? names : subjects;
  const server = await serverCode(
    'scale',
    `export { drizzle } from 'drizzle-orm/node-postgres';
     export { default as pg } from 'pg';
     export { openPostgres } from './src/db/postgres';
     export { startPostgres } from './testing/postgresServer';
     ${measured.map((name) => all[name].code).join('\n')}`,
  );
  const postgres = await server.startPostgres();
  if (postgres === undefined) return console.log('skipped: PostgreSQL is not installed');
  const databases = [];
  try {
    for (const count of sizes)
      databases.push(await openDatabase(server, { url: postgres.url, count, names: measured }));
    await printPlans(server, databases.at(-1));
    await waitForIdle(smoke);
    print(sizes, await measure(server, databases, rounds));
  } finally {
    for (const { pool } of databases) await pool.end();
    postgres.stop();
  }
}

/** Returns the times in milliseconds of each read, by database. A first round warms up. */
async function measure(server, databases, rounds) {
  const opened = databases.map(({ pool, reads }) => ({
    tx: server.drizzle(pool),
    reads: Object.entries(reads),
  }));
  const times = new Map(opened[0].reads.map(([name]) => [name, databases.map(() => [])]));
  for (let round = -1; round < rounds; round++) {
    for (const [index, { tx, reads }] of opened.entries()) {
      for (const [name, read] of reads) {
        const time = await timed(() => read(tx));
        if (round >= 0) times.get(name)[index].push(time);
      }
    }
  }
  return times;
}

function print(sizes, times) {
  printTable([
    ['read (ms, median)', ...sizes.map((size) => size.toLocaleString('en')), 'ratio'],
    ...[...times].map(([name, bySize]) => {
      const medians = bySize.map(median);
      return [name, ...medians.map((ms) => ms.toFixed(2)), (medians.at(-1) / medians[0]).toFixed(2)];
    }),
  ]);
}
