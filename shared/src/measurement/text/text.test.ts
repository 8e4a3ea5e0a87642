/** @jest-environment node */
import fc from 'fast-check';
import type { Curve, Reading } from '../reading';
import { readMeasurement } from '../readMeasurement';
import { curvesIn } from './testing/texts';

const encoder = new TextEncoder();
const read = (text: string, name = 'measured.txt'): Reading => readMeasurement(name, encoder.encode(text));
const curves = (text: string, name?: string): readonly Curve[] => curvesIn(read(text, name));

const points = {
  count: 40,
  x: (index: number) => 100 + index * 0.5,
  y: (index: number) => Math.sin(index) * 1000,
};
const indices = [...Array(points.count).keys()];

describe('every separator, decimal sign, head and count of columns gives the same numbers', () => {
  const separators = ['\t', ';', ',', ' ', '   ', ' ; ', '|'];
  const heads = ['', 'Wavelength (nm)', '# Wavelength [nm]', 'Wavelength/nm'];
  const arbitrary = fc.record({
    separator: fc.constantFrom(...separators),
    decimal: fc.constantFrom('.', ','),
    head: fc.constantFrom(...heads),
    above: fc.array(fc.constantFrom('Operator: Li', 'Sample=A 1', '', '样品：甲')),
    columns: fc.integer({ min: 1, max: 4 }),
    values: fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 40, maxLength: 40 }),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    exponent: fc.boolean(),
  });
  test('round trip', () => {
    fc.assert(
      fc.property(arbitrary, ({ separator, decimal, head, above, columns, values, end, exponent }) => {
        fc.pre(!(separator === ',' && decimal === ','));
        // Some value tells the decimals apart from thousands, as measured values do.
        const form = (value: number) =>
          (exponent ? value.toExponential(7) : value.toFixed(4)).replace('.', decimal);
        const labels = [head, ...Array.from({ length: columns }, (_, index) => `Signal ${'ABCD'[index]}`)];
        const rows = values.map((value, index) =>
          [points.x(index), ...Array.from({ length: columns }, (_, column) => value + column)]
            .map(form)
            .join(separator),
        );
        const labelled = head !== '' && separator.trim() !== '' ? [labels.join(separator)] : [];
        const found = curves([...above, ...labelled, ...rows].join(end));
        expect(found).toHaveLength(columns);
        for (const [column, curve] of found.entries()) {
          expect([...curve.x]).toEqual(indices.map((index) => expect.closeTo(points.x(index), 3)));
          for (const [index, value] of values.entries()) {
            const bound = exponent ? 1e-6 * Math.max(1, Math.abs(value)) : 1e-4;
            expect(Math.abs((curve.y[index] ?? Number.NaN) - value - column)).toBeLessThan(bound);
          }
        }
      }),
      { numRuns: 150, seed: 41 },
    );
  });
});

const table = (rows: readonly (readonly (string | number)[])[], separator = '\t'): string =>
  rows.map((row) => row.join(separator)).join('\n');

describe('numbers', () => {
  test('thousands in quotes, exponents of three digits, full-width digits', () => {
    const rows = indices.map(
      (index) =>
        `"${(1000.5 + index).toLocaleString('en')}","${(-1.5e-11 * index).toExponential(6).replace(/e-(\d\d)$/, 'E-0$1')}"`,
    );
    const [curve] = curves(`"Time (s)","Value"\n${rows.join('\n')}`, 'a.csv');
    expect(curve?.x[3]).toBe(1003.5);
    expect(curve?.y[10]).toBeCloseTo(-1.5e-10, 16);
    const [wide] = curves(
      table(
        indices.map((index) => [
          String(index).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
          index / 2,
        ]),
      ),
    );
    expect(wide?.x[39]).toBe(39);
  });
  test.each(['-1.#IND', 'NaN', '---', '1.#QNAN', 'N/A'])('%s is a gap, never a value', (gap) => {
    const [curve] = curves(
      table([
        ['T/°C', 'DSC/(mW/mg)'],
        ...indices.map((index) => [20 + index, index === 7 ? gap : 1 / (index + 1)]),
      ]),
    );
    expect(curve?.x).toHaveLength(39);
    expect(curve?.y.every(Number.isFinite)).toBe(true);
    expect(curve?.notes.join()).toContain('1 行缺少数值');
  });
  test('a comma before three digits everywhere could be either: no curve', () => {
    const reading = read(
      table(indices.map((index) => [`${index + 10},${100 + index}`, `${index + 20},${200 + index}`])),
    );
    expect(reading).toMatchObject({ kind: 'tables', notes: [expect.stringContaining('千位')] });
  });
  test('a decimal comma in a file parted by commas is no curve', () => {
    const reading = read(
      table(
        indices.map((index) => [`${index},0${index}`, `${index},5`]),
        ',',
      ),
      'a.csv',
    );
    expect(reading.kind).toBe('tables');
  });
  test('durations are minutes', () => {
    const [curve] = curves(
      table([
        ['Time (h:min:s)', 'Pressure (kPa)'],
        ...indices.map((index) => [`0${index % 10}:${10 + Math.floor(index / 10)}:30`, index]).sort(),
      ]),
    );
    expect(curve?.xAxis.unit).toBe('min');
    expect(curve?.x[0]).toBe(10.5);
  });
});

