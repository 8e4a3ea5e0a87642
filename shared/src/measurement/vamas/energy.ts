import { shown } from '../drawn';
import type { Axis } from '../reading';

interface Energies {
  readonly x: Float64Array;
  readonly xAxis: Axis;
  readonly notes: readonly string[];
}

const names: readonly (readonly [RegExp, string])[] = [
  [/binding/i, '结合能'],
  [/kinetic/i, '动能'],
];

/** The axis of an abscissa as the file names it. */
export function energyAxis(label: string, unit: string): Axis {
  return { label: names.find(([word]) => word.test(label))?.[1] ?? (label || '横坐标'), unit };
}

/**
 * Returns binding energies for the kinetic ones of photoelectrons when the file tells the photons' energy; other abscissas as they
 * are. What was measured is said in a note.
 */
export function asBindingEnergy(x: Float64Array, xAxis: Axis, technique: string, photons: number): Energies {
  const photoelectrons = /^(?:XPS|UPS|ESCA)/i.test(technique);
  const kinetic = xAxis.label === '动能' && (xAxis.unit === 'eV' || xAxis.unit === '');
  if (!photoelectrons || !kinetic) return { x, xAxis, notes: [] };
  if (!(photons > 0)) return { x, xAxis, notes: ['文件没有写明光子能量，横坐标为动能，未换算为结合能'] };
  const [first = 0, last = 0] = [x[0], x.at(-1)];
  return {
    x: x.map((energy) => photons - energy),
    xAxis: { label: '结合能', unit: 'eV' },
    notes: [
      `文件横坐标为动能 ${shown(first)} 到 ${shown(last)} eV，按光子能量 ${shown(photons)} eV 换算为结合能`,
    ],
  };
}
