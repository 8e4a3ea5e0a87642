import { limits } from '@portal/shared/rules';
import { strFromU8, unzipSync } from 'fflate';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, order, orderInput, plan, send, services } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { outboxJob } from '../message/outbox.job';
import { unclaimedJob } from '../upload/unclaimed.job';

let t: TestApp;
let desk: Lab;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  who = await member(t.db);
});

const uploaded = async (name = '谱图.csv') =>
  (await send(t, 'auth/upload4file', {}, { name, bytes: `${name}\n` }, who.token)).data.file_rid;
const list = async (rid: string) =>
  (await t.call('auth/web/orderFile/list4rid', { rid }, { token: who.token })).data.filter(
    ({ kind }) => kind === 'raw',
  );
const add = (rid: string, file_rid: string) =>
  t.call('auth/order/addRawFile', { rid, file_rid }, { token: who.token });
const nextOf = async (rid: string) =>
  (await t.call('auth/web/order/detail', { rid }, { token: who.token })).data.next;
const takesRaw = async (rid: string) =>
  (await t.call('auth/web/order/detail', { rid }, { token: who.token })).data.takes_raw;
const manager = { name: '周老师', phone: '13700001234', hours: '周一至周六', wechat: '' };

test('an order of data analysis is placed with its raw data; an order with a sample refuses it and keeps the upload', async () => {
  const raw_file_rids = [await uploaded('a.csv'), await uploaded('b.csv')];
  const sampled = orderInput([await plan(t, who)], { raw_file_rids });
  expect(await t.call('auth/order/add', sampled, { token: who.token })).toMatchObject({
    status: 422,
    fields: { raw_file_rids: '[待分析数据]只有数据分析订单可以提交数据文件' },
  });
  const { rid } = await order(t, who, services.analysis, { raw_file_rids });
  expect(await list(rid)).toMatchObject([
    { name: 'a.csv', can: ['download', 'delete'] },
    { name: 'b.csv', can: ['download', 'delete'] },
  ]);
  expect(await add(rid, raw_file_rids[0] ?? '')).toMatchObject({ code: 1, data: { name: 'a.csv' } });
  expect(await list(rid)).toHaveLength(2);
});

test('the list of orders that lack raw data follows their files and ends with the test', async () => {
  const lacking = async () =>
    (await t.call('auth/web/order/list4person', { raw_missing: true }, { token: who.token })).data;
  await order(t, who);
  expect(await lacking()).toEqual({ total: 0, counts: {}, list: [] });
  const { rid, code } = await order(t, who, services.analysis);
  expect(await lacking()).toMatchObject({
    total: 1,
    counts: { submitted: 1 },
    list: [{ rid, next: 'upload' }],
  });
  const only = (await add(rid, await uploaded())).data.rid;
  expect((await lacking()).total).toBe(0);
  await t.call('auth/order/delRawFile', { rid: only }, { token: who.token });
  await desk.acts(code, 'confirm');
  expect(await lacking()).toMatchObject({ total: 1, counts: { confirmed: 1 } });
  await desk.acts(code, 'test');
  expect((await lacking()).total).toBe(0);
});

test('raw data is added and deleted until the test begins, and seen afterwards', async () => {
  const { rid, code } = await order(t, who, services.analysis);
  expect(await nextOf(rid)).toBe('upload');
  const only = (await add(rid, await uploaded('唯一.csv'))).data.rid;
  expect(await nextOf(rid)).toBeNull();
  await t.call('auth/order/delRawFile', { rid: only }, { token: who.token });
  expect(await nextOf(rid)).toBe('upload');
  const kept = (await add(rid, await uploaded('留.csv'))).data.rid;
  const gone = (await add(rid, await uploaded('错.csv'))).data.rid;
  const del = (file: string) => t.call('auth/order/delRawFile', { rid: file }, { token: who.token });
  expect((await del(gone)).code).toBe(1);
  expect(await nextOf(rid)).toBeNull();
  expect((await del(gone)).error).toBe('not_found');
  const nextDay = new Date(t.clock.now().getTime() + 25 * 3_600_000);
  await unclaimedJob.run({ ...t.deps, now: () => nextDay }, t.app.log);
  const stored = [...t.ports.stored.values()].map((bytes) => Buffer.from(bytes).toString());
  expect(stored).toContain('留.csv\n');
  expect(stored).not.toContain('错.csv\n');
  expect(await takesRaw(rid)).toBe(true);
  await desk.acts(code, 'confirm');
  const { data } = await t.call('auth/message/list', {}, { token: who.token });
  const texts = data.list.map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringContaining('待分析数据请在检测开始前上传完毕'));
  await desk.acts(code, 'test');
  expect(await takesRaw(rid)).toBe(false);
  expect(await del(kept)).toMatchObject({ error: 'order_act_refused' });
  expect(await list(rid)).toMatchObject([{ name: '留.csv', can: ['download'] }]);
});

test('an order has a limited number of raw files, also when they are added at the same time', async () => {
  const { rid } = await order(t, who, services.analysis);
  const rids: string[] = [];
  // A process reads only a few uploads at once.
  for (let index = 0; index <= limits.rawFiles; index++) rids.push(await uploaded(`${index}.csv`));
  const answers = await Promise.all(rids.map((file_rid) => add(rid, file_rid)));
  expect(answers.map(({ error }) => error).filter(Boolean)).toEqual(['raw_limit']);
  expect(await list(rid)).toHaveLength(limits.rawFiles);
});

test('the manager gets one text message for files that are added together', async () => {
  await t.call('staff/setting/update', { key: 'manager', value: manager }, { token: desk.token });
  const { rid } = await order(t, who, services.analysis);
  for (const name of ['a.csv', 'b.csv']) await add(rid, await uploaded(name));
  // A round sends a limited number of messages.
  for (let round = 0; round < 5; round++) await outboxJob.run(t.deps, t.app.log);
  expect(t.ports.sent.filter(({ to }) => to === manager.phone)).toEqual([
    expect.objectContaining({ text: expect.stringContaining('客户补充了待分析数据') }),
  ]);
});

test('staff get a link to each file, and to the raw data as a zip', async () => {
  const { rid, code } = await order(t, who, services.analysis);
  await add(rid, await uploaded('a.csv'));
  const { data } = await t.call('staff/order/files', { code }, { token: desk.token });
  const raw = data.list.find(({ kind }) => kind === 'raw');
  expect((await t.app.inject(raw?.link ?? '')).body).toBe('a.csv\n');
  const zip = await t.app.inject(data.raw_zip ?? '');
  expect(zip.headers['content-disposition']).toContain(encodeURIComponent(`待分析数据-${code}.zip`));
  const files = Object.entries(unzipSync(zip.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(files).toEqual([['a.csv', 'a.csv\n']]);
  const without = await order(t, who, services.analysis);
  expect(
    (await t.call('staff/order/files', { code: without.code }, { token: desk.token })).data,
  ).toMatchObject({
    raw_zip: null,
  });
});
