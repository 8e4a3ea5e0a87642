import type { Axis } from '../reading';

const names: readonly (readonly [RegExp, string])[] = [
  [/binding/i, '结合能'],
  [/kinetic/i, '动能'],
];

/**
 * The axis of an abscissa as the file names it. Kinetic energies stay kinetic: the photons' energy stands among the facts, and is wrong
 * for Auger lines and for files that state a nominal one.
 */
export function energyAxis(label: string, unit: string): Axis {
  return { label: names.find(([word]) => word.test(label))?.[1] ?? (label || '横坐标'), unit };
}
