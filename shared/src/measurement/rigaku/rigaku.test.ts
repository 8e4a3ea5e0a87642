import { readMeasurement } from '../readMeasurement';
import { joined, padded } from '../testing/binary';
import { curveIn, curvesIn, expectClose } from '../testing/curvesIn';
import { zipFile } from '../testing/zipFile';

/** 集中法 in Shift JIS, as Rigaku's heads have it. */
const japanese = Uint8Array.of(0x8f, 0x57, 0x92, 0x86, 0x96, 0x40);

function scan(rows: readonly string[], count = rows.length): Uint8Array {
  const head = [
    '*RAS_HEADER_START',
    '*FILE_SAMPLE "TiO2"',
    '*HW_XG_WAVE_LENGTH_ALPHA1 "1.540593"',
    '*MEAS_SCAN_AXIS_X_INTERNAL "TwoThetaTheta"',
    '*MEAS_SCAN_UNIT_Y "counts"',
    `*MEAS_DATA_COUNT "${count}.0000000000"`,
  ];
  const text = [...head, '*RAS_HEADER_END', '*RAS_INT_START', ...rows, '*RAS_INT_END', ''].join('\r\n');
  return joined(padded('*CORR_POS_OPT_ATTR "'), japanese, padded('"\r\n'), padded(text));
}

const ras = (...scans: readonly Uint8Array[]) =>
  joined(padded('*RAS_DATA_START\r\n'), ...scans, padded('*RAS_DATA_END\r\n'));

describe('a RAS file', () => {
  it('has its values', () => {
    const curve = curveIn('a.ras', ras(scan(['5.000 274.000 1.000', '5.020 3509.5 1.000'])));
    expectClose(curve.x, [5, 5.02]);
    expectClose(curve.y, [274, 3509.5]);
    expect(curve).toMatchObject({
      name: 'TiO2',
      family: 'xrd',
      xAxis: { label: '2θ', unit: '°' },
      notes: [],
    });
    expect(curve.facts).toEqual(expect.arrayContaining([{ name: '波长 Kα1', value: '1.540593 Å' }]));
  });

  it('has its names in UTF-8 and GB18030 too', () => {
    const named = (name: Uint8Array) =>
      curveIn(
        'a.ras',
        joined(
          padded('*RAS_HEADER_START\n*FILE_SAMPLE "'),
          name,
          padded('"\n*RAS_INT_START\n1 2 1\n*RAS_INT_END\n'),
        ),
      ).name;
    expect(named(new TextEncoder().encode('样品'))).toBe('样品');
    expect(named(Uint8Array.of(0xfe, 0xa0, 0xd1, 0xf9))).not.toContain('\ufffd');
    expect(named(japanese)).toBe('集中法');
  });

  it('has every scan, its attenuator, and says what its count contradicts', () => {
    const curves = curvesIn('a.ras', ras(scan(['5 10 1', '6 20 100']), scan(['7 1 1'], 3)));
    expectClose(curves[0]?.y ?? new Float64Array(), [10, 2000]);
    expect(curves.map(({ name, notes }) => [name, notes])).toEqual([
      ['TiO2 1', ['强度已乘以文件中的衰减系数（第三列）']],
      ['TiO2 2', ['文件写明 3 个点，实际为 1 个']],
    ]);
  });

  it('without rows is refused', () => {
    for (const bytes of [ras(), ras(scan([]))]) {
      expect(readMeasurement('a.ras', bytes)).toMatchObject({ kind: 'refused', format: 'Rigaku RAS' });
    }
  });
});

describe('a RASX file', () => {
  it('has a curve for each profile', () => {
    const conditions = `<?xml version="1.0"?><MeasurementConditions><GeneralInformation><SampleName>LaB6</SampleName></GeneralInformation>
      <ScanInformation><AxisName>TwoThetaTheta</AxisName><IntensityUnit>cps</IntensityUnit></ScanInformation></MeasurementConditions>`;
    const files = {
      'Data0/Profile0.txt': '10.00\t100\t1\n10.02\t200.5\t1\n',
      'Data0/MesurementConditions0.xml': conditions,
      'Data1/Profile0.txt': '20.00\t1\t1\n',
      'root.xml': '<x/>',
    };
    const curves = curvesIn('a.rasx', zipFile(files));
    expectClose(curves[0]?.x ?? new Float64Array(), [10, 10.02]);
    expectClose(curves[0]?.y ?? new Float64Array(), [100, 200.5]);
    expect(curves[0]).toMatchObject({ name: 'LaB6 Data0', xAxis: { label: '2θ' }, yAxis: { unit: 'cps' } });
    expect(curves).toHaveLength(2);
  });
});
