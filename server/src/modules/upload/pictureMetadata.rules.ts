import { bareJpeg } from './jpegMetadata.rules';

/** Types of pictures that members may upload: those that every browser shows and that cannot contain scripts. */
const removers: Readonly<Record<string, (bytes: Buffer) => Buffer | undefined>> = {
  'image/jpeg': bareJpeg,
  'image/png': barePng,
  'image/webp': bareWebp,
};

/** Returns a picture without metadata; undefined when its type is not accepted or the file is broken. */
export const barePicture = (bytes: Buffer, mime: string): Buffer | undefined => removers[mime]?.(bytes);

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Chunks of a PNG that change how it looks, animations included. All others are metadata. */
const pngChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP pHYs sBIT bKGD acTL fcTL fdAT'.split(' '),
);

/** Returns a PNG without text, EXIF and time, and without what follows its end; undefined when it is incomplete. */
function barePng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, 8).equals(pngSignature)) return undefined;
  const parts: Buffer[] = [pngSignature];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (pngChunks.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return undefined;
}

const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** Bits of the flags of `VP8X` that announce EXIF and XMP. */
const metadataFlags = 0b1100;

/** Returns a WebP without EXIF, XMP and unknown chunks; undefined when it is incomplete. */
function bareWebp(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 12 || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return undefined;
  const parts: Buffer[] = [];
  for (let at = 12; at + 8 <= end; ) {
    const size = bytes.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > end) return undefined;
    const type = bytes.toString('latin1', at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, next));
    if (type === 'VP8X' && size > 0) chunk.writeUInt8(chunk.readUInt8(8) & ~metadataFlags, 8);
    if (webpChunks.has(type)) parts.push(chunk);
    at = next;
  }
  const content = Buffer.concat(parts);
  if (content.length === 0) return undefined;
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(content.length + 4, 4);
  return Buffer.concat([head, content]);
}
