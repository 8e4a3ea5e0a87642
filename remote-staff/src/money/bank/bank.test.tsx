import type { AreaRoute } from '@portal/shared/portal';
import { type Handlers, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { BankPage } from './BankPage';
import type { BankRow } from './bankList';

const row = (number: number, given: Partial<BankRow> = {}): BankRow => ({
  code: `B20261128-00000${number}`,
  day: '2026-11-28',
  payer: '示例大学',
  account: '',
  remark: '',
  serial: '',
  amount_fen: 30_000,
  state: 'open',
  reason: '',
  paid: '',
  created: '2026-11-28T02:00:00Z',
  decided: null,
  decided_by: '',
  candidates: [],
  fitting: 0,
  proposed: null,
  approval: null,
  asked: '',
  ...given,
});
const candidate = (code: string): BankRow['candidates'][number] => ({
  kind: 'statement',
  code,
  amount_fen: 30_000,
  member: '林晓 13800000000',
  statement: null,
  ground: 'payer',
});
const [one, two] = [candidate('S20261128-000001'), candidate('S20261128-000002')];

function open(server: Handlers) {
  const routes: readonly AreaRoute[] = [{ index: true, title: '银行流水', page: async () => BankPage }];
  return renderRoute({
    routes,
    at: '/',
    server: {
      'staff/desk/counts': () => ({ list: [] }),
      'staff/setting/detail': () => ({ key: 'approvalFen', value: 5_000_000, etag: 'e' }),
      ...server,
    },
  });
}

test('all that is certain is selected and booked by one act; what is refused stays selected with its reason', async () => {
  const rows = [
    row(1, { candidates: [one], fitting: 1, proposed: one.code }),
    row(2, { candidates: [two], fitting: 1, proposed: two.code }),
    row(3, { candidates: [one, two], fitting: 2 }),
  ];
  const { visitor, server } = open({
    'staff/bankLine/list': () => ({ list: rows, next: null, total: 3 }),
    'staff/bankLine/match': () => ({
      list: [
        { code: rows[0]?.code ?? '', state: 'matched', approval: null, refused: null },
        {
          code: rows[1]?.code ?? '',
          state: null,
          approval: null,
          refused: { error: 'statement_act_refused', msg: '结算单当前为“已结清”，不能付款' },
        },
      ],
    }),
  });
  expect(await screen.findByText('适合 2 张结算单，请选择')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: `选择${rows[2]?.code}` })).toBeDisabled();
  await visitor.click(screen.getByRole('button', { name: '选择全部确定的 2 项' }));
  await visitor.click(screen.getByRole('button', { name: '确认到账（2）' }));
  await visitor.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认到账' }));
  expect(await screen.findByText('到账 1 项，未完成 1 项')).toBeInTheDocument();
  expect(server.inputs('staff/bankLine/match')).toEqual([
    {
      rows: [
        { code: rows[0]?.code, target: one.code, seen: { amount_fen: 30_000 } },
        { code: rows[1]?.code, target: two.code, seen: { amount_fen: 30_000 } },
      ],
    },
  ]);
  expect(screen.getByText('结算单当前为“已结清”，不能付款')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: `选择${rows[1]?.code}` })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: `选择${rows[0]?.code}` })).not.toBeChecked();
});

test('a file without titles is asked for its columns, and says which of its incoming lines are new', async () => {
  const { visitor, server } = open({
    'staff/bankLine/list': () => ({ list: [], next: null, total: 0 }),
    'staff/bankLine/known': ({ lines }) => ({ known: lines.map(({ payer }) => payer === '乙') }),
    'staff/bankLine/add': ({ lines }) => ({
      list: lines.map(({ payer }) => ({ code: 'B1', known: payer === '乙' })),
    }),
  });
  const text = '2026-11-28,300.00,甲\n2026-11-28,200.00,乙\n2026-11-28,-88.00,电力公司\n';
  await visitor.upload(await screen.findByLabelText('银行流水文件'), new File([text], '流水.csv'));
  expect(await screen.findByText(/没有认出：哪一列是交易日期/)).toBeInTheDocument();
  for (const [label, column] of [
    ['交易日期', '0'],
    ['交易金额（收支同列）', '1'],
    ['对方户名', '2'],
  ] as const)
    await visitor.selectOptions(screen.getByLabelText(label), column);
  await visitor.click(screen.getByRole('button', { name: '按所选的列读取' }));
  expect(await screen.findByText('收入 2 条（之前已导入 1 条）；支出 1 条，不导入')).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '导入 1 条' }));
  expect(await screen.findByText('已导入 1 条收入流水，1 条之前已导入')).toBeInTheDocument();
  expect(server.inputs('staff/bankLine/add')).toMatchObject([
    {
      lines: [
        { payer: '甲', amount_fen: 30_000 },
        { payer: '乙', amount_fen: 20_000 },
      ],
    },
  ]);
});
