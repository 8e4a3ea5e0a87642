import type { Data, Reservation } from '@portal/shared/contract';
import { labClock } from '@portal/shared/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { order } from '../../testing/fixture';
import { openOrder } from '../../testing/openOrder';

const day = labClock(new Date(Date.now() + 3 * 24 * 3600_000)).today;
const instrument = { rid: 'tem-1', code: 'TEM-1', name: '透射电镜', place: '材料楼 B1-03' };
const device = { rid: 'xrd', name: 'TEM 上机' };
const time = (part: Partial<Reservation> = {}): Reservation => ({
  rid: 'reservation-1',
  code: 'M20261121-000001',
  state: 'booked',
  device,
  instrument,
  starts: `${day}T09:00:00+08:00`,
  ends: `${day}T11:00:00+08:00`,
  alone: false,
  offered: false,
  used: null,
  overtime: 0,
  until: null,
  note: '',
  order: { rid: 'order-1', code: 'D1' },
  created: '2026-11-20T02:00:00Z',
  can: ['move', 'cancel'],
  ...part,
});

function open(reservations: Reservation[], state: 'confirmed' | 'delivered' = 'confirmed') {
  const [item] = order().items;
  const items = item ? [{ ...item, unit: '小时' }] : [];
  const shown = openOrder({ type_id: 2, sample_source: -1, state, items });
  const related: Data<'auth/order/relateEquipment'> = [
    {
      ...instrument,
      slot_minutes: 60,
      capacity: 1,
      self_operated: false,
      out_of_service: null,
      devices: [device],
      manuals: [],
      reservations,
    },
  ];
  shown.server.on({
    'auth/order/relateEquipment': () => related,
    'auth/reservation/cancel': () => null,
  });
  return shown;
}
const row = async () => within(await screen.findByRole('listitem', { name: 'M20261121-000001' }));

test('an order of instrument time says when and where, and it is moved, cancelled or put into a calendar there', async () => {
  const { visitor, server } = open([time()]);
  const shown = await row();
  expect(shown.getByText(`${day} 09:00–11:00`)).toBeInTheDocument();
  expect(shown.getByText('透射电镜，材料楼 B1-03 · 工程师协助')).toBeInTheDocument();
  expect(shown.getByRole('button', { name: /^改期/ })).toBeInTheDocument();
  expect(shown.getByRole('button', { name: /^加入日历/ })).toBeInTheDocument();
  await visitor.click(shown.getByRole('button', { name: /^取消/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '取消机时' }));
  expect(dialog.getByText(/可在订单页重新预约/)).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '取消机时' }));
  await waitFor(() => expect(server.inputs('auth/reservation/cancel')).toEqual([{ rid: 'reservation-1' }]));
});

test('cancelled time is booked again, unless the hours are used up or the work is done', async () => {
  const cancelled = time({ state: 'cancelled', can: [] });
  const again = () => screen.queryByRole('button', { name: /^重新预约/ });
  const first = open([cancelled]);
  await row();
  expect(again()).toBeInTheDocument();
  first.unmount();
  const second = open([
    cancelled,
    time({ rid: 'r2', code: 'M2', starts: `${day}T13:00:00+08:00`, ends: `${day}T15:00:00+08:00` }),
  ]);
  await row();
  expect(again()).not.toBeInTheDocument();
  second.unmount();
  open([cancelled], 'delivered');
  await row();
  expect(again()).not.toBeInTheDocument();
});

test('an order without instrument time has no block for it, and asks for none', async () => {
  const { server } = openOrder();
  expect(await screen.findByRole('region', { name: '检测项目' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '上机时间' })).not.toBeInTheDocument();
  expect(server.inputs('auth/order/relateEquipment')).toEqual([]);
});
