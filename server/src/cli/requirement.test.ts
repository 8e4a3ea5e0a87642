import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { labClock } from '@portal/shared/rules';
import { member } from '../../testing/factories';
import { send } from '../../testing/orders';
import { folder, startPortal, t, typed } from '../../testing/staffCommand';

beforeAll(startPortal);

const post = async (content: string, file: { name: string; bytes: string } | null = null, token?: string) => {
  const fields = { name: '王小明', phone: '13912345678', content };
  return (await send(t, 'open/web/requirement/add', fields, file, token)).data.code;
};

test('requirements are listed with their sender, state, text and the link of the file', async () => {
  expect((await typed('requirements')).out).toBe('没有需求');
  const posted = await post('五个样品\n要物相\u001b[2J', { name: 'a.csv', bytes: '1,2\n' });
  const { code, out } = await typed('requirements --state 待联系');
  expect(code).toBe(0);
  expect(out).toContain(`${posted}　需求　待联系`);
  expect(out).toContain('内容　五个样品 要物相[2J\n');
  const link = /http\S+/.exec(out)?.[0] ?? '';
  expect(await (await fetch(link)).text()).toBe('1,2\n');
  expect((await typed('requirements --state 已报价')).out).toBe('没有需求');
  expect((await typed('requirements --state 飞行中')).out).toContain('没有状态 飞行中。可用：待联系');
});

test('what a requirement asks for besides its text is one line', async () => {
  const due = labClock(new Date(t.clock.now().getTime() + 86_400_000)).today;
  const fields = { name: '王小明', phone: '13912345678', content: '五个样品', due, sample_count: '5' };
  await send(t, 'open/web/requirement/add', { ...fields, budget_fen: '500000' }, null);
  expect((await typed('requirements')).out).toContain(`要求　最晚 ${due} 出数据、5 个样品、预算 ¥5,000.00`);
});

test('staff answer with a file, record the contact and close', async () => {
  const { token } = await member(t.db);
  const code = await post('五个样品', null, token);
  const file = join(folder, '要求.csv');
  writeFileSync(file, '项目,要求\n');
  expect(await typed(`requirement answer ${code} --text 可以测 --file ${file}`)).toEqual({
    code: 0,
    out: `${code}　已回复`,
  });
  const { out } = await typed(`requirement show ${code}`);
  expect(out).toContain('工作人员　留言　可以测');
  expect(out).toContain('要求.csv');
  expect(out).toContain('可做　留言、完成、取消');
  expect((await typed(`requirement contact ${code}`)).out).toBe('该需求当前为“沟通中”，不能联系客户');
  expect((await typed(`requirement close ${code} --note 已下单`)).out).toBe(`${code}　现在是“已完成”`);
});

test('a cancellation needs a reason, and an unknown code is named', async () => {
  const code = await post('五个样品');
  expect((await typed(`requirement contact ${code}`)).out).toBe(`${code}　现在是“沟通中”`);
  expect((await typed(`requirement cancel ${code}`)).out).toContain('取消需求须说明原因');
  expect((await typed(`requirement cancel ${code} --note 重复`)).out).toContain('已取消');
  expect((await typed('requirement show R0')).out).toBe('没有需求编号 R0');
});
