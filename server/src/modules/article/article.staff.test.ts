import type { ArticleContent } from '@portal/shared/contract';
import { labClock } from '@portal/shared/rules';
import { staff } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { seed } from '../../seed/seed';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await testApp();
  await seed(t.db, t.clock.now());
  ({ token } = await staff(t.db, { roles: ['content'], name: '小编' }));
});

const content: ArticleContent = {
  type: 'news',
  title: '琥珀光谱讲座',
  img: '/upload/img/xrd.svg',
  sketch: '讲座安排',
  source: null,
  author: '编辑部',
  body: '<p>周五下午</p>',
  devices: ['xrd'],
  created: '2026-11-18',
};

const save = (given: Partial<ArticleContent>, rid?: string) =>
  t.call('staff/article/save', { content: { ...content, ...given }, ...(rid && { rid }) }, { token });
const publish = (rid: string, version?: number) =>
  t.call('staff/article/publish', { rid, ...(version && { version }) }, { token });
const read = (rid: string) => t.call('open/web/news/detail', { rid });
const found = async (kw: string) => (await t.call('open/web/search', { kw })).data;

test('a draft is previewed and not seen by visitors; published, it is read, listed and found', async () => {
  const { rid } = (await save({})).data;
  expect((await read(rid)).error).toBe('not_found');
  const { data: preview } = await t.call('staff/article/preview', { rid }, { token });
  expect(preview).toMatchObject({ rid, title: content.title, devices: [{ rid: 'xrd' }] });
  expect((await t.call('staff/article/list', {}, { token })).data.list[0]).toMatchObject({
    rid,
    published: false,
    title: content.title,
  });
  // A visitor's answer that is cached before the publication is not given afterwards.
  await t.call('open/web/news', { type: 'news' });
  expect((await publish(rid)).data).toEqual({ rid, version: 1 });
  const { previous: _previous, next: _next, ...shown } = (await read(rid)).data;
  expect(shown).toEqual(preview);
  const { data: listed } = await t.call('open/web/news', { type: 'news' });
  expect(listed.list.map((one) => one.rid)).toContain(rid);
  expect(JSON.stringify(await found('琥珀光谱'))).toContain(rid);
});

const openPreview = (link: string) =>
  t.call('open/preview/article', { key: link.replace('/preview/article/', '') });
const linkTo = async (rid: string) =>
  (await t.call('staff/article/previewLink', { rid }, { token })).data.link;

test('a signed link shows the draft to whoever has it, and visitors still read what is published', async () => {
  const { rid } = (await save({ title: '第一版' })).data;
  await publish(rid);
  await save({ title: '第二版' }, rid);
  const link = await linkTo(rid);
  expect((await openPreview(link)).data).toMatchObject({
    until: '2026-11-19T02:00:00.000Z',
    article: { rid, title: '第二版', devices: [{ rid: 'xrd' }] },
  });
  expect((await read(rid)).data.title).toBe('第一版');
  await save({ title: '第三版' }, rid);
  expect((await openPreview(link)).data.article.title).toBe('第三版');
  await publish(rid);
  expect((await openPreview(link)).error).toBe('not_found');
});

test.each<[string, (link: string, other: string) => string]>([
  ['a key for another draft', (link, other) => link.replace(/[\w-]+(?=\.)/, other)],
  ['a later expiry', (link) => link.replace(/\.(\d+)\./, (_all, exp) => `.${Number(exp) + 1}.`)],
  ['a changed signature', (link) => `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`],
  ['more than a signature', (link) => `${link}.x`],
  ['a key of a service', (link) => link.replace('/article/', '/device/')],
])('a link with %s shows nothing', async (_what, change) => {
  const { rid } = (await save({})).data;
  const { rid: other } = (await save({})).data;
  const key =
    change(await linkTo(rid), other)
      .split('/')
      .at(-1) ?? '';
  const path = _what.includes('service') ? 'open/preview/device' : 'open/preview/article';
  expect((await t.call(path, { key })).error).toBe('not_found');
});

test('HTML is sanitised when it is saved', async () => {
  const body = '<p onclick="x()">甲<script>alert(1)</script><img src="https://evil.example/x.png"></p>';
  expect((await save({ body })).data.draft.body).toBe('<p>甲</p>');
});

test('a changed article keeps its versions, and an earlier one is published again', async () => {
  const { rid } = (await save({ title: '第一版' })).data;
  await publish(rid);
  await save({ title: '第二版' }, rid);
  expect((await read(rid)).data.title).toBe('第一版');
  expect((await publish(rid)).data.version).toBe(2);
  expect((await read(rid)).data.title).toBe('第二版');
  expect((await publish(rid, 1)).data.version).toBe(3);
  expect((await read(rid)).data.title).toBe('第一版');
  const { data } = await t.call('staff/article/detail', { rid }, { token });
  expect(data.versions).toMatchObject([
    { version: 3, title: '第一版', by: expect.stringContaining('小编') },
    { version: 2, title: '第二版' },
    { version: 1, title: '第一版' },
  ]);
  expect(data.draft).toBeNull();
});

