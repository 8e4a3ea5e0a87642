import type { TypeWithChildren } from '@portal/shared/contract';
import { type Handlers, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { deviceCard, noFacets } from '../testing/device';
import { onWideScreen } from '../testing/wide';

const types: TypeWithChildren[] = [
  { id: 1, name: '送样检测', img: '/upload/img/t1.svg', typeChildArr: [{ id: 101, name: '物相结构' }] },
  { id: 3, name: '数据分析', img: '/upload/img/t3.svg', typeChildArr: [{ id: 301, name: '谱图解析' }] },
];

function open(at: string, handlers: Handlers = {}) {
  return renderRoute({
    routes,
    at,
    server: {
      'open/web/type/group': () => types,
      'open/web/device/search': ({ page }) => ({
        facets: noFacets,
        total: 40,
        list: [deviceCard({ name: `第 ${page} 页的项目`, discount_label: '热门' })],
      }),
      ...handlers,
    },
  });
}

const narrow = globalThis.matchMedia;
beforeEach(onWideScreen);
afterEach(() => {
  globalThis.matchMedia = narrow;
});

test('a card shows name, price and turnaround of the service', async () => {
  open('/project');
  const card = (await screen.findByText('第 1 页的项目')).closest('li, article, a') as HTMLElement;
  for (const text of ['热门', '物相鉴定', '结晶度', '¥60.00', '3 个工作日', '3286'])
    expect(within(card.parentElement as HTMLElement).getAllByText(new RegExp(text))[0]).toBeVisible();
});

test('type, child, sort order, search text and page are stored in the URL and sent to the server', async () => {
  const { visitor, router, server } = open('/project/1/送样检测');
  await screen.findByText('第 1 页的项目');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('送样检测');
  const [child] = screen.getAllByRole('link', { name: /物相结构/ });
  await visitor.click(child as HTMLElement);
  // Each link is based on the current page, so this waits until the page shows the last choice.
  await screen.findAllByRole('link', { name: /物相结构/, current: true });
  await visitor.click(screen.getByRole('link', { name: '价格从低到高' }));
  await screen.findByRole('link', { name: '价格从低到高', current: true });
  await visitor.click(await screen.findByRole('link', { name: '第 2 页' }));
  expect(await screen.findByText('第 2 页的项目')).toBeVisible();
  expect(server.inputs('open/web/device/search').at(-1)).toMatchObject({
    typeId: 1,
    childId: 101,
    sort: 'price_asc',
    page: 2,
  });
  await visitor.type(screen.getByRole('searchbox', { name: '关键词' }), '%{Enter}');
  await waitFor(() =>
    expect(server.inputs('open/web/device/search').at(-1)).toMatchObject({ kw: '%', page: 1 }),
  );
  expect(new URLSearchParams(router.state.location.search).get('kw')).toBe('%');
  expect(server.unexpected).toEqual([]);
});

test('the old query names open the same list', async () => {
  const { server } = open('/project?typeId=3&childId=301&title=谱图解析');
  await screen.findByText('第 1 页的项目');
  expect(server.inputs('open/web/device/search').at(-1)).toMatchObject({ typeId: 3, childId: 301 });
});

test('no results are reported with links', async () => {
  open('/project?kw=🧪', { 'open/web/device/search': () => ({ total: 0, list: [], facets: noFacets }) });
  expect(await screen.findByText('没有找到检测项目')).toBeVisible();
});

test('without the server the list shows an error and loads again on 重试', async () => {
  const { server, visitor } = open('/project');
  server.offline = true;
  await screen.findAllByRole('button', { name: '重试' });
  server.offline = false;
  for (const retry of screen.getAllByRole('button', { name: '重试' })) await visitor.click(retry);
  expect(await screen.findByText('第 1 页的项目')).toBeVisible();
});
