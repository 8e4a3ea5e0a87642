import { join } from 'node:path';
import { folder, startPortal, typed, vars } from '../../testing/staffCommand';

beforeAll(startPortal);

test('help lists every command, and the options of one command', async () => {
  const { code, out } = await typed('help');
  expect(code).toBe(0);
  for (const name of ['list', 'show', 'confirm', 'await-sample', 'requirements', 'samplings', 'popup'])
    expect(out).toContain(`  ${name} `);
  expect(await typed('')).toEqual({ code, out });
  for (const line of ['help deliver', 'deliver --help'])
    expect(await typed(line)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/deliver .*<订单号>.*--file/s),
    });
});

test('help works without a portal; other commands report a missing portal or account', async () => {
  const nowhere = { PORTAL_URL: 'http://127.0.0.1:9', DATA_DIR: folder };
  expect(await typed('help', nowhere)).toMatchObject({ code: 0, out: expect.stringContaining('deliver') });
  expect(await typed('list', nowhere)).toMatchObject({
    code: 3,
    out: expect.stringContaining('门户没有运行'),
  });
  const stranger = { ...vars, DATA_DIR: join(folder, 'none') };
  expect(await typed('list', stranger)).toMatchObject({
    code: 1,
    out: expect.stringContaining('staff.json'),
  });
});

test.each([
  ['fly', '没有命令 fly'],
  ['list --fly', /没有选项 --fly$/],
  ['article show -Gt2K5NWWhoI6g43o-Mc', '若这是编号，请在它前面写 --'],
  ['article show -- -Gt2K5NWWhoI6g43o-Mc', '内容不存在'],
])('%s prints what is wrong', async (line, message) => {
  expect(await typed(line)).toMatchObject({ code: 1, out: expect.stringMatching(message) });
});

test('--json prints each answer as one line of JSON, and an error with its id', async () => {
  const { code, out } = await typed('settings --json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ slotCapacity: 3 });
  const refused = await typed('--json show D20260101-999999');
  expect(refused.code).toBe(1);
  expect(JSON.parse(refused.out)).toEqual({
    error: 'not_found',
    message: expect.stringContaining('没有订单'),
  });
  const mistyped = await typed('list --state 飞 --json');
  expect(JSON.parse(mistyped.out)).toMatchObject({ error: 'usage' });
  const nowhere = await typed('list --json', { PORTAL_URL: 'http://127.0.0.1:9', DATA_DIR: folder });
  expect(nowhere.code).toBe(3);
  expect(JSON.parse(nowhere.out)).toMatchObject({ error: 'unreachable' });
});
