import { readMeasurement } from '../readMeasurement';
import { curveIn, expectClose } from '../testing/curvesIn';

function file({
  count = 3,
  range = '0.0050',
  step = '0.00250',
  data = ['0.0000', '108572.0000', '1.6667'],
} = {}) {
  const head = [
    'HR-XRDScan',
    'Sample, GaAsP',
    'Wavelength, 1.540560',
    'ScanAxis, Omega/2Theta',
    'FirstAngle, 32.50125',
  ];
  const lines = [
    ...head,
    `ScanRange, ${range}`,
    `StepWidth, ${step}`,
    `NrOfData, ${count}`,
    'ScanData',
    ...data,
    '',
  ];
  return new TextEncoder().encode(lines.join('\r\n'));
}

describe('a X00 file', () => {
  it('has its values', () => {
    const curve = curveIn('a.x00', file());
    expectClose(curve.x, [32.50125, 32.50375, 32.50625]);
    expectClose(curve.y, [0, 108572, 1.6667]);
    expect(curve).toMatchObject({
      name: 'GaAsP',
      family: 'xrd',
      xAxis: { label: 'ω', unit: '°' },
      notes: [],
    });
  });

  it('says what its head contradicts', () => {
    expect(curveIn('a.x00', file({ count: 879, range: '2' })).notes).toEqual([
      '文件头写明 879 个点，实际为 3 个',
      '文件头写明扫描范围 2°，按点数和步长为 0.0050°',
    ]);
  });

  it('without a step or data is refused', () => {
    for (const bytes of [file({ step: '' }), file({ data: [] })]) {
      expect(readMeasurement('a.x00', bytes)).toMatchObject({ kind: 'refused', format: 'Philips X00' });
    }
  });
});
