import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, startPortal, typed } from '../../testing/staffCommand';

beforeAll(startPortal);

test('a parcel that nobody announced is kept, found and sent back by calls that have no command of their own', async () => {
  const file = join(folder, 'parcel.json');
  writeFileSync(file, JSON.stringify({ mark: 'SF1234567890', place: 'A 柜 3 层', note: '寄件人王某' }));
  const { code } = JSON.parse((await typed(`call unclaimed/add ${file}`)).out);
  const found = await typed(`call staff/unclaimed/list {"states":["open"]}`);
  expect(JSON.parse(found.out)).toMatchObject({ list: [{ code, place: 'A 柜 3 层' }] });
  const ended = await typed(`call unclaimed/end {"code":"${code}","act":"return","reason":"原单退回"}`);
  expect(JSON.parse(ended.out)).toMatchObject({ state: 'returned', reason: '原单退回' });
});

test('calls are listed by noun, each with an input to begin with', async () => {
  const { out } = await typed('calls unclaimed');
  expect(out).toMatch(/^unclaimed\/list\n/m);
  const [, example = ''] = /^unclaimed\/list\n.*\n {2}'(.*)'$/m.exec(out) ?? [];
  expect(await typed(`call unclaimed/list ${example}`)).toMatchObject({ code: 0 });
  expect(out).not.toContain('worksheet/');
});

test.each([
  ['call unclaimed/lost', '没有调用 unclaimed/lost'],
  ['call unclaimed/list {"states":', '不是 JSON'],
  ['call unclaimed/list nowhere.json', '读不到文件'],
  ['call unclaimed/list {"states":["gone"]}', '状态'],
  ['call order/file {}', '需要文件'],
  ['calls nothing', '没有名词 nothing'],
])('%s is refused in one line', async (line, message) => {
  expect(await typed(line)).toMatchObject({ code: 1, out: expect.stringContaining(message) });
});
