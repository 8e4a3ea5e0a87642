import { grouping, waitingPayment } from '../../../testing/clusters';
import { member, newcomer } from '../../../testing/factories';
import { fund } from '../../../testing/money';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let groups: ReturnType<typeof grouping>;
beforeAll(async () => {
  t = await testApp();
  groups = grouping(t);
});

const notices = async (who: { token: string }) =>
  (await t.call('auth/message/list', {}, { token: who.token })).data.list.map(({ title }) => title);

test('a member creates a group, which they own and others find by name and code', async () => {
  const [owner, other] = [await member(t.db, { name: '王小明' }), await member(t.db)];
  const made = await groups.add(owner, { name: '锂电池课题组', intro: '新能源', limit_fen: 5000 });
  expect(made).toMatchObject({
    name: '锂电池课题组',
    intro: '新能源',
    listed: true,
    state: 'active',
    members: 1,
    role: 'owner',
    approval_fen: null,
    limit_fen: 5000,
    allowance: { limit_fen: null, used_fen: 0 },
    available: { cash_fen: 0, bonus_fen: 0 },
    applications: 0,
  });
  expect(made.can).toEqual(expect.arrayContaining(['transfer', 'dissolve', 'withdraw']));
  expect(made.can).not.toContain('leave');
  const search = async (kw: string) => (await groups.as(other, 'auth/cluster/search', { kw })).data.list;
  const found = { rid: made.rid, owner: '王**', members: 1, state: 'none' };
  expect(await search('锂电池')).toMatchObject([found]);
  expect(await search(made.code.toLowerCase())).toMatchObject([found]);
  expect(await search('百分号%')).toEqual([]);
  expect((await groups.as(owner, 'auth/cluster/all', {})).data.list).toEqual([made]);
  expect((await groups.as(owner, 'auth/cluster/joined', {})).data.total).toBe(0);
});

test('a group that is not listed is found by its code only; a changed name is found', async () => {
  const [owner, other] = [await member(t.db), await member(t.db)];
  const { rid, code } = await groups.add(owner, { name: '催化材料组' });
  const fields = { rid, name: '光谱分析组', intro: '', approval_fen: 100, limit_fen: null };
  const total = async (kw: string) => (await groups.as(other, 'auth/cluster/search', { kw })).data.total;
  const edited = await groups.as(owner, 'auth/cluster/edit', fields);
  expect(edited.data).toMatchObject({ name: '光谱分析组', approval_fen: 100 });
  expect([await total('催化材料'), await total('光谱分析')]).toEqual([0, 1]);
  await groups.as(owner, 'auth/cluster/edit', { ...fields, listed: false });
  expect([await total('光谱分析'), await total(code)]).toEqual([0, 1]);
});

test('groups of one owner have different names, however they are written', async () => {
  const owner = await member(t.db);
  await groups.add(owner, { name: '电池 A 组' });
  const add = (name: string) =>
    groups.as(owner, 'auth/cluster/add', { name, intro: '', approval_fen: null, limit_fen: null });
  for (const same of ['电池 Ａ 组', '电池A\u200b组', ' 电池\u00a0a 组 '])
    expect(await add(same)).toMatchObject({
      error: 'invalid_input',
      fields: { name: '[社群名称]您已有社群“电池 A 组”，请换一个名称' },
    });
  const { data: other } = await add('电池 B 组');
  const edit = { rid: other.rid, name: '电池a组', intro: '', approval_fen: null, limit_fen: null };
  expect(await groups.as(owner, 'auth/cluster/edit', edit)).toMatchObject({ fields: { name: /电池 A 组/ } });
  expect(await groups.as(owner, 'auth/cluster/edit', { ...edit, name: '电池B组' })).toMatchObject({
    code: 1,
  });
});

