import fc from 'fast-check';
import { readMeasurement } from '../readMeasurement';
import { curveIn, curvesIn, expectClose } from '../testing/curvesIn';
import { type MadeSpc, spcFile } from '../testing/spcFile';

const even = { firstX: 4000, lastX: 400 };
const y = [0.1, 0.35, 0.9, 0.2, 0.05];
const abscissas = [4000, 3100, 2200, 1300, 400];

const only = (made: MadeSpc) => curveIn('a.spc', spcFile(made));

describe('a SPC file', () => {
  const forms: readonly [string, Partial<MadeSpc>][] = [
    ['of floating numbers', { exponent: -128 }],
    ['of 32-bit integers', { exponent: 1 }],
    ['with the most significant byte first', { version: 0x4c, exponent: 1 }],
    ['with the most significant byte first and floating numbers', { version: 0x4c, exponent: -128 }],
    ['of LabCalc', { version: 0x4d, exponent: 1 }],
  ];
  it.each(forms)('%s has its values', (_, form) => {
    const curve = only({ ...even, ...form, traces: [{ y }] });
    expectClose(curve.x, abscissas);
    expectClose(curve.y, y);
    expect(curve).toMatchObject({
      family: 'infrared',
      xAxis: { label: '波数', unit: 'cm⁻¹' },
      yAxis: { label: '吸光度', unit: '' },
      notes: [],
    });
  });

  it('of 16-bit integers has its values', () => {
    const values = [100, 20_000, -3000];
    const curve = only({ ...even, flags: 0x01, exponent: 16, traces: [{ y: values }] });
    expectClose(curve.y, values);
  });

  it('has uneven abscissas, and says when the head contradicts them', () => {
    const x = [100, 110, 150];
    const made = { flags: 0x80, exponent: -128, xType: 13, yType: 4, x, traces: [{ y: [1, 2, 3] }] };
    const right = only({ ...made, firstX: 100, lastX: 150 });
    expectClose(right.x, x);
    expect(right).toMatchObject({ family: 'raman', notes: [], xAxis: { label: '拉曼位移' } });
    expect(only({ ...made, firstX: 0, lastX: 0 }).notes).toEqual([]);
    expect(only({ ...made, firstX: 200, lastX: 350 }).notes).toEqual([
      '文件头写明横坐标为 200 到 350，数据为 100 到 150',
    ]);
  });

  it('has several traces, each with its exponent; 0 is one of them', () => {
    const traces = [
      { y: [0.1, 0.2, 0.3], exponent: 0, z: 0.5 },
      { y: [1, 2, 3], exponent: 3, z: 1.5 },
    ];
    const curves = curvesIn('a.spc', spcFile({ ...even, flags: 0x14, traces }));
    expect(curves.map(({ name }) => name)).toEqual(['时间 = 0.5 min', '时间 = 1.5 min']);
    for (const [index, { y: values }] of traces.entries()) {
      expectClose(curves[index]?.y ?? new Float64Array(), values);
    }
    const unstated = curvesIn(
      'a.spc',
      spcFile({ ...even, flags: 0x04, exponent: 3, traces: [{ y: [1, 2, 3] }] }),
    );
    expectClose(unstated[0]?.y ?? new Float64Array(), [1, 2, 3]);
    expect(unstated[0]?.notes).toEqual(['各组数据未写明指数，按文件头的指数读取']);
  });

  it('has traces of the same place, which are numbered', () => {
    const traces = [
      { y, exponent: 3 },
      { y, exponent: 3 },
    ];
    const curves = curvesIn('a.spc', spcFile({ ...even, flags: 0x14, traces }));
    expect(curves.map(({ name }) => name)).toEqual(['1（时间 = 0 min）', '2（时间 = 0 min）']);
  });

  it('has own abscissas for each trace, which are sticks in a mass spectrum', () => {
    const traces = [
      { x: [43, 28], y: [6823, 3144], exponent: 16 },
      { x: [50, 44, 18], y: [1, 2, 9999], exponent: 16 },
    ];
    const made = { ...even, flags: 0xc5, xType: 9, yType: 4, traces, points: 0 };
    const curves = curvesIn('a.spc', spcFile(made));
    expectClose(curves[0]?.x ?? new Float64Array(), [43, 28]);
    expectClose(curves[1]?.y ?? new Float64Array(), [1, 2, 9999]);
    expect(curves[1]).toMatchObject({ family: 'mass', shape: 'sticks' });
  });

  it('tells its log and labels as text', () => {
    const curve = only({
      ...even,
      flags: 0x20,
      exponent: -128,
      xType: 0,
      labels: 'Delay (ps)\0<b>Signal</b>\0',
      log: 'LASER = 532 nm\r\nOPERATOR=x<script>\r\nno value\r\n',
      traces: [{ y }],
    });
    expect(curve.xAxis).toEqual({ label: 'Delay', unit: 'ps' });
    expect(curve.facts).toEqual(
      expect.arrayContaining([
        { name: '备注', value: 'polystyrene film' },
        { name: '日期', value: '2024-03-09 14:05' },
        { name: 'LASER', value: '532 nm' },
        { name: 'OPERATOR', value: 'x<script>' },
      ]),
    );
  });

  it.each<[string, { label: string; unit: string }]>([
    ['Counts/s', { label: 'Counts/s', unit: '' }],
    ['Absorbance / a.u.', { label: 'Absorbance', unit: 'a.u.' }],
    ['Signal [mV]', { label: 'Signal', unit: 'mV' }],
  ])('with the label %s takes no ratio for a unit', (label, axis) => {
    const made = { ...even, flags: 0x20, exponent: -128, yType: 0, labels: `\0${label}\0`, traces: [{ y }] };
    expect(only(made).yAxis).toEqual(axis);
  });

  it.each([128, -128])('of LabCalc with floating numbers, which are told by %i, has its values', (word) => {
    const bytes = spcFile({ ...even, version: 0x4d, exponent: -128, traces: [{ y }] });
    new DataView(bytes.buffer).setInt16(2, word, true);
    expectClose(curveIn('a.spc', bytes).y, y);
  });

  it('of LabCalc names its traces by the axis of its head', () => {
    const bytes = spcFile({
      ...even,
      version: 0x4d,
      flags: 0x04,
      exponent: 3,
      traces: [
        { y, z: 1 },
        { y, z: 2 },
      ],
    });
    new DataView(bytes.buffer).setUint16(18, (5 << 12) + 1992, true);
    expect(curvesIn('a.spc', bytes).map(({ name }) => name)).toEqual(['时间 = 1 min', '时间 = 2 min']);
  });

  it('is no text whose letters are like a head', () => {
    const text = `SM12ES\tNAME\tMASS\n${'C1CC1\tcyclopropane\t42.08\n'.repeat(30)}`;
    expect(readMeasurement('a.txt', new TextEncoder().encode(text)).format).not.toBe('Galactic SPC');
  });

  it('with more values than its head counts tells it', () => {
    const long = spcFile({ ...even, exponent: -128, traces: [{ y: [...y, ...y, ...y] }], points: 5 });
    expect(readMeasurement('a.spc', long)).toMatchObject({
      kind: 'curves',
      notes: ['数据之后另有 40 字节未读取，点数可能与文件头不符'],
    });
  });

  it('is refused when its counts are not in the file, or its ends are the same', () => {
    const whole = spcFile({ ...even, exponent: -128, traces: [{ y }] });
    const refused = [
      spcFile({ ...even, exponent: -128, traces: [{ y }], points: 1_000_000_000 }),
      spcFile({ ...even, flags: 0x04, exponent: -128, traces: [{ y }], points: 4_000_000_000 }),
      whole.subarray(0, whole.length - 1),
      spcFile({ firstX: 5, lastX: 5, exponent: -128, traces: [{ y }] }),
      spcFile({ ...even, exponent: -128, traces: [{ y: [Number.NaN, Number.NaN] }] }),
    ];
    for (const bytes of refused) {
      expect(readMeasurement('a.spc', bytes)).toMatchObject({ kind: 'refused', format: 'Galactic SPC' });
    }
  });

  it('says what its values are not', () => {
    const notes = (values: number[]) => only({ ...even, exponent: -128, traces: [{ y: values }] }).notes;
    expect(notes([1, Number.POSITIVE_INFINITY, 3])).toEqual(['1 个点不是有效数值，未绘制']);
    expect(notes([0, 0, 0])).toEqual(['所有纵坐标均为 0']);
    expect(notes([65535, 2, 65535])).toEqual(['有 2 个点的值为 65535，检测器可能已饱和']);
    expect(notes([65535, 2, 90_000])).toEqual([]);
  });

  it('of any values comes back as it was written', () => {
    const values = fc.array(fc.float({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(values, fc.constantFrom(0x4b, 0x4c, 0x4d), fc.boolean(), (ys, version, floating) => {
        const exponent = floating ? -128 : 21;
        const curve = only({ ...even, version, exponent, traces: [{ y: ys }] });
        expectClose(curve.y, floating ? ys : ys.map((value) => Math.round(value * 2 ** 11) / 2 ** 11));
      }),
    );
  });
});
