const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee };

/** Application segments that decoders need, with the name that each begins with. */
const neededNames: Readonly<Record<number, string>> = {
  [marker.app0]: 'JFIF\0',
  [marker.app2]: 'ICC_PROFILE\0',
  [marker.app14]: 'Adobe',
};

/**
 * Returns a JPEG without metadata: EXIF (place, camera, thumbnail), XMP, IPTC, comments, and whatever follows its end.
 * The orientation is kept, because phones store pictures as the sensor sees them. Returns undefined when the file is
 * no complete JPEG.
 */
export function bareJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 2 || bytes.readUInt16BE(0) !== 0xff00 + marker.start) return undefined;
  const parts: Buffer[] = [];
  let orientation = 1;
  for (let at = 2; ; ) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++;
    const code = bytes[at + 1];
    if (bytes[at] !== 0xff || code === undefined) return undefined;
    if (code === marker.end) break;
    const end = segmentEnd(bytes, at);
    if (end === undefined) return undefined;
    const segment = bytes.subarray(at, end);
    if (code === marker.app1) orientation = exifOrientation(segment.subarray(4)) ?? orientation;
    if (isNeeded(code, segment.subarray(4))) parts.push(segment);
    at = end;
    if (code !== marker.scan) continue;
    const next = scanEnd(bytes, at);
    parts.push(bytes.subarray(at, next));
    at = next;
  }
  const first = Buffer.from([0xff, marker.start]);
  const last = Buffer.from([0xff, marker.end]);
  return Buffer.concat([first, ...(orientation === 1 ? [] : [exifOf(orientation)]), ...parts, last]);
}

/** Returns the position after the segment at `at`; undefined when the file ends before. */
function segmentEnd(bytes: Buffer, at: number): number | undefined {
  if (at + 4 > bytes.length) return undefined;
  const length = bytes.readUInt16BE(at + 2);
  const end = at + 2 + length;
  return length < 2 || end > bytes.length ? undefined : end;
}

/** Returns the position of the marker that ends the compressed data; stuffed bytes and restart markers belong to it. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at;
  }
  return bytes.length;
}

function isNeeded(code: number, content: Buffer): boolean {
  const isComment = code === 0xfe;
  const isApplication = code >= marker.app0 && code <= 0xef;
  if (!isApplication) return !isComment;
  const name = neededNames[code];
  return name !== undefined && content.toString('latin1', 0, name.length) === name;
}

const exifName = 'Exif\0\0';
const orientationTag = 0x0112;

/** Returns the orientation (1 to 8) that an EXIF segment states; undefined when it states none. */
function exifOrientation(content: Buffer): number | undefined {
  if (content.toString('latin1', 0, exifName.length) !== exifName) return undefined;
  const tiff = content.subarray(exifName.length);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  if (tiff.length < 8) return undefined;
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return undefined;
  const entries = Math.min(short(directory), Math.floor((tiff.length - directory - 2) / 12));
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12;
    if (short(entry) !== orientationTag) continue;
    const value = short(entry + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** Returns an EXIF segment that contains the orientation only. */
function exifOf(orientation: number): Buffer {
  const segment = Buffer.alloc(36);
  segment.writeUInt16BE(0xff00 + marker.app1, 0);
  segment.writeUInt16BE(34, 2);
  segment.write(`${exifName}MM\0*`, 4, 'latin1');
  segment.writeUInt32BE(8, 14);
  segment.writeUInt16BE(1, 18);
  segment.writeUInt16BE(orientationTag, 20);
  segment.writeUInt16BE(3, 22);
  segment.writeUInt32BE(1, 24);
  segment.writeUInt16BE(orientation, 28);
  return segment;
}
