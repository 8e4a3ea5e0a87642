import { formatFen } from '@portal/shared/rules';
import { screen, within } from '@testing-library/react';
import { be, dialogOf, openAtDesk } from '../testing/desk';
import type { StaffOrderRow } from '../ui/orderRow';
import { OrdersPage } from './OrdersPage';

const orderOf = (number: number): StaffOrderRow => ({
  rid: `o${number}`,
  code: `D20261128-${String(number).padStart(6, '0')}`,
  state: 'awaiting_sample',
  type_id: 1,
  created: '2026-11-28T02:00:00Z',
  total_fen: 6_000,
  discount_fen: 0,
  due_fen: 6_000,
  items: [],
  locked: true,
  can: ['receive', 'cancel'],
  next: null,
  open_question: false,
  member: '示例大学',
  member_rid: 'm1',
  assignee: null,
  late: false,
  revised: false,
  revision: 0,
  promise: null,
  updated: '2026-11-28T02:00:00Z',
});
const all = Array.from({ length: 230 }, (_, index) => orderOf(index + 1));

/** Returns a page of all orders, as the server does: `after` is the position. */
const list = ({ after, size }: { after?: string | undefined; size: number }) => {
  const from = Number(after?.split('_')[1] ?? 0);
  const end = from + size;
  return {
    list: all.slice(from, end),
    next: end < all.length ? `1_${end}_x` : null,
    total: after === undefined ? all.length : null,
  };
};

const refused = { error: 'order_act_refused', msg: '订单状态已改变' };

test('orders of all pages are acted on after an explicit choice, in parts; after a lost connection the rest goes on', async () => {
  be('manager');
  const gone = new Set<string>();
  let isLost = true;
  const { visitor, server } = openAtDesk(OrdersPage, {
    'staff/order/list': list,
    'staff/order/moveMany': ({ rows }) => {
      if (gone.size >= 100 && isLost) {
        isLost = false;
        throw new TypeError('Failed to fetch');
      }
      return {
        list: rows.map(({ code }) => {
          gone.add(code);
          const isRefused = code.endsWith('000007');
          return { code, state: isRefused ? null : 'received', refused: isRefused ? refused : null };
        }),
      };
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '选择' }));
  const [first] = screen.getAllByRole('checkbox');
  if (first) await visitor.click(first);
  const batch = within(screen.getByRole('region', { name: '批量操作' }));
  expect(batch.getByRole('status')).toHaveTextContent('已选 1 项');
  await visitor.click(batch.getByRole('button', { name: '选择全部 230 项' }));
  expect(await batch.findByText('已选 230 项')).toBeVisible();
  await visitor.click(batch.getByRole('button', { name: '确认收样' }));
  const asked = await dialogOf();
  expect(asked.getByText(/其中 180 个不在本页/)).toHaveTextContent(formatFen(230 * 6_000));
  await visitor.click(asked.getByRole('button', { name: '确认收样' }));
  await visitor.click(await asked.findByRole('button', { name: '继续（剩 130 个）' }));
  expect(await screen.findByText('确认收样：完成 229 个，未完成 1 个')).toBeVisible();
  expect(gone).toEqual(new Set(all.map(({ code }) => code)));
  const [, lost, again] = server.keys('staff/order/moveMany');
  expect(again).toBe(lost);
  expect(batch.getByRole('status')).toHaveTextContent('已选 1 项');
  expect(batch.getByText('D20261128-000007：订单状态已改变')).toBeVisible();
});
