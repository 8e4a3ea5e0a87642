import { reasons } from '@portal/shared/contract';
import { type PictureSize, tiffSize } from './tiffSize.rules';

/** Readers of the size in pixels by type. A broken file has no size: readers throw a RangeError past the end of a file. */
const readers: Readonly<Record<string, (bytes: Buffer) => PictureSize | undefined>> = {
  'image/jpeg': jpegSize,
  'image/png': (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  'image/webp': webpSize,
  'image/bmp': bmpSize,
  'image/tiff': tiffSize,
};

/** Returns why a picture is not accepted: more than `most` pixels, or none; undefined for others, and for files that are no picture. */
export function pixelsRefusal(bytes: Buffer, mime: string, most: number): string | undefined {
  const size = pictureSize(bytes, mime);
  if (!size) return undefined;
  if (size.width === 0 || size.height === 0) return reasons.pictureEmpty;
  return size.width * size.height > most ? reasons.picturePixels(size, most) : undefined;
}

/**
 * Returns the size of a picture in pixels from its head, without decoding it; undefined when the head is broken, in which
 * case browsers don't decode the picture either.
 */
function pictureSize(bytes: Buffer, mime: string): PictureSize | undefined {
  try {
    return readers[mime]?.(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Markers between C0 and CF that begin no frame: tables and arithmetic conditioning. */
const noFrame: readonly number[] = [0xc4, 0xc8, 0xcc];

/** Reads the first frame of a JPEG. */
function jpegSize(bytes: Buffer): PictureSize | undefined {
  for (let at = 2; bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    while (bytes[at + 1] === 0xff) at++;
    const code = bytes[at + 1] ?? 0;
    if (code >= 0xc0 && code <= 0xcf && !noFrame.includes(code))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return undefined;
}

/** Reads the head of a BMP: of OS/2 with 16 bits, of others with 32. A negative height means rows from above. */
function bmpSize(bytes: Buffer): PictureSize {
  if (bytes.readUInt32LE(14) === 12) return { width: bytes.readUInt16LE(18), height: bytes.readUInt16LE(20) };
  return { width: Math.abs(bytes.readInt32LE(18)), height: Math.abs(bytes.readInt32LE(22)) };
}

/** Reads the first chunk of a WebP: the canvas of an extended file, or the only frame of a simple one. */
function webpSize(bytes: Buffer): PictureSize | undefined {
  const type = bytes.toString('latin1', 12, 16);
  if (type === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (type === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (type !== 'VP8L') return undefined;
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}
