import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, startPortal, typed, vars } from '../../testing/staffCommand';

beforeAll(startPortal);

test('an admin adds a colleague with a first password, who then works in the given roles', async () => {
  const added = await typed('account add wang.fang --name 王芳 --role 实验室');
  expect(added).toMatchObject({ code: 0, out: expect.stringContaining('wang.fang　王芳　实验室') });
  const password = /密码　(\S+)/.exec(added.out)?.[1] ?? '';
  const firstDay = environment('wang.fang', password);
  expect(await typed('whoami', firstDay)).toEqual({
    code: 1,
    out: '密码由管理员设置，请先修改：npm run staff -- password',
  });
  expect((await typed('password', firstDay)).out).toContain('PORTAL_STAFF_NEW_PASSWORD');
  const changed = await typed('password', { ...firstDay, PORTAL_STAFF_NEW_PASSWORD: 'Own-Horse-12345' });
  expect(changed.out).toBe('密码已修改，其他登录已退出');
  const asColleague = environment('wang.fang', 'Own-Horse-12345');
  expect((await typed('whoami', asColleague)).out).toBe('wang.fang　王芳　实验室');
  expect((await typed('list', asColleague)).code).toBe(0);
  expect(await typed('statements', asColleague)).toEqual({
    code: 1,
    out: '此操作需要角色：客户经理或财务。请联系管理员',
  });

  expect((await typed('account roles wang.fang finance lab')).out).toContain('实验室、财务');
  expect((await typed('statements', asColleague)).code).toBe(0);
  expect((await typed('account lock wang.fang')).out).toContain('起停用】');
  expect(await typed('list', asColleague)).toMatchObject({ code: 1, out: expect.stringContaining('已停用') });
  expect((await typed('accounts')).out).toMatch(/wang\.fang.*起停用】[\s\S]*共 2 个账号/);
  await typed('account unlock wang.fang');

  const replaced = await typed('account password wang.fang --json');
  const [, line = ''] = replaced.out.split('\n');
  const { password: next } = JSON.parse(line);
  expect((await typed('whoami', asColleague)).code).toBe(1);
  expect((await typed('whoami', environment('wang.fang', next))).out).toContain('请先修改');

  const log = await typed('audit --target wang.fang');
  expect(log.out.split('\n').map((entry) => entry.split('　')[2])).toEqual([
    'account.password',
    'account.unlock',
    'account.lock',
    'account.roles',
    'account.add',
  ]);
  expect(log.out).toContain('{"roles":["lab"]} → {"roles":["finance","lab"]}');
});

test('the password is read from a file, unless a variable has it', async () => {
  const added = await typed('account add zhao.min --name 赵敏 --role 财务');
  const password = /密码　(\S+)/.exec(added.out)?.[1] ?? '';
  const file = join(folder, 'password');
  const inFile = { ...vars, PORTAL_STAFF_ACCOUNT: 'zhao.min', PORTAL_STAFF_PASSWORD_FILE: file };
  expect((await typed('whoami', inFile)).out).toBe(`读不到工作人员密码的文件：${file}`);
  writeFileSync(file, `${password}\n`);
  expect((await typed('whoami', inFile)).out).toContain('请先修改');
  const wrong = { ...inFile, PORTAL_STAFF_PASSWORD: 'Another-Horse-9' };
  expect((await typed('whoami', wrong)).out).toContain('密码');
  expect((await typed('whoami', wrong)).out).not.toContain('请先修改');
});

test.each([
  ['account add li.si --name 李四 --role 飞', '没有角色 飞'],
  ['account add li.si --name 李四', '请写明角色'],
  ['account lock nobody', '没有工作人员账号 nobody'],
  ['audit --staff nobody', '没有工作人员账号 nobody'],
  ['audit --from 2026-11-30 --until 2026-11-01', '不能早于开始日期'],
])('%s prints what is wrong', async (line, message) => {
  expect(await typed(line)).toMatchObject({ code: 1, out: expect.stringContaining(message) });
});

function environment(account: string, password: string) {
  return { ...vars, PORTAL_STAFF_ACCOUNT: account, PORTAL_STAFF_PASSWORD: password };
}
