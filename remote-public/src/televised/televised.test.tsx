import { type Handlers, Refused, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { articleCard } from '../testing/article';
import { deviceCard } from '../testing/device';
import { setting } from '../testing/setting';

function open(handlers: Handlers = {}) {
  return renderRoute({
    routes,
    at: '/televised',
    server: {
      'open/web/type/group': () => [
        {
          id: 1,
          name: '送样检测',
          img: '/upload/img/t1.svg',
          typeChildArr: [
            { id: 101, name: '物相结构' },
            { id: 102, name: '热学' },
          ],
        },
      ],
      'open/web/device/search': () => ({
        total: 7,
        list: [deviceCard()],
        facets: { children: [{ id: 101, name: '物相结构', count: 7 }], sample_states: [] },
      }),
      'open/web/news': () => ({
        total: 1,
        list: [articleCard({ type: 'service', rid: 'case-1', title: '析锂定位' })],
      }),
      'open/setting': setting,
      ...handlers,
    },
  });
}

const down = () => {
  throw new Refused('internal');
};

test('shows services with their counts, and cases, all with links', async () => {
  const { server } = open();
  expect(await screen.findByRole('heading', { level: 1, name: '能力展示' })).toBeVisible();
  const directions = await screen.findByRole('list', { name: '送样检测' });
  const link = await within(directions).findByRole('link', { name: /物相结构.*7 项/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('childId=101'));
  expect(within(directions).getByRole('link', { name: /热学.*0 项/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /析锂定位/ })).toHaveAttribute('href', '/article/case-1');
  expect(screen.getByRole('link', { name: '全部案例' })).toHaveAttribute('href', '/list/service');
  expect(server.unexpected).toEqual([]);
});

test('each section fails alone and recovers on 重试', async () => {
  const { server, visitor } = open({ 'open/web/type/group': down });
  const range = within(await screen.findByRole('region', { name: '检测方向' }));
  expect(await screen.findByRole('link', { name: /析锂定位/ })).toBeVisible();
  const retry = await range.findByRole('button', { name: '重试' });
  server.on({
    'open/web/type/group': () => [{ id: 3, name: '数据分析', img: '/upload/img/t.svg', typeChildArr: [] }],
  });
  await visitor.click(retry);
  expect(await range.findByRole('link', { name: '数据分析' })).toBeVisible();
});

test('without the counts the children are still links', async () => {
  open({ 'open/web/device/search': down });
  const directions = await screen.findByRole('list', { name: '送样检测' });
  expect(within(directions).getByRole('link', { name: '物相结构' })).toBeVisible();
});
