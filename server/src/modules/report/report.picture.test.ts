import { deflateSync } from 'node:zlib';
import { member, staff, type TestMember } from '../../../testing/factories';
import { type Lab, lab, send } from '../../../testing/orders';
import { hasPdftotext, imagesOfPdf, textOfPdf } from '../../../testing/pdf';
import { jpegOf } from '../../../testing/picture';
import { reporting, underTest } from '../../../testing/reports';
import { type TestApp, testApp } from '../../../testing/testApp';
import { encodePng } from '../../kit/png';
import { printOf } from './report.print.rules';

/** Returns a PNG with this head and these lines, each of which begins with its filter. */
function pngOf(
  size: readonly [number, number],
  depth: number,
  colour: number,
  lines: readonly number[],
  more: Buffer = Buffer.alloc(0),
) {
  const plain = encodePng({ width: size[0], height: size[1], samples: Buffer.alloc(size[0] * size[1]) });
  const head = Buffer.from(plain.subarray(0, 33));
  head.writeUInt8(depth, 24);
  head.writeUInt8(colour, 25);
  return Buffer.concat([head, more, chunk('IDAT', deflateSync(Buffer.from(lines)))]);
}

/** A chunk whose check value nobody reads. */
function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), content, Buffer.alloc(4)]);
}

/** Returns a TIFF of one grey pixel: the head, its tags, and the pixel at the end. */
function greyTiff(grey: number): Buffer {
  const tags = [
    [256, 1],
    [257, 1],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, 8 + 2 + 8 * 12 + 4],
    [277, 1],
    [279, 1],
  ];
  const bytes = Buffer.alloc(8 + 2 + tags.length * 12 + 4 + 1);
  bytes.write('II*\0', 'latin1');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(tags.length, 8);
  tags.forEach(([tag = 0, value = 0], index) => {
    const at = 10 + index * 12;
    bytes.writeUInt16LE(tag, at);
    bytes.writeUInt16LE(4, at + 2);
    bytes.writeUInt32LE(1, at + 4);
    bytes.writeUInt32LE(value, at + 8);
  });
  bytes.writeUInt8(grey, bytes.length - 1);
  return bytes;
}

const print = (mime: string, bytes: Uint8Array) =>
  printOf({ name: 'SEM.tif', mime, bytes: new Uint8Array(bytes) });
const printed = (bytes: Buffer) => print('image/png', bytes);
/** The same picture as a printed one has to be, written directly. */
const rgb = (size: readonly [number, number], ...samples: number[]) =>
  encodePng({ width: size[0], height: size[1], samples: Buffer.from(samples) });

describe('a picture as it is printed', () => {
  test.each([
    ['grey of 1 bit', pngOf([2, 1], 1, 0, [0, 0b0100_0000]), [0, 0, 0, 255, 255, 255]],
    ['grey of 16 bits', pngOf([1, 1], 16, 0, [0, 128, 7]), [128, 128, 128]],
    ['RGB with a filter', pngOf([2, 1], 8, 2, [1, 10, 20, 30, 1, 1, 1]), [10, 20, 30, 11, 21, 31]],
    [
      'RGB and alpha, on white',
      pngOf([2, 1], 8, 6, [0, 10, 20, 30, 255, 9, 9, 9, 0]),
      [10, 20, 30, 255, 255, 255],
    ],
    [
      'a palette',
      pngOf([2, 1], 2, 3, [0, 0b0100_0000], chunk('PLTE', Buffer.from([1, 2, 3, 4, 5, 6]))),
      [4, 5, 6, 1, 2, 3],
    ],
  ])('is RGB of 8 bits: %s', (_name, bytes, samples) => {
    expect(printed(bytes)).toEqual(rgb([samples.length / 3, 1], ...samples));
  });

  test('has the mean of the pixels of a larger one', () => {
    const width = 4000;
    const samples = Buffer.from(Array.from({ length: width * 2 }, (_, index) => (index % 2 === 0 ? 0 : 100)));
    const small = printed(encodePng({ width, height: 2, samples }));
    expect(small).toEqual(rgb([2000, 1], ...Array.from({ length: 6000 }, () => 50)));
  });

  test('is the first page of a TIFF', () => {
    expect(print('image/tiff', greyTiff(77))).toEqual(rgb([1, 1], 77, 77, 77));
  });

  test('is none when it is broken, interlaced, too large, or says more than it has', () => {
    const whole = pngOf([1, 1], 8, 2, [0, 1, 2, 3]);
    expect(printed(whole)).not.toBeNull();
    const changed = (change: (bytes: Buffer) => unknown) => {
      const bytes = Buffer.from(whole);
      change(bytes);
      return printed(bytes);
    };
    expect(changed((bytes) => bytes.writeUInt8(1, 28))).toBeNull();
    expect(changed((bytes) => bytes.writeUInt32BE(100_000, 16))).toBeNull();
    expect(changed((bytes) => bytes.writeUInt32BE(5000, 16))).toBeNull();
    expect(changed((bytes) => bytes.writeUInt8(5, 25))).toBeNull();
    expect(changed((bytes) => bytes.fill(0, 45))).toBeNull();
    expect(printed(Buffer.from('no picture'))).toBeNull();
  });
});

