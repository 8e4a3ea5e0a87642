/** @jest-environment node */
import type { Curve, Reading } from '@portal/shared/measurement';
import { fitOf } from './fit';

const curve = (over: Partial<Curve> = {}): Curve => ({
  name: '',
  family: 'xrd',
  x: Float64Array.of(1, 2),
  y: Float64Array.of(1, 2),
  xAxis: { label: '2θ', unit: '°' },
  yAxis: { label: '强度', unit: 'counts' },
  shape: 'line',
  facts: [],
  notes: [],
  ...over,
});
const reading = (...curves: Curve[]): Reading => ({ kind: 'curves', format: 'CSV', notes: [], curves });

test('a file of the same family, units and names is taken; of several curves those that fit', () => {
  const other = curve({ yAxis: { label: '温度', unit: '°C' } });
  expect(fitOf(curve(), reading(other, curve({ name: '乙' })))).toMatchObject({
    kind: 'taken',
    curves: [{ name: '乙' }],
  });
});

test.each<[string, Reading, RegExp]>([
  ['another family', reading(curve({ family: 'raman' })), /该文件是拉曼，当前是XRD/],
  [
    'another abscissa',
    reading(curve({ xAxis: { label: 'd', unit: 'Å' } })),
    /横轴为d（Å），当前为2θ（°），单位不同/,
  ],
  ['another ordinate', reading(curve({ yAxis: { label: '强度', unit: 'cps' } })), /纵轴为强度（cps）/],
  ['a table', { kind: 'tables', format: 'CSV', notes: [], tables: [] }, /没有曲线/],
  [
    'an unreadable file',
    { kind: 'refused', format: 'x', reason: '文件没有内容', advice: '' },
    /文件没有内容/,
  ],
])('%s is refused', (_, given, reason) => {
  expect(fitOf(curve(), given)).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) });
});

test.each([
  [
    'another name of an axis',
    curve({ yAxis: { label: 'Intensity', unit: 'counts' } }),
    /纵轴写作“Intensity”，当前为“强度”/,
  ],
  [
    'another wavelength',
    curve({ facts: [{ name: '波长', value: '1.78897 Å' }] }),
    /波长为 1\.78897 Å.*峰位不能直接比较/,
  ],
])('%s is asked, and the shown axes are kept', (_, given, question) => {
  expect(fitOf(curve(), reading(given))).toMatchObject({
    kind: 'asked',
    question: expect.stringMatching(question),
    curves: [{ xAxis: curve().xAxis, yAxis: curve().yAxis }],
  });
});
