import type { ByteView } from '../byteView';
import { shown } from '../drawn';
import type { WdfBlock } from './head';
import { axisOf } from './units';

/** Where, or when, each spectrum of a map or a series was measured. */
export interface Origins {
  readonly nameOf: (spectrum: number) => string;
  readonly isSaturated: (spectrum: number) => boolean;
}

const types = { time: 11, checksum: 16, flags: 17 } as const;
/** Written with each spectrum, but no place of a map. */
const unnamed: readonly number[] = [types.checksum, types.flags];

interface OriginSet {
  readonly type: number;
  readonly unit: number;
  readonly label: string;
  readonly at: number;
}

/** Reads the sets of the block ORGN: each has 24 bytes of head and eight bytes for each spectrum of the file's capacity. */
export function originsOf(view: ByteView, block: WdfBlock | undefined, capacity: number): Origins {
  const sets = block ? setsOf(view, block, capacity) : [];
  const flags = sets.find(({ type }) => type === types.flags);
  const places = sets.filter(({ type }) => !unnamed.includes(type));
  const named = places.filter((set) => varies(view, set, capacity));
  return {
    nameOf: (spectrum) =>
      named
        .map((set) => placeOf(view, set, spectrum))
        .filter((place) => place !== '')
        .join('，'),
    isSaturated: (spectrum) => flags !== undefined && (view.u32(flags.at + spectrum * 8) & 1) !== 0,
  };
}

function setsOf(view: ByteView, { at, size }: WdfBlock, capacity: number): OriginSet[] {
  const length = 24 + capacity * 8;
  const room = Math.floor((Math.min(size, view.length - at) - 4) / length);
  if (room < 1) return [];
  const count = Math.min(view.u32(at), room);
  return Array.from({ length: count }, (_, index) => {
    const head = at + 4 + index * length;
    return {
      // The highest bit marks the set that matters most.
      type: view.u32(head) & 0xffff,
      unit: view.u32(head + 4),
      label: view.words(head + 8, 16),
      at: head + 24,
    };
  });
}

function measured(view: ByteView, { type, at }: OriginSet, spectrum: number): number {
  const place = at + spectrum * 8;
  return type === types.time ? view.u64(place) : view.f64(place);
}

/** A set that is the same for all of the first spectra says nothing about one of them. */
function varies(view: ByteView, set: OriginSet, capacity: number): boolean {
  const first = measured(view, set, 0);
  return Array.from({ length: Math.min(capacity, 500) }).some(
    (_, spectrum) => measured(view, set, spectrum) !== first,
  );
}

function placeOf(view: ByteView, set: OriginSet, spectrum: number): string {
  const value = measured(view, set, spectrum);
  if (!Number.isFinite(value)) return '';
  if (set.type === types.time) return `+${shown((value - measured(view, set, 0)) / 1e7)} s`;
  const { unit } = axisOf(set.unit, '');
  return `${set.label || axisOf(set.unit, '位置').label} = ${shown(value)}${unit === '' ? '' : ` ${unit}`}`;
}
