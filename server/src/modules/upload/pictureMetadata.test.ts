import fc from 'fast-check';
import { member, staff, type TestMember } from '../../../testing/factories';
import { send } from '../../../testing/orders';
import { jpegOf } from '../../../testing/picture';
import { type TestApp, testApp } from '../../../testing/testApp';
import { findFiles } from './upload.repo';

let t: TestApp;
let student: TestMember;
beforeAll(async () => {
  t = await testApp();
  student = await member(t.db);
});

const bytesOf = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const segment = (code: number, content: Buffer) => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
const text = (words: string) => Buffer.from(words, 'latin1');

/** EXIF with orientation 6 (as a phone that is held upright writes it) and a place. */
const exif = Buffer.concat([
  text('Exif\0\0II*\0'),
  bytesOf('08000000 0200 1201 0300 01000000 06000000 2588 0400 01000000 1a000000 00000000'),
  text('GPS 39.9042N 116.4074E'),
]);
const jfif = segment(0xe0, text('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'));
const jpegRest = Buffer.concat([
  segment(0xdb, Buffer.alloc(65)),
  segment(0xda, Buffer.alloc(10)),
  bytesOf('12ff00 34ffd0 56'),
  bytesOf('ffd9'),
]);
const jpeg = (...metadata: Buffer[]) => Buffer.concat([bytesOf('ffd8'), jfif, ...metadata, jpegRest]);

const chunk = (type: string, content: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, text(type), content, Buffer.alloc(4)]);
};
const pngStart = Buffer.concat([
  bytesOf('89504e470d0a1a0a'),
  chunk('IHDR', bytesOf('00000001000000010806000000')),
]);
const pngEnd = Buffer.concat([
  chunk('IDAT', bytesOf('789c6260000000020001')),
  chunk('IEND', Buffer.alloc(0)),
]);
const png = (...metadata: Buffer[]) => Buffer.concat([pngStart, ...metadata, pngEnd]);

