import type { DeviceContent } from '@portal/shared/contract';
import { member, staff } from '../../../testing/factories';
import { itemsOf, orderInput, plan, send } from '../../../testing/orders';
import { onePixel } from '../../../testing/picture';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let editor: string;
let manager: string;
beforeAll(async () => {
  t = await testApp();
  ({ token: editor } = await staff(t.db, { roles: ['content'], name: '小编' }));
  ({ token: manager } = await staff(t.db, { roles: ['manager'], name: '王经理' }));
});

/** Returns what is published of a service. */
async function published(rid: string): Promise<DeviceContent> {
  const { data } = await t.call('staff/device/detail', { rid }, { token: editor });
  if (!data.published) throw new Error(`${rid} is not on sale`);
  return data.published;
}

const save = (content: DeviceContent, rid?: string) =>
  t.call('staff/device/save', { content, ...(rid && { rid }) }, { token: editor });
const publish = (rid: string, token = editor, version?: number) =>
  t.call('staff/device/publish', { rid, ...(version && { version }) }, { token });
const withdraw = (rid: string) => t.call('staff/device/withdraw', { rid }, { token: editor });
const read = async (rid: string) => (await t.call('open/web/device/detail', { rid })).data;
/** Returns the rows of all pages of a list. */
async function everyRow<Row>(
  read: (page: { page: number; size: number }) => Promise<{ total: number; list: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { total, list } = await read({ page, size: 100 });
    rows.push(...list);
    if (list.length === 0 || rows.length >= total) return rows;
  }
}

const everyService = () =>
  everyRow(async (page) => (await t.call('staff/device/list', page, { token: editor })).data);

const found = async (kw: string) => {
  const [services, suggestions, all] = await Promise.all([
    t.call('open/web/device/search', { kw, size: 100 }),
    t.call('open/web/search/suggest', { kw }),
    everyRow(async (page) => (await t.call('open/web/device/search', page)).data),
  ]);
  const listed = all.map(({ rid }) => rid);
  return {
    services: services.data.list.map(({ rid }) => rid),
    suggestions: JSON.stringify(suggestions.data),
    listed,
  };
};
const mapped = async () => (await t.call('open/web/sitemap', {})).data.map(({ path }) => path);

test('each seeded service is valid content, and saving it changes nothing', async () => {
  const services = await everyService();
  expect(services.length).toBeGreaterThan(60);
  for (const { rid } of services.filter((_, index) => index % 7 === 0)) {
    const content = await published(rid);
    expect((await save(content, rid)).data.draft).toEqual(content);
    const { data: shown } = await t.call('staff/device/preview', { rid }, { token: editor });
    expect(shown).toEqual(await read(rid));
  }
});

test('a new service is previewed and unseen; a manager publishes it, and it is read, listed, found and suggested', async () => {
  const content = {
    ...(await published('xrd')),
    name: '琥珀定年',
    aliases: 'amber',
    base_fen: 12_300,
    discount_label: null,
  };
  const { rid } = (await save(content)).data;
  expect((await t.call('open/web/device/detail', { rid })).error).toBe('not_found');
  expect((await t.call('staff/device/list', {}, { token: editor })).data.list[0]).toMatchObject({
    rid,
    state: 'draft',
    price_fen: 12_300,
  });
  const { link } = (await t.call('staff/device/previewLink', { rid }, { token: editor })).data;
  const { data: preview } = await t.call('open/preview/device', { key: link.split('/').at(-1) ?? '' });
  expect(preview.device).toMatchObject({ rid, name: '琥珀定年', price_fen: 12_300 });
  expect(await publish(rid)).toMatchObject({
    error: 'role_required',
    msg: expect.stringContaining('客户经理'),
  });
  expect((await publish(rid, manager)).data).toEqual({ rid, version: 1 });
  expect(await read(rid)).toMatchObject({ name: '琥珀定年', type_id: 1, price_fen: 12_300, order: 0 });
  const { services, suggestions, listed } = await found('琥珀定年');
  expect([services[0], listed.includes(rid), suggestions.includes(rid)]).toEqual([rid, true, true]);
  expect(await mapped()).toContain(`/detail/${rid}`);
});

test('an editor publishes new words and finds the articles about it by them, but new prices only as manager; counts stay', async () => {
  const before = await published('sem');
  const { order } = await read('sem');
  await save({ ...before, name: '蓝宝石电镜', detail: '<p onclick="x()">甲<script>1</script></p>' }, 'sem');
  expect((await read('sem')).name).toBe(before.name);
  expect((await publish('sem')).data.version).toBe(2);
  expect(await read('sem')).toMatchObject({ name: '蓝宝石电镜', detail: '<p>甲</p>', order });
  const { data } = await t.call('open/web/search', { kw: '蓝宝石电镜' });
  expect(data.articles.total).toBeGreaterThan(0);
  await save({ ...before, base_fen: before.base_fen + 1 }, 'sem');
  expect((await publish('sem')).error).toBe('role_required');
  expect((await publish('sem', manager)).data.version).toBe(3);
  expect((await publish('sem', editor, 2)).error).toBe('role_required');
  expect((await publish('sem', manager, 1)).data.version).toBe(4);
  expect(await published('sem')).toEqual(before);
});

