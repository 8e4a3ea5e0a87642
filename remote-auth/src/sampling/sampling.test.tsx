import type { Address, Sampling } from '@portal/shared/contract';
import type { DialogOptions } from '@portal/shared/portal';
import { clockAt, fakeEtag, type Handlers, member, Refused, siteSetting } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openDialog } from '../testing/openDialog';
import { field, waitingAlerts } from '../testing/openLogin';

const saved = (part: Partial<Address> = {}): Address => ({
  address_rid: 'near',
  name: '林晓',
  phone: '13800000000',
  province: '上海市',
  city: '上海市',
  area: '浦东新区',
  address: '张江路 1 号',
  address_code: '310115',
  company: '',
  default: 1,
  etag: fakeEtag,
  ...part,
});

const booking: Sampling = {
  rid: 'sampling-1',
  code: 'Q20261121-000001',
  state: 'booked',
  date: '2026-12-10',
  time: '10:30-12:30',
  name: '林晓',
  phone: '13800000000',
  place: '上海市浦东新区张江路 1 号',
  message: '',
  scene_date: null,
  created: '2026-11-21T02:00:00.000Z',
  can: ['reschedule', 'cancel'],
};

// A day with open days after it in its own month, so that the calendar opens there.
beforeEach(() => clockAt('2026-11-21T02:00:00Z'));
afterEach(() => jest.useRealTimers());

const [first, second] = ['08:30-10:30', '10:30-12:30'];
const slots = (left: number) =>
  [first, second].map((time) => ({
    time: time ?? '',
    left: time === first ? left : 2,
    closed: false,
    disabled: (time === first ? left : 2) === 0,
  }));

const open = (addresses: Address[], server: Handlers = {}, dialog: DialogOptions = {}) =>
  openDialog('sampling', {
    dialog,
    user: member({ userInfo: { name: '' } }),
    server: {
      'open/setting': () =>
        siteSetting({ allowRegion: ['310115'], samplingInfo: [{ city: '上海市', districts: ['浦东新区'] }] }),
      'open/sampling/slots': ({ from }) => [{ date: from, slots: slots(0) }],
      'auth/sampling/add': () => booking,
      'auth/address/list': () => addresses,
      'auth/sampling/list': () => ({ total: 0, list: [], counts: {} }),
      ...server,
    },
  });

const submit = () => screen.getByRole('button', { name: '提交' });
const radio = (name: RegExp) => screen.getByRole('radio', { name });

/** Chooses a day of the next month, in which all days are open. */
async function chooseDay(visitor: Awaited<ReturnType<typeof open>>['visitor'], day: number) {
  await visitor.click(await screen.findByRole('button', { name: '下个月' }));
  await visitor.click(screen.getByRole('gridcell', { name: new RegExp(`月${day}日`) }));
}

test('only saved addresses in the districts are offered; day and slot are required', async () => {
  const { visitor, server } = await open([
    saved(),
    saved({ address_rid: 'far', name: '远方', address_code: '440305' }),
  ]);
  expect(await screen.findByText(/张江路/)).toBeInTheDocument();
  expect(screen.queryByText(/远方/)).not.toBeInTheDocument();
  await visitor.click(submit());
  expect(await screen.findAllByText('[取样日期]不能为空')).toHaveLength(2);
  expect(screen.getAllByText('[取样时间]不能为空')).toHaveLength(1);
  expect(screen.getByRole('group', { name: '取样日期' })).toHaveAccessibleDescription('[取样日期]不能为空');
  expect(document.activeElement).toHaveAccessibleDescription('[取样日期]不能为空');
  expect(screen.getByRole('radiogroup', { name: '取样时间' })).toHaveAccessibleDescription(
    '[取样时间]不能为空',
  );
  expect(server.inputs('auth/sampling/add')).toEqual([]);
});

test('with as many bookings as one may have, no other one is offered', async () => {
  await open([saved()], { 'auth/sampling/list': () => ({ total: 5, list: [], counts: {} }) });
  expect(await screen.findByText('已达上限 5 个待取样的预约，请先完成或取消已有预约')).toBeInTheDocument();
  expect(submit()).toBeDisabled();
});

test('a full slot cannot be chosen, an open one is booked once', async () => {
  const { visitor, server } = await open([saved()]);
  await chooseDay(visitor, 10);
  expect(await screen.findByRole('radio', { name: `${first} 已约满` })).toBeDisabled();
  await visitor.click(radio(/^10:30-12:30 余 2/));
  await visitor.type(field('留言'), '请带干冰');
  await visitor.dblClick(submit());
  expect(await screen.findByText('提交成功!')).toBeInTheDocument();
  expect(await screen.findByText('Q20261121-000001')).toBeInTheDocument();
  expect(server.inputs('auth/sampling/add')).toEqual([
    { type: 1, sendAddress: 'near', date: '2026-12-10', time: second, message: '请带干冰' },
  ]);
  expect(server.unexpected).toEqual([]);
});

