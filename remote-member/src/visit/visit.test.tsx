import type { Sampling } from '@portal/shared/contract';
import { member, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';

const visit = (part: Partial<Sampling> = {}): Sampling => ({
  rid: 'sampling-1',
  code: 'Q20261121-000001',
  state: 'booked',
  date: '2026-12-10',
  time: '10:30-12:30',
  name: '林晓',
  phone: '13800000000',
  place: '上海市浦东新区张江路 1 号',
  message: '',
  scene_date: null,
  created: '2026-11-21T02:00:00.000Z',
  can: ['reschedule', 'cancel'],
  ...part,
});

const counts = { booked: 2, confirmed: 1, cancelled: 4 };

const open = (list: Sampling[], state = '') =>
  renderRoute({
    routes,
    at: `/member/order?kind=visit${state}`,
    user: member(),
    server: { 'auth/sampling/list': () => ({ total: list.length, list, counts }) },
  });

test('the tabs filter by state in the URL, with the count of each', async () => {
  const { visitor, server, router } = open([visit()], '&state=lost&page=0');
  const tabs = within(await screen.findByRole('navigation', { name: '预约状态' }));
  expect(await tabs.findByRole('link', { name: /^全部\s*7$/ })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getByRole('link', { name: /^已取样\s*0$/ })).toBeInTheDocument();
  await visitor.click(tabs.getByRole('link', { name: /^待上门\s*3$/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?kind=visit&state=open'));
  server.on({ 'auth/sampling/list': () => ({ total: 0, list: [], counts }) });
  await visitor.click(tabs.getByRole('link', { name: /^已取样/ }));
  expect(await screen.findByText('没有已取样的预约')).toBeInTheDocument();
  expect(server.inputs('auth/sampling/list')).toEqual([
    { states: [], page: 1, size: 20 },
    { states: ['booked', 'confirmed'], page: 1, size: 20 },
    { states: ['done'], page: 1, size: 20 },
  ]);
});

test('visits are listed with their state; only open ones can be moved or cancelled', async () => {
  const done = visit({ rid: 'sampling-2', state: 'done', date: '2026-11-02', can: [] });
  const { visitor, portal, server } = open([visit(), done]);
  const [first, second] = within(await screen.findByRole('list', { name: '上门取样' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('2026-12-10 10:30-12:30待确认上海市浦东新区张江路 1 号');
  expect(second).toHaveTextContent('已取样');
  expect(screen.getByRole('link', { name: '上门取样' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '订单' })).toHaveAttribute('href', '/member/order');
  const moves = screen.getAllByRole('button', { name: '改期' });
  expect(moves).toHaveLength(1);
  await visitor.click(screen.getByRole('button', { name: '改期' }));
  expect(portal.dialogs.current).toMatchObject({ name: 'sampling', visit: { rid: 'sampling-1' } });
  expect(server.unexpected).toEqual([]);
});

test('a visit is cancelled after a question, and the list follows', async () => {
  const { visitor, server } = open([visit()]);
  server.on({
    'auth/sampling/cancel': () => {
      const list = [visit({ state: 'cancelled', can: [] })];
      server.on({ 'auth/sampling/list': () => ({ total: 1, list, counts }) });
      return null;
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '取消' }));
  const question = await screen.findByRole('dialog', { name: '取消预约' });
  await visitor.click(within(question).getByRole('button', { name: '取消预约' }));
  const list = within(await screen.findByRole('list', { name: '上门取样' }));
  expect(await list.findByText('已取消')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: '取消' })).not.toBeInTheDocument());
  expect(server.inputs('auth/sampling/cancel')).toEqual([{ rid: 'sampling-1' }]);
});

test('without visits the page offers to book one', async () => {
  const { visitor, portal } = open([]);
  expect(await screen.findByText('还没有上门取样预约')).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '预约上门取样' }));
  expect(portal.dialogs.current).toEqual({ name: 'sampling' });
});

test('an unreachable server is reported, and a retry loads the list', async () => {
  const { visitor, server } = renderRoute({ routes, at: '/member/order?kind=visit', user: member() });
  server.offline = true;
  const retry = await screen.findByRole('button', { name: '重试' });
  server.offline = false;
  server.on({ 'auth/sampling/list': () => ({ total: 1, list: [visit()], counts }) });
  await visitor.click(retry);
  expect(await screen.findByText('2026-12-10 10:30-12:30')).toBeInTheDocument();
});
