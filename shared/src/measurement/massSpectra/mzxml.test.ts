import { readMeasurement } from '../readMeasurement';
import { curveIn, curvesIn, expectClose } from '../testing/curvesIn';
import { mzxmlFile } from '../testing/mzFiles';

const pairs = [400.39, 11411, 445.347, 120053, 1795.56, 3686];

describe('a mzXML file', () => {
  it.each([
    [32, false],
    [64, false],
    [32, true],
    [64, true],
  ] as const)('of %i bits, compressed: %s, has its values', (bits, zlib) => {
    const curve = curveIn('a.mzXML', mzxmlFile([{ pairs, bits, zlib }], 1));
    expectClose(curve.x, [400.39, 445.347, 1795.56]);
    expectClose(curve.y, [11411, 120053, 3686]);
    expect(curve).toMatchObject({ name: '扫描 7 MS2 1.5 min', family: 'mass', shape: 'sticks', notes: [] });
  });

  it('has the scans inside of a scan', () => {
    const inner = [{ pairs: [1, 2] }, { pairs: [3, 4, 5, 6] }];
    const curves = curvesIn('a.mzXML', mzxmlFile([{ pairs, inner }]));
    expect(curves.map(({ x }) => x.length)).toEqual([3, 1, 2]);
    expectClose(curves[2]?.y ?? new Float64Array(), [4, 6]);
  });

  it('says when counts are not what it holds', () => {
    const reading = readMeasurement('a.mzXML', mzxmlFile([{ pairs, count: 50 }], 3113));
    expect(reading).toMatchObject({
      notes: ['文件写明 3113 张质谱图，实际为 1 张'],
      curves: [{ notes: ['文件写明 50 个点，实际为 3 个'] }],
    });
  });

  it('that was cut between two scans says so', () => {
    const whole = mzxmlFile([{ pairs }], 1);
    const reading = readMeasurement('a.mzXML', whole.subarray(0, whole.length - 16));
    expect(reading).toMatchObject({ notes: ['文件末尾不完整，可能未传完'] });
  });

  it('is refused when it can not be right', () => {
    const whole = mzxmlFile([{ pairs }]);
    for (const bytes of [mzxmlFile([{ pairs: pairs.slice(1) }]), whole.subarray(0, 250), mzxmlFile([])]) {
      expect(readMeasurement('a.mzXML', bytes)).toMatchObject({ kind: 'refused', format: 'mzXML' });
    }
  });
});
