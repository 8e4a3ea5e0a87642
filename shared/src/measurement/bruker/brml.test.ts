import { readMeasurement } from '../readMeasurement';
import { brmlFile } from '../testing/brmlFile';
import { curveIn, curvesIn, expectClose } from '../testing/curvesIn';

const rows = ['124.8,1,10.0,5.0,4471', '124.8,1,10.5,5.25,4545', '124.8,1,11.0,5.5,692.5'];

describe('a BRML file', () => {
  it('of the older layout has its values', () => {
    const curve = curveIn('a.brml', brmlFile({ rows }));
    expectClose(curve.x, [10, 10.5, 11]);
    expectClose(curve.y, [4471, 4545, 692.5]);
    expect(curve).toMatchObject({
      name: 'Coupled',
      family: 'xrd',
      xAxis: { label: '2θ', unit: '°' },
      notes: [],
    });
    expect(curve.facts).toEqual(expect.arrayContaining([{ name: '波长 Kα1', value: '1.5406 Å' }]));
  });

  it('of the newer layout has its values where its views say', () => {
    const wide = ['1,1,5.0,10.0,25.5,9,4471', '1,0.5,5.25,10.5,25.6,9,4545'];
    const curve = curveIn('a.brml', brmlFile({ rows: wide, views: { axes: 2, counts: 6 } }));
    expectClose(curve.x, [10, 10.5]);
    expectClose(curve.y, [4471, 4545]);
    expect(curve.notes).toEqual(['部分点使用了吸收片，计数为文件中的值，未作校正']);
  });

  it('has a curve for each range, and says what its count contradicts', () => {
    const curves = curvesIn('a.brml', brmlFile({ rows }, { rows, points: 9 }));
    expect(curves.map(({ name, notes }) => [name, notes])).toEqual([
      ['Coupled 1', []],
      ['Coupled 2', ['文件写明 9 个点，实际为 3 个']],
    ]);
  });

  it('is refused when its columns are not certain, or it is cut', () => {
    const whole = brmlFile({ rows });
    const files = [
      brmlFile({ rows: ['1,1,10,5,6,7,8'] }),
      brmlFile({ rows, start: 40 }),
      brmlFile({ rows: [...rows, '1,2'] }),
      brmlFile({ rows: ['1,1,5,10,25,1,2,3'], views: { axes: 2, counts: 5, channels: 3 } }),
      brmlFile({ rows: [] }),
    ];
    for (const bytes of files) {
      expect(readMeasurement('a.brml', bytes)).toMatchObject({ kind: 'refused', format: 'Bruker BRML' });
    }
    expect(readMeasurement('a.brml', whole.subarray(0, whole.length - 30)).kind).toBe('refused');
  });
});
