import { Refused } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { be, dialogOf, openAtDesk } from '../testing/desk';
import { ApprovalsPage } from './approval/ApprovalsPage';
import { CreditsPage } from './credit/CreditsPage';
import type { CreditRow } from './credit/creditList';
import { LedgerPage } from './ledger/LedgerPage';
import { WithdrawalsPage } from './withdrawal/WithdrawalsPage';
import type { WithdrawalRow } from './withdrawal/withdrawalList';

const credit = { limit_fen: 1_000_000, used_fen: 200_000, reserved_fen: 50_000, free_fen: 750_000 };
const application: CreditRow = {
  rid: 'c1',
  code: 'E20261128-000001',
  state: 'waiting',
  amount_fen: 3_000_000,
  reason: '年度测试量增加',
  granted_fen: null,
  note: '',
  created: '2026-11-28T02:00:00Z',
  decided: null,
  member: '林晓 13800000000',
  credit,
};
const withdrawal: WithdrawalRow = {
  rid: 'w1',
  code: 'T20261128-000001',
  amount_fen: 50_000,
  state: 'waiting',
  payee: { name: '林晓', bank: '工商银行', account: '6222000000000000000' },
  note: '',
  reference: '',
  created: '2026-11-28T02:00:00Z',
  changed: '2026-11-28T02:00:00Z',
  can: [],
  member: '林晓 13800000000',
};
const pageOf = <Row,>(list: readonly Row[]) => ({ list: [...list], next: null, total: list.length });

const approval = { key: 'approvalFen' as const, value: 5_000_000, etag: 'e1' };
const setting = { 'staff/setting/detail': () => approval };

beforeEach(() => be('finance'));

test('a limit is granted with what the member has beside it; a double click grants it once', async () => {
  const { visitor, server } = openAtDesk(CreditsPage, {
    ...setting,
    'staff/credit/list': () => pageOf([application]),
    'staff/credit/grant': () => ({ state: 'approved' as const, approval: null }),
  });
  await visitor.click(await screen.findByRole('button', { name: `批准 ${application.code}` }));
  const shown = await dialogOf();
  expect(shown.getByText('额度 ¥10,000.00，已用 ¥2,000.00，预留 ¥500.00')).toBeInTheDocument();
  await visitor.type(shown.getByLabelText(/批准额度/), '２万');
  expect(shown.getByRole('button', { name: '批准' })).toBeDisabled();
  await visitor.clear(shown.getByLabelText(/批准额度/));
  await visitor.type(shown.getByLabelText(/批准额度/), '60000');
  expect(await shown.findByText(/超过 ¥50,000.00，提交后由另一位/)).toBeInTheDocument();
  await visitor.clear(shown.getByLabelText(/批准额度/));
  await visitor.type(shown.getByLabelText(/批准额度/), '２０，０００');
  await visitor.dblClick(shown.getByRole('button', { name: '批准' }));
  expect(await screen.findByText(`${application.code} 已批准`)).toBeInTheDocument();
  expect(server.inputs('staff/credit/grant')).toEqual([{ code: application.code, amount_fen: 2_000_000 }]);
});

test('a limit is set without an application, 0 takes it away; a wrong account stays in its field', async () => {
  const { visitor, server } = openAtDesk(CreditsPage, {
    ...setting,
    'staff/credit/list': () => pageOf([]),
    'staff/credit/set': ({ account }) => {
      if (!account.startsWith('138')) throw new Refused('not_found');
      return { credit: { ...credit, limit_fen: 0 }, approval: null };
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '设置客户额度' }));
  const shown = await dialogOf();
  await visitor.type(shown.getByLabelText(/客户账号/), '13900000000');
  await visitor.type(shown.getByLabelText(/额度（元）/), '0');
  await visitor.type(shown.getByLabelText(/原因/), '长期逾期');
  await visitor.click(shown.getByRole('button', { name: '设置' }));
  expect(await shown.findByRole('alert')).toBeInTheDocument();
  await visitor.clear(shown.getByLabelText(/客户账号/));
  await visitor.type(shown.getByLabelText(/客户账号/), '138 0000 0000');
  await visitor.click(shown.getByRole('button', { name: '设置' }));
  expect(await screen.findByText(/138 0000 0000 现在额度 ¥0.00/)).toBeInTheDocument();
  expect(server.inputs('staff/credit/set')[1]).toEqual({
    account: '138 0000 0000',
    amount_fen: 0,
    reason: '长期逾期',
  });
});

