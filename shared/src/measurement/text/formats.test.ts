/** @jest-environment node */

import type { Curve } from '../reading';
import { readMeasurement } from '../readMeasurement';
import { curvesIn } from './testing/texts';

const encoder = new TextEncoder();
const curves = (name: string, lines: readonly string[]): readonly Curve[] =>
  curvesIn(readMeasurement(name, encoder.encode(lines.join('\r\n'))));
const indices = [...Array(30).keys()];
const ends = ({ x, y }: Curve) => [x.length, x[0], y[0], x.at(-1), y.at(-1)];

describe('values only', () => {
  test('PerkinElmer .asp: count, first and last x in the head; a lost end keeps the step and is said', () => {
    const head = ['30', '4000', '3971', '1', '2', '4'];
    const [curve] = curves('a.asp', [...head, ...indices.map((index) => `${index / 8}`)]);
    expect(curve && ends(curve)).toEqual([30, 4000, 0, 3971, 29 / 8]);
    const [cut] = curves('a.asp', [...head, ...indices.slice(0, 20).map((index) => `${index / 8}`)]);
    expect(cut?.x.at(-1)).toBe(3981);
    expect(cut?.notes).toEqual(['文件头写明 30 个点，实际为 20 个']);
  });
  test('Rigaku .asc: two groups', () => {
    const group = (start: number) => [
      `*START\t\t=  ${start}`,
      `*STOP\t\t=  ${start + 0.58}`,
      '*STEP\t\t=  0.02',
      '*COUNT\t\t=  30',
      ...[0, 1, 2].map((row) => indices.slice(row * 10, row * 10 + 10).join(', ')),
      '*END',
    ];
    const found = curves('a.asc', [
      '*TYPE\t\t=  Raw',
      '*GROUP_COUNT\t=  2',
      '*BEGIN',
      ...group(10),
      '*BEGIN',
      ...group(50),
      '*EOF',
    ]);
    expect(
      found.map(({ x, y, family, notes }) => [x[0], x[29]?.toFixed(2), y[29], family, notes.length]),
    ).toEqual([
      [10, '10.58', 29, 'xrd', 0],
      [50, '50.58', 29, 'xrd', 0],
    ]);
  });
  test('Philips .udf', () => {
    const [curve] = curves('a.udf', [
      'SampleIdent,石英 ,/',
      'DataAngleRange,   10.0000,  10.5800,/',
      'ScanStepSize,    0.020,/',
      'RawScan',
      `${indices.slice(0, 15).join(', ')},`,
      `${indices.slice(15).join(', ')}/`,
    ]);
    expect(curve).toMatchObject({ name: '石英', notes: [] });
    expect(curve?.x[29]).toBeCloseTo(10.58, 6);
  });
  test('Bruker .uxd with values only and with angles', () => {
    const found = curves('a.uxd', [
      '; x',
      '_FILEVERSION=3',
      '_STEPSIZE=0.02',
      '_START=10',
      '_COUNTS',
      indices.join(' '),
      '_2THETACOUNTS',
      ...indices.map((index) => `${20 + index} ${index}`),
    ]);
    expect(found.map((curve) => [curve.x[0], curve.x[1], curve.y[29]])).toEqual([
      [10, 10.02, 29],
      [20, 21, 29],
    ]);
  });
  test('GSAS of constant steps and rows', () => {
    const fields = indices.map((index) => ` 1${String(index).padStart(6)}`);
    const [curve] = curves('a.gsa', [
      '硅',
      'BANK 1 30 3 CONST 1000.0 2.0 0 0 STD',
      ...[0, 1, 2].map((row) => fields.slice(row * 10, row * 10 + 10).join('')),
    ]);
    expect(curve && ends(curve)).toEqual([30, 10, 0, expect.closeTo(10.58, 6), 29]);
    const [rows] = curves('a.fxye', [
      '硅',
      'BANK 1 30 30 CONST 1000.0 2.0 0 0 FXYE',
      ...indices.map((index) => `${1000 + index * 2} ${index} 1`),
    ]);
    expect(rows?.x[29]).toBeCloseTo(10.58, 6);
  });
  test('EZChrom', () => {
    const [curve] = curves('a.asc', [
      'Version:\t3',
      'Sampling Rate:\t5\tHz',
      'Total Data Points:\t30\tPts.',
      'X Axis Title:\tMinutes',
      'Y Axis Title:\tmAU',
      'X Axis Multiplier:\t1',
      'Y Axis Multiplier:\t0.5',
      ...indices.map(String),
    ]);
    expect(curve && ends(curve)).toEqual([30, 0, 0, expect.closeTo(29 / 300, 9), 14.5]);
  });
});

