import type { Data } from '@portal/shared/contract';
import { type Handlers, Refused } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { be, dialogOf, openAtDesk } from '../testing/desk';
import { SettingPage } from './SettingPage';
import { SettingsPage } from './SettingsPage';

type Settings = Data<'staff/setting/list'>;

const times: Settings['samplingSetting'] = {
  disabled_date: ['2026-10-01', '2026-10-02'],
  disabled_date_time: { '2026-12-31': ['15:30-18:30'] },
  disabled_time: [],
  disabled_week: [0],
  invalid_disabled_date: [],
  sampling_time_arr: ['08:30-10:30', '10:30-12:30', '13:30-15:30', '15:30-18:30'],
};

const settings: Settings = {
  samplingSetting: times,
  pickupCities: [{ city: '北京市', districts: { 110108: '海淀区' } }],
  slotCapacity: 3,
  localInfo: {
    company: '示例公司',
    address: '示例路 1 号',
    phone: '400-000-0000',
    email: 'service@example.com',
    icp: '示例ICP备00000000号',
    express: { name: '收样组', phone: '400-000-0000', address: '示例路 1 号' },
  },
  manager: null,
  bankAccount: null,
  taxpayer: null,
  prestoreTiers: [{ amount_fen: 500_000, bonus_fen: 15_000 }],
  approvalFen: 5_000_000,
  defaultCreditFen: 500_000,
  overdueDays: 30,
  reviewDays: 7,
  clusterApprovalDays: 7,
  points: { per_yuan: 1, evaluation: 20 },
  promotion: { rebate_percent: 5, withdrawal_min_fen: 10_000 },
  inviteOffer: null,
  sampleKeeping: { months: 6, most_months: 24 },
  reportMark: '',
  secondCheck: false,
};

const etag = (number: number) => `${number}`.padEnd(16, 'a');

const open = (key: string, server: Handlers) =>
  openAtDesk(
    SettingPage,
    { 'staff/setting/changes': () => [], ...server },
    {
      path: 'staff/settings/:key',
      at: `/staff/settings/${key}`,
    },
  );

beforeEach(() => {
  localStorage.clear();
  be('lab', 'finance');
});

test('settings say what they are, who changed them last and who may; only what the roles allow is offered', async () => {
  openAtDesk(SettingsPage, {
    'staff/setting/list': () => settings,
    'staff/setting/changes': () => [{ key: 'overdueDays', by: '王芳', at: '2026-11-20T02:00:00Z' }],
  });
  const overdue = within(await screen.findByRole('listitem', { name: '逾期天数' }));
  expect(overdue.getByText('30 天')).toBeInTheDocument();
  expect(await overdue.findByText(/2026.*王芳/)).toBeInTheDocument();
  expect(overdue.getByRole('link', { name: '修改逾期天数' })).toHaveAttribute(
    'href',
    '/staff/settings/overdueDays',
  );
  const approval = within(screen.getByRole('listitem', { name: '复核金额' }));
  expect(approval.getByText('¥50,000.00')).toBeInTheDocument();
  expect(approval.getByText('只有管理员可以修改')).toBeInTheDocument();
  expect(approval.queryByRole('link')).toBeNull();
  const tiers = within(screen.getByRole('listitem', { name: '预存档位' }));
  expect(tiers.getByText('满 ¥5,000.00 送 ¥150.00')).toBeInTheDocument();
});

test('a bad number is named at its field; a good one is asked about with both values, and stored once', async () => {
  let value = 30;
  const { visitor, server } = open('overdueDays', {
    'staff/setting/detail': () => ({ key: 'overdueDays' as const, value, etag: etag(value) }),
    'staff/setting/update': (change) => {
      if (change.key !== 'overdueDays') throw new Refused('not_found');
      if (change.value === 900) throw new Refused('invalid_input', { value: '[逾期天数]不能超过 365' });
      value = change.value;
      return Object.assign({}, settings, { overdueDays: value });
    },
  });
  const field = await screen.findByRole('textbox', { name: /逾期天数/ });
  const change = async (to: string) => {
    await visitor.clear(field);
    await visitor.type(field, to);
    await visitor.click(screen.getByRole('button', { name: '保存' }));
    return dialogOf();
  };
  await visitor.click((await change('900')).getByRole('button', { name: '修改' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /逾期天数/ })).toBeInvalid());
  expect(screen.getByRole('textbox', { name: /逾期天数/ })).toHaveAccessibleDescription(/不能超过 365/);
  const asked = await change('４５');
  expect(asked.getByRole('listitem', { name: '逾期天数' })).toHaveTextContent(/现在30 天改为45 天/);
  await visitor.dblClick(asked.getByRole('button', { name: '修改' }));
  expect(await screen.findByText('逾期天数 已修改', { selector: '[data-toast]' })).toBeInTheDocument();
  expect(server.inputs('staff/setting/update')).toEqual([
    { key: 'overdueDays', value: 900, etag: etag(30) },
    { key: 'overdueDays', value: 45, etag: etag(30) },
  ]);
});