test('a new price changes the plan but no order, and a withdrawn service is shown as such and can not be ordered', async () => {
  const student = await member(t.db);
  const as = { token: student.token };
  const first = await plan(t, student, 'tem');
  const { rid } = (await t.call('auth/order/add', orderInput([first]), as)).data;
  const second = await plan(t, student, 'tem');
  const content = await published('tem');
  await save({ ...content, base_fen: content.base_fen + 5000 }, 'tem');
  await publish('tem', manager);
  const ordered = async () => (await t.call('auth/web/order/detail', { rid }, as)).data.items[0];
  expect(await ordered()).toMatchObject({ unit_fen: first.unit_fen });
  const planned = async () => itemsOf((await t.call('auth/tempDevice', {}, as)).data)[0];
  expect(await planned()).toMatchObject({ unit_fen: first.unit_fen + 5000, available: true });

  // Answers that are cached before the withdrawal are not given afterwards.
  await found(content.name);
  expect((await withdraw('tem')).code).toBe(1);
  expect(await read('tem')).toMatchObject({ name: content.name, withdrawn: true });
  const { services, suggestions, listed } = await found(content.name);
  expect([services, listed].map((rids) => rids.includes('tem'))).toEqual([false, false]);
  expect(suggestions).not.toContain('"tem"');
  expect(await mapped()).not.toContain('/detail/tem');
  expect(JSON.stringify((await t.call('open/web/index', {})).data.hotItems)).not.toContain('"tem"');
  expect(await planned()).toMatchObject({ available: false });
  expect(await ordered()).toMatchObject({ unit_fen: first.unit_fen });
  const { options } = second;
  const item = { device_rid: 'tem', options, count: 1 };
  expect((await t.call('auth/tempDevice/add', item, as)).error).toBe('not_found');
  expect((await t.call('auth/order/add', orderInput([second]), as)).error).toBe('plan_changed');
  const { plan_rids: _, ...direct } = orderInput([second]);
  expect((await t.call('auth/order/add', { ...direct, item }, as)).error).toBe('plan_changed');
  expect((await t.call('auth/order/again', { rid }, as)).data).toMatchObject({
    added: 0,
    gone: [content.name],
  });
  const history = await t.call('auth/web/order/history4user', { by: 'service' }, as);
  expect(history.data.services).toMatchObject([{ device_rid: 'tem', offered: false }]);

  expect((await everyService()).find((row) => row.rid === 'tem')).toMatchObject({
    state: 'withdrawn',
    draft: expect.any(String),
  });
  expect((await publish('tem', manager)).code).toBe(1);
  expect((await found(content.name)).services).toContain('tem');
  expect(await planned()).toMatchObject({ available: true });
});

test('an uploaded picture is shown with a service, and every visitor can read it', async () => {
  const { data } = await send(t, 'staff/picture/add', {}, { name: '衍射仪.PNG', bytes: onePixel }, editor);
  expect(data).toMatchObject({
    path: expect.stringMatching(/^\/upload\/img\/[\w-]+\.png$/),
    name: '衍射仪.PNG',
  });
  expect((await t.call('staff/picture/list', {}, { token: editor })).data).toMatchObject({
    total: 1,
    list: [data],
  });
  const content = await published('xps');
  expect((await save({ ...content, gallery: [data.path] }, 'xps')).code).toBe(1);
  await publish('xps');
  expect((await read('xps')).img).toBe(data.path);
  const { statusCode, headers, rawPayload } = await t.app.inject(data.path);
  expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
    200,
    'image/png',
    'nosniff',
  ]);
  expect(headers['cache-control']).toContain('immutable');
  expect(rawPayload).toHaveLength(data.size);
  expect((await t.app.inject(data.path.replace('.png', '.jpg'))).statusCode).toBe(404);
});

const question = {
  key: 'a',
  label: '甲',
  kind: 'single' as const,
  choices: [{ key: 'x', label: '子', price_fen: -9_000_000 }],
};

test.each<[string, string, Partial<DeviceContent>]>([
  ['a picture that the portal does not have', 'gallery', { gallery: ['/upload/img/none.svg'] }],
  ['a picture from elsewhere', 'gallery.0', { gallery: ['https://evil.example/x.svg'] }],
  ['details with an unknown picture', 'detail', { detail: '<p><img src="/upload/img/none.png" /></p>' }],
  ['an unknown child', 'child_id', { child_id: 9 }],
  ['a price of nothing', 'base_fen', { base_fen: 0 }],
  ['a choice that makes the price negative', 'base_fen', { options: [question] }],
  ['two options with one key', 'options', { options: [question, question] }],
  ['a tag with the separator', 'tags.0', { tags: ['甲|乙'] }],
])('%s is refused at its field', async (_what, field, given) => {
  const { fields } = await save({ ...(await published('afm')), ...given });
  expect(fields).toHaveProperty([`content.${field}`]);
});

test('two options, or two choices of an option, of one name are refused at the second one', async () => {
  const content = await published('xrd');
  const [first] = content.options;
  if (!first) throw new Error('the service has options');
  const [choice] = first.choices;
  if (!choice) throw new Error('an option has choices');
  const options = [...content.options, { ...first, key: 'again', label: ` ${first.label}` }];
  expect((await save({ ...content, options }, 'xrd')).fields).toHaveProperty([
    `content.options.${options.length - 1}.label`,
  ]);
  const choices = [...first.choices, { ...choice, key: 'again' }];
  expect((await save({ ...content, options: [{ ...first, choices }] }, 'xrd')).fields).toHaveProperty([
    `content.options.0.choices.${choices.length - 1}.label`,
  ]);
});
