import type { Order, StoredSample } from '@portal/shared/contract';
import { screen, within } from '@testing-library/react';
import { orderFile, statement } from '../testing/fixture';
import { openOrder } from '../testing/openOrder';

const at = '2026-11-21T02:00:00Z';
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const timeline = (...acts: Order['timeline'][number]['act'][]): Order['timeline'] =>
  acts.map((act) => ({ state: 'delivered', act, by: 'member', at, note: `${act} 的说明` }));

const described = { rid: 's1', number: 'S1', name: '氧化铈', form: 'powder', hazards: [] } as const;
const stored: StoredSample = {
  ...described,
  hazards: [],
  code: 'P20261121-000001',
  state: 'stored',
  disposal: 2,
  place: 'A 柜 3 层',
  until: '2028-05-18',
  keep_until: '2028-11-18',
  order_rid: 'order-1',
  order_code: 'D1',
  ordered: at,
  tests: [],
  parcel: null,
  can: ['keep'],
};

test('the invoices of a paid order stand on its page, each with its state and amount', async () => {
  const { server } = openOrder({ state: 'paid' }, [], 0, statement({ state: 'paid', can: [] }));
  const row = {
    statement_rid: 'statement-1',
    code: 'S20261120-000003',
    state: 'paid',
    total_fen: 12_000,
    created: at,
    paid_cash_fen: 12_000,
    invoiced_cash_fen: 0,
    invoiced_fen: 4_000,
    asked_fen: 0,
    open_fen: 8_000,
    applies: [{ rid: 'apply-1', code: 'K20261121-000001', type: 1, state: 'waiting', amount_fen: 4_000 }],
  } as const;
  server.on({
    'auth/asset/invoiceHistory': () => ({
      total: 1,
      list: [{ ...row, fund_codes: [], applies: [...row.applies] }],
    }),
  });
  const shown = await region('发票');
  const apply = within(shown.getByRole('listitem', { name: 'K20261121-000001' }));
  expect(apply.getByText('¥40.00')).toBeInTheDocument();
  expect(apply.getByRole('link')).toHaveAttribute('href', '/member/invoiceLs?rid=apply-1');
  expect(server.inputs('auth/asset/invoiceHistory')).toEqual([{ statement_rids: [statement().rid] }]);
});

test('each sample says where it is as soon as the lab has it', async () => {
  const samples = [{ ...described, hazards: [], stored_from: '', item_rids: null }];
  const first = openOrder({ state: 'awaiting_sample', samples });
  expect((await region('样品与送样')).getByText('S1')).toBeInTheDocument();
  expect(first.server.inputs('auth/web/sample/list4person')).toEqual([]);
  first.unmount();
  const { server } = openOrder({ state: 'delivered', samples, timeline: timeline('submit', 'receive') });
  server.on({
    'auth/web/sample/list4person': () => ({ list: [stored], next: null, counts: {}, ending: 0 }),
  });
  const shown = await region('样品与送样');
  expect(await shown.findByText(/^留存至 2028-05-18/)).toBeInTheDocument();
  expect(shown.getByRole('link', { name: '管理样品' })).toHaveAttribute('href', '/member/sample');
});

test('a question about the data and its answer stand beside the data', async () => {
  const files = [orderFile({ kind: 'data', name: '报告.pdf', mime: 'application/pdf' })];
  const asked = { state: 'delivered', open_question: true, timeline: timeline('submit', 'ask') } as const;
  const first = openOrder(asked, files);
  expect(await screen.findByText('疑问待答复')).toBeInTheDocument();
  expect(
    (await region('数据已交付')).getByText(/您的疑问（2026-11-21 10:00）：ask 的说明/),
  ).toBeInTheDocument();
  expect((await region('数据已交付')).getByText('客户经理将尽快与您联系')).toBeInTheDocument();
  first.unmount();
  openOrder({ state: 'delivered', timeline: timeline('submit', 'ask', 'answer') }, files);
  const answered = await region('数据已交付');
  expect(answered.getByText(/实验室答复（2026-11-21 10:00）：answer 的说明/)).toBeInTheDocument();
  expect(screen.queryByText('疑问待答复')).not.toBeInTheDocument();
});
