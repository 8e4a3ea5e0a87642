import { strFromU8, unzipSync } from 'fflate';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, order, send } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let student: TestMember;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  student = await member(t.db);
});

const list = (input: object = {}, { token } = student) =>
  t.call('auth/web/orderFile/list4person', input, { token });
const zip = (input: object = {}, { token } = student) =>
  t.call('auth/web/orderFile/zip4person', input, { token });
const add = (code: string, kind: 'data' | 'record', name: string, bytes: string) =>
  send(t, 'staff/order/file', { code, kind }, { name, bytes }, desk.token);

/** An order under test with a file of data, delivered unless it is asked otherwise. */
async function measured(name: string, { isDelivered = true } = {}) {
  const placed = await order(t, student);
  await desk.acts(placed.code, 'confirm', 'receive', 'test');
  await add(placed.code, 'data', name, `${name},1\n`);
  if (isDelivered) await desk.acts(placed.code, 'deliver');
  t.clock.pass(60);
  return placed;
}

const names = async (input: object = {}) => (await list(input)).data.list.map(({ name }) => name);

/** Names and texts of the zip behind a link. */
async function unzipped(url: string): Promise<Record<string, string>> {
  const { rawPayload } = await t.app.inject(url);
  return Object.fromEntries(
    Object.entries(unzipSync(rawPayload)).map(([name, text]) => [name, strFromU8(text)]),
  );
}

describe('the data of all orders', () => {
  test('has the files of delivered orders only, the newest first, each with its order, services and samples', async () => {
    const first = await measured('甲.csv');
    await measured('未交付.csv', { isDelivered: false });
    await measured('乙.csv');
    const { data } = await list();
    expect(data.list.map(({ name }) => name)).toEqual(['乙.csv', '甲.csv']);
    expect(data).toMatchObject({ total: 2, next: null });
    const { data: detail } = await t.call(
      'auth/web/order/detail',
      { rid: first.rid },
      { token: student.token },
    );
    expect(data.list[1]).toMatchObject({
      order: { rid: first.rid, code: first.code },
      services: detail.items.map(({ name }) => name),
      samples: detail.samples.slice(0, 3).map(({ number, name }) => ({ number, name })),
      sample_count: detail.samples.length,
    });
  });

  test('is found by words in file, order, service and sample, in any width and case, and by the days of delivery', async () => {
    const { code } = await measured('CeO2-01.csv');
    // From ten in the morning to one at night in the lab's time zone.
    t.clock.pass(15 * 3600);
    await measured('其他.csv');
    const {
      data: {
        list: [row],
      },
    } = await list({ kw: '其他' });
    expect(await names({ kw: 'ｃｅｏ２' })).toEqual(['CeO2-01.csv']);
    expect(await names({ kw: code })).toEqual(['CeO2-01.csv']);
    expect(await names({ kw: row?.services[0] })).toEqual(['其他.csv', 'CeO2-01.csv']);
    expect(await names({ kw: row?.samples[0]?.name })).toEqual(['其他.csv', 'CeO2-01.csv']);
    expect(await names({ kw: '%' })).toEqual([]);
    expect(await names({ to: '2026-11-18' })).toEqual(['CeO2-01.csv']);
    expect(await names({ from: '2026-11-19' })).toEqual(['其他.csv']);
  });

  test('comes in pages that neither skip nor repeat a file', async () => {
    for (const name of ['1.csv', '2.csv', '3.csv']) await measured(name);
    const first = (await list({ size: 2 })).data;
    const second = (await list({ size: 2, before: first.next })).data;
    expect([...first.list, ...second.list].map(({ name }) => name)).toEqual(['3.csv', '2.csv', '1.csv']);
    expect(second).toMatchObject({ next: null, total: null });
  });

  test('is not seen by others, by no filter and no key', async () => {
    await measured('甲.csv');
    const [row] = (await list()).data.list;
    const stranger = await member(t.db);
    expect((await list({}, stranger)).data.list).toEqual([]);
    expect(await zip({ rids: [row?.rid ?? ''] }, stranger)).toMatchObject({
      status: 404,
      error: 'not_found',
    });
  });
});

describe('the zip of data', () => {
  test('has a folder for each order, of all files that fit or of the chosen ones', async () => {
    const one = await measured('甲.csv');
    const other = await measured('乙.csv');
    const all = (await zip()).data;
    expect(all).toMatchObject({ files: 2, size: 2 * '甲.csv,1\n'.length + 4, beyond: 0 });
    expect(await unzipped(all.url)).toEqual({
      [`${one.code}/甲.csv`]: '甲.csv,1\n',
      [`${other.code}/乙.csv`]: '乙.csv,1\n',
    });
    const chosen = (await list({ kw: '甲' })).data.list.map(({ rid }) => rid);
    const some = (await zip({ rids: chosen })).data;
    expect(await unzipped(some.url)).toEqual({ [`${one.code}/甲.csv`]: '甲.csv,1\n' });
    t.clock.pass(61);
    expect((await t.app.inject(some.url)).statusCode).toBe(403);
  });

  test('of as many chosen files as may be chosen has a link that the server takes', async () => {
    await measured('甲.csv');
    const [row] = (await list()).data.list;
    const rids = [
      row?.rid ?? '',
      ...Array.from({ length: 39 }, (_, i) => `${row?.rid.slice(0, 18)}${i + 10}`),
    ];
    expect((await t.app.inject((await zip({ rids })).data.url)).statusCode).toBe(200);
  });
});
