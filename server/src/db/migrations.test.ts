import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { breakingStatements, unusedSince } from '../../testing/olderReleases';
import { schema } from '../../testing/schema';
import { testApp } from '../../testing/testApp';

const root = join(__dirname, '../..');
const folder = join(__dirname, 'migrations');
const sqlFiles = (of: string) => readdirSync(of).filter((name) => name.endsWith('.sql'));

test('the migrations produce the schema of the tables (otherwise run: npm run db:generate -w server -- what_changes)', () => {
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(folder, copy, { recursive: true });
    const kit = join(dirname(require.resolve('drizzle-kit')), 'bin.cjs');
    const schema = ['--dialect', 'postgresql', '--schema', 'src/**/*.table.ts'];
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

test('only the snapshot of the last migration is kept', () => {
  const snapshots = readdirSync(join(folder, 'meta')).filter((name) => name.endsWith('_snapshot.json'));
  expect(snapshots).toEqual([`${sqlFiles(folder).at(-1)?.slice(0, 4)}_snapshot.json`]);
});

test('each migration is numbered and named by its content', () => {
  expect(sqlFiles(folder)[0]).toBe('0000_first_schema.sql');
  sqlFiles(folder).forEach((name, index) => {
    expect(name).toMatch(new RegExp(`^${String(index).padStart(4, '0')}_[a-z]+(_[a-z]+)+\\.sql$`));
  });
});

test('the release before works with the schema of each migration, except of contract steps (docs/operations.md)', () => {
  const numbered = sqlFiles(folder).map((name) => ({ name, number: Number(name.slice(0, 4)) }));
  for (const { name, number } of numbered) {
    const sql = readFileSync(join(folder, name), 'utf8');
    const since = unusedSince(sql);
    if (since === undefined) expect([name, breakingStatements(sql)]).toEqual([name, []]);
    else expect([name, since < number && numbered.some((one) => one.number === since)]).toEqual([name, true]);
  }
});

const newColumn = 'ALTER TABLE "orders" ADD COLUMN "note" text;--> statement-breakpoint\n';
const newTable = 'CREATE TABLE "note" ("rid" text PRIMARY KEY NOT NULL);--> statement-breakpoint\n';

test.each([
  ['DROP TABLE "note";', 1],
  ['ALTER TABLE "orders" DROP COLUMN "code";', 1],
  ['ALTER TABLE "orders" RENAME COLUMN "code" TO "number";', 1],
  ['ALTER TABLE "orders" ALTER COLUMN "code" SET NOT NULL;', 1],
  ['ALTER TABLE "orders" ALTER COLUMN "code" DROP DEFAULT;', 1],
  ['ALTER TABLE "orders" ALTER COLUMN "code" SET DATA TYPE integer;', 1],
  ['ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;', 1],
  ['ALTER TABLE "orders" ADD CONSTRAINT "positive" CHECK ("total" > 0);', 1],
  ['CREATE UNIQUE INDEX "one" ON "orders" USING btree ("code");', 1],
  ['ALTER TABLE "orders" ADD COLUMN "note" text;', 0],
  ['ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;', 0],
  [`${newColumn}ALTER TABLE "orders" ADD CONSTRAINT "a" FOREIGN KEY ("note") REFERENCES "note"("rid");`, 0],
  [`${newColumn}ALTER TABLE "orders" ADD CONSTRAINT "a" FOREIGN KEY ("code") REFERENCES "note"("rid");`, 1],
  [`${newColumn}ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK ("orders"."note" <> '');`, 0],
  [`${newColumn}ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK ("orders"."note" IS NOT NULL);`, 1],
  [`${newColumn}ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK ("orders"."note" <> "orders"."code");`, 1],
  ['CREATE INDEX "some" ON "orders" USING btree ("code");', 0],
  ['DROP INDEX "some";', 0],
  [`${newTable}ALTER TABLE "note" ADD CONSTRAINT "owner" FOREIGN KEY ("rid") REFERENCES "users"("rid");`, 0],
  [`${newTable}CREATE UNIQUE INDEX "one" ON "note" USING btree ("rid");`, 0],
])('%s breaks the release before: %i', (sql, broken) => {
  expect(breakingStatements(sql)).toHaveLength(broken);
});

test('a contract step names the migration since whose release nothing uses what it removes', () => {
  expect(unusedSince('-- Contract step: unused since 0052\nALTER TABLE "orders" DROP COLUMN "code";')).toBe(
    52,
  );
  expect(unusedSince('ALTER TABLE "orders" DROP COLUMN "code";')).toBeUndefined();
});