test('an application is answered by a manager; the person is told and gets the limit of new members', async () => {
  const [owner, first, second] = [await member(t.db), await member(t.db), await member(t.db)];
  const { rid } = await groups.add(owner, { limit_fen: 30_000 });
  const apply = (who: typeof owner) => groups.as(who, 'auth/cluster/apply', { rid, message: '学生' });
  expect((await apply(first)).data).toEqual({ state: 'waiting' });
  expect((await apply(first)).data).toEqual({ state: 'waiting' });
  await apply(second);
  expect((await groups.detail(owner, rid)).applications).toBe(2);
  const waiting = await groups.requests(owner, rid);
  expect(waiting).toHaveLength(2);
  expect(waiting[0]).toMatchObject({ kind: 'apply', name: '李**', message: '学生', answers: true });
  const own = (await groups.requests(first))[0];
  expect(own).toMatchObject({ answers: false, cluster: { rid }, state: 'waiting' });
  const agree = (who: typeof owner, key = '', yes = true) =>
    groups.as(who, 'auth/cluster/agree', { rid: key, agree: yes });
  // The applicant can't answer the application.
  expect((await agree(first, own?.rid)).error).toBe('not_found');
  expect((await agree(owner, own?.rid)).code).toBe(1);
  expect((await agree(owner, own?.rid)).error).toBe('cluster_act_refused');
  expect(await groups.detail(first, rid)).toMatchObject({
    role: 'member',
    members: 2,
    available: null,
    applications: 0,
    allowance: { limit_fen: 30_000, used_fen: 0 },
  });
  const other = (await groups.requests(second))[0];
  await agree(owner, other?.rid, false);
  expect((await groups.as(second, 'auth/cluster/detail', { rid })).error).toBe('not_found');
  expect(await notices(first)).toContain('已加入社群');
  expect(await notices(second)).toContain('入群申请未通过');
  expect(await notices(owner)).toContain('入群申请待处理');
});

test('an invited person is shown masked, and joins only by agreeing', async () => {
  const { rid, owner, member: plain } = await groups.full();
  const guest = await member(t.db, { name: '赵敏' });
  const person = { rid, phone: guest.phone };
  const search = () => groups.as(owner, 'auth/cluster/search4user', person);
  expect((await search()).data).toEqual({ name: '赵*', state: 'none' });
  expect((await groups.as(plain, 'auth/cluster/search4user', person)).error).toBe('forbidden');
  const unknown = await groups.as(owner, 'auth/cluster/search4user', { rid, phone: '13012345678' });
  expect(unknown.fields).toEqual({ phone: '[手机号]没有对应的账号' });
  expect((await groups.as(owner, 'auth/cluster/add4user', person)).data.state).toBe('waiting');
  expect((await search()).data.state).toBe('waiting');
  expect((await groups.detail(owner, rid)).members).toBe(3);
  const [invitation] = await groups.requests(guest);
  expect(invitation).toMatchObject({ kind: 'invite', answers: true });
  // Managers can't answer for the person.
  const answer = (who: typeof owner, agree: boolean) =>
    groups.as(who, 'auth/cluster/agree', { rid: invitation?.rid ?? '', agree });
  expect((await answer(owner, true)).error).toBe('not_found');
  await answer(guest, true);
  expect((await groups.detail(guest, rid)).members).toBe(4);
  expect(await notices(guest)).toContain('社群邀请');
  expect(await notices(owner)).toContain('新成员加入');
  expect((await groups.as(owner, 'auth/cluster/add4user', person)).error).toBe('cluster_act_refused');
});

test('an application that meets an invitation, and the other way round, is agreed to at once', async () => {
  const owner = await member(t.db);
  const { rid } = await groups.add(owner);
  const [first, second] = [await member(t.db), await newcomer(t.db)];
  await groups.as(owner, 'auth/cluster/add4user', { rid, phone: first.phone });
  expect((await groups.as(first, 'auth/cluster/apply', { rid })).data).toEqual({ state: 'member' });
  await groups.as(second, 'auth/cluster/apply', { rid });
  const invited = await groups.as(owner, 'auth/cluster/add4user', { rid, phone: second.phone });
  expect(invited.data).toEqual({ name: `尾号 ${second.phone.slice(-4)}`, state: 'member' });
  expect((await groups.detail(owner, rid)).members).toBe(3);
});