test('samples for a booked time at an instrument are picked up before its day', async () => {
  const sceneDate = '2026-12-10';
  const { visitor, server } = await open([saved()], {}, { sceneDate });
  await visitor.click(await screen.findByRole('button', { name: '下个月' }));
  const closed = screen.getByRole('gridcell', { name: /月10日.*须早于现场测试日期/ });
  expect(closed).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/现场测试日期.*请预留足够的制样和交接时间，如有疑问请联系客户经理/)).toBeVisible();
  await visitor.click(screen.getByRole('gridcell', { name: /月9日/ }));
  await visitor.click(await screen.findByRole('radio', { name: /^10:30-12:30 余 2/ }));
  await visitor.click(submit());
  expect(await screen.findByText('提交成功!')).toBeInTheDocument();
  expect(server.inputs('auth/sampling/add')).toMatchObject([{ scene_date: sceneDate }]);
});

test('a chosen slot that is full on the new day changes to the first open one', async () => {
  const { visitor } = await open([saved()], {
    'open/sampling/slots': ({ from }) => [{ date: from, slots: slots(from.endsWith('-10') ? 3 : 0) }],
  });
  await chooseDay(visitor, 10);
  await visitor.click(await screen.findByRole('radio', { name: /^08:30-10:30 余 3/ }));
  await visitor.click(screen.getByRole('gridcell', { name: /月11日/ }));
  await waitFor(() => expect(radio(/^10:30-12:30/)).toBeChecked());
});

test('a message explains that a saved address has no visits, and another one is entered with name and phone', async () => {
  await open([saved({ address_code: '440305' })]);
  expect(await screen.findByRole('radio', { name: '已有地址' })).toBeDisabled();
  expect(radio(/其他地址/)).toBeChecked();
  expect(screen.getByText(/所选地址所在城市暂未开通上门取样服务/)).toBeInTheDocument();
  expect(field('姓名')).toHaveValue('林晓');
  expect(field('手机')).toHaveValue('13800000000');
});

test('without any saved address there is no choice, and a new one is required, field by field', async () => {
  const { visitor, server } = await open([]);
  await screen.findByLabelText('粘贴地址，自动识别');
  expect(screen.queryByRole('radio', { name: '已有地址' })).not.toBeInTheDocument();
  await visitor.click(submit());
  for (const label of ['手机', '取样地址', '详细地址', '取样日期', '取样时间'])
    expect(await screen.findAllByText(`[${label}]不能为空`)).toHaveLength(1);
  expect(screen.getAllByText('[姓名]不能为空')).toHaveLength(2);
  expect(field('姓名')).toHaveFocus();

  await visitor.type(field('姓名'), '王老师');
  await visitor.type(field('手机'), '13900000000');
  await waitFor(() => expect(screen.getByLabelText('省份')).toBeEnabled());
  expect(within(screen.getByLabelText('省份')).getAllByRole('option')).toHaveLength(2);
  await visitor.selectOptions(screen.getByLabelText('省份'), '上海市');
  await visitor.selectOptions(screen.getByLabelText('区县'), '浦东新区');
  await visitor.type(field('详细地址'), '张江路 2 号 302');
  await chooseDay(visitor, 12);
  await visitor.click(await screen.findByRole('radio', { name: /^10:30-12:30 余 2/ }));
  await visitor.click(submit());
  expect(await screen.findByText('提交成功!')).toBeInTheDocument();
  expect(server.inputs('auth/sampling/add')).toEqual([
    expect.objectContaining({
      name: '王老师',
      phone: '13900000000',
      address_code: '310115',
      area: '浦东新区',
      address: '张江路 2 号 302',
    }),
  ]);
});

test('an error is an alert with its name, code and message; the input is kept', async () => {
  const { visitor } = await open([saved()], {
    'auth/sampling/add': () => {
      throw new Refused('internal');
    },
  });
  await chooseDay(visitor, 10);
  await visitor.click(await screen.findByRole('radio', { name: /^10:30-12:30 余 2/ }));
  await visitor.type(field('留言'), '请带干冰');
  await visitor.click(submit());
  await waitFor(() => expect(waitingAlerts()).toEqual(['CallError internal: 服务器出错了，请稍后再试']));
  expect(field('留言')).toHaveValue('请带干冰');
});

