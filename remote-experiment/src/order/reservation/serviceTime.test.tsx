import type { Reservation } from '@portal/shared/contract';
import { Refused } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { planItem, planOf } from '../../testing/fixture';
import { onSaturday, open, submit } from '../../testing/orderPage';

onSaturday();

const held = (part: Partial<Reservation> = {}): Reservation => ({
  rid: 'reservation-1',
  code: 'M20261121-000001',
  state: 'held',
  alone: false,
  offered: true,
  used: null,
  overtime: 0,
  device: { rid: 'xrd', name: 'X 射线衍射' },
  instrument: { rid: 'xrd-1', code: 'XRD-1', name: '衍射仪', place: '' },
  starts: '2026-12-01T09:00:00+08:00',
  ends: '2026-12-01T11:00:00+08:00',
  until: '2026-11-21T10:30:00+08:00',
  order: null,
  note: '',
  created: '2026-11-21T02:00:00Z',
  can: ['order', 'move', 'cancel'],
  ...part,
});
const planFor = (hours: number) =>
  planOf({ 2: [planItem({ count: hours, unit: '小时', needs_sample: false })] });
const openFor = (hours: number, reservations: Reservation[]) => open({ plan: planFor(hours), reservations });

test('held time of as many hours as are ordered is booked with the order', async () => {
  const page = openFor(2, [held(), held({ rid: 'other', device: { rid: 'sem', name: '扫描电镜' } })]);
  const list = within(await screen.findByRole('list', { name: /的机时$/ }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.getByText('12月1日 周二 09:00–11:00')).toBeInTheDocument();
  expect(list.getByRole('timer')).toHaveTextContent(/^(30:00|29:5\d)$/);
  expect(screen.getByText('提交订单后，以上机时即预约成功')).toBeInTheDocument();
  await submit(page);
  await waitFor(() =>
    expect(page.server.inputs('auth/order/add')).toMatchObject([{ reservation_rids: ['reservation-1'] }]),
  );
});

test('held time that was moved meanwhile is named before and now, and nothing is ordered until the member agrees', async () => {
  const page = openFor(2, [held()]);
  await page.visitor.type(await screen.findByLabelText(/^备注|留言/), '样品怕潮');
  const moved = held({
    instrument: { rid: 'xrd-2', code: 'XRD-2', name: '二号衍射仪', place: '' },
    starts: '2026-12-01T13:00:00+08:00',
    ends: '2026-12-01T15:00:00+08:00',
  });
  const rest = { total: 1, counts: {}, waits: [], alone_rids: [], alone_device_rids: [] };
  page.server.on({
    'auth/web/reservation/list4person': () => ({ ...rest, list: [moved], now: new Date().toISOString() }),
    'auth/order/add': ({ seen }) => {
      if (seen.times[0]?.instrument_rid !== 'xrd-2') throw new Refused('seen_changed');
      return { rid: 'order-1', code: 'D20261121-000001' };
    },
  });
  await submit(page);
  const dialog = within(await screen.findByRole('dialog', { name: '订单内容有变化' }));
  expect(await dialog.findByText(/的机时由/)).toHaveTextContent(
    '“X 射线衍射”的机时由 2026-12-01 09:00–11:00（衍射仪） 变为 2026-12-01 13:00–15:00（二号衍射仪）',
  );
  expect(screen.getByDisplayValue('样品怕潮')).toBeInTheDocument();
  await page.visitor.click(dialog.getByRole('button', { name: '继续下单' }));
  await waitFor(() => expect(page.server.inputs('auth/order/add')).toHaveLength(2));
  expect(page.server.inputs('auth/order/add')).toMatchObject([
    { message: '样品怕潮', seen: { times: [{ instrument_rid: 'xrd-1' }] } },
    { message: '样品怕潮', seen: { times: [{ instrument_rid: 'xrd-2' }] } },
  ]);
});

test('held time of other hours is not used; the form says so and changes the ordered hours', async () => {
  const page = openFor(3, [held()]);
  expect(await screen.findByText(/保留了 2 小时，订购了 3 小时/)).toBeInTheDocument();
  page.server.on({ 'auth/tempDevice/edit': () => planFor(2) });
  await page.visitor.click(screen.getByRole('button', { name: '改为订购 2 小时' }));
  expect(await screen.findByText('提交订单后，以上机时即预约成功')).toBeInTheDocument();
  expect(page.server.inputs('auth/tempDevice/edit')).toEqual([{ rid: 'item-xrd', count: 2 }]);
});

test('without held time the order says that time is arranged by phone, and offers to choose it here', async () => {
  const page = openFor(1, []);
  const slot = {
    starts: '2026-11-23T09:00:00+08:00',
    ends: '2026-11-23T10:00:00+08:00',
    left: 1,
  };
  const chosen = held({ rid: 'new', starts: slot.starts, ends: slot.ends, offered: false });
  const list: Reservation[] = [];
  page.server.on({
    'open/web/instrument/free': () => [
      {
        rid: 'xrd-1',
        code: 'XRD-1',
        name: '衍射仪',
        place: '',
        slot_minutes: 60,
        capacity: 1,
        self_operated: false,
        out_of_service: null,
        days: [{ date: '2026-11-23', closed: null, slots: [slot] }],
      },
    ],
    'auth/reservation/add': () => {
      list.push(chosen);
      return chosen;
    },
    'auth/web/reservation/list4person': () => ({
      total: list.length,
      list,
      counts: {},
      waits: [],
      alone_rids: [],
      alone_device_rids: [],
      now: new Date().toISOString(),
    }),
  });
  expect(await screen.findByText(/不选的由客服与您电话约定/)).toBeInTheDocument();
  await page.visitor.type(screen.getByLabelText(/^备注|留言/), '请安排熟悉原位台的工程师');
  await page.visitor.click(await screen.findByRole('button', { name: '选择机时' }));
  await page.visitor.click(await screen.findByRole('button', { name: /09:00–10:00，可预约/ }));
  await page.visitor.click(screen.getByRole('button', { name: '保留机时' }));
  expect(await screen.findByText('提交订单后，以上机时即预约成功')).toBeInTheDocument();
  expect(screen.getByDisplayValue('请安排熟悉原位台的工程师')).toBeInTheDocument();
  await submit(page);
  await waitFor(() =>
    expect(page.server.inputs('auth/order/add')).toMatchObject([{ reservation_rids: ['new'] }]),
  );
});

test('a hold that expires while ordering is said at once, with the nearest times and nothing typed lost', async () => {
  const page = openFor(2, [held()]);
  await page.visitor.type(await screen.findByLabelText(/^备注|留言/), '样品怕潮');
  expect(await screen.findByRole('timer')).toBeInTheDocument();
  jest.setSystemTime(new Date('2026-11-21T02:31:00Z'));
  page.server.on({
    'auth/order/add': () => {
      throw new Refused('reservation_unusable');
    },
    'open/web/instrument/free': () => [],
    'auth/web/reservation/list4person': () => ({
      total: 0,
      list: [],
      counts: {},
      waits: [],
      alone_rids: [],
      alone_device_rids: [],
      now: new Date().toISOString(),
    }),
  });
  expect(await screen.findByText(/12月1日 周二 09:00–11:00 的保留时间已过/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '重新保留' })).toBeEnabled();
  expect(await screen.findByText(/前后几天都没有同样时长的空闲时段/)).toBeInTheDocument();
  expect(screen.getByDisplayValue('样品怕潮')).toBeInTheDocument();
});
