import { halfWidth } from '@portal/shared/rules';

/** The most points that one adjustment moves. */
const most = 1_000_000;

/** Returns a signed number of points as typed, such as －200 or 1,000; undefined when it is none, or 0. */
export function signedPoints(typed: string): number | undefined {
  const bare = halfWidth(typed).replace(/(?<=\d),(?=\d{3}(?:,|$))/g, '');
  const points = /^[+-]?\d{1,7}$/.test(bare) ? Number(bare) : 0;
  return points === 0 || Math.abs(points) > most ? undefined : points;
}