test('a withdrawal whose member changes the bank account meanwhile is not booked; the desk names both accounts', async () => {
  const other = { ...withdrawal.payee, account: '6222000000000000999' };
  let row = withdrawal;
  const { visitor, server } = openAtDesk(WithdrawalsPage, {
    ...setting,
    'staff/rebate/withdrawals': () => pageOf([row]),
    'staff/rebate/pay': ({ account }) => {
      if (account === other.account) return { state: 'paid' as const, approval: null };
      row = { ...withdrawal, payee: other };
      throw new Refused('payee_changed');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: `打款 ${withdrawal.code}` }));
  const shown = await dialogOf();
  await visitor.type(shown.getByLabelText(/银行流水号/), 'BT1');
  await visitor.click(shown.getByRole('button', { name: '已打款' }));
  expect(
    await shown.findByText(/打开时是 6222000000000000000，现在是 6222000000000000999/),
  ).toBeInTheDocument();
  expect(shown.getByLabelText(/银行流水号/)).toHaveValue('BT1');
  await visitor.click(shown.getByRole('button', { name: '已打到现在的账号' }));
  expect(await screen.findByText(`${withdrawal.code} 已记为打款`)).toBeInTheDocument();
  const booked = (account: string) => ({ code: withdrawal.code, account, reference: 'BT1' });
  expect(server.inputs('staff/rebate/pay')).toEqual([
    booked(withdrawal.payee.account),
    booked(other.account),
  ]);
});

test("a member's balances are read, and the ledger is checked at once", async () => {
  const { visitor } = openAtDesk(
    LedgerPage,
    {
      'staff/ledger/balance': ({ owner }) => ({
        owner: `林晓 ${owner}`,
        accounts: [
          { kind: 'cash', balance: 120_000, held: 20_000, available: 100_000, closed: null },
          { kind: 'points', balance: 7360, held: 0, available: 7360, closed: null },
        ],
      }),
      'staff/ledger/check': () => ({
        total: 1,
        list: [{ figure: 'balance', subject: 'cash m1', expected: 100, found: 99 }],
      }),
    },
    { at: '/?owner=13800000000' },
  );
  expect(await screen.findByText('¥1,200.00')).toBeInTheDocument();
  expect(screen.getAllByText('7,360 分')).not.toHaveLength(0);
  await visitor.click(screen.getByRole('button', { name: '立即核对' }));
  expect(await screen.findByText(/有 1 处差异/)).toBeInTheDocument();
});

test('who agrees to a payment or a limit reads to whom it goes and what the member has now', async () => {
  be('admin');
  const asked = {
    label: '事项',
    requested_by: '王芳 13900000000',
    requested: '2026-11-28T02:00:00Z',
    own: false,
  };
  const { visitor, server } = openAtDesk(ApprovalsPage, {
    'staff/approval/list': () =>
      pageOf([
        {
          ...asked,
          code: 'F20261128-000001',
          act: 'rebate.pay',
          target: withdrawal.code,
          amount_fen: 50_000,
        },
        {
          ...asked,
          code: 'F20261128-000002',
          act: 'credit.grant',
          target: application.code,
          amount_fen: 2_000_000,
        },
      ]),
    'staff/rebate/withdrawals': () => pageOf([withdrawal]),
    'staff/credit/list': () => pageOf([application]),
  });
  await visitor.click(await screen.findByRole('button', { name: '同意 F20261128-000001' }));
  const payment = await dialogOf();
  expect(await payment.findByText(withdrawal.payee.account)).toBeInTheDocument();
  expect(payment.getByText('记为已打款 ¥500.00')).toBeInTheDocument();
  expect(server.inputs('staff/rebate/withdrawals')).toEqual([{ states: ['waiting'], code: withdrawal.code }]);
  await visitor.click(payment.getByRole('button', { name: '取消' }));
  await visitor.click(await screen.findByRole('button', { name: '同意 F20261128-000002' }));
  const limit = await dialogOf();
  expect(await limit.findByText('额度 ¥10,000.00，已用 ¥2,000.00，预留 ¥500.00')).toBeInTheDocument();
  expect(limit.getByText('¥30,000.00，年度测试量增加')).toBeInTheDocument();
  expect(limit.getByText('额度 ¥20,000.00')).toBeInTheDocument();
});
