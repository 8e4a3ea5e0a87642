import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grouping } from '../../testing/clusters';
import { member, testPassword } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/testApp';
import { staff } from './staff';

let t: TestApp;
let vars: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'staff-cluster-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  t = await testApp();
  const { phone } = await member(t.db, { role: 'staff' });
  writeFileSync(join(folder, 'staff.json'), JSON.stringify({ account: phone, password: testPassword }));
  vars = { PORTAL_URL: await t.app.listen({ port: 0, host: '127.0.0.1' }), DATA_DIR: folder };
});

async function typed(line: string): Promise<string> {
  const out: string[] = [];
  const say = (text: string) => void out.push(text);
  await staff(line.split(' '), vars, { log: say, error: say });
  return out.join('\n');
}

test('staff list groups, show one with its members, freeze it and lift that', async () => {
  expect(await typed('clusters')).toBe('没有社群');
  const groups = grouping(t);
  const { rid, code, owner, member: plain } = await groups.full({ name: '材料 课题组', limit_fen: 5000 });
  expect(await typed('clusters')).toContain(`${code}　材料 课题组　正常　群主 李同学 示例大学`);
  const shown = await typed(`cluster show ${code}`);
  expect(shown).toContain(`成员　李同学 示例大学 ${plain.phone}　每月 ¥50.00`);
  expect(await typed(`cluster freeze ${code} --reason 付款来源待核实`)).toBe(`${code}　已冻结`);
  expect(await typed('clusters --state 已冻结')).toContain(code);
  const refused = await groups.as(owner, 'auth/cluster/deposit', { rid, amount_fen: 1 });
  expect(refused.msg).toBe('社群已冻结，暂不能转入，请联系客服');
  const { list } = (await t.call('auth/message/list', {}, { token: owner.token })).data;
  const told = { title: '社群已冻结', text: expect.stringContaining('付款来源待核实') };
  expect(list).toContainEqual(expect.objectContaining(told));
  expect(await typed(`cluster freeze ${code} --reason 再次`)).toBe('社群当前为“已冻结”');
  expect(await typed(`cluster unfreeze ${code} --reason 已核实`)).toBe(`${code}　正常`);
  expect(await typed('clusters --state 解散')).toContain('没有状态 解散');
  expect(await typed('cluster show NONE')).toBe('没有社群 NONE');
});
