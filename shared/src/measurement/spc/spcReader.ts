import { byteView, hasSign } from '../byteView';
import { drawn, shown } from '../drawn';
import { type Reader, Unreadable } from '../reader';
import type { Axis, Curve } from '../reading';
import { format, headOf, type SpcHead } from './head';
import { factsOf } from './log';
import { type Subfile, subfilesOf } from './subfiles';
import { axesOf, familyOf } from './units';

/** Spectra of GRAMS and its kin (`.spc`): 0x4B, 0x4C and the older 0x4D. `.spc` of EDAX and PerkinElmer's others are not this format. */
export const spcReader: Reader = {
  fits: ({ bytes }) => [0x4b, 0x4c, 0x4d].includes(bytes[1] ?? 0) && plausible(bytes),
  read: ({ bytes }) => {
    const head = headOf(bytes);
    const { subfiles, notes } = subfilesOf(head);
    const facts = factsOf(head);
    const all = subfiles.map((subfile) => drawn(format, curveOf(head, subfile, facts)));
    const curves = toldApart(all);
    if (curves.length === 0) throw new Unreadable(format, '文件中没有数据点');
    return { kind: 'curves', format, notes, curves };
  },
};

/** Traces of a map may state the same place; then their numbers tell them apart. */
function toldApart(curves: readonly Curve[]): Curve[] {
  const apart = new Set(curves.map(({ name }) => name)).size === curves.length;
  return curves.map((curve, index) => (apart ? curve : { ...curve, name: `${index + 1}（${curve.name}）` }));
}

/**
 * Text may have K, L or M as its second letter, and a ZIP does; then the head has no zeros, or its numbers are out of any range.
 */
function plausible(bytes: Uint8Array): boolean {
  const old = bytes[1] === 0x4d;
  if (bytes.length < (old ? 256 : 512) || hasSign(bytes, 'PK')) return false;
  if (!bytes.subarray(0, 256).includes(0)) return false;
  const view = byteView(bytes, format, bytes[1] !== 0x4c);
  const ends = old ? [view.f32(8), view.f32(12)] : [view.f64(8), view.f64(16)];
  const usual = ends.every((end) => end === 0 || (Math.abs(end) < 1e12 && Math.abs(end) > 1e-12));
  const points = view.f32(4);
  return usual && (old ? Number.isInteger(points) && points >= 1 && points < 2 ** 31 : view.u8(2) <= 20);
}

function curveOf(head: SpcHead, { x, y, z, notes }: Subfile, facts: Curve['facts']): Curve {
  const { xAxis, yAxis, zAxis } = axesOf(head);
  const family = familyOf(head);
  const sticks = family === 'mass' && head.flags.abscissas;
  return {
    name: z === undefined ? '' : placeName(zAxis, z),
    family,
    x,
    y,
    xAxis: family === 'raman' && xAxis.label === '波数' ? { ...xAxis, label: '拉曼位移' } : xAxis,
    yAxis: inPercent(yAxis, y) ? { ...yAxis, unit: '%' } : yAxis,
    shape: sticks ? 'sticks' : 'line',
    facts,
    notes,
  };
}

function placeName({ label, unit }: Axis, z: number): string {
  return `${label} = ${shown(z)}${unit === '' ? '' : ` ${unit}`}`;
}

/** A transmittance of 101.9 is in percent, of 1.019 a fraction; both have the same code. */
function inPercent({ label, unit }: Axis, y: Float64Array): boolean {
  return unit === '' && (label === '透过率' || label === '反射率') && y.some((value) => value > 2);
}