describe('columns', () => {
  test('units below the labels, text columns and dates', () => {
    const [curve] = curves(
      table(
        [
          ['Date', 'Time', 'Signal'],
          ['', '[s]', '[mV]'],
          ...indices.map((index) => ['2026-01-02 10:00:00', index, index * 2]),
        ],
        ';',
      ),
    );
    expect(curve).toMatchObject({
      xAxis: { label: 'Time', unit: 's' },
      yAxis: { label: 'Signal', unit: 'mV' },
    });
  });
  test('pairs with sample names above', () => {
    const found = curves(
      table(
        [
          ['甲', '', '乙', ''],
          ['Wavelength (nm)', 'Abs', 'Wavelength (nm)', 'Abs'],
          ...indices.map((index) => [800 - index, index, 700 - index, index * 2]),
        ],
        ',',
      ),
      'cary.csv',
    );
    expect(found.map(({ name, x, y, family }) => [name, x[1], y[1], family])).toEqual([
      ['甲', 799, 1, 'uvVis'],
      ['乙', 699, 2, 'uvVis'],
    ]);
  });
  test('triples with a date, as gas analysers write', () => {
    const found = curves(
      table([
        ['', '18', '', '', '44', ''],
        ['Time', 'Time Relative [s]', 'Ion Current [A]', 'Time', 'Time Relative [s]', 'Ion Current [A]'],
        ...indices.map((index) => [
          '28/11/2022 13:51:12',
          index,
          1e-11 * index,
          '28/11/2022 13:51:12',
          index + 0.2,
          2e-11,
        ]),
      ]),
    );
    expect(found.map(({ name, x }) => [name, x[0]])).toEqual([
      ['18', 0],
      ['44', 0.2],
    ]);
  });
  test('blocks side by side and one below another', () => {
    const block = (name: string) => [
      [name],
      ['', 'Characteristic Energy eV', '1486.6'],
      ['K.E.', 'Counts', '', 'B.E.', 'CPS'],
      ...indices.map((index) => [200 + index, index, '', 1286 - index, index * 10]),
    ];
    const found = curves(table([...block('Cycle 1:C 1s'), ...block('Cycle 2:O 1s')]));
    expect(found.map(({ name, x, y, family }) => [name, x[1], y[1], family])).toEqual([
      ['Cycle 1:C 1s', 201, 1, 'xps'],
      ['Cycle 1:C 1s', 1285, 10, 'xps'],
      ['Cycle 2:O 1s', 201, 1, 'xps'],
      ['Cycle 2:O 1s', 1285, 10, 'xps'],
    ]);
  });
  test('a balance with sample and reference temperature: the sample is x', () => {
    const text = [
      'Curve Name:',
      '  P 1',
      'Curve Values:',
      '   Index       t      Ts      Tr   Value',
      '              [s]    [°C]    [°C]    [mg]',
      ...indices.map(
        (index) => `   ${index}    ${index}   ${20 + index * 2}   ${21 + index * 2}   ${5 - index / 50}`,
      ),
    ].join('\n');
    expect(curves(text)).toMatchObject([
      {
        name: 'P 1',
        family: 'thermal',
        xAxis: { label: 'Ts', unit: '°C' },
        yAxis: { label: 'Value', unit: 'mg' },
      },
    ]);
  });
  test('time, temperature, signal: over time first, over temperature next', () => {
    const found = curves(
      table(
        [
          ['Time', 'Temperature', 'Heat Flow'],
          ['[s]', '[°C]', '[W/g]'],
          ...indices.map((index) => [index, 30 + index, index / 7]),
        ],
        ',',
      ),
      'dsc.csv',
    );
    expect(found.map(({ xAxis, yAxis }) => [xAxis.label, yAxis.label])).toEqual([
      ['Time', 'Heat Flow'],
      ['Temperature', 'Heat Flow'],
    ]);
  });
  test('an isothermal one is drawn over time only', () => {
    const found = curves(
      table(
        [['Temp./°C', 'Time/min', 'Mass/%'], ...indices.map((index) => [100 + (index % 2) / 10, index, 99])],
        ';',
      ),
    );
    expect(found.map(({ xAxis }) => xAxis.label)).toEqual(['Time']);
  });
});

