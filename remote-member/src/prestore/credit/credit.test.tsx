import type { AssetEntry, CreditApply } from '@portal/shared/contract';
import { alerts } from '@portal/shared/portal';
import { type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../app/routes';
import { newMember } from '../../testing/newMember';

const application = (part: Partial<CreditApply> = {}): CreditApply => ({
  rid: 'credit-1',
  code: 'E20261120-000001',
  state: 'waiting',
  amount_fen: 2_000_000,
  reason: '集中测试',
  granted_fen: null,
  note: '',
  created: '2026-11-20T02:00:00Z',
  decided: null,
  ...part,
});

const credit = { limit_fen: 500_000, used_fen: 0, reserved_fen: 100_000, free_fen: 400_000 };

/** Opens the page of a member with these applications, who owes `used_fen`. */
function open(list: CreditApply[], used_fen = 0, more: Handlers = {}) {
  return renderRoute({
    routes,
    at: '/member/prestore#credit',
    user: member(),
    server: {
      ...newMember,
      'auth/creditApply/list': () => ({ total: list.length, list, credit: { ...credit, used_fen } }),
      'auth/creditApply/operate': () => ({ credit, application: null }),
      'auth/web/asset/detail': () => ({ list: [], next: null }),
      ...more,
    },
  });
}

const panel = async () => within(await screen.findByRole('region', { name: '信用额度' }));

beforeEach(() => sessionStorage.clear());

test('a member applies for a limit once, with amount and reason', async () => {
  const { visitor, server } = open([]);
  expect(await (await panel()).findByText('¥4,000.00')).toBeInTheDocument();
  expect((await panel()).queryByRole('button', { name: '付款' })).not.toBeInTheDocument();
  await visitor.click(await (await panel()).findByRole('button', { name: '申请额度' }));
  const dialog = within(await screen.findByRole('dialog', { name: '申请信用额度' }));
  await visitor.click(dialog.getByRole('button', { name: '提交申请' }));
  expect(await dialog.findByText('[信用额度]不能为空')).toBeInTheDocument();
  expect(dialog.getByText('[申请理由]不能为空')).toBeInTheDocument();
  await visitor.type(dialog.getByRole('textbox', { name: /^信用额度/ }), '20,000');
  await visitor.type(dialog.getByRole('textbox', { name: /^申请理由/ }), '集中测试');
  await visitor.dblClick(dialog.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('额度申请已提交，审核后会通知您')).toBeInTheDocument();
  expect(server.inputs('auth/creditApply/operate')).toEqual([
    { op: 'apply', amount_fen: 2_000_000, reason: '集中测试' },
  ]);
});

test('an application that waits in another tab is shown after the refusal, and the text is kept', async () => {
  const { visitor, server } = open([], 0, {
    'auth/creditApply/operate': () => {
      throw new Refused('credit_apply_waiting');
    },
  });
  await visitor.click(await (await panel()).findByRole('button', { name: '申请额度' }));
  const dialog = within(await screen.findByRole('dialog', { name: '申请信用额度' }));
  await visitor.type(dialog.getByRole('textbox', { name: /^信用额度/ }), '20000');
  await visitor.type(dialog.getByRole('textbox', { name: /^申请理由/ }), '集中测试');
  server.on({ 'auth/creditApply/list': () => ({ total: 1, list: [application()], credit }) });
  await visitor.click(dialog.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(alerts.queue).toHaveLength(1));
  await visitor.click(dialog.getByRole('button', { name: '取消' }));
  expect(await (await panel()).findByText('待审核')).toBeInTheDocument();
  expect(sessionStorage.getItem('portal.draft.credit')).toContain('集中测试');
});

test('an application that waits is withdrawn after a question; decided ones say what was granted or why not', async () => {
  const { visitor, server } = open([
    application(),
    application({ rid: 'b', code: 'E2', state: 'refused', note: '请先付清逾期款项' }),
    application({ rid: 'c', code: 'E3', state: 'approved', granted_fen: 1_000_000 }),
  ]);
  expect(await (await panel()).findByText('请先付清逾期款项')).toBeInTheDocument();
  expect((await panel()).getByText('批准 ¥10,000.00')).toBeInTheDocument();
  expect((await panel()).queryByRole('button', { name: '申请额度' })).not.toBeInTheDocument();
  expect((await panel()).getAllByRole('button', { name: /^撤回申请/ })).toHaveLength(1);
  await visitor.click((await panel()).getByRole('button', { name: /^撤回申请/ }));
  await visitor.click(await screen.findByRole('button', { name: '撤回申请' }));
  expect(await screen.findByText('申请已撤回')).toBeInTheDocument();
  expect(server.inputs('auth/creditApply/operate')).toEqual([{ op: 'cancel', rid: 'credit-1' }]);
});

test('repaying offers what is owed and says what is left of the balance', async () => {
  const { visitor, server } = open([], 8_000);
  await visitor.click(await (await panel()).findByRole('button', { name: '付款' }));
  const dialog = within(await screen.findByRole('dialog', { name: '付款' }));
  expect(dialog.getByRole('textbox', { name: /^金额/ })).toHaveValue('80.00');
  expect(await dialog.findByText('可用余额 ¥105.00，付款后剩 ¥25.00')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '确认付款' }));
  expect(await screen.findByText('付款成功')).toBeInTheDocument();
  expect(server.inputs('auth/creditApply/operate')).toEqual([{ op: 'repay', amount_fen: 8_000 }]);
});

test('the entries of the credit are listed, each with what is to be paid after it', async () => {
  const entry = (id: number, part: Partial<AssetEntry>): AssetEntry => ({
    id,
    account: 'credit',
    kind: 'order_on_credit',
    label: '订单记账',
    amount: -12_000,
    balance: -12_000,
    cause: { kind: 'order', rid: 'order-1', code: 'D20261120-000007' },
    at: '2026-11-20T02:00:00Z',
    ...part,
  });
  const paid = { kind: 'statement_by_cash', label: '结算单付款', amount: 5_000, balance: -7_000 } as const;
  const { server } = open([], 7_000, {
    'auth/web/asset/detail': () => ({ list: [entry(2, paid), entry(1, {})], next: null }),
  });
  const entries = within(await screen.findByRole('region', { name: '额度明细' }));
  const table = within(await entries.findByRole('table', { name: '额度明细' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '时间',
    '事项',
    '变动',
    '待付款',
  ]);
  expect(table.getByText('+¥50.00')).toBeInTheDocument();
  expect(table.getByText('¥70.00')).toBeInTheDocument();
  expect(server.inputs('auth/web/asset/detail')).toEqual([{ account: 'credit', size: 20 }]);
});
