import type { Data, DeviceOption, Parsed, Reservation } from '@portal/shared/contract';
import { labClock } from '@portal/shared/rules';
import { clockAt, type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { device } from '../testing/device';
import { setting } from '../testing/setting';

const day = labClock(new Date(Date.now() + 2 * 24 * 3_600_000)).today;
const dayText = `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日 周${'日一二三四五六'[new Date(day).getUTCDay()]}`;
const at = (hour: number) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`).toISOString();

type Free = Data<'open/web/instrument/free'>;
type Wish = Parsed<'auth/reservation/add'>;

/** An instrument that is open on one day from 9 to 14, with these hours taken. */
function instrument(taken: readonly number[], part: Partial<Free[number]> = {}): Free[number] {
  const slots = [9, 10, 11, 12, 13].map((hour) => ({
    starts: at(hour),
    ends: at(hour + 1),
    left: taken.includes(hour) ? 0 : 1,
  }));
  return {
    rid: 'tem-1',
    code: 'TEM-1',
    name: 'Talos',
    place: 'B1-03',
    slot_minutes: 60,
    capacity: 1,
    self_operated: true,
    out_of_service: null,
    days: [{ date: day, closed: null, slots }],
    ...part,
  };
}

const holdOf = (wish: Wish, part: Partial<Reservation> = {}): Reservation => ({
  rid: `hold-${wish.starts}`,
  code: 'M1',
  state: 'held',
  alone: wish.alone,
  offered: false,
  used: null,
  overtime: 0,
  device: { rid: 'tem', name: '透射电镜' },
  instrument: { rid: 'tem-1', code: 'TEM-1', name: 'Talos', place: 'B1-03' },
  starts: wish.starts,
  ends: wish.ends,
  order: null,
  note: '',
  created: new Date().toISOString(),
  until: new Date(Date.now() + 600_000).toISOString(),
  can: ['order', 'move', 'cancel'],
  ...part,
});
const morning: Wish = {
  device_rid: 'tem',
  instrument_rid: 'tem-1',
  starts: at(9),
  ends: at(11),
  alone: false,
};

interface Given {
  readonly taken?: readonly number[];
  readonly held?: Reservation[];
  readonly visitor?: boolean;
  readonly server?: Handlers;
  readonly alone_rids?: string[];
  readonly options?: DeviceOption[];
}

function open({
  taken = [],
  held = [],
  visitor: guest = false,
  server = {},
  alone_rids = [],
  options = [],
}: Given = {}) {
  const list = [...held];
  return renderRoute({
    routes,
    at: '/detail/tem',
    ...(!guest && { user: member() }),
    server: {
      'open/web/device/detail': () =>
        device({ rid: 'tem', name: '透射电镜', type_id: 2, unit: '小时', base_fen: 90000, options }),
      'open/setting': setting,
      'open/web/type/group': () => [],
      'open/web/instrument/free': () => [instrument(taken)],
      'auth/web/reservation/list4person': () => ({
        total: list.length,
        list,
        counts: {},
        waits: [],
        alone_rids,
        alone_device_rids: alone_rids.length > 0 ? ['tem'] : [],
        now: new Date().toISOString(),
      }),
      'auth/reservation/add': (wish) => {
        list.push(holdOf(wish));
        return holdOf(wish);
      },
      'auth/reservation/cancel': () => {
        list.length = 0;
        return null;
      },
      ...server,
    },
  });
}

const narrow = globalThis.matchMedia;
beforeEach(() => {
  // As in newer browsers; jsdom has none.
  Element.prototype.scrollIntoView = async () => undefined;
  globalThis.matchMedia = (media) => ({ ...narrow(media), matches: true });
});
afterEach(() => {
  globalThis.matchMedia = narrow;
});
const grid = async () => within(await screen.findByRole('grid'));
const cell = async (from: number) =>
  (await grid()).getByRole('gridcell', { name: new RegExp(` ${two(from)}:00–`) });
const two = (hour: number) => String(hour).padStart(2, '0');

afterEach(() => localStorage.clear());

test('chosen time that is not held stays until the next visit, for this service only, and goes when it is held', async () => {
  const first = open();
  await first.visitor.click(await cell(9));
  await first.visitor.click(await cell(10));
  first.unmount();

  const next = open();
  expect(await cell(10)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText(`${dayText} 09:00–11:00`)).toBeInTheDocument();
  await next.visitor.click(screen.getByRole('button', { name: '保留机时' }));
  await screen.findByRole('list', { name: '透射电镜已保留的机时' });
  expect(next.server.inputs('auth/reservation/add')).toEqual([morning]);
  expect(localStorage.getItem('portal.scene')).toBeNull();
});

test("chosen time that has passed, or is another service's, is not chosen at the next visit", async () => {
  const choice = { instrument_rid: 'tem-1', taken: false };
  const past = { ...choice, starts: '2020-01-01T01:00:00Z', ends: '2020-01-01T02:00:00Z' };
  const other = { ...choice, starts: at(9), ends: at(10), anchor: at(9) };
  const value = { tem: { ...past, anchor: past.starts }, sem: other };
  localStorage.setItem('portal.scene', JSON.stringify({ v: 1, value }));
  open();
  expect(await cell(9)).toHaveAttribute('aria-selected', 'false');
  expect(screen.queryByRole('button', { name: '保留机时' })).not.toBeInTheDocument();
});

test('a visitor chooses two hours, logs in, and the choice is held; with it the order form opens for two hours', async () => {
  const { visitor, server, session, portal, router } = open({ visitor: true });
  await visitor.click(await cell(9));
  await visitor.click(await cell(10));
  expect(screen.getByText(`${dayText} 09:00–11:00`)).toBeInTheDocument();
  await visitor.dblClick(screen.getByRole('button', { name: '保留机时' }));
  expect(portal.dialogs.current).toMatchObject({ name: 'login', pane: 'sign-in' });
  expect(server.inputs('auth/reservation/add')).toEqual([]);
  await act(() => session.enter({ token: 'a', refreshToken: 'b', expires: 7200 }));
  const held = within(await screen.findByRole('list', { name: '透射电镜已保留的机时' }));
  expect(server.inputs('auth/reservation/add')).toEqual([morning]);
  expect(held.getByRole('timer')).toHaveTextContent(/^(10:00|09:5\d)$/);
  expect(await cell(9)).toHaveTextContent('我的保留');
  await visitor.click(screen.getByRole('button', { name: '去下单（2 小时）' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/experiment/order'));
  expect(router.state.location.search).toBe('?device=tem&count=2');
});

test('until time is held the main button leads to the week; then it orders the held hours, which nobody types', async () => {
  const { visitor, router, server } = open({ taken: [9] });
  const bar = within(await screen.findByRole('region', { name: '下单' }));
  expect(bar.queryByRole('button', { name: '立即下单' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: '数量' })).not.toBeInTheDocument();
  expect(await screen.findByText(`最近可约 ${dayText} 10:00–11:00`)).toBeInTheDocument();
  expect(bar.getByRole('status')).toHaveTextContent(/^每小时 ¥900.00，/);
  const week = screen.getByRole('region', { name: '预约机时' });
  const summary = screen.getByText('机时结束时带走');
  expect(week.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await visitor.click(bar.getByRole('link', { name: '加入方案' }));
  expect(server.inputs('auth/tempDevice/add')).toEqual([]);
  await visitor.click(bar.getByRole('link', { name: '选择机时' }));
  expect(router.state.location.hash).toBe('#time');
  expect(screen.getByRole('heading', { name: '预约机时' })).toHaveFocus();
  await visitor.click(await cell(10));
  await visitor.click(await cell(11));
  await visitor.click(screen.getByRole('button', { name: '保留机时' }));
  await visitor.click(await bar.findByRole('button', { name: '立即下单' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/experiment/order'));
  expect(router.state.location.search).toBe('?device=tem&count=2');
});

test('a service without an instrument, whose time staff arrange, is ordered by the number of hours', async () => {
  const { visitor, router } = open({ server: { 'open/web/instrument/free': () => [] } });
  await visitor.click(await screen.findByRole('button', { name: '增加数量' }));
  await visitor.click(screen.getByRole('button', { name: '立即下单' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/experiment/order'));
  expect(router.state.location.search).toBe('?device=tem&count=2');
});

test('closing the login drops the wish and keeps the choice', async () => {
  const { visitor, server, portal } = open({ visitor: true });
  await visitor.click(await cell(9));
  await visitor.click(screen.getByRole('button', { name: '保留机时' }));
  act(() => portal.dialogs.close());
  await waitFor(() => expect(screen.getByRole('button', { name: '保留机时' })).toBeEnabled());
  expect(await cell(9)).toHaveAttribute('aria-selected', 'true');
  expect(server.inputs('auth/reservation/add')).toEqual([]);
});

test('a time that somebody else was faster to take is refused at once, and the nearest free one is held instead', async () => {
  let taken: number[] = [];
  const wishes: Wish[] = [];
  const { visitor } = open({
    server: {
      'open/web/instrument/free': () => [instrument(taken)],
      'auth/reservation/add': (wish) => {
        wishes.push(wish);
        if (wishes.length > 1) return holdOf(wish);
        taken = [10];
        throw new Refused('reservation_unavailable');
      },
    },
  });
  await visitor.click(await cell(10));
  await visitor.click(screen.getByRole('button', { name: '保留机时' }));
  const near = within(await screen.findByRole('group', { name: '最近的空闲时段' }));
  expect(near.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...[`${dayText} 09:00–10:00`, `${dayText} 11:00–12:00`, `${dayText} 12:00–13:00`],
  ]);
  await visitor.click(near.getByRole('button', { name: `${dayText} 11:00–12:00` }));
  expect(await screen.findByText(`已保留 ${dayText} 11:00–12:00`)).toBeInTheDocument();
  expect(wishes.map(({ starts }) => starts)).toEqual([at(10), at(11)]);
});

test('a taken time is waited for, and the page says what that means', async () => {
  const { visitor, server } = open({
    taken: [10, 11],
    server: {
      'auth/reservation/wait': ({ starts, ends }) => ({
        rid: 'wait-1',
        device: { rid: 'tem', name: '透射电镜' },
        starts,
        ends,
        instrument: { rid: 'tem-1', code: 'TEM-1', name: 'Talos', place: '' },
        created: at(9),
      }),
    },
  });
  await visitor.click(await cell(10));
  await visitor.click(await cell(11));
  expect(screen.getByText(/按候补的先后为您保留 30 分钟/)).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '加入候补' }));
  expect(
    await screen.findByText(`已加入候补：${dayText} 10:00–12:00。`, { exact: false }),
  ).toBeInTheDocument();
  expect(server.inputs('auth/reservation/wait')).toMatchObject([{ starts: at(10), ends: at(12) }]);
});

test('a hold whose time is over says so and is held again on request', async () => {
  const until = new Date(Date.now() + 1200).toISOString();
  const holds = [holdOf(morning, { until })];
  const wishes: Wish[] = [];
  const { visitor } = open({
    server: {
      'auth/web/reservation/list4person': () => {
        const list = holds.filter((hold) => Date.parse(hold.until ?? '') > Date.now());
        return {
          total: list.length,
          list,
          counts: {},
          waits: [],
          alone_rids: [],
          alone_device_rids: [],
          now: new Date().toISOString(),
        };
      },
      'auth/reservation/add': (wish) => {
        wishes.push(wish);
        holds.push(holdOf(wish));
        return holdOf(wish);
      },
    },
  });
  expect(await screen.findByRole('timer')).toBeInTheDocument();
  const again = await screen.findByRole('button', { name: '重新保留' }, { timeout: 10_000 });
  expect(screen.getByText(/09:00–11:00 的保留时间已过/)).toBeInTheDocument();
  await visitor.click(again);
  expect(await screen.findByRole('timer')).toBeInTheDocument();
  expect(wishes).toEqual([morning]);
  expect(screen.queryByText(/保留时间已过/)).not.toBeInTheDocument();
});

test('a held time is released after a question', async () => {
  const { visitor, server } = open({ held: [holdOf(morning)] });
  await visitor.click(await screen.findByRole('button', { name: `放弃 ${dayText} 09:00–11:00` }));
  const dialog = within(await screen.findByRole('dialog', { name: '放弃机时' }));
  await visitor.click(dialog.getByRole('button', { name: '放弃' }));
  await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument());
  expect(server.inputs('auth/reservation/cancel')).toEqual([{ rid: `hold-${at(9)}` }]);
});

test('arrow keys move in the week, Enter chooses, and Shift extends up to taken time', async () => {
  const { visitor } = open({ taken: [12] });
  const first = await cell(9);
  act(() => first.focus());
  await visitor.keyboard('{ArrowDown}{Enter}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(await cell(12)).toHaveFocus();
  expect(screen.getByText(`${dayText} 10:00–12:00`)).toBeInTheDocument();
  expect((await cell(11)).getAttribute('aria-selected')).toBe('true');
  expect((await cell(12)).getAttribute('aria-label')).toContain('已约满，可候补');
});

test('who may operate the instrument alone does so unless an operator is wanted; others are told of the operator', async () => {
  const { visitor, server } = open({ alone_rids: ['tem-1'] });
  expect(await screen.findByText(/取得授权的客户可自主上机，其他由工程师协助/)).toBeInTheDocument();
  await visitor.click(await cell(9));
  expect(screen.getByRole('checkbox', { name: '自主上机' })).toBeChecked();
  await visitor.click(screen.getByRole('button', { name: '保留机时' }));
  await waitFor(() => expect(server.inputs('auth/reservation/add')).toMatchObject([{ alone: true }]));
});

const operator: DeviceOption = {
  key: 'operator',
  label: '操作方式',
  kind: 'single',
  choices: [
    { key: 'self', label: '自主上机', price_fen: 0, alone: true },
    { key: 'assist', label: '工程师协助操作', price_fen: 12000 },
  ],
};

test('a member without a permission orders with an operator and cannot choose otherwise', async () => {
  open({ options: [operator] });
  await waitFor(() => expect(screen.getByRole('radio', { name: /自主上机/ })).toBeDisabled());
  expect(screen.getByRole('radio', { name: /工程师协助操作/ })).toBeChecked();
  expect(screen.getAllByText('¥1,020.00').length).toBeGreaterThan(0);
});

test('with a permission, the chosen option decides whether the held time has an operator', async () => {
  const { visitor, server } = open({ options: [operator], alone_rids: ['tem-1'] });
  await visitor.click(await screen.findByRole('radio', { name: '自主上机' }));
  await visitor.click(await cell(9));
  expect(screen.queryByRole('checkbox', { name: '自主上机' })).not.toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '保留机时' }));
  await waitFor(() => expect(server.inputs('auth/reservation/add')).toMatchObject([{ alone: true }]));
});

test('a phone shows the week as days with their slots', async () => {
  globalThis.matchMedia = narrow;
  const { visitor } = open({ taken: [10] });
  const days = await screen.findByRole('button', {
    name: new RegExp(`^${dayText.slice(0, -3)}.*4 个时段可约`),
  });
  expect(days).toHaveAttribute('aria-expanded', 'true');
  await visitor.click(screen.getByRole('button', { name: /11:00–12:00，可预约/ }));
  await visitor.click(screen.getByRole('button', { name: /13:00–14:00，可预约/ }));
  expect(screen.getByText(`${dayText} 11:00–14:00`)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /10:00–11:00，已约满，可候补/ })).toBeEnabled();
});

test('time that has begun is closed, not booked up, whether it was booked or not', async () => {
  clockAt(`${day}T10:10:00+08:00`);
  const slots = [9, 10].map((hour) => ({ starts: at(hour), ends: at(hour + 1), left: hour - 9 }));
  const begun = instrument([], { days: [{ date: day, closed: null, slots }] });
  open({ server: { 'open/web/instrument/free': () => [begun] } });
  const cells = await screen.findAllByRole('gridcell', { name: /已截止$/ });
  expect(cells.map(({ textContent }) => textContent)).toEqual(['已截止', '已截止']);
  jest.useRealTimers();
});

test('a closed day tells its reason, and an instrument out of service too', async () => {
  const closed = instrument([], { days: [{ date: day, closed: '更换灯丝', slots: [] }] });
  open({ server: { 'open/web/instrument/free': () => [{ ...closed, out_of_service: '搬迁' }] } });
  expect(await screen.findByText('仪器停用中：搬迁')).toBeInTheDocument();
});