test('of two people at one setting the second is told, sees both values, and what only the other changed stays', async () => {
  be('content');
  const { localInfo } = settings;
  const theirs = Object.assign({}, localInfo, { phone: '400-111-1111', icp: '示例ICP备1号' });
  const { visitor, server } = open('localInfo', {
    'staff/setting/detail': () => ({ key: 'localInfo' as const, value: localInfo, etag: etag(1) }),
    'staff/setting/update': ({ etag: from }) => {
      if (from === etag(1))
        throw new Refused('edited_meanwhile', undefined, undefined, {
          key: 'localInfo',
          value: theirs,
          etag: etag(2),
        });
      return settings;
    },
  });
  const phone = await screen.findByRole('textbox', { name: /^电话/ });
  await visitor.clear(phone);
  await visitor.type(phone, '400-222-2222');
  const save = async () => {
    await visitor.click(screen.getByRole('button', { name: '保存' }));
    await visitor.click((await dialogOf()).getByRole('button', { name: '修改' }));
  };
  await save();
  const changes = within(await screen.findByRole('list', { name: '被修改的内容' }));
  const row = within(changes.getByRole('listitem', { name: '电话' }));
  expect(row.getByText('400-111-1111')).toBeInTheDocument();
  expect(row.getByText('400-222-2222')).toBeInTheDocument();
  await save();
  await waitFor(() => expect(server.inputs('staff/setting/update')).toHaveLength(2));
  expect(server.inputs('staff/setting/update')[1]).toEqual({
    key: 'localInfo',
    value: Object.assign({}, theirs, { phone: '400-222-2222' }),
    etag: etag(2),
  });
});

test('holidays are pasted as they are announced, a slot that gets another time stays closed where it was', async () => {
  const { visitor, server } = open('samplingSetting', {
    'staff/setting/detail': () => ({ key: 'samplingSetting' as const, value: times, etag: etag(1) }),
    'staff/setting/update': () => settings,
  });
  const days = await screen.findByRole('textbox', { name: '不取样的日期' });
  expect(days).toHaveValue('2026-10-01 至 2026-10-02');
  await visitor.clear(days);
  await visitor.type(days, '元旦');
  expect(days).toHaveAccessibleDescription(/不是日期/);
  await visitor.clear(days);
  await visitor.type(days, '2027-02-05 至 2027-02-07');
  const slot = screen.getByRole('textbox', { name: /时段 4/ });
  await visitor.clear(slot);
  await visitor.type(slot, '15:30-17:30');
  await visitor.click(screen.getByRole('button', { name: '保存' }));
  await visitor.click((await dialogOf()).getByRole('button', { name: '修改' }));
  await waitFor(() => expect(server.inputs('staff/setting/update')).toHaveLength(1));
  expect(server.inputs('staff/setting/update')).toMatchObject([
    {
      value: {
        disabled_date: ['2027-02-05', '2027-02-06', '2027-02-07'],
        disabled_date_time: { '2026-12-31': ['15:30-17:30'] },
        sampling_time_arr: ['08:30-10:30', '10:30-12:30', '13:30-15:30', '15:30-17:30'],
      },
    },
  ]);
});

test('districts of a city are chosen by their names, and one that was typed long ago stays until it is taken out', async () => {
  be('lab');
  const value = [{ city: '北京市', districts: { 110108: '海淀区', 119999: '老城区' } }];
  const { visitor, server } = open('pickupCities', {
    'staff/setting/detail': () => ({ key: 'pickupCities', value, etag: etag(1) }),
    'staff/setting/update': () => settings,
  });
  const group = within(await screen.findByRole('group', { name: '区县 1' }));
  await visitor.click(await group.findByRole('checkbox', { name: '朝阳区' }));
  await visitor.click(group.getByRole('checkbox', { name: '老城区' }));
  await visitor.click(screen.getByRole('button', { name: '保存' }));
  await visitor.click((await dialogOf()).getByRole('button', { name: '修改' }));
  await waitFor(() => expect(server.inputs('staff/setting/update')).toHaveLength(1));
  expect(server.inputs('staff/setting/update')).toMatchObject([
    { key: 'pickupCities', value: [{ city: '北京市', districts: { 110105: '朝阳区', 110108: '海淀区' } }] },
  ]);
  await visitor.clear(screen.getByRole('textbox', { name: '城市 1' }));
  await visitor.type(screen.getByRole('textbox', { name: '城市 1' }), '北京');
  expect(await screen.findByText('没有名为“北京”的城市，请写全称，如 北京市')).toBeInTheDocument();
});

test('the second check of data is a box of an admin', async () => {
  be('admin');
  const { visitor, server } = open('secondCheck', {
    'staff/setting/detail': () => ({ key: 'secondCheck', value: false, etag: etag(1) }),
    'staff/setting/update': () => ({ ...settings, secondCheck: true }),
  });
  await visitor.click(await screen.findByRole('checkbox', { name: '交付数据须由第二个人复核' }));
  await visitor.click(screen.getByRole('button', { name: '保存' }));
  const dialog = await dialogOf();
  expect(dialog.getByText('是')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '修改' }));
  await waitFor(() =>
    expect(server.inputs('staff/setting/update')).toMatchObject([{ key: 'secondCheck', value: true }]),
  );
});
