import { send } from '../../testing/orders';
import { startPortal, t, typed } from '../../testing/staffCommand';

beforeAll(startPortal);

test('requirements are listed with their sender, text and the link of the file', async () => {
  expect((await typed('requirements')).out).toBe('没有需求');
  const fields = { name: '王小明', phone: '13912345678', content: '五个样品\n要物相\u001b[2J' };
  const { data: posted } = await send(t, 'open/web/requirement/add', fields, {
    name: 'a.csv',
    bytes: '1,2\n',
  });
  const { code, out } = await typed('requirements');
  expect(code).toBe(0);
  expect(out).toContain(`${posted.code}　需求`);
  expect(out).toContain('内容　五个样品 要物相 [2J\n');
  const link = /http\S+/.exec(out)?.[0] ?? '';
  expect(await (await fetch(link)).text()).toBe('1,2\n');
});
