import type { Data } from '@portal/shared/contract';
import { type Handlers, member, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../app/routes';
import { managedList } from '../../testing/cluster';
import { asset, cluster, statement, statementRow, transferList } from '../../testing/fixture';

type Row = Data<'auth/assign/settlementList'>['list'][number];

const open = (at: string, list: readonly Row[], server: Handlers = {}) =>
  renderRoute({
    routes,
    at,
    user: member(),
    server: {
      'auth/web/asset/init': () => ({ ...asset(), cash_fen: 20_000, bonus_fen: 1_000 }),
      'auth/web/order/list4person': () => ({ total: 0, list: [], counts: {} }),
      'auth/assign/settlementList': () => ({ total: list.length, list: [...list] }),
      'auth/assign/statement': () => statement(),
      'auth/transferApply/list': () => transferList(),
      'auth/cluster/joined': () => ({ total: 0, list: [] }),
      'auth/cluster/all': () => managedList(),
      ...server,
    },
  });

const unpaid = (number: number, part: Partial<Row> = {}): Row =>
  statementRow({
    rid: `s${number}`,
    code: `S${number}`,
    state: 'unpaid',
    review_until: null,
    owed_fen: number * 1_000,
    can: ['pay'],
    ...part,
  });

const select = (code: string) => screen.findByRole('checkbox', { name: `选择：${code}` });
const bar = () => within(screen.getByRole('region', { name: '已选结算单' }));

test('selected statements are paid with one payment, as they were seen; what waits or is alone has no box', async () => {
  const list = [unpaid(3), unpaid(5), unpaid(4, { waiting_fen: 4_000 })];
  const { visitor, server } = open('/member/unpaid', list, {
    'auth/statement/payMany': ({ rows }) => ({
      done: true,
      waiting_fen: 0,
      list: rows.map(({ rid }) => ({ rid, state: 'paid' as const, refused: null })),
    }),
  });
  await visitor.click(await select('S3'));
  expect(screen.queryByRole('checkbox', { name: '选择：S4' })).not.toBeInTheDocument();
  expect(bar().getByRole('status')).toHaveTextContent('已选 1 张，合计 ¥30.00');
  await visitor.click(screen.getByRole('checkbox', { name: '全选本页 2 张' }));
  expect(bar().getByRole('status')).toHaveTextContent('已选 2 张，合计 ¥80.00');
  await visitor.click(bar().getByRole('button', { name: '合并付款' }));
  const dialog = within(await screen.findByRole('dialog', { name: '合并付款：2 张结算单' }));
  expect(within(dialog.getByRole('list', { name: '结算单' })).getAllByRole('listitem')).toHaveLength(2);
  expect(await dialog.findByText(/付款后剩余：预存 ¥120.00，赠送金 ¥10.00/)).toBeInTheDocument();
  server.on({
    'auth/assign/settlementList': () => ({ total: 1, list: [unpaid(4, { waiting_fen: 4_000 })] }),
  });
  await visitor.dblClick(dialog.getByRole('button', { name: '付款 ¥80.00' }));
  expect(await screen.findByText('已付 2 张结算单，合计 ¥80.00')).toBeInTheDocument();
  expect(server.inputs('auth/statement/payMany')).toEqual([
    {
      rows: [
        { rid: 's3', seen: { owed_fen: 3_000, waiting_fen: 0 } },
        { rid: 's5', seen: { owed_fen: 5_000, waiting_fen: 0 } },
      ],
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('region', { name: '已选结算单' })).not.toBeInTheDocument());
});

test('when one was paid meanwhile nothing is paid: it says which, and the others stay selected', async () => {
  const { visitor, server } = open('/member/unpaid', [unpaid(3), unpaid(5), unpaid(7)], {
    'auth/statement/payMany': ({ rows }) => ({
      done: false,
      waiting_fen: 0,
      list: rows.map(({ rid }) => ({
        rid,
        state: null,
        refused: rid === 's5' ? { error: 'statement_act_refused', msg: '结算单已结清，不能付款' } : null,
      })),
    }),
  });
  await visitor.click(await screen.findByRole('checkbox', { name: '全选本页 3 张' }));
  await visitor.click(bar().getByRole('button', { name: '合并付款' }));
  await visitor.click(await screen.findByRole('button', { name: '付款 ¥150.00' }));
  expect(await bar().findByText('S5：结算单已结清，不能付款')).toBeInTheDocument();
  expect(bar().getByRole('status')).toHaveTextContent('已选 3 张');
  const row = within(screen.getByRole('listitem', { name: 'S5' }));
  expect(row.getByText('未通过：结算单已结清，不能付款')).toBeInTheDocument();
  await visitor.click(bar().getByRole('button', { name: '移出未通过的 1 张' }));
  expect(bar().getByRole('status')).toHaveTextContent('已选 2 张，合计 ¥100.00');
  expect(screen.queryByText('S5：结算单已结清，不能付款')).not.toBeInTheDocument();
  expect(server.inputs('auth/statement/payMany')).toHaveLength(1);
});

test('a balance that is not enough is said before, and a group pays instead as far as it may', async () => {
  const group = cluster({ rid: 'g1', name: '课题组', approval_fen: 14_000, can: ['pay'] });
  const { visitor, server } = open('/member/unpaid', [unpaid(13), unpaid(15)], {
    'auth/cluster/joined': () => ({ total: 1, list: [group] }),
    'auth/cluster/budgetWarnings': () => ({
      stops: [],
      list: [{ cluster_rid: 'g1', cluster: '课题组', of: 'own', name: '林晓', percent: 85 }],
    }),
    'auth/statement/payMany': ({ rows }) => ({
      done: true,
      waiting_fen: 15_000,
      list: rows.map(({ rid }) => ({ rid, state: 'unpaid' as const, refused: null })),
    }),
  });
  await visitor.click(await screen.findByRole('checkbox', { name: '全选本页 2 张' }));
  await visitor.click(bar().getByRole('button', { name: '合并付款' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/还差 ¥70.00/)).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: '去预存' })).toHaveAttribute('href', '/member/prestore');
  expect(dialog.getByRole('button', { name: '付款 ¥280.00' })).toBeDisabled();
  expect(dialog.queryByRole('list', { name: '预算提醒' })).not.toBeInTheDocument();
  await visitor.click(dialog.getByRole('radio', { name: '课题组' }));
  expect(await dialog.findByRole('list', { name: '预算提醒' })).toHaveTextContent('85%');
  expect(dialog.getByText(/其中 1 张（¥150.00）由社群管理员批准后付款/)).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '付款 ¥280.00' }));
  expect(await screen.findByText(/其中 ¥150.00 待社群管理员批准/)).toBeInTheDocument();
  expect(server.inputs('auth/statement/payMany')).toMatchObject([{ cluster_rid: 'g1' }]);
});

