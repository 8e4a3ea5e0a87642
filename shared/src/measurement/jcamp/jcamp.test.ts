import fc from 'fast-check';
import type { Curve } from '../reading';
import { readMeasurement } from '../readMeasurement';
import { processorTime } from '../testing/processorTime';

const encoder = new TextEncoder();

function read(text: string) {
  return readMeasurement('spectrum.jdx', encoder.encode(text));
}

function curves(text: string): readonly Curve[] {
  const reading = read(text);
  if (reading.kind !== 'curves') throw new Error(`read as ${JSON.stringify(reading)}`);
  return reading.curves;
}

function only(text: string): Curve {
  const [curve, ...more] = curves(text);
  if (!curve || more.length > 0) throw new Error(`${more.length + 1} curves`);
  return curve;
}

const letters = {
  positive: '@ABCDEFGHI',
  negative: '@abcdefghi',
  more: '%JKLMNOPQR',
  less: '%jklmnopqr',
  copies: 'RSTUVWXYZs',
};

/** A number with its first digit as a letter. */
function lettered(value: number, positive: string, negative: string): string {
  const digits = `${Math.abs(value)}`;
  return `${(value < 0 ? negative : positive)[Number(digits[0])]}${digits.slice(1)}`;
}

const squeeze = (value: number) => lettered(value, letters.positive, letters.negative);
const differ = (value: number) => lettered(value, letters.more, letters.less);

type Form = 'FIX' | 'PAC' | 'SQZ' | 'DIF' | 'DUP';

/** One line of ordinates; `before` is the last one of the line above, which differences repeat as a check. */
function line(form: Form, ys: readonly number[]): string {
  if (form === 'FIX') return ys.map((y) => ` ${y}`).join('');
  if (form === 'PAC') return ys.map((y) => (y < 0 ? `${y}` : `+${y}`)).join('');
  if (form === 'SQZ') return ys.map(squeeze).join('');
  const steps = ys.slice(1).map((y, index) => differ(y - (ys[index] ?? 0)));
  return squeeze(ys[0] ?? 0) + (form === 'DIF' ? steps.join('') : copied(steps));
}

/** Repeated differences as their count. */
function copied(steps: readonly string[]): string {
  let text = '';
  for (let from = 0; from < steps.length; ) {
    let to = from;
    while (steps[to + 1] === steps[from]) to++;
    const count = to - from + 1;
    text += steps[from] + (count > 1 ? lettered(count, letters.copies, letters.copies) : '');
    from = to + 1;
  }
  return text;
}

interface Written {
  readonly ys: readonly number[];
  readonly firstX: number;
  readonly deltaX: number;
  readonly yFactor: number;
  readonly form: Form;
  readonly perLine: number;
}

/** A block as a careful program writes it, with the check values that JCAMP-DX has. */
function block({ ys, firstX, deltaX, yFactor, form, perLine }: Written): string {
  const differences = form === 'DIF' || form === 'DUP';
  const lines: string[] = [];
  for (let from = 0; from < ys.length; from += perLine) {
    const start = differences && from > 0 ? from - 1 : from;
    const x = firstX + start * deltaX;
    lines.push(`${x}${line(form, ys.slice(start, from + perLine))}`);
  }
  // After differences a last line repeats the last ordinate alone.
  if (differences) lines.push(`${firstX + (ys.length - 1) * deltaX}${squeeze(ys.at(-1) ?? 0)}`);
  return [
    '##TITLE=generated',
    '##JCAMP-DX=4.24',
    '##DATA TYPE=INFRARED SPECTRUM',
    '##XUNITS=1/CM',
    '##YUNITS=ABSORBANCE',
    `##FIRSTX=${firstX}`,
    `##LASTX=${firstX + (ys.length - 1) * deltaX}`,
    `##NPOINTS=${ys.length}`,
    '##XFACTOR=1',
    `##YFACTOR=${yFactor}`,
    `##FIRSTY=${(ys[0] ?? 0) * yFactor}`,
    `##MAXY=${Math.max(...ys) * yFactor}`,
    `##MINY=${Math.min(...ys) * yFactor}`,
    '##XYDATA=(X++(Y..Y))',
    ...lines,
    '##END=',
  ].join('\r\n');
}

