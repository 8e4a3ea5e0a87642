import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { contract, type Endpoint } from '@portal/shared/contract';
import { describeOnPostgres } from './database';
import { member } from './factories';
import { newDataDir, startServer } from './serverProcess';
import { type TestApp, testApp } from './testApp';

const root = join(__dirname, '../..');
const migrations = join(root, 'server/src/db/migrations');
const folder = join(root, 'server/.cache/older');

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** Returns the commit before the newest migration; undefined without the history. */
function commitBefore(): string | undefined {
  const newest = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .at(-1);
  if (newest === undefined) return undefined;
  try {
    const path = relative(root, join(migrations, newest)).replaceAll('\\', '/');
    const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', path);
    const parent = git('rev-parse', `${added}^`);
    // Other packages can't be installed by a test.
    return git('diff', '--name-only', parent, 'HEAD', '--', 'package-lock.json') === '' ? parent : undefined;
  } catch {
    return undefined;
  }
}

/** Bundles the API of a commit from its own sources. Returns the program. */
async function bundleOf(commit: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'sources.tar');
  git('archive', '--format=tar', `--output=${archive}`, commit, 'server', 'shared', 'tsconfig.base.json');
  execFileSync('tar', ['-xf', 'sources.tar'], { cwd: folder });
  const own = join(folder, 'node_modules/@portal');
  mkdirSync(own, { recursive: true });
  symlinkSync(join(folder, 'shared'), join(own, 'shared'), 'junction');
  const font = join(folder, 'node_modules/@expo-google-fonts');
  symlinkSync(join(root, 'node_modules/@expo-google-fonts'), font, 'junction');
  await promisify(execFile)(process.execPath, [join(folder, 'server/build.mjs')]);
  return join(folder, 'server/dist/server.mjs');
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Calls that answer without input, from the contract: most lists, settings and the member's own data. */
const withoutInput = Object.entries(contract as Readonly<Record<string, Endpoint>>)
  .filter(([path, { access, method, input }]) => {
    const reads = /\/(?:list\w*|info|init|home|setting|all|months|status)$/.test(path);
    return access !== 'staff' && method !== 'GET' && reads && input.safeParse({}).success;
  })
  .map(([path]) => path);

const older = commitBefore();

(older === undefined ? describe.skip : describeOnPostgres)('the API before the newest migration', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
  });

  test('starts on the newest schema and works beside the API of today', async () => {
    const program = await bundleOf(older ?? '');
    const DATABASE_URL = 'url' in t.db ? String(t.db.url) : '';
    const vars = { PORTAL_MODE: 'production', PORTAL_SECRET: t.deps.secret, DATABASE_URL };
    const both = [
      startServer({ ...vars, DATA_DIR: newDataDir() }, program),
      startServer({ ...vars, DATA_DIR: newDataDir() }),
    ];
    const { token } = await member(t.db, {}, new Date());
    const call = async (number: number, path: string, input: object = {}) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const request = { method: 'POST', headers, body: JSON.stringify(input) };
      const answer = await fetch(`${await both[number]?.url}/api/${path}`, request);
      return { status: answer.status, data: Object(await answer.json()).data };
    };
    expect(withoutInput.length).toBeGreaterThan(15);
    for (const path of withoutInput) expect([path, (await call(0, path)).status]).not.toEqual([path, 500]);
    const [{ phone, province, city, area, address, address_code, company }] = (
      await call(0, 'auth/address/list')
    ).data;
    const place = { phone, province, city, area, address, address_code, company };
    for (const number of [0, 1]) {
      const { status, data } = await call(number, 'auth/address/add', { ...place, name: `Member ${number}` });
      expect([number, status]).toEqual([number, 200]);
      // The older one knows no etag.
      const { etag: _etag, ...stored } = data;
      expect((await call(1 - number, 'auth/address/list')).data).toContainEqual(
        expect.objectContaining(stored),
      );
    }
    for (const { child } of both) child.kill('SIGTERM');
    for (const { ended } of both) expect(await ended).toMatchObject({ code: 0 });
  });
});
