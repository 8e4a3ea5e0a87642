import type { Data } from '@portal/shared/contract';
import { Refused } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { be, dialogOf, openAtDesk } from '../testing/desk';
import { MemberPage } from './MemberPage';
import { MembersPage } from './MembersPage';

const row: Data<'staff/desk/members'>['list'][number] = {
  code: 'u1',
  account: '13800000000',
  phone: '13800000000',
  name: '林晓',
  company: '示例大学',
  organization: 3,
  state: 'active',
  created: '2026-11-01T02:00:00Z',
};

const none = { total: 0, list: [] };

const member: Data<'staff/desk/member'> = {
  ...row,
  email: 'lin@example.com',
  teacher: '',
  closing: null,
  merged_into: null,
  joined: [],
  money: {
    cash_fen: 500_000,
    bonus_fen: 0,
    credit_limit_fen: 1_000_000,
    credit_used_fen: 32_000,
    credit_reserved_fen: 0,
    points: 12,
    owed: { to30_fen: 0, to60_fen: 32_000, to90_fen: 0, beyond_fen: 0 },
  },
  price_group: { code: 'G-1', name: '示例大学合同' },
  clusters: [],
  orders: {
    open: {
      total: 7,
      list: [
        {
          code: 'D20261118-000001',
          state: 'testing',
          amount_fen: 32_000,
          created: '2026-11-18T02:00:00Z',
          services: ['XRD 粉末衍射'],
        },
      ],
    },
    past: none,
  },
  requirements: none,
  quotations: none,
  statements: none,
  invoices: null,
  reservations: none,
  samplings: none,
};

const page = { path: 'staff/members/:code', at: '/staff/members/u1' };

test('members are found by words within a kind, and each leads to its page', async () => {
  be('lab');
  const { visitor, server } = openAtDesk(
    MembersPage,
    { 'staff/desk/members': () => ({ list: [row], next: 'n1', total: 60 }) },
    { path: 'staff/members', at: '/staff/members' },
  );
  expect(await screen.findByRole('link', { name: '林晓' })).toHaveAttribute('href', '/staff/members/u1');
  expect(screen.queryByRole('link', { name: '社群' })).toBeNull();
  await visitor.click(screen.getByRole('link', { name: '企业' }));
  await visitor.type(screen.getByRole('searchbox', { name: '姓名、单位、手机号' }), '示例 大{Enter}');
  await waitFor(() =>
    expect(server.inputs('staff/desk/members').at(-1)).toMatchObject({
      keyword: '示例 大',
      kinds: ['company'],
      states: [],
    }),
  );
  const next = screen.getByRole('link', { name: '下一页' });
  expect(next).toHaveAttribute('href', expect.stringContaining('state=company'));
  expect(next).toHaveAttribute('href', expect.stringContaining('kw='));
  await visitor.click(screen.getByRole('link', { name: '已停用' }));
  await waitFor(() =>
    expect(server.inputs('staff/desk/members').at(-1)).toMatchObject({
      kinds: [],
      states: ['closing', 'closed', 'merged'],
    }),
  );
});

test('the page shows what is owed by its age, and leads to all open orders', async () => {
  be('manager');
  openAtDesk(
    MemberPage,
    { 'staff/desk/member': () => member, 'staff/memberNote/list': () => ({ list: [], total: 0 }) },
    page,
  );
  expect(await screen.findByRole('heading', { level: 1, name: '林晓' })).toBeInTheDocument();
  const money = within(screen.getByRole('region', { name: '款项' }));
  expect(money.getByText('31–60 天 ¥320.00')).toBeInTheDocument();
  const orders = within(screen.getByRole('region', { name: '进行中的订单 7' }));
  expect(orders.getByRole('link', { name: '查看全部' })).toHaveAttribute(
    'href',
    expect.stringContaining('member=13800000000'),
  );
  expect(screen.getByRole('link', { name: '示例大学合同' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '账目' })).toBeNull();
});

test('an order by phone begins for the member of the page', async () => {
  be('manager');
  const { visitor, server } = openAtDesk(
    MemberPage,
    {
      'staff/desk/member': () => member,
      'staff/memberNote/list': () => ({ list: [], total: 0 }),
      'staff/requirement/add': () => ({ code: 'R20261201-000001' }),
    },
    page,
  );
  await visitor.click(await screen.findByRole('button', { name: '代下单' }));
  const dialog = await dialogOf();
  expect(dialog.queryByRole('textbox', { name: /账号/ })).toBeNull();
  await visitor.type(dialog.getByRole('textbox', { name: /检测需求/ }), '三个粉末样品');
  await visitor.click(dialog.getByRole('button', { name: '下一步：选择项目' }));
  await waitFor(() =>
    expect(server.inputs('staff/requirement/add')).toMatchObject([
      { account: '13800000000', content: '三个粉末样品' },
    ]),
  );
});

test('a note that was refused stays typed; the own one is taken back, a colleague’s is not', async () => {
  be('lab');
  let refuses = true;
  const note = { rid: 'n1', by: '李', own: true, text: '月底统一结算', at: '2026-11-20T02:00:00Z' };
  let list = [note, { ...note, rid: 'n2', by: '周经理', own: false, text: '来电先找王老师' }];
  const { visitor, server } = openAtDesk(
    MemberPage,
    {
      'staff/desk/member': () => ({ ...member, money: null }),
      'staff/memberNote/list': () => ({ list, total: list.length }),
      'staff/memberNote/add': () => {
        if (refuses) throw new Refused('member_left');
        return null;
      },
      'staff/memberNote/withdraw': () => {
        list = list.slice(1);
        return null;
      },
    },
    page,
  );
  const field = await screen.findByRole('textbox', { name: '客户备注（客户看不到）' });
  expect(screen.queryByRole('region', { name: '款项' })).toBeNull();
  await visitor.type(field, '开票前先联系');
  await visitor.click(screen.getByRole('button', { name: '记下' }));
  await waitFor(() => expect(server.inputs('staff/memberNote/add')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: '记下' })).toBeEnabled());
  expect(field).toHaveValue('开票前先联系');
  refuses = false;
  await visitor.click(screen.getByRole('button', { name: '记下' }));
  await waitFor(() => expect(field).toHaveValue(''));
  await visitor.click(screen.getByRole('button', { name: /^收回/ }));
  await waitFor(() => expect(screen.queryByText('月底统一结算')).toBeNull());
  expect(screen.getByText('来电先找王老师')).toBeInTheDocument();
  expect(server.inputs('staff/memberNote/withdraw')).toEqual([{ rid: 'n1' }]);
  expect(screen.queryByRole('button', { name: /^收回/ })).toBeNull();
});

test('a merged account leads to the kept one and takes neither notes nor orders', async () => {
  be('manager', 'finance');
  const merged = { ...member, state: 'merged', merged_into: { code: 'u2', name: '林晓 139' } } as const;
  openAtDesk(
    MemberPage,
    { 'staff/desk/member': () => merged, 'staff/memberNote/list': () => ({ list: [], total: 0 }) },
    page,
  );
  expect(await screen.findByRole('link', { name: '林晓 139' })).toHaveAttribute('href', '/staff/members/u2');
  for (const name of ['代下单', '记下']) expect(screen.queryByRole('button', { name })).toBeNull();
});
