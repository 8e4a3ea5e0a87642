/** CRC-32 of PNG chunks (ISO 3309), by bit: a short chunk needs no table. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Signature and the IHDR chunk, after which other chunks may stand. */
const head = 33;

/** Returns a PNG that states how many pixels an inch has, so that programs place it in the right size. */
export function withDensity(png: Uint8Array, perInch: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(9);
  const view = new DataView(data.buffer);
  const perMetre = Math.round(perInch / 0.0254);
  view.setUint32(0, perMetre);
  view.setUint32(4, perMetre);
  view.setUint8(8, 1);
  return withChunk(png, 'pHYs', data);
}

/** Returns a PNG with a text of any language as its description (an iTXt chunk). */
export function withDescription(png: Uint8Array<ArrayBuffer>, text: string): Uint8Array<ArrayBuffer> {
  // Keyword, then: not compressed, no language, no translated keyword.
  return text === '' ? png : withChunk(png, 'iTXt', new TextEncoder().encode(`Description\0\0\0\0\0${text}`));
}

function withChunk(png: Uint8Array, type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(data, 8);
  view.setUint32(data.length + 8, crc32(chunk.subarray(4, data.length + 8)));
  const result = new Uint8Array(png.length + chunk.length);
  result.set(png.subarray(0, head));
  result.set(chunk, head);
  result.set(png.subarray(head), head + chunk.length);
  return result;
}
