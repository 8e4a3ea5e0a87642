import { type ByteView, byteView } from '../byteView';
import { Unreadable } from '../reader';

export const format = 'Galactic SPC';

/** The head of an SPC file, one form for the new and the old layout. */
export interface SpcHead {
  readonly view: ByteView;
  /** Layout of LabCalc (0x4D): words of a number are swapped, no log. */
  readonly old: boolean;
  readonly flags: SpcFlags;
  readonly experiment: number;
  /** Power of two of the integers; -128 for floating numbers. */
  readonly exponent: number;
  readonly points: number;
  readonly firstX: number;
  readonly lastX: number;
  readonly subfiles: number;
  readonly xType: number;
  readonly yType: number;
  readonly zType: number;
  readonly date: string;
  readonly source: string;
  readonly resolution: string;
  readonly memo: string;
  /** Labels of x, y and z. */
  readonly labels: readonly string[];
  readonly zStep: number;
  /** Byte at which the first abscissas or the first subfile begin. */
  readonly dataAt: number;
  /** 0 for none. */
  readonly logAt: number;
}

interface SpcFlags {
  readonly words: boolean;
  readonly several: boolean;
  readonly zOwn: boolean;
  readonly labelled: boolean;
  readonly ownAbscissas: boolean;
  readonly abscissas: boolean;
}

function flagsOf(byte: number): SpcFlags {
  const has = (bit: number) => (byte & bit) !== 0;
  return {
    words: has(0x01),
    several: has(0x04),
    zOwn: has(0x08) || has(0x10),
    labelled: has(0x20),
    ownAbscissas: has(0x40) && has(0x80),
    abscissas: has(0x80),
  };
}

/**
 * Reads the head as Galactic published it ("A Brief Guide to SPC File Format and Using GSPCIO", SPC.H): 512 bytes for 0x4B (least byte
 * first) and 0x4C (most first); 0x4D has 224 bytes before the first subfile's own head.
 */
export function headOf(bytes: Uint8Array): SpcHead {
  const view = byteView(bytes, format, bytes[1] !== 0x4c);
  const head = bytes[1] === 0x4d ? oldHead(view) : newHead(view);
  const ends = [head.firstX, head.lastX];
  if (!ends.every((end) => Number.isFinite(end))) {
    throw new Unreadable(format, '文件头中的横坐标范围不是有效数值');
  }
  return head;
}

function newHead(view: ByteView): SpcHead {
  view.needs(0, 512, '文件头');
  const flags = flagsOf(view.u8(0));
  return {
    view,
    old: false,
    flags,
    experiment: view.u8(2),
    exponent: view.i8(3),
    points: view.u32(4),
    firstX: view.f64(8),
    lastX: view.f64(16),
    subfiles: flags.several ? view.u32(24) : 1,
    xType: view.u8(28),
    yType: view.u8(29),
    zType: view.u8(30),
    date: dateOf(view.u32(32)),
    resolution: view.words(36, 9),
    source: view.words(45, 9),
    memo: view.words(88, 130),
    labels: labelsOf(view, 218),
    zStep: view.f32(312),
    dataAt: 512,
    logAt: view.u32(248),
  };
}

function oldHead(view: ByteView): SpcHead {
  view.needs(0, 256, '文件头');
  const flags = flagsOf(view.u8(0));
  const points = view.f32(4);
  if (!Number.isInteger(points) || points < 1) throw new Unreadable(format, '文件头中的点数不是有效数值');
  const length = 32 + points * (flags.words ? 2 : 4);
  const [year, month, day] = [view.u16(18) & 0x0fff, view.u8(20), view.u8(21)];
  return {
    view,
    old: true,
    // Own abscissas came with the new layout.
    flags: { ...flags, ownAbscissas: false, abscissas: false },
    experiment: 0,
    // A word; 80h is written with and without its sign.
    exponent: view.i8(2),
    points,
    firstX: view.f32(8),
    lastX: view.f32(12),
    subfiles: flags.several ? Math.max(1, Math.floor((view.length - 224) / length)) : 1,
    xType: view.u8(16),
    yType: view.u8(17),
    zType: view.u16(18) >> 12,
    date: year > 0 && month > 0 ? `${year}-${two(month)}-${two(day)}` : '',
    resolution: view.words(24, 8),
    source: '',
    memo: view.words(64, 130),
    labels: labelsOf(view, 194),
    zStep: 0,
    dataAt: 224,
    logAt: 0,
  };
}

const two = (value: number): string => `${value}`.padStart(2, '0');

/** Bits, from the last: 6 minutes, 5 hours, 5 days, 4 months, 12 years. */
function dateOf(packed: number): string {
  const [year, month, day] = [packed >>> 20, (packed >>> 16) & 15, (packed >>> 11) & 31];
  if (year === 0 || month === 0) return '';
  return `${year}-${two(month)}-${two(day)} ${two((packed >>> 6) & 31)}:${two(packed & 63)}`;
}

/** Three texts of 30 bytes together, each ended by a NUL. */
function labelsOf(view: ByteView, at: number): string[] {
  const labels: string[] = [];
  for (let from = at; labels.length < 3; ) {
    let end = from;
    while (end < at + 30 && view.u8(end) !== 0) end++;
    labels.push(view.words(from, end - from));
    from = Math.min(end + 1, at + 30);
  }
  return labels;
}
