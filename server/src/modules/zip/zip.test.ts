import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { ZipFile } from 'yazl';
import type { FileRow } from '../upload/upload.repo';
import { zipNames } from './zip.rules';
import { storedEntries, zipOf } from './zip.service';
import { zipSize } from './zip.size.rules';

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
    const { stream, size } = zipOf(storedEntries(files, [row('a', 256 * mib), row('b', 256 * mib)]));
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
    const { stream } = zipOf(storedEntries(files, [row('a', 256 * mib)]));
    await new Promise((resolve) => stream.once('readable', resolve));
    expect(seen.open).toBe(1);
    const closed = new Promise((resolve) => stream.once('close', resolve));
    stream.destroy();
    await closed;
    await new Promise(setImmediate);
    expect(seen.open).toBe(0);
  });

  /** Two thousand names have 180 KiB in the directory; yazl adds records to its own count from 64 KiB on. */
  test.each([0, 1, 540, 600, 2000])('the size of %i files is what is sent', async (count) => {
    const { files } = large(3);
    const list = Array.from({ length: count }, (_, index) => row(`衍射数据 ${index}.csv`, 3));
    const { stream, size } = zipOf(storedEntries(files, list, 'files/YP1'));
    const sent = await buffer(stream);
    expect(sent.byteLength).toBe(size);
    expect(Object.keys(unzipSync(sent))).toHaveLength(count);
  });

  test('the size is not told when that of one entry is unknown', async () => {
    const text = '[]'.repeat(10_000);
    const open = async () => Readable.from([Buffer.from(text)]);
    const entries = [{ path: 'orders.json', created: new Date(), open }];
    const { stream, size } = zipOf([...entries, ...storedEntries(large(3).files, [row('a', 3)])]);
    expect(size).toBeUndefined();
    const sent = await buffer(stream);
    // Such an entry is compressed.
    expect(sent.byteLength).toBeLessThan(1000);
    expect(Object.values(unzipSync(sent)).map(({ length }) => length)).toEqual([text.length, 3]);
  });

  test('a file that can not be read to its end breaks the download, and nothing else', async () => {
    const open = async () => ({
      size: 2,
      stream: new Readable({
        read() {
          this.destroy(new Error('input/output error'));
        },
      }),
    });
    const { stream } = zipOf(storedEntries({ open }, [row('a', 2)]));
    await expect(buffer(stream)).rejects.toThrow('input/output error');
  });

  test('a missing or shortened file breaks the download instead of ending it', async () => {
    const { files } = large(mib);
    const missing = { open: async () => undefined };
    for (const [store, list] of [
      [missing, [row('a', 1)]],
      [files, [row('a', 2 * mib)]],
    ] as const) {
      const { stream } = zipOf(storedEntries(store, list));
      await expect(stream.resume().toArray()).rejects.toThrow();
    }
  });
});

test.each([
  ['a file of 5 GB', [5e9, 3, 3]],
  ['files beyond 4 GB', [3e9, 3e9, 3e9, 1]],
  ['exactly 4 GB', [0xffffffff, 0xfffffffe]],
  ['70,000 files', Array.from({ length: 70_000 }, () => 1)],
])('the size of %s is counted as yazl does, which is right there', async (_, sizes) => {
  const zip = new ZipFile();
  const entries = sizes.map((size, index) => ({ path: `文件 ${index}`, size }));
  for (const { path, size } of entries)
    zip.addReadStreamLazy(path, { compress: false, size }, () => undefined);
  // The published types leave out the parameter of the callback.
  const done = jest.fn();
  zip.end({ forceZip64Format: false, comment: '' }, done);
  expect(done).toHaveBeenCalledWith(zipSize(entries));
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
