import type { Reservation } from '@portal/shared/contract';
import { type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { routes } from '../app/routes';
import { newMember } from '../testing/newMember';

const door = 'a'.repeat(32);
const instrument = { rid: 'x1', code: 'XPS-1', name: 'X 射线光电子能谱仪', place: 'B1-05' };
const booked: Reservation = {
  rid: 'm1',
  code: 'M20261201-000123',
  state: 'booked',
  device: { rid: 'onsite-xps', name: 'XPS 现场' },
  instrument,
  starts: '2026-12-01T01:30:00Z',
  ends: '2026-12-01T03:30:00Z',
  alone: true,
  offered: false,
  used: null,
  overtime: 0,
  until: null,
  order: null,
  note: '',
  created: '2026-11-21T02:00:00Z',
  can: ['begin'],
};

const open = (shown: () => Reservation, server: Handlers) =>
  renderRoute({
    routes,
    at: `/member/order/door/${door}`,
    user: member(),
    server: {
      ...newMember,
      'auth/reservation/door': () => ({
        instrument,
        out_of_service: null,
        list: [shown()],
        now: '2026-12-01T01:20:00Z',
      }),
      ...server,
    },
  });

test('one press begins and another ends; the page says since when, and what is charged', async () => {
  let shown = booked;
  const begun: Reservation = {
    ...booked,
    can: ['finish'],
    used: { from: '2026-12-01T01:20:00Z', until: null },
  };
  const ended: Reservation = {
    ...booked,
    state: 'done',
    can: [],
    used: { from: '2026-12-01T01:20:00Z', until: '2026-12-01T03:45:00Z' },
    overtime: 30,
  };
  const { visitor, server } = open(() => shown, {
    'auth/reservation/begin': () => {
      shown = begun;
      return begun;
    },
    'auth/reservation/finish': () => {
      shown = ended;
      return ended;
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '开始使用' }));
  expect(await screen.findByText('使用中，09:20 开始')).toBeInTheDocument();
  await visitor.click(await screen.findByRole('button', { name: '结束使用' }));
  expect(await screen.findByText('实际 09:20–11:45，超时计费 30 分钟')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /使用/ })).not.toBeInTheDocument();
  expect(server.inputs('auth/reservation/begin')).toEqual([{ rid: 'm1', door }]);
});

test('what the lab ended meanwhile is said, and the page shows it', async () => {
  let shown: Reservation = {
    ...booked,
    can: ['finish'],
    used: { from: '2026-12-01T01:20:00Z', until: null },
  };
  const { visitor } = open(() => shown, {
    'auth/reservation/finish': () => {
      shown = {
        ...booked,
        state: 'done',
        can: [],
        used: { from: '2026-12-01T01:20:00Z', until: '2026-12-01T03:30:00Z' },
      };
      throw new Refused('reservation_act_refused');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '结束使用' }));
  expect(await screen.findByText('实际 09:20–11:30')).toBeInTheDocument();
});
