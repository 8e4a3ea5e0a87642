import type { Input } from '@portal/shared/contract';
import { member, staff, type TestMember } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { audit } from './audit.repo';

let t: TestApp;
let admin: TestMember;
let other: TestMember;
let customer: TestMember;

beforeAll(async () => {
  t = await testApp();
  admin = await staff(t.db, { account: 'admin' });
  other = await staff(t.db, { account: 'other', name: '小李' });
  customer = await member(t.db, { name: '赵同学' });
  // Two entries have the same time: the one that was written later is listed first.
  await log(other, 'order.confirm', 'D1', '2026-11-01T15:59:59Z');
  await log(other, 'order.cancel', 'D1', '2026-11-01T16:00:00Z');
  await log(admin, 'order.confirm', 'D2', '2026-11-01T16:00:00Z');
  await log(admin, 'credit.set', customer.rid, '2026-11-03T00:00:00Z', { limit: 1 }, { limit: 2 });
});

async function log(
  by: TestMember,
  act: string,
  target: string,
  at: string,
  before: unknown = null,
  after: unknown = null,
) {
  const row = { staff_rid: by.rid, act, target, note: '', before, after, at: new Date(at) };
  await t.db.transaction((tx) => audit(tx, row));
}

async function found(filter: Input<'staff/audit/list'>) {
  const { data } = await t.call('staff/audit/list', filter, { token: admin.token });
  return data.list.map(({ act, target }) => `${act} ${target}`);
}

test('the log is listed newest first, with who, what and the values before and after', async () => {
  const { data } = await t.call('staff/audit/list', {}, { token: admin.token });
  expect(data.list).toHaveLength(4);
  expect(data.list[0]).toEqual({
    at: '2026-11-03T00:00:00.000Z',
    staff: { account: 'admin', name: '' },
    act: 'credit.set',
    target: expect.stringContaining('赵同学'),
    note: '',
    before: { limit: 1 },
    after: { limit: 2 },
  });
});

test.each<[string, () => Input<'staff/audit/list'>, string[]]>([
  ['an act', () => ({ act: 'order.confirm' }), ['order.confirm D2', 'order.confirm D1']],
  ['a record', () => ({ target: 'D1' }), ['order.cancel D1', 'order.confirm D1']],
  ['a member of staff', () => ({ staff: 'other' }), ['order.cancel D1', 'order.confirm D1']],
  ['the account of a member', () => ({ target: customer.phone, act: 'order.confirm' }), []],
  ['days in the time zone of the lab', () => ({ until: '2026-11-01' }), ['order.confirm D1']],
  ['a day', () => ({ from: '2026-11-02', until: '2026-11-02' }), ['order.confirm D2', 'order.cancel D1']],
])('it is searched by %s', async (_by, filter, expected) => {
  expect(await found(filter())).toEqual(expected);
});

test('it is searched by the account or phone of a member', async () => {
  expect(await found({ target: customer.phone })).toEqual([expect.stringMatching(/^credit\.set 赵同学/)]);
});

test('pages follow each other without a gap and without a repeated entry', async () => {
  const seen: string[] = [];
  for (let before: string | null | undefined; before !== null; ) {
    const page = { size: 1, ...(before !== undefined && { before }) };
    const { data } = await t.call('staff/audit/list', page, { token: admin.token });
    seen.push(...data.list.map(({ act, target }) => `${act} ${target}`));
    before = data.next;
  }
  expect(seen).toEqual(await found({}));
});

test('a period that ends before it begins is refused at its field', async () => {
  const period = { from: '2026-11-02', until: '2026-11-01' };
  const { fields } = await t.call('staff/audit/list', period, { token: admin.token });
  expect(fields).toHaveProperty('until');
});
