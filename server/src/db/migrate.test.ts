import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describeOnPostgres, freshPostgres, openTestPostgres, postgresUrl } from '../../testing/database';
import type { Db } from './client';
import { openFolder } from './pglite';

/** `when` of the last one of the migrations that the first one of today replaces (0055, in the journal of their time). */
const lastOfBefore = 1_795_717_678_792;

/** Gives the database the journal of one that went through the earlier migrations up to this time, in place of the first of today. */
const wentThrough = (db: Db, until: number) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at <= ${lastOfBefore}`);
    for (const [hash, at] of [
      ['one of many', until - 1000],
      ['the last', until],
    ])
      await tx.execute(
        sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${at})`,
      );
  });

/** Takes the journal of what came afterwards away. */
const hadNoLater = (db: Db) =>
  db.transaction((tx) =>
    tx.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at > ${lastOfBefore}`),
  );

const journal = (db: Db) =>
  db.read((tx) =>
    tx.execute(
      sql`SELECT hash FROM drizzle.__drizzle_migrations WHERE created_at <= ${lastOfBefore} ORDER BY id`,
    ),
  );

/** Reopens a database in both states: `open` opens it, `db` is open already. */
async function reopened(db: Db, open: () => Promise<Db>) {
  await wentThrough(db, lastOfBefore);
  await db.close();
  const again = await open();
  expect(await journal(again)).toMatchObject({ rows: [{ hash: 'one of many' }, { hash: 'the last' }] });

  await wentThrough(again, lastOfBefore - 1);
  await hadNoLater(again);
  await again.close();
  await expect(open()).rejects.toThrow(/start commit [0-9a-f]{40} on it once/);
  // A failed start has changed nothing and says the same again.
  await expect(open()).rejects.toThrow(/start commit/);
}

test('PGlite: a database of the last earlier migration goes on without a step, an older one is told the commit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-older-'));
  const open = () => openFolder(folder);
  await reopened(await open(), open);
  await rm(folder, { recursive: true });
}, 60_000);

describeOnPostgres('an earlier database', () => {
  test('of the last earlier migration goes on without a step, an older one is told the commit', async () => {
    const made = await freshPostgres(postgresUrl() ?? '');
    await reopened(await openTestPostgres(made.url), () => openTestPostgres(made.url));
    await made.close();
  });
});
