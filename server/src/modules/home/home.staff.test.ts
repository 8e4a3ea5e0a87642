import type { HomeContent } from '@portal/shared/contract';
import { staff } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await testApp();
  ({ token } = await staff(t.db, { roles: ['content'] }));
});

const home = async () => (await t.call('open/web/index', {})).data;
const detail = async (part: HomeContent['part']) =>
  (await t.call('staff/home/detail', { part }, { token })).data;
const save = (content: HomeContent) => t.call('staff/home/save', { content }, { token });
const publish = async (part: HomeContent['part'], version?: number) =>
  (await t.call('staff/home/publish', { part, ...(version && { version }) }, { token })).data;

const banner = { img: '/upload/img/banner-xrd.svg' };
const thanks = { company: '甲', title: '乙', code: '丙', content: '丁', sketch: '戊', source: '' };

test.each<[HomeContent, keyof Awaited<ReturnType<typeof home>>, object]>([
  [
    { part: 'banner', list: [{ ...banner, title: '开放日', redirect: 'sem' }, banner] },
    'bannerArr',
    [{ ...banner, title: '开放日', redirect: 'sem' }, banner],
  ],
  [
    {
      part: 'prefecture',
      list: [
        { id: 3102, title: '甲', sketch: '乙' },
        { id: 3101, title: '丙', sketch: '丁' },
      ],
    },
    'prefectureNavBottomArr',
    [
      { id: 3101, name: '电池材料专区', title: '丙', sketch: '丁' },
      { id: 3102, name: '催化材料专区', title: '甲', sketch: '乙' },
    ],
  ],
  [{ part: 'partner', list: [] }, 'partnerArr', []],
  [
    { part: 'thanks', list: [thanks, thanks, thanks, thanks, thanks, thanks] },
    'thanksArr',
    Array(5).fill(thanks),
  ],
  [
    { part: 'popup', list: [{ ...banner, title: '元旦安排', link: 'https://example.com/new-year' }] },
    'popup',
    { ...banner, title: '元旦安排', link: 'https://example.com/new-year' },
  ],
])(
  'a draft of $part is previewed and unseen, published, and the earlier version published again',
  async (content, field, shown) => {
    const { part } = content;
    const before = await home();
    const { published } = await detail(part);
    expect((await save(content)).data.draft).toEqual(content);
    expect(await home()).toEqual(before);
    expect((await t.call('staff/home/preview', {}, { token })).data).toEqual({ ...before, [field]: shown });
    expect(await publish(part)).toEqual({ part, version: 2 });
    expect(await home()).toEqual({ ...before, [field]: shown });
    expect((await detail(part)).draft).toBeNull();
    await publish(part, 1);
    expect(await home()).toEqual(before);
    expect((await detail(part)).published).toEqual(published);
  },
);

test.each<[string, string, HomeContent]>([
  ['no banner', 'list', { part: 'banner', list: [] }],
  [
    'a popup that leads to a script',
    'list.0.link',
    { part: 'popup', list: [{ ...banner, title: '元旦', link: 'javascript:alert(1)' }] },
  ],
  ['an unknown picture', 'list.0.img', { part: 'banner', list: [{ img: '/upload/img/none.svg' }] }],
  ['a link to no service', 'list.0.redirect', { part: 'banner', list: [{ ...banner, redirect: 'none' }] }],
  [
    'a script as a link',
    'list.0.redirect',
    { part: 'banner', list: [{ ...banner, redirect: 'javascript:alert(1)' }] },
  ],
  [
    'a child of another type',
    'list.0.id',
    { part: 'prefecture', list: [{ id: 101, title: '甲', sketch: '乙' }] },
  ],
  [
    'an area twice',
    'list.1.id',
    {
      part: 'prefecture',
      list: [
        { id: 3101, title: '甲', sketch: '乙' },
        { id: 3101, title: '丙', sketch: '丁' },
      ],
    },
  ],
  [
    'a source by a script',
    'list.0.source',
    { part: 'thanks', list: [{ ...thanks, source: 'javascript:1' }] },
  ],
  [
    'a source of another host without its protocol',
    'list.0.source',
    { part: 'thanks', list: [{ ...thanks, source: '//example.com/article/1' }] },
  ],
])('%s is refused at its field', async (_what, field, content) => {
  expect((await save(content)).fields).toHaveProperty([`content.${field}`]);
});

test('a link shows the page with its drafts to whoever has it, until it expires; another key shows nothing', async () => {
  await save({ part: 'banner', list: [{ ...banner, title: '草稿的标题' }] });
  const { link } = (await t.call('staff/home/previewLink', {}, { token })).data;
  const key = link.replace('/preview/home/', '');
  const { data } = await t.call('open/preview/home', { key });
  expect(data.home.bannerArr).toMatchObject([{ title: '草稿的标题' }]);
  expect((await home()).bannerArr).not.toMatchObject([{ title: '草稿的标题' }]);
  expect((await t.call('open/preview/home', { key: key.replace('all', 'one') })).status).toBe(404);
  t.clock.pass(25 * 3600);
  expect((await t.call('open/preview/home', { key })).status).toBe(404);
});
