import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { testApp } from '../../testing/testApp';
import * as schema from '../schema';

const root = join(__dirname, '../..');
const folder = join(__dirname, 'migrations');
const sqlFiles = (of: string) => readdirSync(of).filter((name) => name.endsWith('.sql'));

test('the migrations produce the schema of the tables (otherwise run: npm run db:generate -w server -- what_changes)', () => {
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(folder, copy, { recursive: true });
    const kit = join(dirname(require.resolve('drizzle-kit')), 'bin.cjs');
    const schema = ['--dialect', 'postgresql', '--schema', 'src/schema.ts'];
    execFileSync(process.execPath, [kit, 'generate', ...schema, '--out', relative(root, copy)], {
      cwd: root,
    });
    expect(sqlFiles(copy)).toEqual(sqlFiles(folder));
  } finally {
    rmSync(copy, { recursive: true });
  }
}, 60_000);

test('a migrated database has every table with every column', async () => {
  const { db } = await testApp();
  const tables = Object.values(schema).filter((one) => is(one, PgTable));
  expect(tables.length).toBeGreaterThan(20);
  for (const table of tables) await db.read((tx) => tx.select().from(table).limit(0));
});

test('a descending index column has NULLS FIRST, because an index with NULLS LAST cannot serve ORDER BY … DESC', async () => {
  const { db } = await testApp();
  const found = await db.read((tx) =>
    tx.execute(sql`SELECT indexname FROM pg_indexes WHERE indexdef LIKE '%DESC NULLS LAST%'`),
  );
  expect(found).toMatchObject({ rows: [] });
});

test('each migration is numbered and named by its content', () => {
  expect(sqlFiles(folder)[0]).toBe('0000_first_schema.sql');
  sqlFiles(folder).forEach((name, index) => {
    expect(name).toMatch(new RegExp(`^${String(index).padStart(4, '0')}_[a-z]+(_[a-z]+)+\\.sql$`));
  });
});
