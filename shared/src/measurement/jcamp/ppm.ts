import type { Curve } from '../reading';
import { type JcampBlock, numberIn, stated } from './records';

/**
 * Returns a spectrum of NMR in ppm when the block states the frequency (MHz): a shift in Hz means nothing without it. A decay in
 * seconds stays what it is, and is not drawn from right to left.
 */
export function toPpm(block: JcampBlock, curve: Curve): Curve {
  if (curve.family !== 'nmr') return curve;
  if (curve.xAxis.unit === 's' || /FID/i.test(stated(block, 'DATATYPE') ?? ''))
    return { ...curve, family: 'other' };
  const megahertz = numberIn(block, '$SF', '.OBSERVEFREQUENCY');
  if (curve.xAxis.unit !== 'Hz' || !megahertz) return curve;
  return {
    ...curve,
    x: curve.x.map((hertz) => hertz / megahertz),
    xAxis: { label: '化学位移', unit: 'ppm' },
    notes: [...curve.notes, `横坐标由 Hz 按观测频率 ${megahertz} MHz 换算为 ppm`],
  };
}
