import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, startPortal, t, typed } from '../../testing/staffCommand';

beforeAll(startPortal);

test('the popup is opened and closed', async () => {
  const opened = await typed('popup on --title 元旦安排 --link https://example.com/new-year');
  expect(opened.out).toBe('首页弹窗已打开：元旦安排　https://example.com/new-year');
  expect((await t.call('open/web/index', {})).data.popup?.title).toBe('元旦安排');
  expect(await typed('popup off')).toEqual({ code: 0, out: '首页弹窗已关闭' });
  expect(await typed('popup')).toMatchObject({ code: 1, out: expect.stringContaining('请写明on|off') });
  expect(await typed('popup open')).toMatchObject({ code: 1, out: expect.stringContaining('on 或 off') });
});

test('settings are listed, shown and changed, by JSON or by a file', async () => {
  expect((await typed('settings')).out).toContain('slotCapacity　3');
  expect(await typed('setting set slotCapacity 2')).toEqual({
    code: 0,
    out: '已更新设置项 slotCapacity，原值：3',
  });
  expect(JSON.parse((await typed('setting get slotCapacity')).out)).toMatchObject({ value: 2 });
  const file = join(folder, 'cities.json');
  writeFileSync(file, JSON.stringify([{ city: '北京市', districts: { 110108: '海淀区' } }]));
  expect(await typed(`setting set pickupCities ${file}`)).toMatchObject({ code: 0 });
  expect((await t.call('open/setting', {})).data.allowRegion).toEqual(['110108']);
});

test.each([
  ['setting set slotCapacity 0', '[每时段预约数]不能小于 1'],
  ['setting set slotCapacity four', '不是 JSON'],
  ['setting set colour 1', '[设置项]不存在'],
  ['setting get colour', '没有设置项 colour'],
  ['setting set slotCapacity', '请写明'],
])('%s is refused', async (line, message) => {
  expect(await typed(line)).toMatchObject({ code: 1, out: expect.stringContaining(message) });
});

test('a file that setting get has printed does not replace what was set since; the message tells both values', async () => {
  const file = join(folder, 'capacity.json');
  writeFileSync(file, (await typed('setting get slotCapacity')).out.replace(/"value": \d+/, '"value": 5'));
  await typed('setting set slotCapacity 7');
  const { code, out } = await typed(`setting set slotCapacity ${file}`);
  expect(code).toBe(1);
  expect(out).toContain('value　文件：5　现在：7');
  expect(JSON.parse((await typed('setting get slotCapacity')).out)).toMatchObject({ value: 7 });
  const [, etag = ''] = /改为 "([\w-]+)"/.exec(out) ?? [];
  writeFileSync(file, JSON.stringify({ etag, value: 5 }));
  expect(await typed(`setting set slotCapacity ${file}`)).toMatchObject({ code: 0 });
  expect(JSON.parse((await typed('setting get slotCapacity')).out)).toMatchObject({ value: 5 });
});
