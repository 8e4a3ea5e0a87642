import type { StaffInstrument } from '@portal/shared/contract';
import { Refused } from '@portal/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { be, dialogOf, openAtDesk } from '../testing/desk';
import { InstrumentActs } from './InstrumentActs';
import { MoveReservationDialog } from './MoveReservationDialog';
import { minutesBetween, rangeOf } from './phoneTime';
import type { ReservationRow } from './shownWeek';
import { UseDialog } from './UseDialog';

const tem: StaffInstrument = {
  rid: 't1',
  code: 'TEM-1',
  name: 'FEI Talos F200X',
  place: 'B1-03',
  slot_minutes: 60,
  capacity: 1,
  self_operated: true,
  out_of_service: null,
  device_rids: ['onsite-tem'],
  hours: [],
  manuals: [],
  closures: [],
  etag: 'abcdefghijklmnop',
};

const reservation: ReservationRow = {
  rid: 'm1',
  code: 'M20261201-000123',
  state: 'booked',
  device: { rid: 'onsite-tem', name: '透射电镜现场' },
  instrument: { rid: 't1', code: 'TEM-1', name: tem.name, place: tem.place },
  starts: '2026-12-01T01:00:00Z',
  ends: '2026-12-01T03:00:00Z',
  alone: false,
  offered: false,
  used: null,
  overtime: 0,
  until: null,
  order: { rid: 'o1', code: 'D20261121-000123' },
  note: '',
  created: '2026-11-21T02:00:00Z',
  can: ['move', 'finish'],
  member: '林晓 13800000000',
};

test('a time of the lab is told by day and clock, and none by a clock that is missing', () => {
  expect(rangeOf({ day: '2026-12-01', from: '09:30' }, 90)).toEqual({
    starts: '2026-12-01T01:30:00.000Z',
    ends: '2026-12-01T03:00:00.000Z',
  });
  expect(rangeOf({ day: '2026-12-01', from: '' }, 90)).toBeUndefined();
  expect(rangeOf({ day: '2026-12-01', from: '10:00' }, minutesBetween('10:00', '09:00'))).toBeUndefined();
});

test('an instrument is taken out of service; a colleague who did so before is told', async () => {
  be('lab');
  const { visitor } = openAtDesk(() => <InstrumentActs instrument={tem} day="2026-12-01" />, {
    'staff/instrument/outOfService': () => ({ moved: 1, cancelled: 2 }),
  });
  await visitor.click(await screen.findByRole('button', { name: '暂停使用' }));
  const shown = await dialogOf();
  await visitor.type(shown.getByRole('textbox'), '真空故障');
  await visitor.click(shown.getByRole('button', { name: '暂停使用' }));
  expect(await screen.findByText('TEM-1 已暂停使用：1 个预约改到其他仪器，取消 2 个')).toBeInTheDocument();
});

test('who may operate an instrument alone is added by account and taken back by a second press', async () => {
  be('lab');
  let list = [{ account: '13800000000', member: '林晓', granted: '2026-11-01T02:00:00Z' }];
  const { visitor, server } = openAtDesk(() => <InstrumentActs instrument={tem} day="2026-12-01" />, {
    'staff/instrument/permissions': () => ({ list, total: list.length, page: 1, size: 100 }),
    'staff/instrument/permit': () => {
      throw new Refused('not_found');
    },
    'staff/instrument/revoke': () => {
      list = [];
      return null;
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '自主上机权限' }));
  const shown = await dialogOf();
  await visitor.type(shown.getByLabelText(/客户账号/), '13900000000');
  await visitor.click(shown.getByRole('button', { name: '授权' }));
  expect(await shown.findByRole('alert')).toBeInTheDocument();
  expect(shown.getByLabelText(/客户账号/)).toHaveValue('13900000000');
  await visitor.click(await shown.findByRole('button', { name: '收回 林晓' }));
  expect(server.inputs('staff/instrument/revoke')).toEqual([]);
  await visitor.click(shown.getByRole('button', { name: '确认收回 林晓' }));
  expect(await shown.findByText('还没有授权的客户')).toBeInTheDocument();
  expect(within(document.body).getByText('已收回，之后的预约由工程师协助')).toBeInTheDocument();
});

