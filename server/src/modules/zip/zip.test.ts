import { Readable } from 'node:stream';
import type { FileRow } from '../upload/upload.repo';
import { zipNames } from './zip.rules';
import { storedEntries, zipOf } from './zip.service';

describe('streaming', () => {
  const mib = 1024 * 1024;
  const row = (name: string, size: number): FileRow => ({
    rid: name,
    user_rid: null,
    stored: name,
    name,
    mime: '',
    size,
    picture: false,
    claimed: true,
    created: new Date('2026-11-18T02:00:00Z'),
  });

  /** Files of 256 MiB that are made up while they are read, and how much was read and is open. */
  function large(size = 256 * mib) {
    const seen = { read: 0, open: 0, most: 0 };
    const open = async () => {
      let left = size;
      seen.most = Math.max(seen.most, ++seen.open);
      const stream = new Readable({
        read() {
          const length = Math.min(left, 64 * 1024);
          left -= length;
          seen.read += length;
          this.push(length > 0 ? Buffer.alloc(length) : null);
        },
      }).on('close', () => seen.open--);
      return { stream, size };
    };
    return { seen, files: { open } };
  }

  test('reads no more than is taken, one file at a time', async () => {
    const { seen, files } = large();
    const { stream, size } = await zipOf(storedEntries(files, [row('a', 256 * mib), row('b', 256 * mib)]));
    expect(size).toBeGreaterThan(512 * mib);
    let taken = 0;
    for await (const chunk of stream) {
      taken += chunk.length;
      // What is read and not taken yet is in memory.
      expect(seen.read - taken).toBeLessThan(2 * mib);
      if (taken > 300 * mib) break;
    }
    expect(seen.most).toBe(1);
  });

  test('closes the open file when the download is broken off', async () => {
    const { seen, files } = large();
    const { stream } = await zipOf(storedEntries(files, [row('a', 256 * mib)]));
    await new Promise((resolve) => stream.once('readable', resolve));
    expect(seen.open).toBe(1);
    const closed = new Promise((resolve) => stream.once('close', resolve));
    stream.destroy();
    await closed;
    await new Promise(setImmediate);
    expect(seen.open).toBe(0);
  });

  test('a missing or shortened file breaks the download instead of ending it', async () => {
    const { files } = large(mib);
    const missing = { open: async () => undefined };
    for (const [store, list] of [
      [missing, [row('a', 1)]],
      [files, [row('a', 2 * mib)]],
    ] as const) {
      const { stream } = await zipOf(storedEntries(store, list));
      await expect(stream.resume().toArray()).rejects.toThrow();
    }
  });
});

test('names of a zip are safe on every system and differ where case does not count', () => {
  expect(
    zipNames([
      'a.csv',
      'A.CSV',
      'a.csv',
      'a (2).csv',
      '../up.txt',
      'c:\\x.txt',
      '.hidden',
      'con.txt',
      'end. ',
      '谱图',
    ]),
  ).toEqual([
    'a.csv',
    'A (2).CSV',
    'a (3).csv',
    'a (2) (2).csv',
    '__up.txt',
    'c__x.txt',
    '_hidden',
    '_con.txt',
    'end',
    '谱图',
  ]);
});