const webpChunk = (type: string, content: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([text(type), length, content, Buffer.alloc(content.length % 2)]);
};
const webp = (flags: number, ...metadata: Buffer[]) => {
  const chunks = [
    webpChunk('VP8X', bytesOf(`0${flags}000000 000000 000000`)),
    webpChunk('VP8L', bytesOf('2f000000')),
  ];
  const content = Buffer.concat([text('WEBP'), ...chunks, ...metadata]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([text('RIFF'), length, content]);
};

const upload = (name: string, bytes: Uint8Array | string) =>
  send(t, 'auth/upload4pic', {}, { name, bytes }, student.token);

/** Uploads a picture and returns what is stored of it. */
async function stored(name: string, bytes: Buffer): Promise<Buffer> {
  const { data } = await upload(name, bytes);
  const [file] = await t.db.read((tx) => findFiles(tx, [data.file_rid]));
  const content = await t.ports.files.open(file?.stored ?? '');
  const kept = Buffer.concat((await content?.stream.toArray()) ?? []);
  expect({ size: data.size, picture: file?.picture }).toEqual({ size: kept.length, picture: true });
  return kept;
}

test('a JPEG loses place, comments and what follows its end, and keeps how it is turned', async () => {
  const taken = jpeg(
    segment(0xe1, exif),
    segment(0xe1, text('http://ns.adobe.com/xap/1.0/\0GPS')),
    segment(0xfe, text('GPS')),
  );
  const kept = await stored('照片.jpg', Buffer.concat([taken, text('GPS in a second picture')]));
  expect(kept.includes('GPS')).toBe(false);
  const turned = segment(
    0xe1,
    bytesOf('457869660000 4d4d002a00000008 0001 0112000300000001 00060000 00000000'),
  );
  expect(kept).toEqual(Buffer.concat([bytesOf('ffd8'), turned, jfif, jpegRest]));
});

test('pictures without metadata are stored byte for byte', async () => {
  for (const [name, bytes] of [
    ['a.jpg', jpeg()],
    ['a.png', png()],
    ['a.webp', webp(0)],
  ] as const)
    expect(await stored(name, bytes)).toEqual(bytes);
});

test('a PNG and a WebP lose text, EXIF and XMP', async () => {
  expect(await stored('a.png', png(chunk('tEXt', text('GPS')), chunk('eXIf', exif)))).toEqual(png());
  const tagged = webp(8, webpChunk('EXIF', exif), webpChunk('XMP ', text('GPS')));
  expect(await stored('a.webp', tagged)).toEqual(webp(0));
});

test.each([
  ['协议.pdf', text('%PDF-1.4\n%%EOF\n')],
  ['图.svg', text('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ['图.png', text('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ['不完整.jpg', jpeg().subarray(0, -2)],
  ['不完整.png', png().subarray(0, -20)],
  ['不完整.webp', webp(0).subarray(0, -6)],
])('%s is refused', async (name, bytes) => {
  const answer = await upload(name, bytes);
  expect(answer).toMatchObject({
    status: 422,
    error: 'file_type_refused',
    fields: { file: expect.any(String) },
  });
});

test('a picture of too many pixels is refused before anybody decodes it; those of content have fewer', async () => {
  const le = (value: number) => [value & 255, (value >> 8) & 255, value >> 16];
  const canvas = (width: number, height: number) =>
    Buffer.from([0, 0, 0, 0, ...le(width - 1), ...le(height - 1)]);
  const riff = (type: string, content: Buffer) => {
    const chunks = Buffer.concat([text('WEBP'), webpChunk(type, content)]);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(chunks.length);
    return Buffer.concat([text('RIFF'), length, chunks]);
  };
  const ihdr = (width: number, height: number) => {
    const content = bytesOf('00000000 00000000 0806000000');
    content.writeUInt32BE(width, 0);
    content.writeUInt32BE(height, 4);
    return Buffer.concat([bytesOf('89504e470d0a1a0a'), chunk('IHDR', content), pngEnd]);
  };
  const lossless = (width: number, height: number) => {
    const packed = Buffer.alloc(5, 0x2f);
    packed.writeUInt32LE((((height - 1) << 14) | (width - 1)) >>> 0, 1);
    return packed;
  };
  const lossy = (width: number, height: number) =>
    Buffer.concat([
      bytesOf('000000 9d012a'),
      Buffer.from([...le(width).slice(0, 2), ...le(height).slice(0, 2)]),
    ]);
  const makers = {
    '.jpg': jpegOf,
    '.png': ihdr,
    'x.webp': (width: number, height: number) => riff('VP8X', canvas(width, height)),
    'l.webp': (width: number, height: number) => riff('VP8L', lossless(width, height)),
    'y.webp': (width: number, height: number) => riff('VP8 ', lossy(width, height)),
  };
  const content = await staff(t.db);
  for (const [name, make] of Object.entries(makers)) {
    expect(await upload(name, make(9000, 7000))).toMatchObject({ status: 200 });
    const large = (await upload(name, make(9000, 9000))).fields?.file;
    expect(large).toBe('[图片]尺寸为 9000×9000，不能超过 6400 万像素，请缩小后上传');
    const add = (bytes: Buffer) => send(t, 'staff/picture/add', {}, { name, bytes }, content.token);
    expect(await add(make(4000, 3000))).toMatchObject({ status: 200 });
    expect((await add(make(4001, 3000))).fields?.file).toContain('1200 万像素');
  }
});

test('a missing picture and one over the limit are refused', async () => {
  expect(await upload('空.jpg', '')).toMatchObject({ status: 422, error: 'file_missing' });
  const large = Buffer.concat([png(), Buffer.alloc(10 * 1024 * 1024)]);
  expect(await upload('大.png', large)).toMatchObject({ status: 413, error: 'body_too_large' });
});

test('broken pictures are refused or stored, and never fail', async () => {
  const whole = [
    jpeg(segment(0xe1, exif)),
    png(chunk('tEXt', text('GPS'))),
    webp(8, webpChunk('EXIF', exif)),
  ];
  const broken = fc.record({
    of: fc.constantFrom(...whole),
    at: fc.nat(200),
    by: fc.nat(255),
    cut: fc.nat(200),
  });
  await fc.assert(
    fc.asyncProperty(broken, async ({ of, at, by, cut }) => {
      const bytes = Buffer.from(of.subarray(0, Math.max(1, of.length - cut)));
      bytes[at % bytes.length] = by;
      expect([200, 422]).toContain((await upload('图', bytes)).status);
    }),
    { numRuns: 150 },
  );
});