test('a time is booked by phone for an order, and moved to a time of the same length', async () => {
  be('manager');
  const desk = openAtDesk(() => <InstrumentActs instrument={tem} day="2026-12-01" />, {
    'open/web/instrument/list': () => [
      {
        code: 'TEM-1',
        name: tem.name,
        place: tem.place,
        self_operated: true,
        services: [{ rid: 'onsite-tem', name: '透射电镜现场' }],
      },
    ],
    'staff/reservation/book': () => reservation,
  });
  await desk.visitor.click(await screen.findByRole('button', { name: '电话预约' }));
  const shown = await dialogOf();
  await desk.visitor.type(shown.getByLabelText(/订单号/), 'd20261121-000123');
  await desk.visitor.type(shown.getByLabelText(/开始/), '09:00');
  await desk.visitor.type(shown.getByLabelText(/结束/), '11:00');
  await desk.visitor.click(shown.getByRole('button', { name: '预约' }));
  expect(await screen.findByText(`${reservation.code} 已预约 09:00–11:00`)).toBeInTheDocument();
  expect(desk.server.inputs('staff/reservation/book')).toMatchObject([
    { order: 'D20261121-000123', device_rid: 'onsite-tem', instrument: 'TEM-1', alone: false },
  ]);
});

test('a reservation whose new time is taken stays where it is, and what was typed is kept', async () => {
  be('manager');
  const { visitor, server } = openAtDesk(
    () => <MoveReservationDialog asked={reservation} onClose={() => undefined} />,
    {
      'staff/instrument/list': () => ({ list: [tem], total: 1, page: 1, size: 100 }),
      'staff/reservation/list': () => ({ list: [reservation], next: null, total: 1 }),
      'staff/reservation/move': () => {
        throw new Refused('reservation_unavailable');
      },
    },
  );
  const shown = await dialogOf();
  expect(shown.getByRole('button', { name: '改期' })).toBeDisabled();
  await visitor.clear(shown.getByLabelText(/开始/));
  await visitor.type(shown.getByLabelText(/开始/), '14:00');
  await visitor.click(shown.getByRole('button', { name: '改期' }));
  expect(await shown.findByRole('alert')).toBeInTheDocument();
  expect(shown.getByLabelText(/开始/)).toHaveValue('14:00');
  expect(server.inputs('staff/reservation/move')).toMatchObject([
    { code: reservation.code, starts: '2026-12-01T06:00:00.000Z', ends: '2026-12-01T08:00:00.000Z' },
  ]);
});

test('an instrument is changed with the state that the edit began from; hours that can not be read are not saved', async () => {
  be('lab');
  const { visitor, server } = openAtDesk(() => <InstrumentActs instrument={tem} day="2026-12-01" />, {
    'open/web/device/search': () => ({
      list: [],
      total: 0,
      page: 1,
      size: 100,
      facets: { children: [], sample_states: [] },
    }),
    'staff/instrument/save': () => tem,
  });
  await visitor.click(await screen.findByRole('button', { name: '修改仪器' }));
  const shown = await dialogOf();
  const monday = shown.getByLabelText('周一');
  await visitor.type(monday, '8:30至12');
  expect(shown.getByRole('button', { name: '保存' })).toBeDisabled();
  await visitor.clear(monday);
  await visitor.type(monday, '８：30-12:00、13:30-18:30');
  await visitor.click(shown.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('TEM-1 已保存')).toBeInTheDocument();
  expect(server.inputs('staff/instrument/save')).toMatchObject([
    {
      code: 'TEM-1',
      etag: 'abcdefghijklmnop',
      hours: [
        { weekday: 1, from: '08:30', to: '12:00' },
        { weekday: 1, from: '13:30', to: '18:30' },
      ],
    },
  ]);
});

test('a reservation is finished with the times that really were, both or none, and a refused one stays typed', async () => {
  be('lab');
  const { visitor, server } = openAtDesk(
    () => <UseDialog asked={reservation} act="finish" onClose={() => undefined} />,
    {
      'staff/reservation/list': () => ({ list: [reservation], next: null, total: 1 }),
      'staff/reservation/finish': ({ used }) => {
        if (used?.until === '2026-12-01T04:00:00.000Z')
          throw new Refused('invalid_input', { 'used.until': '[实际结束]不能晚于现在' });
        return { ...reservation, state: 'done', used: used ?? null, overtime: 30 };
      },
    },
  );
  const shown = await dialogOf();
  const finish = shown.getByRole('button', { name: '完成' });
  expect(finish).toBeEnabled();
  const type = (label: string, value: string) =>
    fireEvent.change(shown.getByLabelText(label), { target: { value } });
  type('实际开始', '2026-12-01T09:05');
  expect(finish).toBeDisabled();
  type('实际结束', '2026-12-01T12:00');
  await visitor.click(finish);
  expect(await shown.findByText(/不能晚于现在/)).toBeInTheDocument();
  expect(shown.getByLabelText('实际开始')).toHaveValue('2026-12-01T09:05');
  type('实际结束', '2026-12-01T11:20');
  await visitor.click(finish);
  expect(await screen.findByText('M20261201-000123 实际 09:05–11:20，超时计费 30 分钟')).toBeInTheDocument();
  expect(server.inputs('staff/reservation/finish').at(-1)).toEqual({
    code: reservation.code,
    note: '',
    used: { from: '2026-12-01T01:05:00.000Z', until: '2026-12-01T03:20:00.000Z' },
  });
});
