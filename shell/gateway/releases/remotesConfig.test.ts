/** @jest-environment node */
import { mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeGateways, gateway, release, remoteFolder } from '../testing/portal';
import { readRemotesConfig } from './remotesConfig';

afterEach(closeGateways);

async function basesOf(entries: readonly object[], commonBase?: string) {
  const dir = await mkdtemp(join(tmpdir(), 'portal-config-'));
  const file = join(dir, 'remotes.config.json');
  await writeFile(file, JSON.stringify(entries));
  const remotes = await readRemotesConfig(file, commonBase);
  return { dir, bases: remotes.map(({ base }) => base) };
}

const entries = [{ name: 'remote_member' }, { name: 'remote_auth', base: 'https://cdn.example.com/auth/' }];

test('the default base of a remote is the dist of its own folder, next to the file', async () => {
  const { dir, bases } = await basesOf(entries);
  expect(bases).toEqual([join(dir, 'remote-member', 'dist'), 'https://cdn.example.com/auth']);
});

test('REMOTES_BASE is the base of the remotes without their own', async () => {
  const { bases } = await basesOf(entries, 'http://{area}:8080');
  expect(bases).toEqual(['http://remote-member:8080', 'https://cdn.example.com/auth']);
});

test.each([
  ['a path twice', [{ paths: ['/lab'] }, { name: 'remote_b', paths: ['/lab'] }], '/lab is listed twice'],
  ['a path of the gateway', [{ paths: ['/api/lab'] }], '/api/lab is reserved for the portal'],
  ['a place in the navigation without a name', [{ paths: ['/lab'], nav: {} }], 'needs title and paths'],
  ['a name that is too long for the navigation', [{ title: '九个汉字的栏目名称' }], '0.title'],
])('%s is refused', async (_case, entries, said) => {
  const named = entries.map((entry) => ({ name: 'remote_lab', ...entry }));
  await expect(basesOf(named)).rejects.toThrow(new RegExp(`^REMOTES_CONFIG: .*${said}`));
});

const title = '开放实验室';
const description = '仪器开放日的时间与报名。';

/** A gateway with one area, and an entry of another that is not listed yet. */
async function running() {
  const folder = (name: string) =>
    remoteFolder(name, {
      current: 'v1',
      releases: { v1: release('v1', { routes: { '/': [], '/lab': [], '/lab/:rid': [] } }) },
    });
  const first = { name: 'remote_public', base: await folder('remote_public'), paths: ['/'] };
  const lab = { name: 'remote_lab', base: await folder('remote_lab'), paths: ['/lab'], title, description };
  const sitemap = { code: 1, data: [{ path: '/', changed: '2026-01-03' }] };
  const built = await gateway([first], {
    api: (_request, response) => response.end(JSON.stringify(sitemap)),
    publicUrl: 'https://portal.example.com',
  });
  const list = async (text: string) => {
    // Replaced in one step, as an editor does.
    await writeFile(`${built.remotesConfig}.new`, text);
    await rename(`${built.remotesConfig}.new`, built.remotesConfig);
    await built.store.refresh();
  };
  return { ...built, first, lab, list };
}

test('an area that is added to the list is served, named, navigable and in the sitemap without a restart', async () => {
  const { app, first, lab, list } = await running();
  expect((await app.inject('/lab')).statusCode).toBe(404);
  expect((await app.inject('/remotes/remote_lab/v1/entry.js')).statusCode).toBe(404);

  await list(JSON.stringify([first, { ...lab, nav: { before: '/contact' } }]));
  const { statusCode, body } = await app.inject('/lab');
  expect(statusCode).toBe(200);
  expect(body).toContain(`<title>${title} - `);
  expect(body).toContain(`<meta name="description" content="${description}">`);
  expect(body).toContain('<link rel="canonical" href="https://portal.example.com/lab">');
  expect((await app.inject('/remotes.json')).json().remotes.remote_lab).toMatchObject({
    version: 'v1',
    title,
    nav: { before: '/contact' },
  });
  expect((await app.inject('/remotes/remote_lab/v1/entry.js')).body).toBe('/* v1 */');
  expect((await app.inject('/sitemap.xml')).body).toContain(
    '<loc>https://portal.example.com/lab</loc><lastmod>2026-01-01</lastmod>',
  );
  expect((await app.inject('/lab/a/b')).statusCode).toBe(404);
  expect((await app.inject('/metrics')).body).toContain('portal_gateway_remote_up{remote="remote_lab"} 1');

  await list(JSON.stringify([first]));
  expect((await app.inject('/lab')).statusCode).toBe(404);
  expect((await app.inject('/remotes/remote_lab/v1/entry.js')).statusCode).toBe(404);
});

test('an added area behind the login is not for search engines', async () => {
  const { app, first, lab, list } = await running();
  await list(JSON.stringify([first, { ...lab, login: true }]));
  expect((await app.inject('/lab')).body).toContain('<meta name="robots" content="noindex">');
  expect((await app.inject('/sitemap.xml')).body).not.toContain('/lab');
  expect((await app.inject('/robots.txt')).body).not.toContain('/lab');
});

test('an invalid list changes nothing and is shown on the status page', async () => {
  const { app, first, lab, list } = await running();
  await list(JSON.stringify([first, lab]));
  await list('[{');
  expect((await app.inject('/lab')).statusCode).toBe(200);
  expect((await app.inject('/status')).body).toContain('栏目清单读不到');
  await list(JSON.stringify([first, lab]));
  expect((await app.inject('/status')).body).not.toContain('栏目清单读不到');
});