test('a budget of the group that stops payments is said before, by its own project and in all', async () => {
  const stop = { cluster_rid: 'g1', cluster: '课题组', amount_fen: 20_000, used_fen: 5_000 };
  const charged = (fund_code: string) => ({ orders: [{ rid: 'o1', code: 'D1', fund_code }] });
  const { visitor } = open('/member/unpaid', [unpaid(13, charged('JS-1')), unpaid(15, charged('JS-2'))], {
    'auth/cluster/joined': () => ({ total: 1, list: [cluster({ rid: 'g1', name: '课题组' })] }),
    'auth/cluster/budgetWarnings': () => ({
      list: [],
      stops: [
        { ...stop, of: 'project', name: 'ＪＳ－1' },
        { ...stop, of: 'project', name: 'JS-2', used_fen: 6_000 },
      ],
    }),
  });
  await visitor.click(await screen.findByRole('checkbox', { name: '全选本页 2 张' }));
  await visitor.click(bar().getByRole('button', { name: '合并付款' }));
  const dialog = within(await screen.findByRole('dialog'));
  await visitor.click(await dialog.findByRole('radio', { name: '课题组' }));
  expect(
    await dialog.findByText(/课题 JS-2 今年的预算 ¥200.00，已用 ¥60.00，还可用 ¥140.00/),
  ).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: '付款 ¥280.00' })).toBeDisabled();
});

test('several are confirmed at once, and it asks once', async () => {
  const list = [1, 2].map((number) => statementRow({ rid: `s${number}`, code: `S${number}` }));
  const { visitor, server } = open('/member/unsettled', list, {
    'auth/assign/rightMany': ({ rows }) => ({
      done: true,
      list: rows.map(({ rid }) => ({ rid, state: 'unpaid' as const, refused: null })),
    }),
  });
  await visitor.click(await screen.findByRole('checkbox', { name: '全选本页 2 张' }));
  await visitor.click(bar().getByRole('button', { name: '一并确认' }));
  const dialog = within(await screen.findByRole('dialog', { name: '确认 2 张结算单' }));
  expect(server.inputs('auth/assign/rightMany')).toEqual([]);
  await visitor.click(dialog.getByRole('button', { name: '确认 ¥240.00' }));
  expect(await screen.findByText('已确认 2 张结算单，合计 ¥240.00')).toBeInTheDocument();
  expect(server.inputs('auth/assign/rightMany')).toMatchObject([{ rows: [{ rid: 's1' }, { rid: 's2' }] }]);
});
