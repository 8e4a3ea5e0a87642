import { close, desk, passClosing, startApp, startScenario, t, who } from '../../../testing/closingScene';
import type { TestMember } from '../../../testing/factories';
import { member, staff } from '../../../testing/factories';
import { mergeAccounts } from '../../../testing/merges';
import { closingJob } from '../personal/personal.closing.job';

beforeAll(startApp);
beforeEach(startScenario);

const at = () => t.clock.now();
const colleague = (name: string, role: 'lab' | 'manager' | 'finance' | 'content') =>
  staff(t.db, { name, roles: [role] }, at());
const add = ({ token }: Pick<TestMember, 'token'>, account: string, text: string) =>
  t.call('staff/memberNote/add', { account, text }, { token });
const list = async ({ token }: Pick<TestMember, 'token'>, account: string) =>
  (await t.call('staff/memberNote/list', { account }, { token })).data;

test('notes about a member are read by colleagues, the newest first; two who write at once are both kept', async () => {
  const [lin, zhou] = [await colleague('林工', 'lab'), await colleague('周经理', 'manager')];
  await add(lin, who.phone, '样品常缺标签');
  t.clock.pass(60);
  await Promise.all([add(lin, who.phone, '来电先找王老师'), add(zhou, who.rid, '月底统一结算')]);
  const notes = await list(zhou, who.phone);
  expect(notes.total).toBe(3);
  expect(
    notes.list
      .map(({ by, text, own }) => [by, text, own])
      .slice(0, 2)
      .sort(),
  ).toEqual([
    ['周经理', '月底统一结算', true],
    ['林工', '来电先找王老师', false],
  ]);
  expect(notes.list[2]?.text).toBe('样品常缺标签');
});

test('an empty note, a note of the content editors and one of a member are refused', async () => {
  const lin = await colleague('林工', 'lab');
  expect(await add(lin, who.phone, '　 ')).toMatchObject({
    status: 422,
    fields: { text: '[客户备注]不能为空' },
  });
  const editor = await colleague('编辑', 'content');
  for (const { token } of [editor, who]) {
    expect(await add({ token }, who.phone, '备注')).toMatchObject({ status: 403 });
    const read = await t.call('staff/memberNote/list', { account: who.phone }, { token });
    expect(read.status).toBe(403);
  }
  expect((await list(lin, who.phone)).total).toBe(0);
});

test('a note is taken back by who wrote it, and by nobody else', async () => {
  const [lin, zhou] = [await colleague('林工', 'lab'), await colleague('周经理', 'manager')];
  await add(lin, who.phone, '写错了客户');
  const [note] = (await list(zhou, who.phone)).list;
  const input = { rid: note?.rid ?? '' };
  const refused = await t.call('staff/memberNote/withdraw', input, { token: zhou.token });
  expect(refused).toMatchObject({ error: 'note_of_other', status: 403 });
  expect((await t.call('staff/memberNote/withdraw', input, { token: lin.token })).code).toBe(1);
  expect(await list(zhou, who.phone)).toEqual({ list: [], total: 0 });
  const again = await t.call('staff/memberNote/withdraw', input, { token: lin.token });
  expect(again).toMatchObject({ error: 'not_found', msg: '备注不存在，可能已收回' });
});

test('notes are deleted when the account is closed, and none is added afterwards', async () => {
  const { rid, phone } = who;
  await add(desk, phone, '电话里说要换单位');
  await close();
  await passClosing([closingJob]);
  const lin = await colleague('林工', 'lab');
  expect(await list(lin, rid)).toEqual({ list: [], total: 0 });
  expect(await add(lin, rid, '还在联系')).toMatchObject({ error: 'member_left', status: 409 });
});

test('a merge moves the notes to the kept account; the given-up one takes none, and says which to use', async () => {
  const into = await member(t.db, { name: '李同学' }, at());
  await add(desk, who.phone, '两个手机号');
  await mergeAccounts(t, desk, { from: who, into });
  const lin = await colleague('林工', 'lab');
  expect((await list(lin, into.phone)).list.map(({ text }) => text)).toEqual(['两个手机号']);
  expect((await list(lin, who.rid)).total).toBe(0);
  expect((await add(lin, who.rid, '旧号')).msg).toContain(into.phone);
});
