import type { Cluster } from '@portal/shared/contract';
import { alerts } from '@portal/shared/portal';
import { Refused } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { cluster, statement } from '../../testing/fixture';
import { openOrder } from '../../testing/openOrder';

const unpaid = statement({
  state: 'unpaid',
  review_until: null,
  owed_fen: 12_000,
  can: ['pay'],
  available: { cash_fen: 10_000, bonus_fen: 5_000 },
});

async function open(clusters: Cluster[], part: Partial<typeof unpaid> = {}) {
  const page = openOrder({ state: 'unpaid' }, [], 0, { ...unpaid, ...part });
  page.server.on({ 'auth/cluster/joined': () => ({ total: clusters.length, list: clusters }) });
  const panel = within(await screen.findByRole('region', { name: '结算单' }));
  await page.visitor.click(await panel.findByRole('button', { name: '余额支付' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: '余额支付' })) };
}

test('a payment is shared with a group; what each has afterwards is said before', async () => {
  const { visitor, server, dialog } = await open([cluster()]);
  server.on({
    'auth/statement/pay': () => ({ state: 'paid', paid_fen: 12_000, owed_fen: 0, waiting_fen: 0 }),
  });
  const group = await dialog.findByRole('checkbox', { name: /^材料课题组/ });
  expect(group.closest('label')).toHaveTextContent('社群余额 ¥500.00，本月额度不限');
  await visitor.click(group);
  const share = dialog.getByRole('textbox', { name: '材料课题组分摊（元）' });
  expect(share).toHaveValue('60.00');
  expect(dialog.getByText('付其余 ¥60.00')).toBeInTheDocument();
  expect(dialog.getByRole('status')).toHaveTextContent(
    '付款后剩余：材料课题组余额 ¥440.00；预存 ¥40.00，赠送金 ¥50.00；结算单待付款 ¥0.00。',
  );
  // Managers see no data unless the member wants it.
  const show = dialog.getByRole('checkbox', { name: /管理员可查看/ });
  expect(show).not.toBeChecked();
  await visitor.click(show);
  await visitor.click(dialog.getByLabelText('按比例'));
  expect(dialog.getByRole('textbox', { name: '材料课题组分摊（%）' })).toHaveValue('50.00');
  await visitor.clear(dialog.getByRole('textbox', { name: '材料课题组分摊（%）' }));
  await visitor.type(dialog.getByRole('textbox', { name: '材料课题组分摊（%）' }), '25');
  expect(dialog.getByText('付其余 75%，¥90.00')).toBeInTheDocument();
  await visitor.dblClick(dialog.getByRole('button', { name: '确认付款' }));
  expect(await screen.findByText('付款成功，结算单已结清')).toBeInTheDocument();
  expect(server.inputs('auth/statement/pay')).toEqual([
    {
      rid: 'statement-1',
      amount_fen: 12_000,
      seen: { owed_fen: 12_000, waiting_fen: 0 },
      split: {
        by: 'percent',
        payers: [
          { cluster_rid: 'cluster-1', share: 2_500 },
          { payer: 'own', share: 7_500 },
        ],
      },
      show_data: true,
    },
  ]);
});

test('the budgets that the chosen group has for the member and the project of the bill are warned of', async () => {
  const orders = [{ rid: 'order-1', code: 'D20261120-000007', fund_code: '21871001' }];
  const { visitor, server, dialog } = await open([cluster()], { orders });
  const warning = { cluster_rid: 'cluster-1', cluster: '材料课题组', percent: 85 };
  server.on({
    'auth/cluster/budgetWarnings': () => ({
      stops: [],
      list: [
        { ...warning, of: 'own', name: '王伟' },
        { ...warning, of: 'project', name: '２１８７１００１' },
        { ...warning, of: 'project', name: 'JS-2026' },
      ],
    }),
  });
  await visitor.click(await dialog.findByRole('checkbox', { name: /^材料课题组/ }));
  const told = within(await dialog.findByRole('list', { name: '预算提醒' })).getAllByRole('listitem');
  expect(told.map(({ textContent }) => textContent)).toEqual([
    '“材料课题组”：您今年的预算快用完了（已用 85%）',
    '“材料课题组”：课题 ２１８７１００１ 今年的预算快用完了（已用 85%）',
  ]);
});

