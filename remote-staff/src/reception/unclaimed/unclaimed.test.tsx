import { Refused } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { be, dialogOf, openAtDesk } from '../../testing/desk';
import { UnclaimedPage } from './UnclaimedPage';
import type { UnclaimedRow } from './unclaimedList';

const rowOf = (part: Partial<UnclaimedRow>): UnclaimedRow => ({
  code: 'W20261120-000001',
  mark: 'SF7700112233',
  place: 'A 柜',
  note: '',
  state: 'open',
  created: '2026-11-20T02:00:00Z',
  created_by: '李',
  order_code: '',
  reason: '',
  settled: null,
  settled_by: '',
  matches: [],
  etag: 'a234567890123456',
  ...part,
});
const announced = rowOf({
  matches: [{ code: 'D20261118-000001', state: 'awaiting_sample', member: '林晓' }],
});
const listed = (...list: UnclaimedRow[]) => ({ list, next: null, total: list.length });
const order = {
  code: 'D20261118-000001',
  state: 'awaiting_sample' as const,
  member: '林晓 13800000000',
  parcel: null,
  samples: [],
};

beforeEach(() => be('lab'));

test('the order that was announced for a parcel is proposed, shown with its member, and the parcel assigned to it', async () => {
  const { visitor, server } = openAtDesk(UnclaimedPage, {
    'staff/unclaimed/list': () => listed(announced),
    'staff/sample/expected': () => ({ list: [order] }),
    'staff/unclaimed/claim': ({ order_code }) => ({ ...announced, state: 'claimed' as const, order_code }),
  });
  await visitor.click(await screen.findByRole('button', { name: `认领 ${announced.mark}` }));
  const shown = await dialogOf();
  expect(await shown.findByText(/林晓 13800000000/)).toBeInTheDocument();
  await visitor.dblClick(shown.getByRole('button', { name: '认领到订单' }));
  expect(await screen.findByText(/已认领到 D20261118-000001/)).toBeInTheDocument();
  expect(server.inputs('staff/unclaimed/claim')).toEqual([{ code: announced.code, order_code: order.code }]);
});

test('an order that does not exist is said, and nothing is sent', async () => {
  const { visitor } = openAtDesk(UnclaimedPage, {
    'staff/unclaimed/list': () => listed(rowOf({})),
    'staff/sample/expected': () => ({ list: [] }),
  });
  await visitor.click(await screen.findByRole('button', { name: /^认领/ }));
  const shown = await dialogOf();
  await visitor.type(shown.getByLabelText(/订单号/), 'd20261118－000009');
  expect(await shown.findByText('没有订单 D20261118-000009')).toBeInTheDocument();
  expect(shown.getByRole('button', { name: '认领到订单' })).toBeDisabled();
});

test('who settles second sees what a colleague did, keeps what was typed, and can do no more', async () => {
  let row = rowOf({});
  const { visitor } = openAtDesk(UnclaimedPage, {
    'staff/unclaimed/list': () => listed(row),
    'staff/unclaimed/end': () => {
      row = rowOf({ state: 'returned', reason: '拒收', settled: '2026-11-20T03:00:00Z', settled_by: '王' });
      throw new Refused('unclaimed_refused');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: /^退回或处置/ }));
  const shown = await dialogOf();
  await visitor.selectOptions(shown.getByLabelText('处理方式'), '处置');
  await visitor.type(shown.getByLabelText(/^原因/), '过期');
  await visitor.click(shown.getByRole('button', { name: '处置' }));
  expect(await shown.findByText(/该待认领记录已处理/)).toBeInTheDocument();
  expect(await shown.findByText('已退回 · 拒收 · 王')).toBeInTheDocument();
  expect(shown.getByLabelText(/^原因/)).toHaveValue('过期');
  expect(shown.getByRole('button', { name: '处置' })).toHaveAttribute('aria-disabled', 'true');
});

test('what has no number that a scanner reads is written down; one that waits already is said', async () => {
  const { visitor, server } = openAtDesk(UnclaimedPage, {
    'staff/unclaimed/list': () => listed(),
    'staff/unclaimed/add': () => ({ ...rowOf({ mark: '白色泡沫箱' }), known: true }),
  });
  await visitor.click(await screen.findByRole('button', { name: '记一件' }));
  const shown = await dialogOf();
  await visitor.type(shown.getByLabelText(/单号或标记/), '白色泡沫箱');
  await visitor.type(shown.getByLabelText(/备注/), '没有面单');
  await visitor.click(shown.getByRole('button', { name: '记下' }));
  expect(await screen.findByText(/已在待认领：李 /)).toBeInTheDocument();
  expect(server.inputs('staff/unclaimed/add')).toEqual([{ mark: '白色泡沫箱', place: '', note: '没有面单' }]);
});