test('an article that is changed later says on which day, to readers and in the sitemap', async () => {
  const { rid } = (await save({})).data;
  await publish(rid);
  expect((await read(rid)).data).toMatchObject({ created: '2026-11-18', changed: '2026-11-18' });
  await save({ title: '改期' }, rid);
  await publish(rid);
  const changed = labClock(t.clock.now()).today;
  expect((await read(rid)).data).toMatchObject({ created: '2026-11-18', changed });
  const { data: sitemap } = await t.call('open/web/sitemap', {});
  expect(sitemap).toContainEqual({ path: `/article/${rid}`, changed });
});

test('the content of an article from before versions were kept is its first version', async () => {
  const { data } = await t.call('open/web/news', { type: 'course' });
  const { rid, title } = data.list[0] ?? { rid: '', title: '' };
  const { data: known } = await t.call('staff/article/detail', { rid }, { token });
  if (!known.published) throw new Error('the seeded article is published');
  await save({ ...known.published, title: '改了标题' }, rid);
  expect((await publish(rid)).data.version).toBe(2);
  await publish(rid, 1);
  expect((await read(rid)).data.title).toBe(title);
});

test('a withdrawn article is neither read nor found; it stays as a draft', async () => {
  const { rid } = (await save({ title: '蓝宝石撤稿' })).data;
  await publish(rid);
  await t.call('staff/article/withdraw', { rid }, { token });
  expect((await read(rid)).error).toBe('not_found');
  expect(JSON.stringify(await found('蓝宝石撤稿'))).not.toContain(rid);
  await publish(rid);
  expect((await read(rid)).data.title).toBe('蓝宝石撤稿');
});

test.each<[string, Partial<ArticleContent>]>([
  ['a picture from elsewhere', { img: 'https://evil.example/x.svg' }],
  ['no title', { title: ' ' }],
  ['a day that does not exist', { created: '2026-02-30' }],
  ['a link by a script', { source: 'javascript:alert(1)' }],
])('%s is refused at its field', async (_what, given) => {
  const [field = ''] = Object.keys(given);
  const { fields } = await save(given);
  expect(fields).toHaveProperty([`content.${field}`]);
});

const detail = async (rid: string) => (await t.call('staff/article/detail', { rid }, { token })).data;

test('a draft that somebody saved after it was looked at is neither published nor given up', async () => {
  const { rid } = (await save({ title: '看过的' })).data;
  const { etag: shown, saved } = await detail(rid);
  expect(saved?.by).toContain('小编');
  await t.call(
    'staff/article/save',
    { rid, content: { ...content, title: '后来的' }, etag: shown },
    { token },
  );
  for (const path of ['staff/article/publish', 'staff/article/discard'] as const)
    expect((await t.call(path, { rid, shown }, { token })).error).toBe('content_changed');
  expect((await read(rid)).error).toBe('not_found');
  await t.call('staff/article/publish', { rid, shown: (await detail(rid)).etag }, { token });
  expect((await read(rid)).data.title).toBe('后来的');
});

test('a draft that is given up leaves what is published, the last version of a withdrawn article, or nothing', async () => {
  const { rid } = (await save({ title: '第一版' })).data;
  await publish(rid);
  await save({ title: '写坏了' }, rid);
  await t.call('staff/article/discard', { rid }, { token });
  expect(await detail(rid)).toMatchObject({ published: { title: '第一版' }, draft: null, saved: null });
  await t.call('staff/article/withdraw', { rid }, { token });
  await save({ title: '又写坏了' }, rid);
  await t.call('staff/article/discard', { rid }, { token });
  expect(await detail(rid)).toMatchObject({ published: null, draft: { title: '第一版' } });
  const { rid: never } = (await save({})).data;
  await t.call('staff/article/discard', { rid: never }, { token });
  expect((await t.call('staff/article/detail', { rid: never }, { token })).error).toBe('not_found');
});

test('the list finds titles in any width, what has a draft and what visitors do not see', async () => {
  const { rid: seen } = (await save({ title: 'ＡＢ清单一' })).data;
  await publish(seen);
  await save({ title: 'AB清单一改' }, seen);
  const { rid: unseen } = (await save({ title: 'AB清单二', type: 'course' })).data;
  const found = async (input: object) =>
    (await t.call('staff/article/list', { kw: 'ab清单', ...input }, { token })).data.list.map(
      ({ rid }) => rid,
    );
  expect(await found({})).toEqual([unseen, seen]);
  expect(await found({ type: 'course' })).toEqual([unseen]);
  expect((await found({ state: 'draft' })).sort()).toEqual([seen, unseen].sort());
  expect(await found({ state: 'unpublished' })).toEqual([unseen]);
});

test('a link to a draft expires after a day', async () => {
  const { rid } = (await save({})).data;
  const link = await linkTo(rid);
  t.clock.pass(24 * 3600 - 1);
  expect((await openPreview(link)).data.article.rid).toBe(rid);
  t.clock.pass(1);
  expect((await openPreview(link)).error).toBe('not_found');
});
