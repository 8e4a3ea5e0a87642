import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../scripts/stale.mjs';
import { median, printTable, waitForIdle } from './figures.mjs';
import { fillLedger } from './scaleData.mjs';
import { fillOrders, orderReads } from './scaleOrders.mjs';

const full = { sizes: [1000, 100_000, 1_000_000], rounds: 200 };
const brief = { sizes: [10, 100, 1000], rounds: 2 };

/** Bundles the server's functions that are measured, and imports the bundle. */
async function serverFunctions() {
  const folder = join(root, 'server/.cache/scale');
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, 'scale.mjs');
  await build({
    stdin: {
      contents: `
        export { drizzle } from 'drizzle-orm/node-postgres';
        export { default as pg } from 'pg';
        export { openPostgres } from './src/db/postgres';
        export { balance, balanceAt, entries, period } from './src/modules/ledger/ledger.balance.service';
        export { check } from './src/modules/ledger/ledger.check.service';
        export { listAllOrders } from './src/modules/order/order.list.service';
        export { startPostgres } from './testing/postgresServer';`,
      resolveDir: join(root, 'server'),
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['pg'],
    logLevel: 'warning',
  });
  await cp(join(root, 'server/src/db/migrations'), join(folder, 'migrations'), { recursive: true });
  return import(pathToFileURL(outfile).href);
}

/** The measured reads of a database. The period and the moments are in the middle of the account's history. */
function reads(server, database) {
  const { cash, middle, later, middleEntry } = database;
  return {
    'balance now': (tx) => server.balance(tx, cash),
    'balance at a past moment': (tx) => server.balanceAt(tx, cash, middle),
    'sums of a period of half the entries': (tx) => server.period(tx, cash, middle, later),
    'first page of entries': (tx) => server.entries(tx, cash, { size: 20 }),
    'a page in the middle': (tx) => server.entries(tx, cash, { before: middleEntry, size: 20 }),
    'first page of a period': (tx) => server.entries(tx, cash, { from: middle, to: later, size: 20 }),
    ...orderReads(server, database),
  };
}

/** Creates a database with an account of so many entries and with as many orders. */
async function openDatabase(server, url, count) {
  const admin = new server.pg.Client({ connectionString: `${url}postgres` });
  await admin.connect();
  await admin.query(`CREATE DATABASE scale_${count}`);
  await admin.end();
  const here = `${url}scale_${count}`;
  await (await server.openPostgres(here)).close();
  const pool = new server.pg.Pool({ connectionString: here, max: 1 });
  return { pool, count, ...(await fillLedger(pool, count)), ...(await fillOrders(pool, count)) };
}

/** Prints the plans of the queries that a read sends. */
async function printPlans(server, database) {
  const sent = [];
  const logger = { logQuery: (query, params) => sent.push({ query, params }) };
  const tx = server.drizzle(database.pool, { logger });
  for (const [name, read] of Object.entries(reads(server, database))) {
    sent.length = 0;
    await read(tx);
    for (const { query, params } of sent) {
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
 * Measures reads of accounts with 1,000, 100,000 and 1,000,000 entries, and of staff's list of as many orders, each size
 * in a database of its own on PostgreSQL, in turn, and prints the plans that the largest one uses. Checks the ledgers
 * first: their history must be valid.
 */
export async function scale({ smoke }) {
  const { sizes, rounds } = smoke ? brief : full;
  const server = await serverFunctions();
  const postgres = await server.startPostgres();
  if (postgres === undefined) return console.log('skipped: PostgreSQL is not installed');
  const databases = [];
  try {
    for (const size of sizes) {
      const database = await openDatabase(server, postgres.url, size);
      databases.push(database);
      const findings = await server.check(server.drizzle(database.pool));
      if (findings.length > 0) throw new Error(`the ledger is wrong: ${JSON.stringify(findings[0])}`);
    }
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
  const all = databases.map((database) => ({
    tx: server.drizzle(database.pool),
    reads: Object.entries(reads(server, database)),
  }));
  const times = new Map(all[0].reads.map(([name]) => [name, databases.map(() => [])]));
  for (let round = -1; round < rounds; round++) {
    for (const [index, { tx, reads }] of all.entries()) {
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