describe('pictures of a report', () => {
  let t: TestApp;
  let desk: Lab;
  let who: TestMember;
  let code: string;
  beforeAll(async () => {
    t = await testApp();
    desk = await lab(t);
  });
  beforeEach(async () => {
    who = await member(t.db);
    ({ code } = await underTest(t, desk, who));
  });

  const red = rgb([40, 30], ...Array.from({ length: 1200 }, () => [200, 10, 10]).flat());
  const add = async (name: string, bytes: Buffer, order = code) =>
    (await send(t, 'staff/order/file', { code: order, kind: 'data' }, { name, bytes }, desk.token)).data.rid;

  (hasPdftotext() ? test : test.skip)(
    'are in the preview, the issued PDF and the next version, with their captions',
    async () => {
      const analyst = reporting(t, desk.token);
      const rid = await analyst.begin(code);
      const pictures = [
        { file_rid: await add('S1 二次电子.png', red), caption: 'S1 表面，5000 倍' },
        { file_rid: await add('S1 截面.jpg', jpegOf(640, 480)), caption: '' },
      ];
      expect((await analyst.save(rid, { pictures })).code).toBe(1);
      const fileOf = async (key: string) => (await t.app.inject(await analyst.file(key))).rawPayload;
      const preview = await fileOf(rid);
      expect(textOfPdf(preview)).toContain('S1 表面，5000 倍');
      expect(textOfPdf(preview)).toMatch(/图\s*2/);
      const sizes = ['40x30', '640x480'];
      expect(imagesOfPdf(preview)).toEqual(sizes);

      await analyst.move(rid, 'submit');
      const reviewer = reporting(t, (await staff(t.db)).token);
      expect((await reviewer.move(rid, 'issue')).code).toBe(1);
      const issued = await fileOf(rid);
      expect(imagesOfPdf(issued)).toEqual(sizes);
      const next = await analyst.amend(rid, '更正说明');
      expect((await analyst.detail(next)).content.pictures).toEqual(pictures);
      expect(imagesOfPdf(await fileOf(next))).toEqual(sizes);
      // What was issued stays as it is.
      expect((await fileOf(rid)).equals(issued)).toBe(true);
    },
  );

  test('are those of the order that can be printed, each once; the field says what is wrong', async () => {
    const analyst = reporting(t, desk.token);
    const rid = await analyst.begin(code);
    const own = await add('S1.png', red);
    const { code: other } = await underTest(t, desk, who);
    const save = (...keys: string[]) =>
      analyst.save(rid, { pictures: keys.map((file_rid) => ({ file_rid, caption: '' })) });
    const at = (index: number, words: string) => ({
      error: 'invalid_input',
      fields: { [`content.pictures.${index}.file_rid`]: expect.stringContaining(words) },
    });
    expect(await save(own, await add('S1.png', red, other))).toMatchObject(at(1, '本订单'));
    expect(await save(await add('S1.csv', Buffer.from('1,2')))).toMatchObject(at(0, '本订单'));
    expect(await save(own, own)).toMatchObject(at(1, '不能重复'));
    const broken = Buffer.from(red);
    broken.fill(0, 45);
    expect(await save(await add('S2.png', broken))).toMatchObject(at(0, '无法读取'));
    expect(await save('nothing')).toMatchObject(at(0, '本订单'));
    expect((await save(...Array.from({ length: 13 }, () => own))).error).toBe('invalid_input');
    expect((await analyst.detail(rid)).content.pictures).toEqual([]);
  });
});