describe('regions and lists', () => {
  test('x that jumps back begins a new curve', () => {
    const found = curves(table([...indices, ...indices].map((index, row) => [20 + index, row])));
    expect(found.map(({ x }) => x.length)).toEqual([40, 40]);
  });
  test("a hysteresis is one curve in the file's order", () => {
    const way = [...indices, ...indices.toReversed()];
    const [curve, ...more] = curves(table(way.map((index, row) => [index, row])));
    expect(more).toHaveLength(0);
    expect(curve?.x).toHaveLength(80);
  });
  test('a list whose x jumps is a table; named as a curve, it is drawn as it stands and says so', () => {
    const list = table(
      Array.from({ length: 300 }, (_, index) => [(index * 919) % 1000, index]),
      ' ',
    );
    expect(read(list, 'list.csv').kind).toBe('tables');
    expect(curves(list, 'scan.xy')[0]?.notes.join()).toContain('不是单调');
  });
  test('zeros at the end, markers, saturation, only zeros', () => {
    const marked = [
      'Nsig\t2',
      'Sig1\tTime (min)',
      'Sig2\tWeight (mg)',
      'StartOfData',
      '-2\t5',
      ...indices.map((index) => `${index}\t${9 - index / 10}`),
    ].join('\n');
    expect(curves(marked)[0]).toMatchObject({
      xAxis: { label: 'Time', unit: 'min' },
      yAxis: { label: 'Weight', unit: 'mg' },
      notes: [expect.stringContaining('分段标记')],
    });
    const closed = table([...indices.map((index) => [index + 10, index + 5]), [0, 0]], ',');
    expect(curves(closed)[0]?.x).toHaveLength(40);
    const stopped = curves(table(indices.map((index) => [index, index < 30 ? index : 65535])))[0];
    expect(stopped?.notes.join()).toContain('饱和');
    expect(curves(table(indices.map((index) => [index, 0])))[0]?.notes).toEqual(['所有纵坐标均为 0']);
  });
});

describe('kinds', () => {
  test.each([
    ['2θ (°)', '强度', 'xrd'],
    ['Wavenumber (cm-1)', '%T', 'infrared'],
    ['波数/cm-1', '吸光度', 'infrared'],
    ['Raman shift (cm-1)', 'Intensity (counts)', 'raman'],
    ['波长(nm)', '吸光度', 'uvVis'],
    ['Binding Energy (eV)', 'CPS', 'xps'],
    ['温度/℃', '质量/%', 'thermal'],
    ['Temp./°C', 'DSC/(mW/mg)', 'thermal'],
    ['m/z', 'Intensity', 'mass'],
    ['Chemical shift (ppm)', 'Intensity', 'nmr'],
    ['Relative Pressure (p/p0)', 'Quantity Adsorbed (cm³/g STP)', 'isotherm'],
    ['时间(min)', '信号(mAU)', 'chromatogram'],
    ['a', 'b', 'other'],
  ])('%s over %s is %s', (x, y, family) => {
    expect(curves(table([[x, y], ...indices.map((index) => [index + 1, index])]))).toMatchObject([
      { family },
    ]);
  });
});

describe('what is no curve', () => {
  test.each([
    ['a web page', '<html><table><tr><td>1,2</td></tr></table></html>', 'HTML'],
    ['XML', `<?xml version="1.0"?><a>${'1,2\n'.repeat(30)}</a>`, 'XML'],
    ['JSON', `[{"a": 1},\n${'{"b": 2},\n'.repeat(20)}{"c": 3}]`, 'JSON'],
    ['a PDF', `%PDF-1.7\n${'0 1 2\n'.repeat(30)}`, 'PDF'],
    ['prose', '样品在 2026 年 11 月 18 日测试。\n共 3 个样品，均无异常。\n'.repeat(20), 'CSV'],
  ])('%s is refused', (_, text, format) => {
    expect(read(text, 'data.csv')).toMatchObject({ kind: 'refused', format });
  });
  test('a list of peaks, a plate', () => {
    expect(
      read(table([['Peak', 'RT', 'Area', 'Height'], ...indices.map((index) => [index, index * 1.5, 100, 5])]))
        .kind,
    ).toBe('tables');
    expect(
      read(
        table(
          [...'ABCDEFGH'].map((letter, row) => [
            letter,
            ...Array.from({ length: 12 }, (_, column) => ((row * 7 + column * 3) % 11) / 10),
          ]),
          ',',
        ),
        'plate.csv',
      ).kind,
    ).toBe('tables');
  });
  test('markup in a head is plain text', () => {
    const [curve] = curves(
      table([['<b>Time</b> (s)', '<script>alert(1)</script>y'], ...indices.map((index) => [index, index])]),
    );
    expect(curve?.xAxis.label).toBe('Time');
    expect(curve?.yAxis.label).not.toContain('<');
  });
});
