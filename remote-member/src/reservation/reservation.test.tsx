import type { Data, Reservation, ReservationWait } from '@portal/shared/contract';
import { labClock } from '@portal/shared/rules';
import { type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';

type Reservations = Data<'auth/web/reservation/list4person'>;

const day = labClock(new Date(Date.now() + 3 * 24 * 3600_000)).today;
const at = (time: string) => `${day}T${time}:00+08:00`;
const instrument = { rid: 'tem-1', code: 'TEM-1', name: '透射电镜', place: '材料楼 B1-03' };
const device = { rid: 'onsite-tem', name: 'TEM 上机' };
const reservation = (part: Partial<Reservation> = {}): Reservation => ({
  rid: 'reservation-1',
  code: 'M20261121-000001',
  state: 'booked',
  device,
  instrument,
  starts: at('09:00'),
  ends: at('11:00'),
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
const wait: ReservationWait = {
  rid: 'wait-1',
  device,
  instrument,
  starts: at('13:00'),
  ends: at('15:00'),
  created: '2026-11-20T02:00:00Z',
};
const counts: Reservations['counts'] = { booked: 2, held: 1, done: 20, cancelled: 3, expired: 1 };

const listed = (): Reservations => ({
  total: 1,
  list: [reservation()],
  counts,
  waits: [],
  alone_rids: [],
  alone_device_rids: [],
  now: new Date().toISOString(),
});

function open(answer: Partial<Reservations> = {}, server: Handlers = {}, query = '') {
  return renderRoute({
    routes,
    at: `/member/order?kind=reservation${query}`,
    user: member(),
    server: {
      'auth/web/reservation/list4person': () => ({
        ...listed(),
        ...answer,
      }),
      ...server,
    },
  });
}
const row = async (code: string) => within(await screen.findByRole('listitem', { name: code }));

test('each reservation says when, where and for which order; only what the server allows is offered', async () => {
  const late = reservation({
    rid: 'r2',
    code: 'M2',
    can: [],
    starts: new Date(Date.now() + 3600_000).toISOString(),
    ends: new Date(Date.now() + 7200_000).toISOString(),
  });
  open({ list: [reservation(), late] });
  const one = await row('M20261121-000001');
  expect(one.getByText(`${day} 09:00–11:00`)).toBeInTheDocument();
  expect(one.getByText('TEM 上机 · 透射电镜，材料楼 B1-03 · 工程师协助')).toBeInTheDocument();
  expect(one.getByRole('link', { name: 'D1' })).toHaveAttribute('href', '/member/order/order-1');
  const two = await row('M2');
  expect(two.getByText('距离开始不足 24 小时，改期或取消请联系客户经理')).toBeInTheDocument();
  expect(two.queryByRole('button', { name: /^(改期|取消)/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '仪器机时' })).toHaveAttribute('aria-current', 'page');
});

test('group and page are in the URL and in the call', async () => {
  const { visitor, server, router } = open({ total: 45 });
  const tabs = within(await screen.findByRole('navigation', { name: '预约状态' }));
  expect(await tabs.findByRole('link', { name: /^全部\s*27$/ })).toHaveAttribute('aria-current', 'page');
  await visitor.click(tabs.getByRole('link', { name: /^待进行\s*3$/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?kind=reservation&state=open'));
  await visitor.click(await screen.findByRole('link', { name: '下一页' }));
  await waitFor(() =>
    expect(server.inputs('auth/web/reservation/list4person').at(-1)).toEqual({
      states: ['held', 'booked'],
      page: 2,
      size: 20,
    }),
  );
});

test('an offered time says until when it is held, and can be given up', async () => {
  const offered = reservation({
    state: 'held',
    offered: true,
    until: new Date(Date.now() + 1_800_000).toISOString(),
    order: null,
    can: ['order', 'cancel'],
  });
  const { visitor, server } = open({ list: [offered] }, { 'auth/reservation/cancel': () => null });
  const one = await row('M20261121-000001');
  expect(one.getByText('候补到的机时')).toBeInTheDocument();
  expect(one.getByText(/过时未下单将自动释放/)).toHaveTextContent(/保留还剩 (30:00|29:5\d)/);
  expect(one.getByRole('link', { name: '去下单 M20261121-000001' })).toHaveAttribute(
    'href',
    '/detail/onsite-tem?count=2',
  );
  await visitor.click(one.getByRole('button', { name: '放弃 M20261121-000001' }));
  const dialog = within(await screen.findByRole('dialog', { name: '放弃机时' }));
  await visitor.click(dialog.getByRole('button', { name: '放弃' }));
  expect(await screen.findByText('已放弃该时段')).toBeInTheDocument();
  expect(server.inputs('auth/reservation/cancel')).toEqual([{ rid: 'reservation-1' }]);
});

test('cancelling a booked time says what becomes of the order', async () => {
  const { visitor } = open();
  await visitor.click(await screen.findByRole('button', { name: '取消 M20261121-000001' }));
  const dialog = within(await screen.findByRole('dialog', { name: '取消机时' }));
  expect(dialog.getByText(/订单 D1 保留，可在订单页重新预约/)).toBeInTheDocument();
});

test('a wait is listed and can be given up', async () => {
  const { visitor, server } = open({ waits: [wait] }, { 'auth/reservation/unwait': () => null });
  await visitor.click(await screen.findByRole('button', { name: `取消候补 ${day} 13:00–15:00` }));
  expect(await screen.findByText('已取消候补')).toBeInTheDocument();
  expect(server.inputs('auth/reservation/unwait')).toEqual([{ rid: 'wait-1' }]);
});

const slot = (from: string, to: string, left: number) => ({ starts: at(from), ends: at(to), left });
const free = (): Data<'open/web/instrument/free'> => [
  {
    ...instrument,
    slot_minutes: 60,
    capacity: 1,
    self_operated: false,
    out_of_service: null,
    days: [
      {
        date: day,
        closed: null,
        slots: [
          ...[slot('08:00', '09:00', 1), slot('09:00', '10:00', 0), slot('10:00', '11:00', 0)],
          ...[slot('11:00', '12:00', 1), slot('13:00', '14:00', 1), slot('14:00', '15:00', 0)],
        ],
      },
    ],
  },
];

const dayName = `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
const rangeName = (range: string) => `${dayName} 周${'日一二三四五六'[new Date(day).getUTCDay()]} ${range}`;

test('a time is moved to a free one of the same length, over its own time too, but not over a gap or a taken slot', async () => {
  const { visitor, server } = open({}, { 'open/web/instrument/free': free });
  await visitor.click(await screen.findByRole('button', { name: '改期 M20261121-000001' }));
  const dialog = within(await screen.findByRole('dialog', { name: '机时改期' }));
  const slots = await dialog.findAllByRole('button', { name: /，/ });
  const names = slots
    .filter((slot) => slot.getAttribute('disabled') === null)
    .map(({ ariaLabel }) => ariaLabel);
  expect(names).toEqual([`${rangeName('08:00–09:00')}，可预约`, `${rangeName('10:00–11:00')}，现约，可预约`]);
  expect(dialog.getByRole('button', { name: '确认改期' })).toBeDisabled();
  server.on({
    'auth/reservation/move': () => {
      throw new Refused('reservation_unavailable');
    },
  });
  await visitor.click(dialog.getByRole('button', { name: /08:00–09:00/ }));
  await visitor.click(dialog.getByRole('button', { name: '确认改期' }));
  const near = within(await dialog.findByRole('group', { name: '最近的空闲时段' }));
  server.on({ 'auth/reservation/move': () => reservation({ starts: at('10:00'), ends: at('12:00') }) });
  await visitor.click(near.getByRole('button', { name: rangeName('10:00–12:00') }));
  expect(await screen.findByText(`已改到 ${rangeName('10:00–12:00')}`)).toBeInTheDocument();
  expect(server.inputs('auth/reservation/move')).toEqual([
    { rid: 'reservation-1', instrument_rid: 'tem-1', starts: at('08:00'), ends: at('10:00') },
    { rid: 'reservation-1', instrument_rid: 'tem-1', starts: at('10:00'), ends: at('12:00') },
  ]);
});

test('a booked time is saved to the calendar, and a pick-up is booked for a day before it', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:calendar';
  };
  const { visitor, portal } = open();
  await visitor.click(await screen.findByRole('button', { name: '加入日历 M20261121-000001' }));
  await waitFor(() => expect(files.map(({ type }) => type)).toEqual(['text/calendar']));
  await visitor.click(screen.getByRole('button', { name: '上门取样 M20261121-000001' }));
  expect(portal.dialogs.current).toMatchObject({ name: 'sampling', sceneDate: day });
});

test.each([
  ['', '还没有仪器机时'],
  ['&state=done', '没有已完成的机时'],
])('without reservations the page says so %s', async (query, title) => {
  open({ total: 0, list: [], counts: {} }, {}, query);
  expect(await screen.findByText(title)).toBeInTheDocument();
});

test('an unreachable server is reported, and a retry loads the list', async () => {
  const { visitor, server } = renderRoute({ routes, at: '/member/order?kind=reservation', user: member() });
  server.offline = true;
  const retry = await screen.findByRole('button', { name: '重试' });
  server.offline = false;
  server.on({
    'auth/web/reservation/list4person': listed,
  });
  await visitor.click(retry);
  expect((await row('M20261121-000001')).getByText(`${day} 09:00–11:00`)).toBeInTheDocument();
});
