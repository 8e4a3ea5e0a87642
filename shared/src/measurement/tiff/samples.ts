import { Unreadable } from '../reader';
import { methodOf } from './decompress';
import { format } from './directory';
import type { Layout } from './layout';

/** All samples of a page, each plane row by row. */
interface Samples {
  readonly at: (x: number, y: number, sample: number) => number;
}

interface Plane {
  readonly bytes: Uint8Array;
  readonly rowBytes: number;
  readonly samples: number;
}

/** Reads the strips or tiles of a page. The size of the picture is compared with the bytes that are there before memory is reserved. */
export function samplesOf(bytes: Uint8Array, layout: Layout, littleEndian: boolean): Samples {
  const planes = layout.planar ? layout.samples : 1;
  const perPlane = layout.planar ? 1 : layout.samples;
  const rowBytes = Math.ceil((layout.width * perPlane * layout.bits) / 8);
  checkSize(bytes, layout, rowBytes * planes);
  const read = Array.from({ length: planes }, (_, index): Plane => {
    const plane = { bytes: new Uint8Array(rowBytes * layout.height), rowBytes, samples: perPlane };
    fill(plane, bytes, layout, index, littleEndian);
    return plane;
  });
  return { at: reading(read, layout, littleEndian) };
}

function checkSize(
  bytes: Uint8Array,
  { offsets, byteCounts, compression, height }: Layout,
  rowBytes: number,
): void {
  const { ratio } = methodOf(compression);
  const present = offsets.reduce((sum, offset, index) => {
    return sum + Math.max(0, Math.min(byteCounts[index] ?? bytes.length, bytes.length - offset));
  }, 0);
  if (Math.min(present, bytes.length) * ratio < rowBytes * height) {
    throw new Unreadable(format, '文件大小与图像尺寸不符，文件可能未传完');
  }
}

function fill(plane: Plane, bytes: Uint8Array, layout: Layout, index: number, littleEndian: boolean): void {
  const { width, height, pieceWidth, pieceHeight, offsets, byteCounts } = layout;
  const across = Math.ceil(width / pieceWidth);
  const perPlane = across * Math.ceil(height / pieceHeight);
  const pieceRow = Math.ceil((pieceWidth * plane.samples * layout.bits) / 8);
  const method = methodOf(layout.compression);
  for (let piece = 0; piece < perPlane; piece++) {
    const offset = offsets[index * perPlane + piece];
    if (offset === undefined) throw new Unreadable(format, '图像分块的数量与尺寸不符');
    const [left, top] = [(piece % across) * pieceWidth, Math.floor(piece / across) * pieceHeight];
    const rows = Math.min(pieceHeight, height - top);
    const stored = bytes.subarray(offset, offset + (byteCounts[index * perPlane + piece] ?? bytes.length));
    const content = method.unpack(stored, pieceRow * rows);
    const plain =
      layout.predictor === 2 ? summed(content, pieceRow, plane.samples, layout.bits, littleEndian) : content;
    const from = Math.floor((left * plane.samples * layout.bits) / 8);
    const room = Math.min(pieceRow, plane.rowBytes - from);
    for (let row = 0; row < rows; row++) {
      const line = plain.subarray(row * pieceRow, row * pieceRow + room);
      plane.bytes.set(line, (top + row) * plane.rowBytes + from);
    }
  }
}

/** Undoes the horizontal differences of predictor 2 (TIFF 6.0, section 14). */
function summed(
  content: Uint8Array,
  rowBytes: number,
  samples: number,
  bits: number,
  littleEndian: boolean,
): Uint8Array {
  const plain = content.slice();
  const view = new DataView(plain.buffer);
  const step = bits / 8;
  for (let row = 0; row + rowBytes <= plain.length; row += rowBytes) {
    for (let at = row + samples * step; at + step <= row + rowBytes; at += step) {
      const before = at - samples * step;
      if (bits === 8) plain[at] = (plain[at] ?? 0) + (plain[before] ?? 0);
      else
        view.setUint16(
          at,
          view.getUint16(at, littleEndian) + view.getUint16(before, littleEndian),
          littleEndian,
        );
    }
  }
  return plain;
}

function reading(
  planes: readonly Plane[],
  { bits, kind, planar }: Layout,
  littleEndian: boolean,
): Samples['at'] {
  const views = planes.map(({ bytes }) => new DataView(bytes.buffer));
  return (x, y, sample) => {
    const number = planar ? sample : 0;
    const [plane, view] = [planes[number], views[number]];
    if (!plane || !view) return 0;
    const place = x * plane.samples + (planar ? 0 : sample);
    if (bits < 8) {
      const byte = plane.bytes[y * plane.rowBytes + Math.floor((place * bits) / 8)] ?? 0;
      return (byte >> (8 - bits - ((place * bits) % 8))) & ((1 << bits) - 1);
    }
    const at = y * plane.rowBytes + (place * bits) / 8;
    if (bits === 8) return kind === 'signed' ? view.getInt8(at) : view.getUint8(at);
    if (bits === 16)
      return kind === 'signed' ? view.getInt16(at, littleEndian) : view.getUint16(at, littleEndian);
    if (kind === 'float') return view.getFloat32(at, littleEndian);
    return kind === 'signed' ? view.getInt32(at, littleEndian) : view.getUint32(at, littleEndian);
  };
}
