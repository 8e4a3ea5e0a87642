/** A PNG of one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Returns a JPEG of this size whose pixels can't be decoded: enough for code that reads its segments. */
export function jpegOf(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc0000b08000000000101110000', 'hex').subarray(0, 13);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const scan = Buffer.from('ffda0008010100003f0012ff00', 'hex');
  return Buffer.concat([Buffer.from('ffd8', 'hex'), frame, scan, Buffer.from('ffd9', 'hex')]);
}

/** Returns the head of a picture of this size, of the type that its name says, without pixels. */
export function pictureOf(name: string, width: number, height: number): Buffer {
  if (name.endsWith('.jpg')) return jpegOf(width, height);
  if (name.endsWith('.png')) return pngOf(width, height);
  return name.endsWith('.bmp') ? bmpOf(width, height) : tiffOf(width, height);
}

function pngOf(width: number, height: number): Buffer {
  const png = Buffer.from(onePixel);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

function bmpOf(width: number, height: number): Buffer {
  const bmp = Buffer.alloc(54);
  bmp.write('BM', 'latin1');
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(width, 18);
  bmp.writeInt32LE(-height, 22);
  return bmp;
}

/** A TIFF whose second picture has the size; the first one is a thumbnail. */
function tiffOf(width: number, height: number): Buffer {
  const tiff = Buffer.alloc(68);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  [
    [10, 160, 120],
    [40, width, height],
  ].forEach(([at = 0, wide = 0, high = 0], index) => {
    const start = at - 2;
    tiff.writeUInt16LE(2, start);
    [
      [256, wide],
      [257, high],
    ].forEach(([tag = 0, value = 0], entry) => {
      const field = start + 2 + entry * 12;
      tiff.writeUInt16LE(tag, field);
      tiff.writeUInt16LE(4, field + 2);
      tiff.writeUInt32LE(1, field + 4);
      tiff.writeUInt32LE(value, field + 8);
    });
    tiff.writeUInt32LE(index === 0 ? 38 : 0, start + 26);
  });
  return tiff;
}
