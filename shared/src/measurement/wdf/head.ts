import { type ByteView, byteView } from '../byteView';
import { Unreadable } from '../reader';

export const format = 'Renishaw WDF';

/** What the first 512 bytes say. */
export interface WdfHead {
  readonly flags: number;
  /** Points of one spectrum. */
  readonly points: number;
  /** Spectra for which there is room. */
  readonly capacity: number;
  readonly collected: number;
  readonly accumulations: number;
  readonly rows: number;
  readonly abscissas: number;
  readonly program: string;
  readonly started: string;
  readonly yUnit: number;
  /** Of the laser, in cm⁻¹. */
  readonly laser: number;
  readonly title: string;
}

/** A block of the file: its content begins 16 bytes after its head. */
export interface WdfBlock {
  readonly at: number;
  readonly size: number;
}

/** Reads the head, as the makers of the published readers (py-wdf-reader, wdf-parser) found its layout. */
export function headOf(view: ByteView): WdfHead {
  view.needs(0, 512, '文件头');
  return {
    flags: view.u32(16),
    points: view.u32(60),
    capacity: view.u64(64),
    collected: view.u64(72),
    accumulations: view.u32(80),
    rows: view.u32(84),
    abscissas: view.u32(88),
    program: view.words(96, 24),
    started: timeOf(view, 136),
    yUnit: view.u32(152),
    laser: view.f32(156),
    title: utf8(view, 240, 160),
  };
}

function utf8(view: ByteView, at: number, length: number): string {
  const bytes = Uint8Array.from({ length }, (_, index) => view.u8(at + index));
  return new TextDecoder().decode(bytes).split('\0')[0]?.trim() ?? '';
}

/** Hundreds of nanoseconds since 1601, as Windows counts. */
function timeOf(view: ByteView, at: number): string {
  const date = new Date(view.u64(at) / 10_000 - 11_644_473_600_000);
  const year = date.getUTCFullYear();
  return year > 1970 && year < 2200 ? `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC` : '';
}

/** Returns the first block of each name. A file that was cut, or whose block states a size that can't be, ends the search. */
export function blocksOf(view: ByteView): ReadonlyMap<string, WdfBlock> {
  const blocks = new Map<string, WdfBlock>();
  let at = view.u64(8) || 512;
  while (at >= 16 && at + 16 <= view.length) {
    const size = view.u64(at + 8);
    if (size < 16) break;
    const name = [0, 1, 2, 3].map((index) => String.fromCharCode(view.u8(at + index))).join('');
    if (!blocks.has(name)) blocks.set(name, { at: at + 16, size: size - 16 });
    at += size;
  }
  return blocks;
}

/** Returns a view of a WDF's bytes; throws when they are not one. */
export function viewOf(bytes: Uint8Array): ByteView {
  const view = byteView(bytes, format, true);
  if (view.words(0, 4) !== 'WDF1') throw new Unreadable(format, '文件头不是 WDF');
  return view;
}
