import type { Reservation } from '@portal/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { planItem, planOf } from '../../testing/fixture';
import { onSaturday, open, submit } from '../../testing/orderPage';

onSaturday();

const held = (part: Partial<Reservation> = {}): Reservation => ({
  ...{ rid: 'reservation-1', code: 'M20261121-000001', state: 'held', alone: false, offered: true },
  device: { rid: 'xrd', name: 'X 射线衍射' },
  instrument: { rid: 'xrd-1', code: 'XRD-1', name: '衍射仪', place: '' },
  ...{ starts: '2026-12-01T09:00:00+08:00', ends: '2026-12-01T11:00:00+08:00' },
  ...{ until: '2026-11-21T10:30:00+08:00', order: null, note: '', created: '2026-11-21T02:00:00Z' },
  can: ['order', 'move', 'cancel'],
  ...part,
});
const openFor = (hours: number, reservations: Reservation[]) =>
  open({
    plan: planOf({ 2: [planItem({ count: hours, unit: '小时', needs_sample: false })] }),
    reservations,
  });

test('held time of as many hours as are ordered is booked with the order', async () => {
  const page = openFor(2, [held(), held({ rid: 'other', device: { rid: 'sem', name: '扫描电镜' } })]);
  const list = within(await screen.findByRole('list', { name: /的机时$/ }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.getByText('2026-12-01 09:00–11:00')).toBeInTheDocument();
  expect(list.getByText('保留到 2026-11-21 10:30，请在此之前提交')).toBeInTheDocument();
  expect(screen.getByText('提交订单后，以上机时即预约成功')).toBeInTheDocument();
  await submit(page);
  await waitFor(() =>
    expect(page.server.inputs('auth/order/add')).toMatchObject([{ reservation_rids: ['reservation-1'] }]),
  );
});

test('held time of other hours is not used, and the form says what to change', async () => {
  const page = openFor(3, [held()]);
  expect(await screen.findByText(/保留了 2 小时，订购了 3 小时/)).toBeInTheDocument();
  await submit(page);
  await waitFor(() => expect(page.server.inputs('auth/order/add')).toHaveLength(1));
  expect(page.server.inputs('auth/order/add')[0]).not.toHaveProperty('reservation_rids');
});
