import type { Retest } from '@portal/shared/contract';
import { Refused } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { orderFile } from '../../testing/fixture';
import { openOrder } from '../../testing/openOrder';

const retest = (part: Partial<Retest> = {}): Retest => ({
  rid: 'retest-1',
  item_rid: 'item-1',
  item: 'X 射线衍射',
  sample_rid: 'sample-1',
  sample: { number: 'S1', name: '磷酸铁锂' },
  number: 1,
  state: 'proposed',
  cause: 'wish',
  reason: '换一批次再测',
  charge_fen: 6000,
  created: '2026-11-26T02:00:00Z',
  expected: null,
  order: null,
  ...part,
});

test('a charged retest begins when the member agrees to its price; a refusal keeps it as it is', async () => {
  let now = retest();
  const { visitor, server } = openOrder({ state: 'delivered' });
  let isShort = true;
  server.on({
    'auth/retest/list': () => ({ of: null, list: [now] }),
    'auth/retest/agree': () => {
      if (isShort) throw new Refused('credit_short');
      now = retest({
        state: 'testing',
        expected: '2026-12-03',
        order: { rid: 'order-9', code: 'D20261130-000009' },
      });
      return { order_rid: 'order-9' };
    },
  });
  const panel = within(await screen.findByRole('region', { name: '复测' }));
  const row = within(panel.getByRole('listitem', { name: '复测 1 · S1 磷酸铁锂' }));
  expect(row.getByText('待客户同意')).toBeInTheDocument();
  const agree = async () => {
    await visitor.click(row.getByRole('button', { name: '同意复测' }));
    await visitor.click(await screen.findByRole('button', { name: '同意 ¥60.00' }));
  };
  await agree();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(row.getByRole('button', { name: '同意复测' })).toBeInTheDocument();
  isShort = false;
  await agree();
  expect(await row.findByText('预计 2026-12-03 出数据')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'D20261130-000009' })).toHaveAttribute(
    'href',
    '/member/order/order-9',
  );
  expect(server.inputs('auth/retest/agree').at(-1)).toEqual({ rid: 'retest-1', seen: { amount_fen: 6000 } });
});

test('the data of a retest stands beside the first result of the same sample', async () => {
  const data = (rid: string, name: string) => orderFile({ rid, kind: 'data', name });
  const { server } = openOrder({ state: 'paid' });
  const files: Readonly<Record<string, string>> = { 'order-1': 'S1.tif', 'order-9': 'S1_复测.tif' };
  server.on({
    'auth/web/orderFile/list4rid': ({ rid }) => [data(rid, files[rid] ?? '')],
    'auth/retest/list': () => ({
      of: null,
      list: [
        retest({ state: 'done', charge_fen: 0, order: { rid: 'order-9', code: 'D20261130-000009' } }),
        retest({ rid: 'retest-2', number: 2, state: 'withdrawn' }),
      ],
    }),
  });
  const panel = within(await screen.findByRole('region', { name: '复测' }));
  const first = within(panel.getByRole('region', { name: '首次' }));
  expect(await first.findByText('S1.tif')).toBeInTheDocument();
  const second = within(await panel.findByRole('region', { name: '复测 1' }));
  expect(second.getByRole('button', { name: '查看S1_复测.tif' })).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: '同意复测' })).not.toBeInTheDocument();
});

test('an order that is a retest says of which order, and has the steps of a retest', async () => {
  const at = '2026-11-30T02:00:00Z';
  const { server } = openOrder({
    state: 'testing',
    due_fen: 0,
    timeline: [{ state: 'testing', act: 'retest', by: 'staff', note: '', at }],
  });
  server.on({
    'auth/retest/list': () => ({ of: { rid: 'order-0', code: 'D20261120-000001', number: 1 }, list: [] }),
  });
  const panel = within(await screen.findByRole('region', { name: '复测' }));
  expect(panel.getByRole('link', { name: 'D20261120-000001' })).toHaveAttribute(
    'href',
    '/member/order/order-0',
  );
  expect(screen.queryByText('待寄样')).not.toBeInTheDocument();
});
