import { type TestApp, testApp } from '../../../testing/testApp';
import { contentChanged } from '../../http/readCache';
import { settings } from '../setting/setting.table';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});

const home = async () => (await portal.call('open/web/index', {})).data;

test('the home page holds every section with content', async () => {
  const data = await home();
  expect(data.bannerArr).toHaveLength(4);
  expect(data.prefectureNavBottomArr.length).toBeGreaterThanOrEqual(3);
  expect(data.hotItems).toHaveLength(8);
  expect(data.serviceCaseArr).toHaveLength(6);
  expect(data.partnerArr).toHaveLength(4);
  expect(data.popup).toBeUndefined();
});

test('one banner has only a picture and text, the others link to existing services', async () => {
  const targets = (await home()).bannerArr.flatMap(({ redirect }) => redirect ?? []);
  expect(targets).toHaveLength(3);
  for (const rid of targets) expect((await portal.call('open/web/device/detail', { rid })).status).toBe(200);
});

test('types are in the order of the navigation, as in their own call', async () => {
  const { data } = await portal.call('open/web/type/group', {});
  expect(data.map(({ id, name }) => [id, name])).toEqual([
    [1, '送样检测'],
    [2, '现场预约'],
    [3, '数据分析'],
  ]);
  expect((await home()).typeArr).toEqual(data);
});

test('every child of a type, and every special area, has services', async () => {
  const data = await home();
  const children = data.typeArr.flatMap(({ id, typeChildArr }) =>
    typeChildArr.map((child) => [id, child.id]),
  );
  const areas = data.prefectureNavBottomArr.map(({ id }) => [31, id]);
  for (const [typeId, childId] of [...children, ...areas])
    expect((await portal.call('open/web/device/search', { typeId, childId })).data.total).toBeGreaterThan(0);
});

test('popular items are the most ordered ones, in that order', async () => {
  const orders = (await home()).hotItems.map(({ order }) => order);
  const { data } = await portal.call('open/web/device/search', { sort: 'popular', size: 8 });
  expect(orders).toEqual(data.list.map(({ order }) => order));
});

test('cases are sorted newest first', async () => {
  const days = (await home()).serviceCaseArr.map(({ created }) => created);
  expect(days).toEqual([...days].sort().reverse());
});

test('at most five acknowledgements are shown; each is marked as an example, as its original says', async () => {
  const { thanksArr } = await home();
  expect(thanksArr).toHaveLength(5);
  for (const row of thanksArr) {
    expect([row.company, row.code, row.content, row.sketch].every((text) => text.includes('示例'))).toBe(
      true,
    );
    expect(row.source).toBe('/article/news-portal-trial');
  }
});

test('cases and partners are marked as samples', async () => {
  const { serviceCaseArr, partnerArr } = await home();
  for (const { title } of serviceCaseArr) expect(title).toContain('示例');
  // One shows what a case with an original does: it opens that in a new tab.
  expect(serviceCaseArr.filter(({ source }) => source !== '')).toHaveLength(1);
  for (const { name } of partnerArr) expect(name).toContain('示例');
});

test('the popup opens when the settings hold one', async () => {
  const popup = { img: '/upload/img/xrd.svg', title: '新人礼', link: 'https://example.com/' };
  await portal.db.transaction((tx) => tx.insert(settings).values({ key: 'popup', value: popup }));
  await contentChanged(portal.db);
  expect((await home()).popup).toEqual(popup);
});