describe('texts of makers', () => {
  test('PerkinElmer PEDS: what the head states is compared', () => {
    const lines = (most: number) => [
      'PE UV       SUBTECH     SPECTRUM    ASCII       PEDS        4.00        ',
      '   -1',
      '探针.asc',
      '#HDR',
      '-1',
      '#GR',
      'nm',
      '%T',
      '1.0',
      '0.0',
      '800.000000',
      '-1.000000',
      '30',
      '8',
      `${most}`,
      '0',
      '#DATA',
      ...indices.map((index) => `${800 - index}.000000\t${index}`),
    ];
    expect(curves('a.asc', lines(29))).toMatchObject([
      { name: '探针.asc', family: 'uvVis', xAxis: { unit: 'nm' }, yAxis: { unit: '%T' }, notes: [] },
    ]);
    expect(curves('a.asc', lines(31))[0]?.notes).toEqual(['文件头写明的最大值或最小值与数据不符']);
  });
  test('Micromeritics: a paged isotherm with both branches; the BET table is no curve', () => {
    const page = [
      'Micromeritics Instrument Corp.',
      '',
      '  MicroActive 3.00    Gemini VII 2390 V1.03    Page 1',
      '     Sample:    甲',
      '',
      '          Started:    20/07/2020 15:17:42    Analysis adsorptive:    N2',
      '',
    ];
    const head = [
      '                     Isotherm Tabular Report',
      '',
      '   Relative       Absolute     Quantity    Elapsed    Saturation',
      '   Pressure       Pressure     Adsorbed     Time       Pressure',
      '    (p/p°)         (mmHg)      (mmol/g)    (h:min)      (mmHg)',
      '-----',
      '                                                      770.761292',
    ];
    const row = (pressure: number, amount: number, index: number) =>
      `  ${pressure.toFixed(9)}    ${(pressure * 770).toFixed(6)}     ${amount.toFixed(5)}      0${Math.floor(index / 6)}:${10 + (index % 6)}`;
    const pressures = [
      ...indices.map((index) => (index + 1) / 31),
      ...indices
        .slice(5, 28)
        .toReversed()
        .map((index) => (index + 0.5) / 31),
    ];
    const rows = pressures.map((pressure, index) => row(pressure, 1 + pressure * 3, index));
    const bet = [
      '                           BET Report',
      '',
      '   Relative      Quantity',
      '   Pressure      Adsorbed    1/[Q(p°/p',
      '    (p/p°)       (mmol/g)      - 1)]',
      '---',
      ...rows.slice(0, 9).map((text) => text.trimEnd().split(/\s+/).slice(0, 4).join('     ')),
    ];
    const found = curves('REPORT.TXT', [
      ...page,
      ...head,
      ...rows.slice(0, 20),
      ...page,
      ...head,
      ...rows.slice(20),
      ...page,
      ...bet,
    ]);
    expect(found.map(({ name, family, x }) => [name, family, x.length])).toEqual([
      ['吸附', 'isotherm', 30],
      ['脱附', 'isotherm', 23],
    ]);
    expect(found[0]).toMatchObject({
      xAxis: { label: 'Relative Pressure' },
      yAxis: { label: 'Quantity Adsorbed', unit: 'mmol/g' },
    });
    expect(found[0]?.y[0]).toBeCloseTo(1 + 3 / 31, 4);
  });
  test('Quantachrome: p/p0 is computed and said', () => {
    const found = curves('raw.txt', [
      '     Quantachrome ASiQwin',
      '',
      '      Press            P0         Volume @ STP        Time',
      '',
      '      Torr            Torr             cc              min',
      '',
      ...indices.map((index) => `       ${(index + 1) * 20}      760.00            ${index}.5        0.0`),
    ]);
    expect(found).toMatchObject([
      { name: '吸附', family: 'isotherm', yAxis: { label: 'Volume @ STP', unit: 'cc' } },
    ]);
    expect(found[0]?.x[0]).toBeCloseTo(20 / 760, 9);
    expect(found[0]?.notes.join()).toContain('P0');
  });
  test('BELSORP: the equilibrium pressure, both sections, closing zeros', () => {
    const rows = (values: readonly number[]) => [
      ...values.map((index) => `${index + 1},${index + 50},${index + 2},101.3,4.5,${index * 3}`),
      '0,0,0,0,0,0',
    ];
    const head = 'No,Pi/kPa,Pe/kPa,P0/kPa,Vd/ml,V/ml(STP) g-1';
    const found = curves('a.dat', [
      'BELSORP-max',
      'Adsorption data',
      head,
      ...rows(indices),
      'Desorption data',
      head,
      ...rows(indices.toReversed()),
    ]);
    expect(found.map(({ x, y, family }) => [x.length, x[0], y[0], family])).toEqual([
      [30, 2 / 101.3, 0, 'isotherm'],
      [30, 31 / 101.3, 87, 'isotherm'],
    ]);
  });
  test('LabSolutions: chromatograms of sections, the peak table is no curve', () => {
    const found = curves('a.txt', [
      '[Header]',
      'Application Name\tLabSolutions',
      '',
      '[Peak Table(Detector A-Ch1)]',
      'Peak#\tR.Time\tArea\tHeight',
      '1\t2.1\t300\t20',
      '2\t3.1\t500\t30',
      '3\t4.1\t500\t30',
      '',
      '[LC Chromatogram(Detector A-Ch1)]',
      'Interval(msec)\t500',
      '# of Points\t30',
      'R.Time (min)\tIntensity',
      ...indices.map((index) => `${(index / 120).toFixed(5)}\t${index}`),
    ]);
    expect(found).toMatchObject([
      {
        name: 'LC Chromatogram(Detector A-Ch1)',
        family: 'chromatogram',
        xAxis: { label: 'R.Time', unit: 'min' },
      },
    ]);
  });
  test('Chromeleon: the step is no signal', () => {
    const found = curves('a.txt', [
      'Chromatogram Data Information:',
      'Time Min. (min)\t0.000',
      '',
      'Chromatogram Data:',
      'Time (min)\tStep (s)\tValue (mAU)',
      ...indices.map(
        (index) => `${index / 60}\t${index === 0 ? 'n.a.' : '1.0'}\t${(1000.5 + index).toLocaleString('en')}`,
      ),
    ]);
    expect(found).toMatchObject([{ family: 'chromatogram', yAxis: { label: 'Value', unit: 'mAU' } }]);
    expect(found[0]?.y[0]).toBe(1000.5);
  });
  test('PANalytical csv, JASCO, Ocean Optics', () => {
    const xrd = curves('a.csv', [
      '[Measurement conditions]',
      'Sample identification,甲',
      'K-Alpha1 wavelength,1.5406',
      '[Scan points]',
      'Angle,Intensity',
      ...indices.map((index) => `${10 + index / 50},${index}`),
    ]);
    expect(xrd).toMatchObject([{ family: 'xrd' }]);
    const jasco = curves('a.txt', [
      'TITLE\t乙',
      'DATA TYPE\tULTRAVIOLET SPECTRUM',
      'DELTAX\t-1',
      'XUNITS\tNANOMETERS',
      'YUNITS\tABSORBANCE',
      'FIRSTX\t800',
      'NPOINTS\t30',
      'XYDATA',
      ...indices.map((index) => `${800 - index}\t${index}`),
      '',
      '[备注]',
    ]);
    expect(jasco).toMatchObject([{ family: 'uvVis', xAxis: { unit: 'nm' }, yAxis: { unit: 'ABSORBANCE' } }]);
    const ocean = curves('a.txt', [
      'SpectraSuite Data File',
      '++++',
      'Date: 2020',
      '>>>>>Begin Spectral Data<<<<<',
      ...indices.map((index) => `${200 + index}\t${index}`),
      '>>>>>End Spectral Data<<<<<',
    ]);
    expect(ocean).toMatchObject([{ family: 'uvVis', xAxis: { unit: 'nm' } }]);
  });
  test('Empower: the lines above the points are no labels', () => {
    const rows = indices.map((index) => `${index / 60}\t${index}`);
    const found = curves('a.arw', ['"SampleName"\t"Vial"', '"S1"\t"1:A,1"', ...rows]);
    expect(found).toMatchObject([{ xAxis: { label: 'Time', unit: 'min' }, yAxis: { label: '' } }]);
  });
  test('OpenLab frames are tables with the cut cells joined', () => {
    const reading = readMeasurement(
      'r.txt',
      encoder.encode(
        [
          '┌─────┬──────┐',
          '│ RT  │ Area │',
          '│[min]│      │',
          '├─────┼──────┤',
          '│ 0.69│  53. │',
          '│     │ 0992 │',
          '└─────┴──────┘',
        ].join('\n'),
      ),
    );
    expect(reading).toMatchObject({
      kind: 'tables',
      tables: [{ columns: ['RT [min]', 'Area'], rows: [['0.69', '53.0992']] }],
    });
  });
});
