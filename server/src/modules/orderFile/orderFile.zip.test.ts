import { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, order, send } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import type { FileRow } from '../upload/upload.repo';
import { zipNames } from './orderFile.zip.rules';
import { zipOf } from './orderFile.zip.service';

let t: TestApp;
let desk: Lab;
let student: TestMember;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  student = await member(t.db);
});

const zip = (rid: string, { token } = student) => t.call('auth/web/orderFile/zip', { rid }, { token });
const add = (code: string, kind: 'data' | 'record' | 'signed', name: string, bytes: string) =>
  send(t, 'staff/order/file', { code, kind }, { name, bytes }, desk.token);

async function delivered() {
  const placed = await order(t, student);
  const { code } = placed;
  await desk.acts(code, 'confirm', 'receive', 'test');
  await add(code, 'data', '衍射数据.csv', '1,2\n');
  t.clock.pass(1);
  await add(code, 'data', '衍射数据.csv', '3,4\n');
  await add(code, 'record', '记录.txt', '第 1 次');
  await add(code, 'signed', '签字.pdf', '%PDF-1.4\n%%EOF\n');
  await desk.acts(code, 'deliver');
  return placed;
}

/** Names and texts of a zip by another library than the one that wrote it. */
const unzipped = (bytes: Buffer): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, text]) => [name, strFromU8(text)]));

describe('the zip of an order', () => {
  test('has all data and test records under names of their own, and no other file, for one minute', async () => {
    const { rid, code } = await delivered();
    const { data } = await zip(rid);
    const response = await t.app.inject(data.url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(response.rawPayload.byteLength),
      'content-disposition': expect.stringContaining(`${encodeURIComponent('检测数据')}-${code}.zip`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(unzipped(response.rawPayload)).toEqual({
      '衍射数据.csv': '1,2\n',
      '衍射数据 (2).csv': '3,4\n',
      '记录.txt': '第 1 次',
    });
    t.clock.pass(61);
    expect((await t.app.inject(data.url)).statusCode).toBe(403);
  });

  test("a link works for its own order only, and a file's link is none for a zip", async () => {
    const [one, other] = [await delivered(), await delivered()];
    const { url } = (await zip(one.rid)).data;
    for (const forged of [url.replace(one.rid, other.rid), url.replace('/zip/', '/file/')])
      expect((await t.app.inject(forged)).statusCode).toBe(403);
  });

  test('is not given before the delivery, nor to others', async () => {
    const { rid, code } = await order(t, student);
    await add(code, 'record', '记录.txt', '第 1 次');
    expect(await zip(rid)).toMatchObject({ status: 404, error: 'not_found' });
    const done = await delivered();
    expect(await zip(done.rid, await member(t.db))).toMatchObject({ status: 404, error: 'not_found' });
  });
});

describe('streaming', () => {
  const mib = 1024 * 1024;
  const row = (name: string, size: number): FileRow => ({
    rid: name,
    user_rid: null,
    stored: name,
    name,
    mime: '',
    size,
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
    const files = { open, put: () => Promise.reject(new Error()), remove: () => Promise.reject(new Error()) };
    return { seen, files };
  }

  test('reads no more than is taken, one file at a time', async () => {
    const { seen, files } = large();
    const { stream, size } = await zipOf(files, [row('a', 256 * mib), row('b', 256 * mib)]);
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
    const { stream } = await zipOf(files, [row('a', 256 * mib)]);
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
    const missing = { ...files, open: async () => undefined };
    for (const [store, list] of [
      [missing, [row('a', 1)]],
      [files, [row('a', 2 * mib)]],
    ] as const) {
      const { stream } = await zipOf(store, list);
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
