/** @jest-environment node */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { deltaFile } from '../../../build/negotiation.mjs';
import { staticServer } from '../../../build/serve.mjs';
import { closeGateways, gateway, release, remoteFolder } from '../testing/portal';

const close: (() => void)[] = [];

afterEach(async () => {
  await closeGateways();
  for (const one of close.splice(0)) one();
});

/** Serves the folder as the container of an area does. */
async function served(folder: string): Promise<string> {
  const server = staticServer(folder);
  close.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return `http://127.0.0.1:${address.port}`;
}

const dictionary = createHash('sha256').update('v0').digest();
const holding = (hash: Buffer) => ({
  'accept-encoding': 'br, dcz',
  'available-dictionary': `:${hash.toString('base64')}:`,
});

test.each(['a folder', 'a URL'])(
  'scripts of a remote in %s are dictionaries of later ones',
  async (place) => {
    const folder = await remoteFolder('remote_member', { current: 'v1', releases: { v1: release('v1') } });
    await writeFile(join(folder, 'v1', deltaFile('entry.js', dictionary)), 'delta');
    const base = place === 'a folder' ? folder : await served(folder);
    const { app } = await gateway([{ name: 'remote_member', base, paths: ['/member'] }]);
    const ask = (hash: Buffer) =>
      app.inject({ url: '/remotes/remote_member/v1/entry.js?retry=1', headers: holding(hash) });
    const same = {
      'use-as-dictionary': 'match="/remotes/remote_member/*/entry.js"',
      vary: 'accept-encoding, available-dictionary',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    };
    const known = await ask(dictionary);
    expect(known.headers).toMatchObject({ ...same, 'content-encoding': 'dcz' });
    expect(known.body).toBe('delta');
    // No delta is made of this one.
    const other = await ask(Buffer.alloc(32));
    expect(other.headers).toMatchObject({ ...same, 'content-encoding': 'br' });
    expect(brotliDecompressSync(other.rawPayload).toString()).toBe('/* v1 */');
  },
);

test('the shell’s script is a dictionary; a file that is missing or outside its folder is none', async () => {
  const { app } = await gateway([]);
  const ask = async (file: string) => {
    const { statusCode, headers } = await app.inject({
      url: `/assets/${file}`,
      headers: holding(dictionary),
    });
    return [statusCode, headers['use-as-dictionary']];
  };
  expect(await ask('main.0123456789ab.js')).toEqual([200, 'match="/assets/main.*.js"']);
  expect(await ask('other.0123456789ab.js')).toEqual([404, undefined]);
  for (const file of ['..%2fmain.0123456789ab.js', '%00/entry.js', '.*/entry.js']) {
    const [status, use] = await ask(file);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(use).toBeUndefined();
  }
});
