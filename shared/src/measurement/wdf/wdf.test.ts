import { readMeasurement } from '../readMeasurement';
import { curveIn, curvesIn, expectClose } from '../testing/curvesIn';
import { wdfFile } from '../testing/wdfFile';

const x = [1800, 1200, 600, 100];
const spectra = [
  [381, 5556.5, 12, 137],
  [1, 2, 3, 4],
  [9, 8, 7, 6],
];

describe('a WDF file', () => {
  it('of one spectrum has its values, units and facts', () => {
    const curve = curveIn('a.wdf', wdfFile({ x, spectra: spectra.slice(0, 1) }));
    expectClose(curve.x, x);
    expectClose(curve.y, spectra[0] ?? []);
    expect(curve).toMatchObject({
      name: '硅片 map',
      family: 'raman',
      xAxis: { label: '拉曼位移', unit: 'cm⁻¹' },
      yAxis: { label: '计数', unit: '' },
      notes: [],
    });
    expect(curve.facts).toEqual(expect.arrayContaining([{ name: '激光波长', value: '532 nm' }]));
  });

  it('of a map names each spectrum by what varies', () => {
    const origins = [
      { type: 3 | 0x80000000, unit: 5, label: 'X', values: [0, 0.5, 1] },
      { type: 4, unit: 5, label: 'Y', values: [2, 2, 2] },
      { type: 11, unit: 24, label: 'Time', values: [1e17, 1e17 + 2e7, 1e17 + 4e7] },
      { type: 17, unit: 0, label: 'Flags', values: [0, 1, 0] },
    ];
    const curves = curvesIn('a.wdf', wdfFile({ x, spectra, origins }));
    expect(curves.map(({ name }) => name)).toEqual(['X = 0 μm，+0 s', 'X = 0.5 μm，+2 s', 'X = 1 μm，+4 s']);
    expect(curves.map(({ notes }) => notes.length)).toEqual([0, 1, 0]);
    expectClose(curves[2]?.y ?? new Float64Array(), spectra[2] ?? []);
  });

  it('with abscissas of its own for each spectrum is refused', () => {
    const bytes = wdfFile({ x, spectra });
    new DataView(bytes.buffer).setUint32(16, 1, true);
    expect(readMeasurement('a.wdf', bytes)).toMatchObject({ kind: 'refused', format: 'Renishaw WDF' });
  });

  it('of a depth series and of a luminescence is read too', () => {
    const origins = [{ type: 5, unit: 5, label: 'Z', values: [-1, 0, 1] }];
    const curves = curvesIn('a.wdf', wdfFile({ x, spectra, origins, xUnit: 3 }));
    expect(curves.map(({ name }) => name)).toEqual(['Z = -1 μm', 'Z = 0 μm', 'Z = 1 μm']);
    expect(curves[0]).toMatchObject({ family: 'other', xAxis: { label: '波长', unit: 'nm' } });
  });

  it('that was stopped has what was collected, and says so', () => {
    const stopped = readMeasurement('a.wdf', wdfFile({ x, spectra, collected: 2 }));
    expect(stopped).toMatchObject({ kind: 'curves', notes: ['预定 3 个光谱，已采集 2 个'] });
    expect(stopped.kind === 'curves' && stopped.curves).toHaveLength(2);
  });

  it('whose block of data is longer than its head says tells it', () => {
    const longer = wdfFile({ x: x.slice(1), spectra: spectra.slice(0, 1) });
    expect(readMeasurement('a.wdf', longer)).toMatchObject({
      kind: 'curves',
      notes: ['光谱数据块的大小与文件头写明的点数不符，点数可能有误'],
    });
  });

  it('is refused when its counts do not fit the file', () => {
    const files = [
      wdfFile({ x, spectra, points: 4_000_000_000 }),
      wdfFile({ x, spectra, capacity: 1e12, collected: 1e12 }),
      wdfFile({ x, spectra, collected: 4 }),
      wdfFile({ x, spectra, collected: 0 }),
      wdfFile({ x, spectra, abscissas: 2, rows: 2 }),
      wdfFile({ x, spectra }).subarray(0, 540),
      wdfFile({ x, spectra }).subarray(0, 100),
    ];
    for (const bytes of files) {
      expect(readMeasurement('a.wdf', bytes)).toMatchObject({ kind: 'refused', format: 'Renishaw WDF' });
    }
  });
});