test('a request is taken back by the side that made it', async () => {
  const [owner, first, second] = [await member(t.db), await member(t.db), await member(t.db)];
  const { rid } = await groups.add(owner);
  await groups.as(first, 'auth/cluster/apply', { rid });
  await groups.as(owner, 'auth/cluster/add4user', { rid, phone: second.phone });
  const [applied] = await groups.requests(first);
  const [invited] = await groups.requests(second);
  const cancel = (who: typeof owner, key = '') => groups.as(who, 'auth/cluster/cancel', { rid: key });
  expect((await cancel(owner, applied?.rid)).error).toBe('not_found');
  expect((await cancel(second, invited?.rid)).error).toBe('not_found');
  expect([(await cancel(first, applied?.rid)).code, (await cancel(owner, invited?.rid)).code]).toEqual([
    1, 1,
  ]);
  expect((await groups.requests(owner, rid)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
});

test('a notice leads to the page on which its matter is settled', async () => {
  const { rid, owner, manager, member: plain } = await groups.full({ approval_fen: 0 });
  const guest = await member(t.db);
  await groups.as(guest, 'auth/cluster/apply', { rid });
  await fund(t.db, manager, 100);
  await groups.as(manager, 'auth/cluster/deposit', { rid, amount_fen: 100 });
  await groups.as(owner, 'auth/cluster/limit', { rid, user_rid: plain.rid, limit_fen: 5 });
  await groups.as(owner, 'auth/cluster/delete4user', { rid, user_rid: plain.rid });
  const links = async (who: { token: string }) => {
    const { list } = (await t.call('auth/message/list', {}, { token: who.token })).data;
    return Object.fromEntries(list.map(({ title, link }) => [title, link]));
  };
  expect(await links(owner)).toMatchObject({
    入群申请待处理: `/member/communityMg/${rid}?tab=requests`,
    社群转入: `/member/communityMg/${rid}?tab=money`,
  });
  expect(await links(manager)).toMatchObject({
    已加入社群: `/member/communityJn/${rid}`,
    社群角色变更: `/member/communityMg/${rid}`,
  });
  expect(await links(plain)).toMatchObject({
    社群额度变更: `/member/communityJn/${rid}`,
    已移出社群: '/member/communityJn',
  });
});

test('looking up phones is limited by hour', async () => {
  const owner = await member(t.db);
  const { rid } = await groups.add(owner);
  const phones = Array.from({ length: 31 }, (_, index) => `1370000${1000 + index}`);
  const answers = [];
  for (const phone of phones)
    answers.push((await groups.as(owner, 'auth/cluster/search4user', { rid, phone })).error);
  expect(answers.indexOf('too_many_requests')).toBe(30);
});

test('the list of managed groups counts those that the member owns, and finds those in which something waits', async () => {
  const [owner, applicant] = [await member(t.db), await member(t.db)];
  const quiet = await groups.add(owner, { name: '安静的组' });
  const asked = await groups.add(owner, { name: '有申请的组' });
  const paying = await groups.add(owner, { name: '有付款的组' });
  await groups.as(applicant, 'auth/cluster/apply', { rid: asked.rid });
  await waitingPayment(t, paying.rid, owner);
  const all = (await groups.as(owner, 'auth/cluster/all', { size: 2 })).data;
  expect([all.total, all.list.length, all.owned]).toEqual([3, 2, 3]);
  const waiting = (await groups.as(owner, 'auth/cluster/all', { waiting: true })).data;
  expect(waiting.total).toBe(2);
  expect(new Set(waiting.list.map(({ rid }) => rid))).toEqual(new Set([asked.rid, paying.rid]));
  expect(waiting.list.map(({ rid }) => rid)).not.toContain(quiet.rid);
});

test('requests say that their group is full, on both sides; decided ones are left out on request', async () => {
  const [owner, person, other] = [await member(t.db), await member(t.db), await member(t.db)];
  const { rid } = await groups.add(owner, { name: '快满的组' });
  for (const who of [person, other]) await groups.as(who, 'auth/cluster/apply', { rid });
  const fullOf = (requests: Awaited<ReturnType<typeof groups.requests>>) =>
    requests.map(({ cluster }) => cluster.full);
  expect(fullOf(await groups.requests(owner, rid))).toEqual([false, false]);
  await groups.fill(rid);
  expect(fullOf(await groups.requests(owner, rid))).toEqual([true, true]);
  expect(fullOf(await groups.requests(person))).toEqual([true]);
  const [request] = await groups.requests(person);
  const agree = { rid: request?.rid ?? '', agree: true };
  expect(await groups.as(owner, 'auth/cluster/agree', agree)).toMatchObject({
    error: 'cluster_limit',
    msg: '已达上限 200 位成员，移除成员后才能同意新的申请',
  });
  await groups.as(owner, 'auth/cluster/agree', { ...agree, agree: false });
  const waiting = (await groups.as(owner, 'auth/cluster/requests', { rid, waiting: true })).data;
  expect([waiting.total, waiting.list.length]).toEqual([1, 1]);
});
