import fc from 'fast-check';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, order, send } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { curveOf, downsample, textOf } from './orderFile.curve.rules';

const rows = (count: number, separator: string, number = (value: number) => value.toFixed(2)) =>
  Array.from({ length: count }, (_, i) => `${number(10 + i / 2)}${separator}${number((i % 7) * 100)}`);

describe('a table of numbers', () => {
  test.each([
    ['commas', ['2θ（°）,强度', ...rows(20, ',')], ['2θ（°）', '强度']],
    ['tabs and a comment', ['# scan 1', '# angle\tcounts', ...rows(20, '\t')], ['angle', 'counts']],
    ['blanks without a heading', rows(20, '   '), ['第 1 列', '第 2 列']],
    [
      'semicolons and decimal commas',
      ['T;DSC', ...rows(20, ';', (value) => value.toFixed(2).replace('.', ','))],
      ['T', 'DSC'],
    ],
    ['quotes and a third column', ['"x","y","z"', ...rows(20, ',').map((row) => `${row},1e-3`)], ['x', 'y']],
  ])('with %s is a curve', (_, lines, labels) => {
    const curve = curveOf(lines.join('\r\n'));
    expect([curve?.x_label, curve?.y_label]).toEqual(labels);
    expect(curve?.points).toHaveLength(20);
    expect(curve?.points.slice(0, 2)).toEqual([
      [10, 0],
      [10.5, 100],
    ]);
  });

  test('a curve may go forward and back', () => {
    const way = [...rows(30, ','), ...rows(30, ',').reverse()];
    expect(curveOf(way.join('\n'))?.points).toHaveLength(60);
  });

  test.each([
    ['prose', '样品在 2026 年 11 月 18 日测试。\n共 3 个样品，均无异常。\n'.repeat(20)],
    ['few rows', rows(5, ',').join('\n')],
    ['a list of results', Array.from({ length: 40 }, (_, i) => `${(i * 17) % 41},${i}`).join('\n')],
    ['numbers among words', [...rows(10, ','), ...Array(10).fill('备注,无')].join('\n')],
    ['one column', '1\n2\n3\n4\n5\n6\n7\n8\n9\n'],
    ['one x', '1,2\n'.repeat(20)],
    ['nothing', ''],
  ])('%s is not a curve', (_, text) => {
    expect(curveOf(text)).toBeUndefined();
  });

  test('any text is read without an error', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => void curveOf(text)));
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void textOf(bytes)));
  });

  test('text is read in UTF-8, GBK and UTF-16, also when it ends within a character', () => {
    const gbk = Buffer.from([0xbd, 0xc7, 0xb6, 0xc8]);
    expect(textOf(gbk)).toBe('角度');
    expect(textOf(Buffer.from('\ufeff角度'))).toBe('角度');
    expect(textOf(Buffer.from('\ufeff角度', 'utf16le'))).toBe('角度');
    expect(textOf(Buffer.from('角度').subarray(0, 5))).toBe('角');
    expect(textOf(Buffer.from([1, 0, 2, 0]))).toBeUndefined();
  });
});

test('a reduced curve has at most so many points, all of them measured, in their order, with the extremes', () => {
  const curve = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 3000 });
  fc.assert(
    fc.property(curve, (values) => {
      const points = values.map((value, i): [number, number] => [i, value]);
      const few = downsample(points, 500);
      expect(few.length).toBeLessThanOrEqual(500);
      expect(few.every(([x, y]) => values[x] === y)).toBe(true);
      expect(few.map(([x]) => x)).toEqual(few.map(([x]) => x).sort((a, b) => a - b));
      const ys = few.map(([, y]) => y);
      expect([Math.min(...ys), Math.max(...ys)]).toEqual([Math.min(...values), Math.max(...values)]);
    }),
  );
});

describe('the curve of a file', () => {
  let t: TestApp;
  let desk: Lab;
  let student: TestMember;
  beforeAll(async () => {
    t = await testApp();
    desk = await lab(t);
    student = await member(t.db);
  });

  const curve = (rid: string, { token } = student) => t.call('auth/web/orderFile/curve', { rid }, { token });

  async function delivered(name: string, bytes: string) {
    const { code } = await order(t, student);
    await desk.acts(code, 'confirm', 'receive', 'test');
    const { data } = await send(t, 'staff/order/file', { code, kind: 'data' }, { name, bytes }, desk.token);
    return { rid: data.rid, code };
  }

  test('is answered once the data is delivered, to its owner, with at most 500 points', async () => {
    const { rid, code } = await delivered('图谱.xy', ['角度 强度', ...rows(4000, ' ')].join('\n'));
    expect(await curve(rid)).toMatchObject({ status: 404, error: 'not_found' });
    await desk.acts(code, 'deliver');
    const { data } = await curve(rid);
    expect(data).toMatchObject({
      complete: true,
      chart: { title: '图谱.xy', kind: 'line', x_label: '角度', y_label: '强度' },
    });
    expect(data.chart?.series[0]?.points.length).toBeLessThanOrEqual(500);
    expect(await curve(rid, await member(t.db))).toMatchObject({ status: 404, error: 'not_found' });
  });

  test('of a JCAMP-DX file has the axes of its field', async () => {
    const head =
      '##TITLE=一号\n##JCAMP-DX=4.24\n##DATA TYPE=INFRARED SPECTRUM\n##XUNITS=1/CM\n##YUNITS=ABSORBANCE\n';
    const text = `${head}##FIRSTX=400\n##LASTX=406\n##NPOINTS=4\n##XYDATA=(X++(Y..Y))\n400A0J1K2\n406C3\n##END=`;
    const { rid, code } = await delivered('图谱.jdx', text);
    await desk.acts(code, 'deliver');
    expect((await curve(rid)).data.chart).toMatchObject({
      kind: 'line',
      x_label: '波数（cm⁻¹）',
      y_label: '吸光度',
      series: [{ name: '一号' }],
    });
  });

  test('of a large file covers its beginning, and the answer reports it', async () => {
    const { rid, code } = await delivered('长.csv', rows(200_000, ',').join('\n'));
    await desk.acts(code, 'deliver');
    expect((await curve(rid)).data).toMatchObject({ complete: false, chart: { kind: 'line' } });
  });

  test.each([
    ['说明.txt', '第 1 个样品未检出。'],
    ['谱图.dat', '\u0000\u0001\u0002'.repeat(100)],
    ['谱图.dm3', rows(20, ',').join('\n')],
  ])('%s has no curve', async (name, bytes) => {
    const { rid, code } = await delivered(name, bytes);
    await desk.acts(code, 'deliver');
    expect((await curve(rid)).data).toEqual({ chart: null, complete: true });
  });
});