test('a budget that stops payments is said before, with what is left and who else can pay', async () => {
  const stop = { cluster_rid: 'cluster-1', cluster: '材料课题组', amount_fen: 50_000, used_fen: 46_000 };
  const page = openOrder({ state: 'unpaid' }, [], 0, {
    ...unpaid,
    orders: [{ rid: 'order-1', code: 'D20261120-000007', fund_code: '21871001' }],
  });
  page.server.on({
    'auth/cluster/joined': () => ({ total: 1, list: [cluster()] }),
    'auth/cluster/budgetWarnings': () => ({
      list: [
        { cluster_rid: 'cluster-1', cluster: '材料课题组', of: 'project', name: '21871001', percent: 92 },
      ],
      stops: [
        { ...stop, of: 'project', name: '21871001' },
        { ...stop, of: 'project', name: 'JS-2026', used_fen: 50_000 },
      ],
    }),
    'auth/statement/pay': () => {
      throw new Refused('cluster_budget_exceeded');
    },
  });
  const { visitor } = page;
  const panel = within(await screen.findByRole('region', { name: '结算单' }));
  await visitor.click(await panel.findByRole('button', { name: '余额支付' }));
  const dialog = within(await screen.findByRole('dialog', { name: '余额支付' }));
  const group = await dialog.findByRole('checkbox', { name: /^材料课题组/ });
  expect(group.closest('label')).toHaveTextContent(
    '；课题 21871001 今年的预算 ¥500.00，已用 ¥460.00，还可用 ¥40.00，超出即停止',
  );
  await visitor.click(dialog.getByRole('checkbox', { name: /^我的余额/ }));
  await visitor.click(group);
  expect(dialog.queryByRole('list', { name: '预算提醒' })).not.toBeInTheDocument();
  expect(dialog.getByText(/受预算限制/)).toHaveTextContent(
    '“材料课题组”受预算限制，最多可付 ¥40.00。余下的可由我的余额付款，也可用“转账付款”。',
  );
  const amount = dialog.getByRole('textbox', { name: /^付款金额/ });
  expect(amount).toHaveValue('40.00');
  await visitor.clear(amount);
  await visitor.type(amount, '41');
  await visitor.click(dialog.getByRole('button', { name: '确认付款' }));
  expect(await dialog.findByText('[付款方]材料课题组最多可付 ¥40.00')).toBeInTheDocument();
  await visitor.clear(amount);
  await visitor.type(amount, '40');
  await visitor.click(dialog.getByRole('button', { name: '确认付款' }));
  await waitFor(() => expect(dialog.getByRole('group', { name: '付款方' })).toHaveTextContent(/超出即停止/));
  expect(page.server.inputs('auth/statement/pay')).toMatchObject([{ amount_fen: 4_000 }]);
});

test('a part that is invoiced is said to be paid in cash', async () => {
  const { dialog } = await open([], {
    invoiced_fen: 8_000,
    available: { cash_fen: 10_000, bonus_fen: 4_000 },
  });
  expect(await dialog.findByText('¥80.00（不能用赠送金或已开票的预存款支付）')).toBeInTheDocument();
});

test('what waits for a manager is said before and after; the limit of the month is not exceeded', async () => {
  const { visitor, server, dialog } = await open(
    [cluster({ available: null, approval_fen: 5_000, allowance: { limit_fen: 10_000, used_fen: 0 } })],
    { available: { cash_fen: 0, bonus_fen: 0 } },
  );
  server.on({
    'auth/statement/pay': () => ({ state: 'unpaid', paid_fen: 0, owed_fen: 12_000, waiting_fen: 8_000 }),
  });
  expect(await dialog.findByRole('checkbox', { name: /^材料课题组/ })).toBeChecked();
  expect(dialog.getByText('本月额度剩 ¥100.00，超过 ¥50.00 须管理员批准')).toBeInTheDocument();
  const amount = dialog.getByRole('textbox', { name: /^付款金额/ });
  expect(amount).toHaveValue('100.00');
  await visitor.clear(amount);
  await visitor.type(amount, '110');
  await visitor.click(dialog.getByRole('button', { name: '确认付款' }));
  expect(await dialog.findByText('[付款方]材料课题组最多可付 ¥100.00')).toBeInTheDocument();
  await visitor.clear(amount);
  await visitor.type(amount, '80');
  expect(dialog.getByRole('status')).toHaveTextContent(
    '材料课题组本月额度 ¥20.00；结算单待付款 ¥120.00，其中 ¥80.00 由社群管理员批准后付款，批准前已预留。',
  );
  await visitor.click(dialog.getByRole('button', { name: '确认付款' }));
  expect(await screen.findByText('付款已提交，其中 ¥80.00 待社群管理员批准')).toBeInTheDocument();
  expect(server.inputs('auth/statement/pay')).toMatchObject([
    { amount_fen: 8_000, split: { payers: [{ cluster_rid: 'cluster-1', share: 8_000 }] } },
  ]);
});

