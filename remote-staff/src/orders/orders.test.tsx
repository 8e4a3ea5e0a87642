import { type Handlers, renderRoute } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { routes } from '../app/routes';

const self = {
  account: 'staff',
  name: '实验室',
  roles: ['admin' as const],
  locked: null,
  second_factor: true,
  created: '2026-11-01T00:00:00Z',
};

const open = (server: Handlers) => renderRoute({ routes, at: '/staff/orders', server });

test('without a session the page is the login, and no order is asked for', async () => {
  const { server } = open({});
  expect(await screen.findByRole('heading', { name: '工作台登录' })).toBeVisible();
  expect(server.calls).toEqual([]);
});

test('after the login the queue is listed', async () => {
  const { visitor, server } = open({
    'open/login': () => ({ token: 'desk-1', refreshToken: 'none', expires: 86_400 }),
    'staff/account/self': () => self,
    'staff/order/list': () => ({ list: [], next: null, total: 0 }),
    'staff/desk/counts': () => ({ list: [] }),
  });
  await visitor.type(await screen.findByLabelText(/用户名/), 'staff');
  await visitor.type(screen.getByLabelText(/^密码/), 'Quiet-Harbour-26');
  await visitor.click(screen.getByRole('button', { name: '登录' }));
  expect(await screen.findByText('没有进行中的订单')).toBeVisible();
  expect(server.unexpected).toEqual([]);
});
