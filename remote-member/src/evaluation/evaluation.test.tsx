import type { Evaluation } from '@portal/shared/contract';
import { member, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../app/routes';

const evaluation: Evaluation = {
  rid: 'evaluation-1',
  code: 'N20261122-000001',
  stars: 4,
  text: '数据清晰',
  option_text: [],
  pictures: [],
  created: '2026-11-22T02:00:00Z',
  reply: { text: '感谢认可', at: '2026-11-23T02:00:00Z' },
  state: 'hidden',
  reason: '含有广告',
  anonymous: true,
  order: { rid: 'order-1', code: 'D20261120-000007' },
  item: { rid: 'item-1', device_rid: 'xrd', name: 'X 射线衍射' },
};

const open = (list: readonly Evaluation[]) =>
  renderRoute({
    routes,
    at: '/member/order?kind=evaluation',
    user: member(),
    server: { 'auth/evaluate/list4person': () => ({ list: [...list], next: null }) },
  });

test('a member finds all own evaluations beside the orders, with state and answer', async () => {
  open([evaluation]);
  const row = within(await screen.findByRole('listitem', { name: /X 射线衍射/ }));
  expect(row.getByText('数据清晰')).toBeInTheDocument();
  expect(row.getByText('感谢认可')).toBeInTheDocument();
  expect(row.getByText('未展示的原因：含有广告')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'D20261120-000007' })).toHaveAttribute(
    'href',
    '/member/order/order-1',
  );
  expect(screen.getByRole('link', { name: '评价' })).toHaveAttribute('aria-current', 'page');
});

test('without evaluations the page says where they are written', async () => {
  open([]);
  expect(await screen.findByText('还没有评价')).toBeInTheDocument();
});
