import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@portal/shared/rules';
import { member } from '../../testing/factories';
import { order, send, services } from '../../testing/orders';
import { folder, startPortal, t, typed, vars } from '../../testing/staffCommand';

beforeAll(startPortal);

const data = join(folder, '结果.csv');
beforeAll(() => writeFileSync(data, '角度,强度\n'));

test('staff take an order from confirmation to delivery', async () => {
  const { code } = await order(t, await member(t.db));
  expect((await typed('list')).out).toContain(`${code}　待寄样`);
  expect(await typed(`confirm ${code} --note 已电话沟通`)).toEqual({
    code: 0,
    out: `${code}　已锁定方案，现在是“待寄样”\n接下来可以：receive（确认收样）、cancel（取消订单）`,
  });
  for (const verb of ['receive', 'test']) expect(await typed(`${verb} ${code}`)).toMatchObject({ code: 0 });
  const later = await order(t, await member(t.db));
  await typed(`receive ${later.code}`);
  expect((await typed('list --state 已收样')).out).toContain('【待致电锁定方案】');
  const delivered = await typed(`deliver ${code} --file ${data}`);
  expect(delivered.out).toContain('已添加文件 结果.csv');
  expect(delivered.out).toContain('现在是“数据已交付”');
  const shown = await typed(`show ${code}`);
  expect(shown.out).toContain('锁定方案　工作人员　已电话沟通');
  expect(shown.out).toContain('文件　检测数据　结果.csv');
  expect((await typed(`list --state 数据已交付`)).out).toContain(code);
});

test('staff list the files of an order and save the raw data, each file under a name of its own', async () => {
  const who = await member(t.db);
  const { rid, code } = await order(t, who, services.analysis);
  for (const bytes of ['1,2\n', '3,4\n']) {
    const { data } = await send(t, 'auth/upload4file', {}, { name: '谱图.csv', bytes }, who.token);
    await t.call('auth/order/addRawFile', { rid, file_rid: data.file_rid }, { token: who.token });
    t.clock.pass(1);
  }
  const listed = (await typed(`files ${code}`)).out;
  expect(listed).toContain(`待分析数据　谱图.csv　4 字节　${vars.PORTAL_URL}/api/open/file/`);
  expect(listed).toContain(`全部待分析数据（zip）　${vars.PORTAL_URL}/api/open/rawZip/`);
  const to = join(folder, '原始');
  expect(await typed(`files ${code} --to ${to}`)).toEqual({
    code: 0,
    out: `已下载 ${join(to, '谱图.csv')}（4 字节）\n已下载 ${join(to, '谱图 (2).csv')}（4 字节）`,
  });
  expect(readFileSync(join(to, '谱图 (2).csv'), 'utf8')).toBe('3,4\n');
  expect((await typed(`files ${code} --to ${to}`)).out).toContain('写不了文件');
});

test('the list says how many orders there are and how the next page is listed', async () => {
  const who = await member(t.db);
  for (let count = 0; count <= limits.pageSize; count++) await order(t, who);
  const first = (await typed('list --state 待寄样')).out.split('\n');
  const next =
    /^还有更多，查看下一页：(list --state 待寄样 --after \S+)$/.exec(first.at(-1) ?? '')?.[1] ?? '';
  expect(first).toHaveLength(limits.pageSize + 2);
  expect(first.at(-2)).toMatch(/^共 \d+ 个订单$/);
  const second = (await typed(next)).out.split('\n');
  expect(second).toContainEqual(expect.stringMatching(/^D\d+-\d+　待寄样/));
  expect(first.filter((line) => second.includes(line))).toEqual([]);
  expect((await typed('list --after 2_9999999999999_x')).out).toBe('后面没有订单了');
});

test('staff list the orders of a member, a service and days, the late ones, and by promise', async () => {
  t.clock.pass(60);
  const who = await member(t.db, { name: '司徒青' });
  const { code } = await order(t, who);
  await typed(`receive ${code}`);
  t.clock.pass(60);
  const other = await order(t, await member(t.db));
  const codes = async (words: string) =>
    (await typed(`list ${words}`)).out.split('\n').flatMap((line) => /^D\d+-\d+/.exec(line)?.[0] ?? []);
  expect(await codes('--member 司徒')).toEqual([code]);
  expect(await codes(`--member ${who.phone} --service XRD --from 2026-11-18 --to 2026-11-18`)).toEqual([
    code,
  ]);
  expect(await codes('--member 司徒 --to 2026-11-17')).toEqual([]);
  expect((await codes('--sort newest'))[0]).toBe(other.code);
  expect(await codes(`--code ${code.slice(1)} --late`)).toEqual([]);
  t.clock.pass(3 * 3600);
  expect(await codes('--member 司徒 --late --sort due')).toEqual([code]);
  expect((await typed('list --late --member 司徒')).out).toContain('致电锁定方案');
});

test('staff hand an order to a colleague and leave a note', async () => {
  const { code } = await order(t, await member(t.db));
  const { account } = JSON.parse(readFileSync(join(folder, 'staff.json'), 'utf8'));
  expect((await typed(`assign ${code} ${account}`)).out).toContain('负责');
  expect((await typed('list --mine')).out).toContain(code);
  expect((await typed(`note ${code} 十五点再打`)).out).toBe(`${code} 已记下内部备注`);
  expect((await typed(`show ${code}`)).out).toMatch(/负责　[\s\S]*备注　.*十五点再打/);
  expect((await typed(`assign ${code}`)).out).toBe(`${code} 现在没有负责人`);
});

test('staff see the samples with their hazards, where they go back to, and the materials', async () => {
  const { code } = await order(t, await member(t.db), 'xrd', {
    samples: [{ number: 'A-1', name: '石墨\u001b[2J', form: 'powder', hazards: ['toxic'] }],
    materials: ['test_report', 'other'],
    materials_other: '验收单',
  });
  const { out } = await typed(`show ${code}`);
  expect(out).toContain('A-1　石墨[2J　粉末　【有毒】');
  expect(out).toContain('寄回　北京市海淀区学院路 30 号 李同学 13900001111');
  expect(out).toContain('报销　测试报告、验收单');
});

test('a refusal prints the server’s message and exits with a code other than 0', async () => {
  const { code } = await order(t, await member(t.db));
  expect(await typed(`test ${code}`)).toEqual({
    code: 1,
    out: '订单当前为“待寄样”，不能开始检测；现在可以：锁定方案、确认收样、取消订单',
  });
  expect(await typed(`cancel ${code}`)).toMatchObject({
    code: 1,
    out: expect.stringContaining('须说明原因'),
  });
});

test.each([
  ['confirm', '请写明订单号'],
  ['show D20260101-999999', '没有订单'],
  ['record D20260101-000001', '请写明文件'],
  ['list --state 飞行中', '没有状态 飞行中'],
  ['list --after 0', '页码'],
  ['list --colour red', '命令有误'],
  ['deliver D20260101-000001 --file /no/such/file', '读不到文件'],
])('%s prints what is wrong', async (line, message) => {
  expect(await typed(line)).toMatchObject({ code: 1, out: expect.stringContaining(message) });
});
