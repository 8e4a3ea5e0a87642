import { readMeasurement } from '../readMeasurement';
import { curveIn, curvesIn, expectClose } from '../testing/curvesIn';
import { type MadeBlock, vamasFile } from '../testing/vamasFile';

const counts = [1197, 1218, 9179.5, 26];
const survey: MadeBlock = {
  id: 'Survey',
  label: 'Binding energy',
  grid: [1152.2, -1],
  columns: [['Counts', 'd', counts]],
};

describe('a VAMAS file', () => {
  it('has its values, with blank lines before its first too', () => {
    for (const before of ['', '\r\n\r\n  \r\n']) {
      const curve = curveIn('a.vms', vamasFile([survey], { before }));
      expectClose(curve.x, [1152.2, 1151.2, 1150.2, 1149.2]);
      expectClose(curve.y, counts);
      expect(curve).toMatchObject({
        name: 'Survey',
        family: 'xps',
        xAxis: { label: '结合能', unit: 'eV' },
        yAxis: { label: '计数', unit: '' },
        notes: [],
      });
      expect(curve.facts).toEqual(expect.arrayContaining([{ name: '光子能量', value: '1486.6 eV' }]));
    }
  });

  it('keeps kinetic energies as the file has them, with the energy of the photons beside them', () => {
    const kinetic = { ...survey, label: 'kinetic energy', grid: [100, 0.5] as const };
    const curve = curveIn('a.vms', vamasFile([kinetic]));
    expectClose(curve.x, [100, 100.5, 101, 101.5]);
    expect(curve).toMatchObject({ xAxis: { label: '动能', unit: 'eV' }, notes: [] });
    expect(curve.facts).toContainEqual({ name: '光子能量', value: '1486.6 eV' });
  });

  it('has irregular abscissas as its first column', () => {
    const energies = [10, 11, 13, 20];
    const columns: MadeBlock['columns'] = [
      ['Binding Energy', 'eV', energies],
      ['Intensity', 'cps', counts],
      ['transmission', 'd', [1, 1, 1, 1]],
    ];
    const curve = curveIn('a.vms', vamasFile([{ id: 'O 1s', label: '', columns }]));
    expectClose(curve.x, energies);
    expectClose(curve.y, counts);
    expect(curve.yAxis).toEqual({ label: '强度', unit: 'cps' });
  });

  it('of a depth profile has a curve for each block', () => {
    const curves = curvesIn('a.vms', vamasFile([survey, { ...survey, id: 'C 1s' }], { mode: 'SDP' }));
    expect(curves.map(({ name }) => name)).toEqual([
      'Survey （etch time = 0 s）',
      'C 1s （etch time = 10 s）',
    ]);
    expectClose(curves[1]?.y ?? new Float64Array(), counts);
  });

  it('says which value its head contradicts', () => {
    expect(curveIn('a.vms', vamasFile([{ ...survey, most: 20_000 }])).notes).toEqual([
      '文件写明最大值为 20000，数据为 9179.5',
    ]);
  });

  it('is refused when it is a map, is cut, or states counts that do not fit', () => {
    const whole = vamasFile([survey]);
    const files = [
      vamasFile([survey], { mode: 'MAP' }),
      vamasFile([survey], { scan: 'MAPPING' }),
      vamasFile([{ ...survey, total: 1_000_000_000 }]),
      vamasFile([{ ...survey, grid: [5, 0] }]),
      whole.subarray(0, whole.length - 60),
      whole.subarray(0, 300),
    ];
    for (const bytes of files) {
      expect(readMeasurement('a.vms', bytes)).toMatchObject({
        kind: 'refused',
        format: 'VAMAS（ISO 14976）',
      });
    }
  });
});
