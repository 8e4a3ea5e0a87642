import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type FakeS3, type Fault, s3Server } from '../../../testing/s3Server';
import type { Files, PartialFile, StoredPart } from './files';
import { folderFiles } from './folderFiles';
import { s3Files } from './s3Files';

let root: string;
let storage: FakeS3;
const stores = new Map<string, Files>();
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-parts-'));
  storage = await s3Server();
  stores.set('disk', folderFiles(root));
  stores.set('S3', s3Files(storage.settings, { attempt: 2000, pause: 1 }));
});
beforeEach(() => {
  storage.fault = () => undefined;
});
afterAll(() => rm(root, { recursive: true }));

/** The smallest size that S3 accepts for a part that is not the last one. */
const whole = randomBytes(5 * 1024 * 1024);
const last = randomBytes(1000);

const storeOf = (name: string): Files => {
  const store = stores.get(name);
  if (!store) throw new Error(name);
  return store;
};

async function send({ parts }: Files, file: PartialFile, list: readonly Buffer[]): Promise<StoredPart[]> {
  const stored = list.map(async (bytes, index) => ({
    number: index + 1,
    etag: (await parts.put(file, index + 1, bytes)) ?? '',
  }));
  return Promise.all(stored);
}

/** Returns whether a file has this content; Jest would compare large buffers byte by byte in a slow way. */
async function holds(store: Files, name: string, bytes: Buffer): Promise<boolean> {
  const found = await store.open(name);
  return found !== undefined && (await buffer(found.stream)).equals(bytes);
}

describe.each(['disk', 'S3'])('parts on %s', (which) => {
  test('are one file after they were joined, whatever order they came in', async () => {
    const store = storeOf(which);
    const file = await store.parts.start();
    const second = await store.parts.put(file, 2, last);
    const first = await store.parts.put(file, 1, whole);
    expect(await store.open(file.name)).toBeUndefined();
    const list = [
      { number: 2, etag: second ?? '' },
      { number: 1, etag: first ?? '' },
    ];
    await store.parts.join(file, list);
    expect((await store.open(file.name))?.size).toBe(whole.length + last.length);
    expect(await holds(store, file.name, Buffer.concat([whole, last]))).toBe(true);
    await store.remove(file.name);
    expect(await store.open(file.name)).toBeUndefined();
  });

  test('a repeated part replaces the first, and one that is not listed is left out', async () => {
    const store = storeOf(which);
    const file = await store.parts.start();
    await send(store, file, [randomBytes(10), randomBytes(10)]);
    const [part] = await send(store, file, [last]);
    await store.parts.join(file, part ? [part] : []);
    expect(await holds(store, file.name, last)).toBe(true);
  });

  test('a second join does nothing, and a part after it is not taken', async () => {
    const store = storeOf(which);
    const file = await store.parts.start();
    const list = await send(store, file, [last]);
    await Promise.all([store.parts.join(file, list), store.parts.join(file, list).catch(() => undefined)]);
    await store.parts.join(file, list);
    expect(await store.parts.put(file, 1, randomBytes(5))).toBeUndefined();
    expect(await holds(store, file.name, last)).toBe(true);
  });

  test('a missing part is an error, and a discarded upload leaves nothing', async () => {
    const store = storeOf(which);
    const file = await store.parts.start();
    const list = await send(store, file, [last]);
    const more = [...list, { number: 2, etag: '"00"' }];
    await expect(store.parts.join(file, more)).rejects.toThrow();
    expect(await store.open(file.name)).toBeUndefined();
    for (const joined of [false, true]) {
      const one = await store.parts.start();
      const parts = await send(store, one, [last]);
      if (joined) await store.parts.join(one, parts);
      await store.parts.discard(one);
      await store.parts.discard(one);
      expect(await store.open(one.name)).toBeUndefined();
      expect(await store.parts.put(one, 1, last)).toBeUndefined();
    }
  });
});

test.each<Fault>(['error', 'cut', 'answer lost'])('the steps of S3 are repeated after: %s', async (fault) => {
  const store = storeOf('S3');
  const failed = new Set<string>();
  storage.fault = (request) => {
    const step = request.replace(/ [0-9a-f]+/, '');
    // A lost answer to the first step leaves an upload behind, which the storage's own rule removes.
    if (failed.has(step)) return undefined;
    failed.add(step);
    return fault;
  };
  const file = await store.parts.start();
  const parts = await send(store, file, [whole, last]);
  await store.parts.join(file, parts);
  expect(await holds(store, file.name, Buffer.concat([whole, last]))).toBe(true);
  expect(failed.size).toBeGreaterThanOrEqual(5);
});

test('S3 reports a failed completion in an answer of status 200', async () => {
  const store = storeOf('S3');
  const file = await store.parts.start();
  const parts = await send(store, file, [last, last]);
  await expect(store.parts.join(file, parts)).rejects.toThrow('S3: POST 200 EntityTooSmall');
});
