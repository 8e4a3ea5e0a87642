import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type TestApp, testApp } from '../../../testing/testApp';
import { pictureFolder } from '../../contentFolder';

let app: TestApp['app'];
beforeAll(async () => {
  ({ app } = await testApp());
});

const get = (name: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: `/upload/img/${name}`, headers });

test('a picture is an SVG that may be cached but runs no script', async () => {
  const answer = await get('xrd.svg');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/^<svg .*viewBox="0 0 480 320"/);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': expect.stringMatching(/^public, max-age=\d+/),
  });
});

test('it is compressed as the browser accepts', async () => {
  const plain = (await get('xrd.svg')).body;
  const br = await get('xrd.svg', { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await get('xrd.svg', { 'accept-encoding': 'gzip' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
});

test('a picture in the browser’s cache is not sent again', async () => {
  const etag = String((await get('xrd.svg')).headers.etag);
  const again = await get('xrd.svg', { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('sem.svg', { 'if-none-match': etag })).statusCode).toBe(200);
});

test.each([
  'none.svg',
  '..%2Fdraw%2Fdraw.mjs',
  '%2e%2e%2fdraw%2fdraw.mjs',
  'xrd.svg%00',
  'XRD.SVG',
  'a'.repeat(90),
])('there is no %s', async (name) => {
  const answer = await get(name);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({
    code: 0,
    data: { error: expect.stringMatching(/not_found|unknown_path/) },
  });
});

test('the committed pictures equal the script’s output', () => {
  const script = join(pictureFolder, '../draw/draw.mjs');
  expect(
    execFileSync(process.execPath, ['--import', 'tsx', script, '--check'], { encoding: 'utf8' }),
  ).toMatch(/^\d+ pictures$/m);
});