test('a member with too many visits reads at the day how many they are and what to do; the input is kept', async () => {
  const msg =
    '[取样日期]您已有 30 次待上门的取样（订单 29 次、预约 1 次），最多 30 次；请先取消其中一次，或在完成后再预约';
  const { visitor } = await open([saved()], {
    'auth/sampling/add': () => {
      throw new Refused('visit_limit', { date: msg });
    },
  });
  await chooseDay(visitor, 10);
  await visitor.click(await screen.findByRole('radio', { name: /^10:30-12:30 余 2/ }));
  await visitor.type(field('留言'), '请带干冰');
  await visitor.click(submit());
  expect(await screen.findByText(msg)).toBeInTheDocument();
  expect(waitingAlerts()).toEqual([expect.stringMatching(/^CallError visit_limit: /)]);
  expect(field('留言')).toHaveValue('请带干冰');
});

test('a booking is sent outside a secure context, where crypto.randomUUID is missing', async () => {
  const before = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const { visitor } = await open([saved()]);
  await chooseDay(visitor, 10);
  await visitor.click(await screen.findByRole('radio', { name: /^10:30-12:30 余 2/ }));
  await visitor.click(submit());
  expect(await screen.findByText('提交成功!')).toBeInTheDocument();
  if (before) Object.defineProperty(crypto, 'randomUUID', before);
  else Reflect.deleteProperty(crypto, 'randomUUID');
});

async function booked(server: Handlers = {}) {
  const opened = await open([saved()], server);
  await chooseDay(opened.visitor, 10);
  await opened.visitor.click(await screen.findByRole('radio', { name: /^10:30-12:30 余 2/ }));
  await opened.visitor.click(submit());
  await screen.findByText('Q20261121-000001');
  return opened;
}

test('a booking shows day, slot, address and what to prepare, and is cancelled after a question', async () => {
  const { visitor, server } = await booked({ 'auth/sampling/cancel': () => null });
  for (const text of ['2026-12-10', '10:30-12:30', '上海市浦东新区张江路 1 号', '取样前请准备'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '全部预约' })).toHaveAttribute('href', '/member/order?kind=visit');
  await visitor.click(screen.getByRole('button', { name: '取消预约' }));
  expect(server.inputs('auth/sampling/cancel')).toEqual([]);
  const question = await screen.findByRole('dialog', { name: '取消预约' });
  await visitor.click(within(question).getByRole('button', { name: '取消预约' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.inputs('auth/sampling/cancel')).toEqual([{ rid: 'sampling-1' }]);
});

test('a booking that was cancelled elsewhere says so after the refusal, without acts', async () => {
  const { visitor, server } = await openDialog('sampling', { user: member(), dialog: { visit: booking } });
  server.on({
    'open/sampling/slots': ({ from }) => [{ date: from, slots: slots(0) }],
    'auth/sampling/cancel': () => {
      throw new Refused('sampling_act_refused');
    },
    'auth/sampling/list': () => ({
      total: 1,
      counts: {},
      list: [{ ...booking, state: 'cancelled' as const, can: [] }],
    }),
  });
  await visitor.click(await screen.findByRole('button', { name: '返回' }));
  await visitor.click(screen.getByRole('button', { name: '取消预约' }));
  const question = await screen.findByRole('dialog', { name: '取消预约' });
  await visitor.click(within(question).getByRole('button', { name: '取消预约' }));
  expect(await screen.findByText('预约当前为“已取消”')).toBeInTheDocument();
  // The question closes.
  await waitFor(() => {
    for (const name of ['取消预约', '改期'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

test('a booking is moved to another day and slot before its scene date, also the one that the list opens', async () => {
  const scene_date = '2026-12-12';
  const visit = { ...booking, scene_date };
  const { visitor, server } = await openDialog('sampling', {
    user: member(),
    dialog: { visit },
    server: {
      'open/sampling/slots': ({ from }) => [{ date: from, slots: slots(0) }],
      'auth/sampling/reschedule': ({ date, time }) => ({ ...visit, date, time }),
    },
  });
  expect(screen.getByRole('dialog', { name: '上门取样改期' })).toBeInTheDocument();
  await chooseDay(visitor, 11);
  expect(screen.getByRole('gridcell', { name: /月12日.*须早于现场测试日期/ })).toBeInTheDocument();
  await visitor.click(await screen.findByRole('radio', { name: /^10:30-12:30 余 2/ }));
  await visitor.click(screen.getByRole('button', { name: '确认改期' }));
  expect(await screen.findByText('改期成功')).toBeInTheDocument();
  expect(await screen.findByText(/-11$/)).toBeInTheDocument();
  expect(screen.getByText(`${scene_date}，取样须早于当天`)).toBeInTheDocument();
  expect(server.inputs('auth/sampling/reschedule')).toEqual([
    { rid: 'sampling-1', date: expect.stringMatching(/-11$/), time: second },
  ]);
});
