import { zlibSync } from 'fflate';
import { readMeasurement } from '../readMeasurement';
import { packed } from '../testing/binary';
import { type MadePage, type MadeTag, tiffFile } from '../testing/tiffFile';

function pictures(bytes: Uint8Array) {
  const reading = readMeasurement('a.tif', bytes);
  if (reading.kind !== 'pictures') throw new Error(JSON.stringify(reading));
  return reading.pictures;
}

function size(width: number, height: number, bits: readonly number[], photometric: number): MadeTag[] {
  return [
    [256, 3, [width]],
    [257, 3, [height]],
    [258, 3, bits],
    [262, 3, [photometric]],
    [277, 3, [bits.length]],
  ];
}

const grey = (...more: readonly MadeTag[]): MadePage => ({
  tags: [...size(3, 2, [8], 1), ...more],
  strips: [Uint8Array.of(0, 10, 20, 30, 40, 255)],
});

/** Red of each pixel. */
const reds = ({ rgba }: { rgba: Uint8ClampedArray }) =>
  Array.from(rgba).filter((_, index) => index % 4 === 0);

/** Packs codes of nine bits, from the highest bit on. */
function nineBits(codes: readonly number[]): Uint8Array {
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('');
  return Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}

describe('a TIFF', () => {
  it.each([true, false])('of greys, least byte first: %s, has its pixels', (little) => {
    const [picture] = pictures(tiffFile([grey()], little));
    expect(picture).toMatchObject({ width: 3, height: 2, metresPerPixel: null });
    expect(picture && reds(picture)).toEqual([0, 10, 20, 30, 40, 255]);
    expect(picture?.rgba[3]).toBe(255);
  });

  it('of two pages and several strips has both', () => {
    const two: MadePage = {
      ...grey([278, 3, [1]]),
      strips: [Uint8Array.of(1, 2, 3), Uint8Array.of(4, 5, 6)],
    };
    const [first, second] = pictures(tiffFile([grey(), two]));
    expect(first && reds(first)).toEqual([0, 10, 20, 30, 40, 255]);
    expect(second && reds(second)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each<[string, number, Uint8Array]>([
    ['packbits', 32773, Uint8Array.of(255, 7, 1, 8, 9, 254, 5, 128)],
    ['deflate', 8, zlibSync(Uint8Array.of(7, 7, 8, 9, 5, 5, 5))],
    ['LZW', 5, nineBits([256, 7, 7, 8, 9, 5, 262, 257])],
  ])('that is packed by %s has its pixels', (_, compression, strip) => {
    const tags: MadeTag[] = [...size(7, 1, [8], 1), [259, 3, [compression]]];
    const [picture] = pictures(tiffFile([{ tags, strips: [strip] }]));
    expect(picture && reds(picture)).toEqual([7, 7, 8, 9, 5, 5, 5]);
  });

  it('of colours, of a palette and of 16 bits has its pixels', () => {
    const rgb = { tags: size(1, 1, [8, 8, 8], 2), strips: [Uint8Array.of(1, 2, 3)] };
    expect(Array.from(pictures(tiffFile([rgb]))[0]?.rgba ?? [])).toEqual([1, 2, 3, 255]);
    const map = Array.from({ length: 48 }, (_, index) => (index === 5 ? 65535 : 0));
    const palette = {
      tags: [...size(2, 1, [4], 3), [320, 3, map] as MadeTag],
      strips: [Uint8Array.of(0x50)],
    };
    expect(Array.from(pictures(tiffFile([palette]))[0]?.rgba ?? [])).toEqual([255, 0, 0, 255, 0, 0, 0, 255]);
    const deep = { tags: size(3, 1, [16], 1), strips: [packed('u16', [100, 600, 1100])] };
    const [picture] = pictures(tiffFile([deep]));
    expect(picture && reds(picture)).toEqual([0, 128, 255]);
    expect(picture?.facts).toEqual(
      expect.arrayContaining([{ name: '显示', value: '灰度 100 至 1100 显示为黑至白' }]),
    );
  });

  it('is covered by its fourth sample only where a tag tells what that is', () => {
    const strips = [Uint8Array.of(1, 2, 3, 0)];
    const rgba = (extra: MadeTag[]) =>
      Array.from(
        pictures(tiffFile([{ tags: [...size(1, 1, [8, 8, 8, 8], 2), ...extra], strips }]))[0]?.rgba ?? [],
      );
    expect(rgba([])).toEqual([1, 2, 3, 255]);
    expect(rgba([[338, 3, [0]]])).toEqual([1, 2, 3, 255]);
    expect(rgba([[338, 3, [2]]])).toEqual([1, 2, 3, 0]);
  });

  it('with differences and in tiles has its pixels', () => {
    const differences = {
      tags: [...size(3, 1, [8], 1), [317, 3, [2]] as MadeTag],
      strips: [Uint8Array.of(10, 5, 251)],
    };
    const [picture] = pictures(tiffFile([differences]));
    expect(picture && reds(picture)).toEqual([10, 15, 10]);
    const tile = (value: number) => new Uint8Array(256).fill(value);
    const tags: MadeTag[] = [...size(20, 1, [8], 1), [322, 3, [16]], [323, 3, [16]]];
    const [tiled] = pictures(tiffFile([{ tags, strips: [tile(1), tile(2)], tiled: true }]));
    expect(tiled && reds(tiled)).toEqual([...Array(16).fill(1), ...Array(4).fill(2)]);
  });

  it.each<[string, readonly MadeTag[], number | null]>([
    ['FEI', [[34682, 2, '[Scan]\r\nPixelWidth=1.6e-009\r\n']], 1.6e-9],
    ['Zeiss', [[34118, 2, 'AP_IMAGE_PIXEL_SIZE\r\nImage Pixel Size = 5.582 nm\r\n']], 5.582e-9],
    [
      'Zeiss, stored with more pixels than the screen has',
      [
        [
          34118,
          2,
          'AP_PIXEL_SIZE\r\nPixel Size = 11.164 nm\r\nAP_IMAGE_PIXEL_SIZE\r\nImage Pixel Size = 5.582 nm\r\n',
        ],
      ],
      5.582e-9,
    ],
    ['older Zeiss', [[34118, 2, 'AP_PIXEL_SIZE\r\nPixel Size = 1.5 µm\r\n']], 1.5e-6],
    ['Tescan', [[50431, 2, 'Description=x\r\nPixelSizeX=7.8125e-009\r\n']], 7.8125e-9],
    [
      'ImageJ',
      [
        [270, 2, 'ImageJ=1.53t\nunit=micron\n'],
        [282, 5, [4]],
      ],
      0.25e-6,
    ],
    ['OME', [[270, 2, '<OME><Pixels PhysicalSizeX="0.1" PhysicalSizeXUnit="µm"/></OME>']], 0.1e-6],
    [
      'its resolution',
      [
        [282, 5, [100_000]],
        [296, 3, [3]],
      ],
      1e-7,
    ],
    [
      'a printer',
      [
        [282, 5, [300]],
        [296, 3, [2]],
      ],
      null,
    ],
  ])('has its scale by %s', (_, tags, scale) => {
    const found = pictures(tiffFile([grey(...tags)]))[0]?.metresPerPixel ?? null;
    if (scale === null) expect(found).toBeNull();
    else expect((found ?? 0) / scale).toBeCloseTo(1, 6);
  });

  it('is refused when its size is not in the file, or it is packed by JPEG', () => {
    const pages: MadePage[] = [
      { tags: size(60_000, 60_000, [8], 1), strips: [Uint8Array.of(1)] },
      { tags: size(9000, 9000, [8], 1), strips: [Uint8Array.of(1)] },
      grey([259, 3, [7]]),
      { tags: [...size(7, 1, [8], 1), [259, 3, [5]]], strips: [nineBits([256, 300, 257])] },
    ];
    for (const page of pages) {
      expect(readMeasurement('a.tif', tiffFile([page]))).toMatchObject({ kind: 'refused', format: 'TIFF' });
    }
  });
});
