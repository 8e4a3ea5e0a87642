/** CRC-32 of PNG chunks (ISO 3309), by bit: a chunk of 13 bytes needs no table. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Signature and the IHDR chunk, after which `pHYs` may stand. */
const head = 33;

/** Returns a PNG that states how many pixels an inch has, so that programs place it in the right size. */
export function withDensity(png: Uint8Array, perInch: number): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  const perMetre = Math.round(perInch / 0.0254);
  view.setUint32(0, 9);
  chunk.set([0x70, 0x48, 0x59, 0x73], 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  view.setUint8(16, 1);
  view.setUint32(17, crc32(chunk.subarray(4, 17)));
  const result = new Uint8Array(png.length + chunk.length);
  result.set(png.subarray(0, head));
  result.set(chunk, head);
  result.set(png.subarray(head), head + chunk.length);
  return result;
}
