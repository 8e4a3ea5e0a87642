import fc from 'fast-check';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, order, send } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { downsample } from './orderFile.chart.rules';

const rows = (count: number, separator: string, number = (value: number) => value.toFixed(2)) =>
  Array.from({ length: count }, (_, i) => `${number(10 + i / 2)}${separator}${number((i % 7) * 100)}`);

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

  test('of a file that is made to take seconds keeps no other call waiting', async () => {
    const { rid, code } = await delivered('谱图.txt', '1\t'.repeat(1_000_000));
    await desk.acts(code, 'deliver');
    let answered = false;
    const reading = curve(rid).finally(() => {
      answered = true;
    });
    let others = 0;
    for (; !answered; others++) await t.call('open/setting', {});
    expect((await reading).status).toBe(200);
    expect(others).toBeGreaterThan(5);
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
