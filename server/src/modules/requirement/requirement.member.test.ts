import { member, newcomer, staff, type TestMember } from '../../../testing/factories';
import { send } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { outboxJob } from '../message/outbox.job';

let t: TestApp;
let who: TestMember;
let desk: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.pass(3600);
  who = await member(t.db, {}, t.clock.now());
  desk = await staff(t.db, {}, t.clock.now());
});

const by = () => ({ token: who.token });
const filled = { name: '王小明', phone: '13912345678', content: '需要测定五个粉末样品的物相' };
const pdf = { name: '样品清单.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
const post = async (
  fields: Partial<typeof filled> & { title?: string } = {},
  { file = null as typeof pdf | null, visitor = false } = {},
) =>
  (await send(t, 'open/web/requirement/add', { ...filled, ...fields }, file, visitor ? undefined : who.token))
    .data.code;
const detail = async (code: string) => (await t.call('auth/requirement/detail', { code }, by())).data;
const messages = async (code: string) => (await t.call('auth/requirement/messages', { code }, by())).data;
const move = (code: string, act: 'contact' | 'close' | 'cancel', note = '') =>
  t.call('staff/requirement/move', { code, act, note }, { token: desk.token });
const answer = (code: string, text = '可以测', file: typeof pdf | null = null) =>
  send(t, 'staff/requirement/answer', { code, text }, file, desk.token);
const notices = async () => (await t.call('auth/message/list', {}, by())).data.list;
const lastSms = async (phone: string) => {
  await outboxJob.run(t.deps, t.app.log);
  return t.ports.lastSms(phone);
};

test('a member lists requirements, newest first, page by page and by state', async () => {
  const codes: string[] = [];
  for (const title of ['甲', '乙', '丙']) {
    t.clock.pass(1);
    codes.unshift(await post({ title }));
  }
  await move(codes[1] ?? '', 'contact');
  const first = (await t.call('auth/requirement/list', { size: 2 }, by())).data;
  expect(first.list.map(({ code, state }) => [code, state])).toEqual([
    [codes[0], 'submitted'],
    [codes[1], 'contacted'],
  ]);
  const rest = { size: 2, before: first.next ?? '' };
  const second = (await t.call('auth/requirement/list', rest, by())).data;
  expect(second).toMatchObject({ list: [{ code: codes[2] }], next: null });
  const contacted = (await t.call('auth/requirement/list', { states: ['contacted'] }, by())).data;
  expect(contacted.list.map(({ code }) => code)).toEqual([codes[1]]);
  expect(contacted.counts).toEqual({ submitted: 2, contacted: 1 });
});

test('what staff did is unread until the member has seen it or answers', async () => {
  const [code, other] = [await post(), await post()];
  const unread = async () =>
    (await t.call('auth/requirement/list', { unread: true }, by())).data.list.map((row) => row.code);
  expect(await unread()).toEqual([]);
  await answer(code);
  await move(other, 'close');
  expect((await unread()).sort()).toEqual([code, other].sort());
  const one = (await t.call('auth/requirement/list', { unread: true, size: 1 }, by())).data;
  expect([one.list.length, one.total]).toEqual([1, 2]);
  expect((await t.call('auth/requirement/seen', { code: other }, by())).code).toBe(1);
  await t.call('auth/requirement/write', { code, text: '谢谢' }, by());
  expect(await unread()).toEqual([]);
  expect(await detail(other)).toMatchObject({ unread: false, state: 'closed' });
});

test('member and manager write to each other, with files', async () => {
  await t.call(
    'staff/setting/update',
    { key: 'manager', value: { name: '张经理', phone: '13700001111', hours: '9–18', wechat: '' } },
    { token: desk.token },
  );
  const code = await post();
  expect((await answer(code, '请补充样品信息', pdf)).data).toMatchObject({
    by: 'staff',
    text: '请补充样品信息',
  });
  expect(await detail(code)).toMatchObject({
    state: 'contacted',
    can: ['write', 'cancel'],
    manager: { name: '张经理' },
  });
  expect((await notices())[0]).toMatchObject({
    title: '需求有新回复',
    link: `/experiment/demand/${code}`,
  });
  t.clock.pass(1);
  const upload = await send(t, 'auth/upload4file', {}, { ...pdf, name: '谱图.pdf' }, who.token);
  const { file_rid } = upload.data;
  const written = await t.call(
    'auth/requirement/write',
    { code, text: '五个，均为粉末', file_rids: [file_rid, file_rid] },
    by(),
  );
  expect(written.data.files).toMatchObject([{ rid: file_rid, name: '谱图.pdf' }]);
  expect(await lastSms('13700001111')).toBe(`需求 ${code}：五个，均为粉末`);
  const { list, next } = await messages(code);
  expect(list.map((one) => [one.by, one.act, one.text])).toEqual([
    ['member', 'write', '五个，均为粉末'],
    ['staff', 'write', '请补充样品信息'],
  ]);
  expect(next).toBeNull();
  for (const { files } of list) {
    const link = await t.call('auth/requirement/link', { code, file_rid: files[0]?.rid ?? '' }, by());
    expect((await t.app.inject({ url: link.data.url })).body).toBe(pdf.bytes);
  }
  const shown = await t.call('staff/requirement/detail', { code }, { token: desk.token });
  const link = shown.data.messages[0]?.files[0]?.link ?? '';
  expect((await t.app.inject({ url: link })).body).toBe(pdf.bytes);
});

test('an empty message is refused; a file alone is a message', async () => {
  const code = await post();
  const nothing = await t.call('auth/requirement/write', { code, text: ' ' }, by());
  expect(nothing).toMatchObject({ status: 422, fields: { text: '[留言内容]不能为空' } });
  const { file_rid } = (await send(t, 'auth/upload4file', {}, pdf, who.token)).data;
  expect((await t.call('auth/requirement/write', { code, file_rids: [file_rid] }, by())).code).toBe(1);
  expect((await t.call('auth/requirement/write', { code, file_rids: [file_rid] }, by())).status).toBe(404);
});

test('a file of another requirement of the member cannot be linked through this one', async () => {
  const other = await post({}, { file: pdf });
  const file_rid = (await detail(other)).file?.rid ?? '';
  expect((await t.call('auth/requirement/link', { code: other, file_rid }, by())).code).toBe(1);
  const code = await post();
  expect((await t.call('auth/requirement/link', { code, file_rid }, by())).status).toBe(404);
});

test('a cancelled or closed requirement takes no message and no act', async () => {
  const code = await post();
  const cancel = () => t.call('auth/requirement/cancel', { code, reason: '不测了' }, by());
  expect((await cancel()).code).toBe(1);
  expect(await detail(code)).toMatchObject({ state: 'cancelled', can: [] });
  expect((await messages(code)).list).toMatchObject([{ act: 'cancel', by: 'member', text: '不测了' }]);
  const refused = '该需求当前为“已取消”，不能';
  expect(await cancel()).toMatchObject({ status: 409, msg: `${refused}取消` });
  expect((await t.call('auth/requirement/write', { code, text: '在吗' }, by())).msg).toBe(`${refused}留言`);
  expect((await answer(code)).msg).toBe(`${refused}留言`);
  expect((await move(code, 'close')).msg).toBe(`${refused}完成`);
});

test('the member reads why staff cancelled or closed', async () => {
  const code = await post();
  expect((await move(code, 'cancel')).fields).toEqual({ note: '[备注]不能为空，取消需求须说明原因' });
  await move(code, 'cancel', '设备停用');
  expect((await notices())[0]?.text).toBe(`您的需求 ${code}：已取消。说明：设备停用`);
  const other = await post();
  await move(other, 'close');
  expect((await notices()).map(({ title }) => title)).toEqual(expect.arrayContaining(['需求已完成']));
});

test("a visitor's requirement becomes the member's only when the member with its phone claims it", async () => {
  const visitor = { phone: who.phone, title: '物相' };
  const code = await post(visitor, { file: pdf, visitor: true });
  expect((await answer(code, '请登录查看', pdf)).code).toBe(1);
  expect(await lastSms(who.phone)).toBe(`您的需求 ${code}：客户经理已回复，请登录平台查看。`);
  expect((await t.call('auth/requirement/detail', { code }, by())).status).toBe(404);
  const before = (await t.call('auth/requirement/list', {}, by())).data;
  expect(before).toMatchObject({ list: [], claimable: [{ code, title: '物相' }] });
  const stranger = await newcomer(t.db, {}, t.clock.now());
  const claim = (token: string) => t.call('auth/requirement/claim', { code }, { token });
  expect((await claim(stranger.token)).status).toBe(404);
  expect((await claim(who.token)).code).toBe(1);
  expect((await claim(who.token)).status).toBe(404);
  const { claimable } = (await t.call('auth/requirement/list', {}, by())).data;
  expect(claimable).toEqual([]);
  const { list } = await messages(code);
  expect(list.map(({ act }) => act).sort()).toEqual(['claim', 'write']);
  const theirs = [(await detail(code)).file, ...list.flatMap(({ files }) => files)];
  expect(theirs).toHaveLength(2);
  for (const file of theirs)
    expect((await t.call('auth/requirement/link', { code, file_rid: file?.rid ?? '' }, by())).code).toBe(1);
});

test('sixty messages an hour', async () => {
  const code = await post();
  const write = () => t.call('auth/requirement/write', { code, text: '在吗' }, by());
  for (let i = 0; i < 60; i += 1) await write();
  expect(await write()).toMatchObject({ status: 429, error: 'too_many_requests' });
});