const written = fc.record({
  ys: fc.array(fc.oneof(fc.integer({ min: -99999, max: 99999 }), fc.integer({ min: 0, max: 3 })), {
    minLength: 2,
    maxLength: 120,
  }),
  firstX: fc.integer({ min: 0, max: 4000 }),
  deltaX: fc.constantFrom(-4, -2, -1, 1, 2, 5),
  yFactor: fc.constantFrom(1, 0.01, 1e-6),
  form: fc.constantFrom<Form>('FIX', 'PAC', 'SQZ', 'DIF', 'DUP'),
  perLine: fc.integer({ min: 2, max: 40 }),
});

describe('JCAMP-DX', () => {
  test('every form of every curve is read as it was written, and nothing is contradicted', () => {
    fc.assert(
      fc.property(written, (part) => {
        // Falling abscissas of a long curve would be negative: the sign is a letter of the ordinates in PAC.
        const curve = { ...part, firstX: part.firstX + 700 };
        const { x, y, notes } = only(block(curve));
        expect(x).toHaveLength(curve.ys.length);
        for (const [index, value] of curve.ys.entries()) {
          expect(y[index]).toBeCloseTo(value * curve.yFactor, 6);
          expect(x[index]).toBeCloseTo(curve.firstX + index * curve.deltaX, 6);
        }
        expect(notes).toEqual([]);
      }),
    );
  });

  test('a changed difference is named, because the next line begins with another ordinate', () => {
    const text = block({
      ys: Array.from({ length: 60 }, (_, i) => i * i),
      firstX: 400,
      deltaX: 2,
      yFactor: 1,
      form: 'DIF',
      perLine: 20,
    });
    const changed = text.replace(/^(400[^\r]*)7\r/m, '$18\r');
    expect(changed).not.toBe(text);
    expect(only(changed).notes.join()).toContain('Y 校验不符');
  });

  test('a lost line is named, and the lines after it keep their abscissas', () => {
    const text = block({
      ys: Array.from({ length: 60 }, (_, i) => i),
      firstX: 400,
      deltaX: 2,
      yFactor: 1,
      form: 'FIX',
      perLine: 10,
    });
    const { x, y, notes } = only(text.replace(/^440[^\r]*\r\n/m, ''));
    expect(x).toHaveLength(50);
    expect([x[20], y[20]]).toEqual([460, 30]);
    expect(notes.join()).toMatch(/X 校验不符.*写明 60 个点，实际为 50 个/);
  });

  test('an E is an exponent between digits of plain numbers, and the digit 5 beside other letters', () => {
    const head = '##TITLE=e\n##JCAMP-DX=4.24\n##FIRSTX=1\n##LASTX=3\n##NPOINTS=3\n##XYDATA=(X++(Y..Y))\n';
    expect([...only(`${head}1 1.5E-3 2.5e+1 3E0\n##END=`).y]).toEqual([0.0015, 25, 3]);
    expect([...only(`${head}1E0E1A2\n##END=`).y]).toEqual([50, 51, 12]);
    expect([...only(`${head}1E0E1E2\n##END=`).y]).toEqual([50, 51, 52]);
  });

  test('a decimal comma is one where the head agrees with it, and is said', () => {
    const head = '##TITLE=c\n##JCAMP-DX=4.24\n##FIRSTX=400,5\n##LASTX=401,5\n##NPOINTS=2\n##FIRSTY=0,0183\n';
    const { x, y, notes } = only(`${head}##XYPOINTS=(XY..XY)\n400,5 0,0183\n401,5 0,0190\n##END=`);
    expect([...x, ...y]).toEqual([400.5, 401.5, 0.0183, 0.019]);
    expect(notes).toEqual(['文件中的逗号按小数点读取']);
  });

  test('of a LINK each inner block is a curve; a missing end hides none', () => {
    const inner = (title: string) =>
      `##TITLE=${title}\n##DATA TYPE=RAMAN SPECTRUM\n##XUNITS=1/CM\n##XYPOINTS=(XY..XY)\n1,2;3,4\n`;
    const text = `##TITLE=all\n##JCAMP-DX=5.01\n##DATA TYPE=LINK\n##BLOCKS=2\n${inner('one')}${inner('two')}##END=\n##END=`;
    expect(curves(text).map(({ name, family, xAxis }) => [name, family, xAxis.label])).toEqual([
      ['one', 'raman', '拉曼位移'],
      ['two', 'raman', '拉曼位移'],
    ]);
  });

  test('a peak table is drawn as sticks, with what its head contradicts', () => {
    const text =
      '##TITLE=m\n##JCAMP-DX=5.00\n##DATA TYPE=MASS SPECTRUM\n##XUNITS=M/Z\n##NPOINTS=3\n##MAXY=0\n##PEAK TABLE=(XY..XY)\n20,1 22,5\n##END=';
    expect(only(text)).toMatchObject({
      family: 'mass',
      shape: 'sticks',
      notes: ['文件头写明 3 个点，实际为 2 个', '文件头写明最大 Y为 0，数据为 5'],
    });
  });

  test('each page of NTUPLES is a curve, a shift in Hz is shown in ppm', () => {
    const text = [
      '##TITLE=n',
      '##JCAMP-DX=5.01',
      '##DATA TYPE=NMR SPECTRUM',
      '##.OBSERVE FREQUENCY=400',
      '##NTUPLES=NMR SPECTRUM',
      '##VAR_NAME=FREQUENCY,SPECTRUM/REAL,SPECTRUM/IMAG,PAGE NUMBER',
      '##SYMBOL=X,R,I,N',
      '##VAR_DIM=3,3,3,2',
      '##UNITS=HZ,ARBITRARY UNITS,ARBITRARY UNITS,',
      '##FIRST=4000,1,4,1',
      '##LAST=0,3,6,2',
      '##FACTOR=1,1,1,1',
      '##PAGE=N=1',
      '##DATA TABLE=(X++(R..R)),XYDATA',
      '4000A B C',
      '##PAGE=N=2',
      '##DATA TABLE=(X++(I..I)),XYDATA',
      '4000D E F',
      '##END NTUPLES=NMR SPECTRUM',
      '##END=',
    ].join('\n');
    const [real, imaginary] = curves(text);
    expect([...(real?.x ?? [])]).toEqual([10, 5, 0]);
    expect(real).toMatchObject({ family: 'nmr', xAxis: { unit: 'ppm' } });
    expect([...(imaginary?.y ?? [])]).toEqual([4, 5, 6]);
  });

  test.each([
    [
      'UV that is called infrared',
      '##DATA TYPE=INFRARED SPECTRUM\n##XUNITS=NANOMETERS',
      'uvVis',
      '横坐标单位为 nm',
    ],
    [
      'a transmittance in percent',
      '##DATA TYPE=INFRARED SPECTRUM\n##XUNITS=1/CM\n##YUNITS=TRANSMITTANCE',
      'infrared',
      '',
    ],
  ])('%s is shown as what it is', (_, head, family, note) => {
    const curve = only(`##TITLE=t\n##JCAMP-DX=4.24\n${head}\n##XYPOINTS=(XY..XY)\n400 101.9\n401 99\n##END=`);
    expect(curve.family).toBe(family);
    expect(curve.notes.join()).toContain(note);
    expect(curve.yAxis.unit).toBe(family === 'infrared' ? '%' : '');
  });

  test('a count of duplicates beyond any file, and a head without data, are refused', () => {
    const head = '##TITLE=h\n##JCAMP-DX=4.24\n##FIRSTX=1\n##LASTX=2\n##NPOINTS=2\n';
    expect(read(`${head}##XYDATA=(X++(Y..Y))\n1A0S999999999\n##END=`)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('重复计数'),
    });
    expect(read(`${head}##END=`)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('没有可以绘制的数据'),
    });
  });

  test('no change of any byte throws or takes long', () => {
    const base = encoder.encode(
      block({
        ys: Array.from({ length: 200 }, (_, i) => (i * 37) % 900),
        firstX: 400,
        deltaX: 2,
        yFactor: 1,
        form: 'DUP',
        perLine: 30,
      }),
    );
    const changes = fc.array(fc.tuple(fc.nat(base.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(changes, fc.nat(base.length), (edits, end) => {
        const bytes = base.slice(0, Math.max(1, end));
        for (const [at, value] of edits) bytes[at % bytes.length] = value;
        const started = processorTime();
        const reading = readMeasurement('changed.jdx', bytes);
        const values =
          reading.kind === 'curves'
            ? reading.curves.flatMap(({ x, y }) => [...x.slice(0, 500), ...y.slice(0, 500)])
            : [];
        expect(values.every(Number.isFinite)).toBe(true);
        expect(processorTime() - started).toBeLessThan(2000);
      }),
    );
  });
});
