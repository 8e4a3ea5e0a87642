import { member, type TestMember } from '../../../testing/factories';
import { type GivenOrder, type Lab, lab, orderInput, plan, samplesOf, send } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let who: TestMember;
let token: string;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
  token = desk.token;
  who = await member(t.db);
});

/** Places an order of samples and takes it to its test. */
async function tested(samples: GivenOrder['samples']): Promise<string> {
  const item = await plan(t, who, 'xrd', samples?.length ?? 0);
  const { data } = await t.call('auth/order/add', orderInput([item], { samples }), { token: who.token });
  await desk.acts(data.code, 'receive', 'confirm', 'test');
  return data.code;
}

const bytes = '角度,强度';
const size = Buffer.byteLength(bytes);

async function match(name: string, codes: string[] = []) {
  const { data } = await t.call('staff/order/matchFiles', { files: [{ name, size }], codes }, { token });
  return data.list[0];
}

const targets = async (name: string) =>
  (await match(name))?.targets.map(({ code, sample }) => `${code} ${sample?.number}`);

const counts = async (code: string) => {
  const { data } = await t.call('staff/order/data', { codes: [code, 'D20200101-000001'] }, { token });
  return data.list.map(({ samples, whole }) => [...samples.map(({ files }) => files), whole]);
};

test('files find their samples by name, are kept once, and count for the sample that they were given to', async () => {
  const [one, two] = samplesOf(2);
  const first = await tested(samplesOf(2));
  const second = await tested([
    { ...one, number: 'S1', name: '铁粉', form: 'powder', hazards: [] },
    { ...two, number: 'K 7', name: '铜箔', form: 'powder', hazards: [] },
  ]);
  expect(await match('ｋ７_xrd.csv')).toMatchObject({
    sure: true,
    elsewhere: null,
    targets: [{ code: second, sample: { number: 'K 7', name: '铜箔' }, tests: ['XRD'], known: false }],
  });
  expect(await targets('S1.csv')).toEqual([`${first} S1`, `${second} S1`]);
  expect((await match('S1.csv', [first]))?.sure).toBe(true);
  expect(await match('D20200101-000001 S1.csv')).toMatchObject({
    elsewhere: 'D20200101-000001',
    targets: [],
  });

  const add = (name: string, sample: string, key?: string) =>
    send(t, 'staff/order/file', { code: first, kind: 'data', sample }, { name, bytes }, token, key);
  const kept = t.ports.stored.size;
  const [once, again] = await Promise.all([
    add('S1.csv', 'S1', 'try-00000001'),
    add('S1.csv', 'S1', 'try-00000002'),
  ]);
  expect(once.data.name).toBe('S1.csv');
  expect(await add('S1.csv', 'S1', 'try-00000001')).toMatchObject({ data: { rid: once.data.rid } });
  expect(again.data.rid).not.toBe(once.data.rid);
  expect(t.ports.stored.size).toBe(kept + 2);
  expect((await match('S1.csv', [first]))?.targets).toMatchObject([{ known: true }]);
  expect((await add('scan_01.csv', 'S2')).data.name).toBe('【S2】scan_01.csv');
  expect((await match('scan_01.csv', [first]))?.targets).toEqual([]);
  expect(await add('scan.csv', 'S9')).toMatchObject({ status: 422, fields: { sample: expect.any(String) } });
  expect(t.ports.stored.size).toBe(kept + 3);
  expect(await counts(first)).toEqual([[2, 1, 0]]);

  const report = { code: first, kind: 'data' } as const;
  await send(t, 'staff/order/file', report, { name: '报告.pdf', bytes }, token);
  expect(await counts(first)).toEqual([[2, 1, 1]]);
  expect(await counts(second)).toEqual([[0, 0, 0]]);
  await desk.acts(first, 'deliver');
  expect(await targets('S1.csv')).toEqual([`${second} S1`]);
});
