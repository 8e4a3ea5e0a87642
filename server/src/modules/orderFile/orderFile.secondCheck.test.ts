import { member, staff, type TestMember } from '../../../testing/factories';
import { type Lab, lab, order } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let colleague: Lab;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
  colleague = await lab(t);
  who = await member(t.db);
});

const secondCheck = (value: boolean) =>
  t.call('staff/setting/update', { key: 'secondCheck', value }, { token: desk.token });

/** Takes an order to its test; `by` adds its data. */
async function withData(by: Lab): Promise<string> {
  const { code } = await order(t, who);
  await desk.acts(code, 'receive', 'confirm', 'test');
  await by.addData(code);
  return code;
}

const needsOther = async (code: string, { token }: Lab) =>
  (await t.call('staff/order/data', { codes: [code] }, { token })).data.list[0]?.needs_other;

test('without the setting a person delivers the own data, as before', async () => {
  const code = await withData(desk);
  expect(await needsOther(code, desk)).toBe(false);
  expect(await desk.move(code, 'deliver')).toMatchObject({ data: { state: 'delivered' } });
});

describe('with the setting', () => {
  beforeAll(() => secondCheck(true));
  afterAll(() => secondCheck(false));

  test('who added data of an order does not deliver it, alone or among others; another person does', async () => {
    const [own, others] = [await withData(desk), await withData(colleague)];
    expect([await needsOther(own, desk), await needsOther(own, colleague)]).toEqual([true, false]);
    expect(await desk.move(own, 'deliver')).toMatchObject({
      status: 409,
      error: 'delivery_unchecked',
      msg: expect.stringContaining('须由另一个人复核并交付'),
    });
    const testing = await t.call('staff/order/list', { states: ['testing'] }, { token: desk.token });
    const rows = [own, others].flatMap((code) =>
      testing.data.list
        .filter((row) => row.code === code)
        .map(({ state, due_fen, revision }) => ({ code, seen: { state, due_fen, revision } })),
    );
    const many = { rows, act: 'deliver' as const, note: '' };
    const { list } = (await t.call('staff/order/moveMany', many, { token: desk.token })).data;
    expect(list).toMatchObject([
      { code: own, refused: { error: 'delivery_unchecked' } },
      { code: others, state: 'delivered' },
    ]);
    expect(await colleague.move(own, 'deliver')).toMatchObject({ data: { state: 'delivered' } });
  });

  test('data of two people is delivered by a third', async () => {
    const code = await withData(desk);
    await colleague.addData(code, '第二份.csv');
    for (const one of [desk, colleague])
      expect(await one.move(code, 'deliver')).toMatchObject({ error: 'delivery_unchecked' });
    expect(await (await lab(t)).move(code, 'deliver')).toMatchObject({ code: 1 });
  });

  test('what a second person has checked on a worksheet needs no other one', async () => {
    const code = await withData(desk);
    const own = { token: desk.token };
    const sheet = (await t.call('staff/worksheet/add', { service_rid: 'xrd', codes: [code] }, own)).data.code;
    const runs = async () =>
      (await t.call('staff/worksheet/detail', { code: sheet }, own)).data.runs.map(
        ({ rid, state, checked }) => ({ rid, seen: { state, checked: checked !== null } }),
      );
    await t.call('staff/worksheet/mark', { code: sheet, runs: await runs(), state: 'measured' }, own);
    expect(await needsOther(code, desk)).toBe(true);
    const second = { token: (await staff(t.db)).token };
    await t.call('staff/worksheet/check', { code: sheet, runs: await runs() }, second);
    expect(await needsOther(code, desk)).toBe(false);
    expect(await desk.move(code, 'deliver')).toMatchObject({ code: 1 });
  });
});
