import { member } from '../../../testing/factories';
import { type Lab, lab, order } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  desk = await lab(t);
});

let numbers = 0;
/** A number of a parcel that no other test has. */
const newMark = () => `SF77${String(numbers++).padStart(8, '0')}`;
const auth = () => ({ token: desk.token });
const keep = async (mark: string, facts: { place?: string; note?: string } = {}) =>
  (await t.call('staff/unclaimed/add', { mark, ...facts }, auth())).data;
const list = async (search: string, states: ('open' | 'claimed' | 'returned')[] = []) =>
  (await t.call('staff/unclaimed/list', { search, states }, auth())).data.list;

test('a parcel that is scanned twice waits once; settled, it may come again', async () => {
  const mark = newMark();
  const first = await keep(mark, { place: 'A 柜' });
  expect(first).toMatchObject({ mark, place: 'A 柜', state: 'open', known: false, settled: null });
  // A scanner with a Chinese input method types full-width letters.
  const again = await keep(`ｓｆ${mark.slice(2)} `, { place: 'B 柜' });
  expect(again).toMatchObject({ code: first.code, place: 'A 柜', known: true });
  await t.call('staff/unclaimed/end', { code: first.code, act: 'return', reason: '寄件人拒收' }, auth());
  const later = await keep(mark);
  expect(later.known).toBe(false);
  expect(later.code).not.toBe(first.code);
  expect((await list(mark)).map(({ code, state }) => [code, state])).toEqual([
    [later.code, 'open'],
    [first.code, 'returned'],
  ]);
});

test('it is found by beginning and end of its number and by its code, and listed the longest waiting first', async () => {
  const marks = ['ZT900011112222', 'ZT900011113333'];
  const first = await keep(marks[0] ?? '');
  t.clock.pass(60);
  await keep(marks[1] ?? '');
  expect((await list('zt9000 1111')).map(({ mark }) => mark)).toEqual(marks);
  expect((await list('3333')).map(({ mark }) => mark)).toEqual([marks[1]]);
  expect((await list(first.code.toLowerCase())).map(({ mark }) => mark)).toEqual([marks[0]]);
  expect(await list('ZT9000%')).toEqual([]);
  const page = await t.call('staff/unclaimed/list', { states: ['open'], search: 'ZT9000', size: 1 }, auth());
  expect(page.data).toMatchObject({ total: 2, list: [{ mark: marks[0] }] });
  const after = page.data.next ?? '';
  const rest = await t.call('staff/unclaimed/list', { states: ['open'], search: 'ZT9000', after }, auth());
  expect(rest.data).toMatchObject({ total: null, next: null, list: [{ mark: marks[1] }] });
});

test('when a member announces the parcel, it says of which order; assigned to it, it names the order and matches nothing', async () => {
  const mark = newMark();
  const { code } = await keep(mark);
  const who = await member(t.db, { name: '王同学' }, t.clock.now());
  const placed = await order(t, who);
  expect((await list(code))[0]?.matches).toEqual([]);
  const parcel = { rid: placed.rid, company: '顺丰速运', number: mark };
  await t.call('auth/order/send', parcel, { token: who.token });
  const [waiting] = await list(code);
  expect(waiting?.matches).toMatchObject([{ code: placed.code, state: 'awaiting_sample' }]);
  expect(waiting?.matches[0]?.member).toContain('王同学');
  const claimed = await t.call('staff/unclaimed/claim', { code, order_code: placed.code }, auth());
  expect(claimed.data).toMatchObject({ state: 'claimed', order_code: placed.code, matches: [] });
  const log = await t.call('staff/audit/list', { target: code }, auth());
  expect(log.data.list.map(({ act, note }) => [act, note])).toEqual([
    ['unclaimed.claim', placed.code],
    ['unclaimed.add', mark],
  ]);
});

test('place and note are changed from the state that was seen', async () => {
  const { code, etag } = await keep(newMark());
  const edit = (note: string) => t.call('staff/unclaimed/edit', { code, place: 'B 柜', note, etag }, auth());
  expect((await edit('寄件人王某')).data).toMatchObject({ place: 'B 柜', note: '寄件人王某' });
  const late = await edit('别的');
  expect(late).toMatchObject({ status: 409, error: 'edited_meanwhile', present: { note: '寄件人王某' } });
});

test('what was settled is not settled again, and the refusal says who did what', async () => {
  const { code } = await keep(newMark());
  const end = (act: 'dispose' | 'mistake', reason: string) =>
    t.call('staff/unclaimed/end', { code, act, reason }, auth());
  expect((await end('dispose', ' ')).fields).toEqual({ reason: '[原因]不能为空' });
  await end('mistake', '扫错了');
  expect(await end('dispose', '过期')).toMatchObject({
    status: 409,
    error: 'unclaimed_refused',
    msg: expect.stringMatching(/^该待认领记录误记（.+，2026-11-18 10:00）$/),
  });
});
