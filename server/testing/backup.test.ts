import { execFile } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { folderFiles } from '../src/ports/files/folderFiles';
import { administer, describeOnPostgres, freshPostgres, postgresUrl } from './database';
import { member } from './factories';
import { send } from './orders';
import { testPorts } from './ports';
import { startServer } from './serverProcess';
import { testApp } from './testApp';

const exec = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns a new folder of this test. */
function newFolder(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

/** Returns the contents of all files below a folder by their paths. */
const contents = (path: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [
        join(parentPath, name).slice(path.length),
        readFileSync(join(parentPath, name), 'utf8'),
      ]),
  );

/** The plainest shell of this machine: `sh` of Debian is dash, which has no arrays and no `pipefail`. */
const shell = ['/usr/bin/dash', '/bin/dash'].find((path) => existsSync(path)) ?? 'sh';

const run = (script: string, words: string[], vars: Record<string, string>) =>
  exec(shell, [join(__dirname, '../../deploy', script), ...words], {
    env: { PATH: process.env.PATH, ...vars },
  });

/** Returns the number of rows of each table of a database. */
async function counts(url: string): Promise<Record<string, number>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string; rows: number }>(
    `SELECT schemaname || '.' || relname AS name, (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I.%I', schemaname, relname), false, true, '')))[1]::text::int AS rows FROM pg_stat_user_tables ORDER BY 1`,
  );
  await client.end();
  return Object.fromEntries(rows.map(({ name, rows: number }) => [name, number]));
}

describeOnPostgres('backup and restore', () => {
  const backups = newFolder('backups');
  const source = newFolder('source');
  const target = `restored_${process.pid}`;
  const server = postgresUrl() ?? '';
  afterAll(() => administer(server, `DROP DATABASE IF EXISTS ${target} WITH (FORCE)`));

  test('an API that is started on the restored copy knows the member, the session and the file', async () => {
    const db = await freshPostgres(server);
    const files = folderFiles(join(source, 'files'));
    const t = await testApp({ deps: { db, ports: { ...testPorts(), files } } });
    t.clock.set(new Date().toISOString());
    const { token } = await member(db, {}, t.clock.now());
    await send(t, 'auth/upload4file', {}, { name: '原始数据.pdf', bytes: '%PDF-1.4\n%%EOF\n' }, token);
    const from = { DATABASE_URL: db.url, DATA_DIR: source, BACKUP_DIR: backups };
    const { data: known } = await t.call('auth/user/info', {}, { token });
    await run('backup.sh', [], from);
    const [first] = readdirSync(backups);

    await administer(server, `CREATE DATABASE ${target} TEMPLATE template0`);
    const to = { DATABASE_URL: `${server}${target}`, DATA_DIR: newFolder('target') };
    // By its name, and below by its path.
    await run('restore.sh', [first ?? ''], { ...to, BACKUP_DIR: backups });
    expect(Object.values(contents(to.DATA_DIR))).toEqual(['%PDF-1.4\n%%EOF\n']);
    expect(contents(join(to.DATA_DIR, 'files'))).toEqual(contents(join(source, 'files')));
    const restored = await counts(to.DATABASE_URL);
    expect(restored).toEqual(await counts(db.url));
    expect(restored['public.users']).toBeGreaterThan(0);
    // The mark by which the API tells the age of the last backup.
    expect(readdirSync(source)).toContain('.last-backup');

    const api = startServer({
      ...to,
      PORTAL_MODE: 'production',
      PORTAL_SECRET: t.deps.secret,
      PORTAL_STAFF_PASSWORD: 'the-laboratory-door',
    });
    const answer = await fetch(`${await api.url}/api/auth/user/info`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toMatchObject({ code: 1, data: known });
    api.child.kill('SIGTERM');
    await api.ended;

    // What is there is not overwritten.
    await expect(run('restore.sh', [join(backups, first ?? '')], to)).rejects.toMatchObject({
      stderr: expect.stringContaining('不会覆盖'),
    });
    await db.close();
  });

  test('a damaged backup is refused, and only the newest ones are kept', async () => {
    const db = await freshPostgres(server);
    const from = { DATABASE_URL: db.url, DATA_DIR: source, BACKUP_DIR: newFolder('few'), BACKUP_KEEP: '1' };
    mkdirSync(join(from.BACKUP_DIR, 'portal-20200101T000000Z'));
    await run('backup.sh', [], from);
    const [only, ...others] = readdirSync(from.BACKUP_DIR);
    expect(others).toEqual([]);
    const damaged = join(from.BACKUP_DIR, only ?? '');
    appendFileSync(join(damaged, 'database.dump'), 'x');
    const to = { DATABASE_URL: `${server}postgres`, DATA_DIR: newFolder('none') };
    await expect(run('restore.sh', [damaged], to)).rejects.toMatchObject({
      stderr: expect.stringContaining('WARNING'),
    });
    await expect(run('restore.sh', [from.BACKUP_DIR], to)).rejects.toMatchObject({
      stderr: expect.stringContaining('SHA256SUMS'),
    });
    await db.close();
  });
});
