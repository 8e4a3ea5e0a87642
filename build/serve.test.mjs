import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deltaFile } from './negotiation.mjs';
import { staticServer } from './serve.mjs';

let dir;
let server;
let url;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-serve-'));
  for (const file of [
    'releases.json',
    'v1/entry.js',
    'v1/entry.js.br',
    'v1/release.json',
    '.history/1.json',
  ]) {
    await mkdir(join(dir, 'remote-trial', dirname(file)), { recursive: true });
    await writeFile(join(dir, 'remote-trial', file), file);
  }
  server = staticServer(dir);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${server.address().port}/remote-trial/`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(dir, { recursive: true, force: true });
});

test.each([
  ['releases.json', 200, 'no-cache'],
  ['v1/release.json', 200, 'no-cache'],
  ['v1/entry.js', 200, 'public, max-age=31536000, immutable'],
  ['.history/1.json', 404, 'no-store'],
  ['v1/../.history/1.json', 404, 'no-store'],
  ['%2ehistory/1.json', 404, 'no-store'],
  ['v2/entry.js', 404, 'no-store'],
])('%s is answered with %i and %s', async (file, status, cache) => {
  const response = await fetch(url + file, { headers: { 'accept-encoding': 'identity' } });
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, cache]);
});

test('a script is sent as a delta against the one that the browser has, else compressed', async () => {
  const dictionary = createHash('sha256').update('v0').digest();
  await writeFile(join(dir, 'remote-trial/v1', deltaFile('entry.js', dictionary)), 'delta');
  const ask = async (hash, query = '') => {
    const headers = { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${hash.toString('base64')}:` };
    const { headers: answered } = await fetch(`${url}v1/entry.js${query}`, { headers, method: 'HEAD' });
    return Object.fromEntries(answered);
  };
  const use = {
    'use-as-dictionary': 'match="/remote-trial/*/entry.js"',
    vary: 'accept-encoding, available-dictionary',
  };
  const type = 'text/javascript; charset=utf-8';
  expect(await ask(dictionary)).toMatchObject({ ...use, 'content-encoding': 'dcz', 'content-type': type });
  // A retry asks with a query; a cache in between must tell its variants apart, too.
  expect(await ask(dictionary, '?attempt=1')).toMatchObject({ ...use, 'content-encoding': 'dcz' });
  expect(await ask(Buffer.alloc(32))).toMatchObject({
    ...use,
    'content-encoding': 'br',
    'content-type': type,
  });
});

test.each([
  ['br', 'br'],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['br;q=0', null],
  ['brotli', null],
])('with Accept-Encoding %s the encoding is %s', async (accepted, encoding) => {
  const response = await fetch(`${url}v1/entry.js`, {
    headers: { 'accept-encoding': accepted },
    method: 'HEAD',
  });
  expect(response.headers.get('content-encoding')).toBe(encoding);
});
