import { numberOf, numbersIn } from '../numbers';
import { Unreadable } from '../reader';
import type { Axis } from '../reading';
import { within, type XmlElement } from '../xml/element';
import { format } from './positions';

interface Intensities {
  readonly y: Float64Array;
  readonly axis: Axis;
  readonly notes: readonly string[];
}

/**
 * Reads the values of a scan. `intensities` (schema 1.x) are already multiplied by the factors of the beam's attenuator; `counts`
 * (schema 2.x) are as the detector counted, so that factors which are not 1 are applied, and said.
 */
export function intensitiesOf(dataPoints: XmlElement | undefined): Intensities {
  const [counts, intensities] = [within(dataPoints, 'counts'), within(dataPoints, 'intensities')];
  const element = intensities ?? counts;
  if (!element || element.text === '') throw new Unreadable(format, '扫描中没有强度数据');
  const y = numbersIn(element.text, format);
  const perSecond = element.attributes.get('unit') === 'cps';
  const axis = { label: perSecond ? '强度' : '计数', unit: perSecond ? 'cps' : '' };
  return { axis, ...(intensities ? { y, notes: [] } : attenuated(dataPoints, y)) };
}

function attenuated(dataPoints: XmlElement | undefined, y: Float64Array) {
  const list = within(dataPoints, 'beamAttenuationFactors');
  const common = numberOf(within(dataPoints, 'commonBeamAttenuationFactor')?.text) ?? 1;
  const factors = list ? numbersIn(list.text, format) : y.map(() => common);
  if (factors.length !== y.length) {
    return { y, notes: [`衰减系数有 ${factors.length} 个，强度有 ${y.length} 个值，未作衰减校正`] };
  }
  if (factors.every((factor) => factor === 1)) return { y, notes: [] };
  return {
    y: y.map((value, index) => value * (factors[index] ?? Number.NaN)),
    notes: ['探测器计数已乘以文件中的衰减系数'],
  };
}