test('shares that do not fit, no payer, and refusals of the group are shown at the payers', async () => {
  const { visitor, server, dialog } = await open([cluster()]);
  const group = await dialog.findByRole('checkbox', { name: /^材料课题组/ });
  await visitor.click(group);
  const share = dialog.getByRole('textbox', { name: '材料课题组分摊（元）' });
  await visitor.clear(share);
  await visitor.type(share, '130');
  expect(dialog.getByRole('alert')).toHaveTextContent('各方付款之和须等于付款金额');
  await visitor.click(dialog.getByRole('button', { name: '确认付款' }));
  expect(await dialog.findByText('[付款方]各方付款之和须等于付款金额')).toBeInTheDocument();
  await visitor.click(group);
  await visitor.click(dialog.getByRole('checkbox', { name: /^我的余额/ }));
  await visitor.click(dialog.getByRole('button', { name: '确认付款' }));
  expect(await dialog.findByText('[付款方]不能为空')).toBeInTheDocument();

  server.on({
    'auth/statement/pay': () => {
      throw new Refused('cluster_limit_exceeded');
    },
  });
  await visitor.click(group);
  await visitor.click(dialog.getByRole('button', { name: '确认付款' }));
  await waitFor(() => expect(server.inputs('auth/statement/pay')).toHaveLength(1));
  await waitFor(() => expect(dialog.getByRole('group', { name: '付款方' })).toHaveTextContent(/额度/));
  expect(group).toBeChecked();
});

test('a bill that was paid in part meanwhile shows what is owed now and keeps what was typed', async () => {
  const { visitor, server, dialog } = await open([]);
  let owed_fen = 12_000;
  server.on({
    'auth/assign/statement': () => ({ ...unpaid, owed_fen }),
    'auth/statement/pay': ({ seen }) => {
      if (seen.owed_fen !== owed_fen) throw new Refused('seen_changed');
      return { state: 'unpaid', paid_fen: 7_000, owed_fen: 0, waiting_fen: 0 };
    },
  });
  const amount = await dialog.findByRole('textbox', { name: /^付款金额/ });
  await visitor.clear(amount);
  await visitor.type(amount, '30');
  owed_fen = 5_000;
  await visitor.click(dialog.getByRole('button', { name: '确认付款' }));
  await waitFor(() => expect(alerts.queue).toMatchObject([{ text: '内容已变化，请核对后重新确认' }]));
  alerts.confirm();
  expect(await dialog.findByText('¥50.00')).toBeInTheDocument();
  expect(amount).toHaveValue('30');
  await visitor.click(dialog.getByRole('button', { name: '确认付款' }));
  expect(await screen.findByText('付款成功，结算单已结清')).toBeInTheDocument();
  expect(server.inputs('auth/statement/pay')).toEqual([
    { rid: 'statement-1', amount_fen: 3_000, seen: { owed_fen: 12_000, waiting_fen: 0 } },
    { rid: 'statement-1', amount_fen: 3_000, seen: { owed_fen: 5_000, waiting_fen: 0 } },
  ]);
});

test('a frozen group is not offered; when groups do not load, the own balance still pays', async () => {
  const first = await open([cluster({ can: ['view'] })]);
  expect(await first.dialog.findByRole('textbox', { name: /^付款金额/ })).toBeInTheDocument();
  expect(first.dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  first.unmount();

  const page = openOrder({ state: 'unpaid' }, [], 0, unpaid);
  page.server.on({
    'auth/cluster/joined': () => {
      throw new Refused('too_many_requests');
    },
  });
  const panel = within(await screen.findByRole('region', { name: '结算单' }));
  await page.visitor.click(await panel.findByRole('button', { name: '余额支付' }));
  const dialog = within(await screen.findByRole('dialog', { name: '余额支付' }));
  expect(await dialog.findByText('社群加载失败，暂时只能用自己的余额')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: '确认付款' })).toBeEnabled();
  page.server.on({ 'auth/cluster/joined': () => ({ total: 1, list: [cluster()] }) });
  await page.visitor.click(dialog.getByRole('button', { name: '重试' }));
  expect(await dialog.findByRole('checkbox', { name: /^材料课题组/ })).toBeInTheDocument();
});
