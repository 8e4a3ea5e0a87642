import type { Cluster, Data } from '@portal/shared/contract';
import { type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { clusterAs, clusterMember, clusterPayment, clusterRequest } from '../testing/cluster';

const asset: Data<'auth/web/asset/init'> = {
  ...{ cash_fen: 60_000, bonus_fen: 500, points: 0, rebate_fen: 0 },
  reserved: { cash_fen: 10_000, bonus_fen: 0 },
  credit: { limit_fen: 0, used_fen: 0, reserved_fen: 0, free_fen: 0 },
};

/** Opens a tab of the group's page. */
const open = (shown: Cluster, tab = '', server: Handlers = {}) =>
  renderRoute({
    routes,
    at: `/member/communityMg/cluster-1${tab && `?tab=${tab}`}`,
    user: member(),
    server: {
      'auth/cluster/detail': () => shown,
      'auth/web/asset/init': () => asset,
      ...server,
    },
  });

const tabs = async () => {
  const nav = within(await screen.findByRole('navigation', { name: '社群' }));
  return nav.getAllByRole('link').map(({ textContent }) => textContent);
};
const more = async (visitor: ReturnType<typeof open>['visitor']) => {
  await visitor.click(await screen.findByRole('button', { name: '更多：材料课题组' }));
  return within(screen.getByRole('group', { name: '更多：材料课题组' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
};

test('an owner sees the money, all tabs and the acts of an owner', async () => {
  const { visitor } = open(
    clusterAs('owner', { approvals: { count: 2, amount_fen: 90_000 }, applications: 1 }),
  );
  expect(await tabs()).toEqual(['概况', '成员3', '申请与邀请1', '付款审批2', '收支明细', '支出统计']);
  expect(screen.getByText('2 笔付款待审批，共 ¥900.00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去审批' })).toHaveAttribute(
    'href',
    '/member/communityMg/cluster-1?tab=approvals',
  );
  expect(screen.getByRole('link', { name: '去处理' })).toBeInTheDocument();
  const money = within(screen.getByRole('region', { name: '社群资金' }));
  expect(money.getByText('¥20,000.00')).toBeInTheDocument();
  expect(money.getByRole('button', { name: '转出' })).toBeInTheDocument();
  expect(money.getByRole('link', { name: '为社群预存' })).toHaveAttribute(
    'href',
    '/member/prestore?cluster=cluster-1',
  );
  expect(await more(visitor)).toEqual(['修改社群', '解散社群']);
  expect(document.title).toContain('材料课题组');
});

test('a manager does not withdraw or dissolve, and may leave', async () => {
  const { visitor } = open(clusterAs('manager'));
  expect(await tabs()).toHaveLength(6);
  expect(screen.queryByRole('button', { name: '转出' })).not.toBeInTheDocument();
  expect(await more(visitor)).toEqual(['修改社群', '退出社群']);
});

test('a member sees the own allowance and nothing of the money, also by a URL of a manager', async () => {
  const { visitor, server } = open(clusterAs('member'), 'approvals');
  expect(await tabs()).toEqual(['概况', '成员3']);
  expect(screen.getByText('¥200.00 / ¥3,000.00')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '社群资金' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '转入资金' })).toBeInTheDocument();
  expect(await more(visitor)).toEqual(['退出社群']);
  expect(server.inputs('auth/cluster/approvals')).toEqual([]);
});

test('a frozen group says so and moves no money', async () => {
  open(clusterAs('owner', { state: 'frozen' }));
  expect(await screen.findByText(/^社群已冻结/)).toBeInTheDocument();
  const money = within(screen.getByRole('region', { name: '社群资金' }));
  expect(money.queryByRole('button')).not.toBeInTheDocument();
});

test('somebody who is removed while looking at the page sees nothing of the group any more', async () => {
  const { visitor, server } = open(clusterAs('member'));
  await visitor.click(await screen.findByRole('button', { name: '转入资金' }));
  const gone = () => {
    throw new Refused('not_found');
  };
  server.on({ 'auth/cluster/detail': gone, 'auth/cluster/deposit': gone });
  const dialog = within(await screen.findByRole('dialog', { name: '转入资金' }));
  await visitor.type(await dialog.findByRole('textbox', { name: /^转入金额/ }), '1');
  await visitor.click(dialog.getByRole('button', { name: '确认转入' }));
  expect(await screen.findByText('看不到这个社群')).toBeInTheDocument();
  expect(screen.queryByText('材料课题组')).not.toBeInTheDocument();
});

test('a page that fails can be tried again', async () => {
  const { visitor, server } = open(clusterAs('owner'), '', {
    'auth/cluster/detail': () => {
      throw new Refused('internal');
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('加载失败');
  server.on({ 'auth/cluster/detail': () => clusterAs('owner') });
  await visitor.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: /^材料课题组/ })).toBeInTheDocument();
});

test('a deposit says before what is left, takes no more than there is, and is made once', async () => {
  const { visitor, server } = open(clusterAs('owner'));
  await visitor.click(await screen.findByRole('button', { name: '转入' }));
  const dialog = within(await screen.findByRole('dialog', { name: '转入资金' }));
  const amount = await dialog.findByRole('textbox', { name: /^转入金额/ });
  await visitor.type(amount, '500.01');
  await visitor.click(dialog.getByRole('button', { name: '确认转入' }));
  expect(await dialog.findByText('[转入金额]不能超过 ¥500.00')).toBeInTheDocument();
  await visitor.clear(amount);
  await visitor.type(amount, '200');
  expect(dialog.getByRole('status')).toHaveTextContent('我的预存 ¥300.00，社群可用 ¥20,200.00');
  server.on({ 'auth/cluster/deposit': () => ({ available: { cash_fen: 2_020_000, bonus_fen: 10_000 } }) });
  await visitor.dblClick(dialog.getByRole('button', { name: '确认转入' }));
  expect(await screen.findByText('已向「材料课题组」转入 ¥200.00')).toBeInTheDocument();
  expect(server.inputs('auth/cluster/deposit')).toEqual([{ rid: 'cluster-1', amount_fen: 20_000 }]);
  await waitFor(() => expect(server.inputs('auth/cluster/detail').length).toBeGreaterThan(1));
});

test('the owner withdraws from an account, and a refusal is shown at the amount', async () => {
  const { visitor, server } = open(clusterAs('owner'), '', {
    'auth/cluster/withdraw': () => {
      throw new Refused('balance_short');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '转出' }));
  const dialog = within(await screen.findByRole('dialog', { name: '转出资金' }));
  await visitor.click(dialog.getByRole('radio', { name: '赠送金 ¥100.00' }));
  await visitor.type(dialog.getByRole('textbox', { name: /^转出金额/ }), '40');
  expect(dialog.getByRole('status')).toHaveTextContent('转出后：社群赠送金 ¥60.00');
  await visitor.click(dialog.getByRole('button', { name: '确认转出' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^转出金额/ })).toBeInvalid());
  expect(server.inputs('auth/cluster/withdraw')).toEqual([
    { rid: 'cluster-1', account: 'bonus', amount_fen: 4_000 },
  ]);
});

test('a group is changed; amounts that are left out mean no limit', async () => {
  const { visitor, server } = open(clusterAs('owner'), '', { 'auth/cluster/edit': () => clusterAs('owner') });
  await more(visitor);
  await visitor.click(screen.getByRole('button', { name: '修改社群' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改社群' }));
  const approval = dialog.getByRole('textbox', { name: '审批金额' });
  expect(approval).toHaveValue('500.00');
  await visitor.clear(approval);
  await visitor.type(approval, '0');
  await visitor.clear(dialog.getByRole('textbox', { name: '每月额度' }));
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.inputs('auth/cluster/edit')).toEqual([
      {
        ...{ rid: 'cluster-1', name: '材料课题组', intro: '新能源材料', listed: true },
        ...{ approval_fen: 0, limit_fen: null },
      },
    ]),
  );
});

test('members have the acts that the server names; each is asked for', async () => {
  const acts = ['remove', 'limit', 'role', 'transfer'] as const;
  const { visitor, server } = open(clusterAs('owner'), 'members', {
    'auth/cluster/members': () => ({
      total: 2,
      list: [
        clusterMember({ user_rid: 'user-1', name: '林晓', role: 'owner', phone: '139****0001' }),
        clusterMember({ can: [...acts] }),
      ],
    }),
    'auth/cluster/limit': () => null,
    'auth/cluster/role': () => null,
    'auth/cluster/transfer': () => null,
    'auth/cluster/delete4user': () => null,
  });
  const table = within(await screen.findByRole('table', { name: '成员' }));
  expect(table.queryByRole('button', { name: /林晓/ })).not.toBeInTheDocument();
  expect(table.getByText('138****0002')).toBeInTheDocument();

  await visitor.click(table.getByRole('button', { name: '设置额度：李敏' }));
  const limit = within(await screen.findByRole('dialog', { name: '设置 李敏 的额度' }));
  await visitor.clear(limit.getByRole('textbox', { name: '每月额度' }));
  await visitor.click(limit.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const target = { rid: 'cluster-1', user_rid: 'user-2' };
  expect(server.inputs('auth/cluster/limit')).toEqual([{ ...target, limit_fen: null }]);

  for (const [act, confirm, path, input] of [
    ['设为管理员', '设为管理员', 'auth/cluster/role', { ...target, role: 'manager' }],
    ['转让群主', '转让', 'auth/cluster/transfer', target],
    ['移除成员', '移除', 'auth/cluster/delete4user', target],
  ] as const) {
    await visitor.click(table.getByRole('button', { name: '更多：李敏' }));
    await visitor.click(table.getByRole('button', { name: act }));
    const question = within(await screen.findByRole('dialog', { name: act }));
    expect(server.inputs(path)).toEqual([]);
    await visitor.click(question.getByRole('button', { name: confirm }));
    await waitFor(() => expect(server.inputs(path)).toEqual([input]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

test('plain members see names and roles, no phones and no acts', async () => {
  open(clusterAs('member'), 'members', {
    'auth/cluster/members': () => ({ total: 1, list: [clusterMember({ phone: null, allowance: null })] }),
  });
  const table = within(await screen.findByRole('table', { name: '成员' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '成员',
    '加入时间',
  ]);
});

test('somebody is invited by phone after the masked name was shown; an unknown phone leads to the link', async () => {
  const { visitor, server } = open(clusterAs('manager'), '', {
    'auth/cluster/search4user': () => {
      throw new Refused('invalid_input', { phone: '[手机号]没有对应的会员' });
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '邀请成员' }));
  const dialog = within(await screen.findByRole('dialog', { name: '邀请成员' }));
  expect(dialog.getByRole('button', { name: '复制邀请链接' })).toBeInTheDocument();
  await visitor.type(dialog.getByRole('textbox', { name: '手机号' }), '13800000009{Enter}');
  expect(await dialog.findByText('[手机号]没有对应的会员')).toBeInTheDocument();
  server.on({
    'auth/cluster/search4user': () => ({ name: '赵*', state: 'none' }),
    'auth/cluster/add4user': () => ({ name: '赵*', state: 'waiting' }),
  });
  await visitor.click(dialog.getByRole('button', { name: '查找' }));
  expect(await dialog.findByText('赵*')).toBeInTheDocument();
  expect(server.inputs('auth/cluster/add4user')).toEqual([]);
  await visitor.type(dialog.getByRole('textbox', { name: '留言' }), '欢迎');
  await visitor.click(dialog.getByRole('button', { name: '发送邀请' }));
  expect(await screen.findByText('已邀请 赵*，对方同意后加入')).toBeInTheDocument();
  expect(server.inputs('auth/cluster/add4user')).toEqual([
    { rid: 'cluster-1', phone: '13800000009', message: '欢迎' },
  ]);
});

test('applications are answered, and invitations taken back', async () => {
  const { visitor, server } = open(clusterAs('manager', { applications: 1 }), 'requests', {
    'auth/cluster/requests': () => ({
      total: 2,
      list: [
        clusterRequest(),
        clusterRequest({ rid: 'request-2', kind: 'invite', name: '赵*', answers: false }),
      ],
    }),
    'auth/cluster/agree': () => null,
    'auth/cluster/cancel': () => null,
  });
  const applied = within(await screen.findByRole('listitem', { name: '周** 申请加入' }));
  expect(applied.getByText('留言：我是博士生')).toBeInTheDocument();
  await visitor.click(applied.getByRole('button', { name: /^同意/ }));
  await visitor.click(screen.getByRole('button', { name: '撤回：已邀请 赵*' }));
  await waitFor(() => expect(server.inputs('auth/cluster/cancel')).toEqual([{ rid: 'request-2' }]));
  expect(server.inputs('auth/cluster/agree')).toEqual([{ rid: 'request-1', agree: true }]);
});

test('a payment is approved in one step, another declined with a reason', async () => {
  let list = [clusterPayment(), clusterPayment({ rid: 'payment-2', statement: 'S2', member: '陈晨' })];
  const { visitor, server } = open(clusterAs('manager'), 'approvals', {
    'auth/cluster/approvals': () => ({ list, next: null }),
    'auth/cluster/approve': () => null,
    'auth/cluster/decline': () => null,
  });
  const row = within(await screen.findByRole('listitem', { name: '李敏 S20261120-000003' }));
  expect(row.getByText('¥520.00')).toBeInTheDocument();
  expect(row.getByText('X 射线衍射 × 2 样')).toBeInTheDocument();
  await visitor.click(row.getByRole('button', { name: /^批准付款/ }));
  expect(await screen.findByText('已批准 李敏 付款 ¥520.00')).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '拒绝付款：S2' }));
  const dialog = within(await screen.findByRole('dialog', { name: '拒绝付款' }));
  await visitor.type(dialog.getByRole('textbox', { name: '拒绝原因' }), '请改用项目经费');
  list = [];
  await visitor.click(dialog.getByRole('button', { name: '拒绝付款' }));
  expect(await screen.findByText('没有待审批的付款')).toBeInTheDocument();
  expect(server.inputs('auth/cluster/approve')).toEqual([{ rid: 'payment-1' }]);
  expect(server.inputs('auth/cluster/decline')).toEqual([{ rid: 'payment-2', note: '请改用项目经费' }]);
});

test('the own payment of a manager is taken back only', async () => {
  open(clusterAs('manager'), 'approvals', {
    'auth/cluster/approvals': () => ({ list: [clusterPayment({ can: ['withdraw'] })], next: null }),
  });
  const row = within(await screen.findByRole('listitem', { name: '李敏 S20261120-000003' }));
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['撤回']);
});

test('entries name who acted and are read in pages; the other account is a link', async () => {
  const entry = { ...{ id: 9, label: '结算单付款', code: 'S1', member: '李敏' }, at: '2026-11-20T02:00:00Z' };
  const { visitor, server } = open(clusterAs('manager'), 'money', {
    'auth/cluster/entries': ({ before, account }) => {
      if (account === 'bonus') return { list: [], next: null };
      return before === undefined
        ? { list: [{ ...entry, amount_fen: -52_000, balance_fen: 0 }], next: 9 }
        : {
            list: [{ ...entry, id: 8, label: '预存划转', amount_fen: 52_000, balance_fen: 52_000 }],
            next: null,
          };
    },
  });
  const table = within(await screen.findByRole('table', { name: '收支明细' }));
  expect(table.getByText('-¥520.00')).toBeInTheDocument();
  expect(table.getByText('李敏')).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '加载更多' }));
  expect(await table.findByText('+¥520.00')).toBeInTheDocument();
  expect(server.inputs('auth/cluster/entries')).toHaveLength(2);
  await visitor.click(screen.getByRole('link', { name: '赠送金' }));
  expect(await screen.findByText('还没有收支')).toBeInTheDocument();
});

test('spending is shown as tables instead of charts, of the period in the URL', async () => {
  const { visitor, server } = open(clusterAs('owner'), 'spending&months=3', {
    'auth/cluster/spending': () => ({
      total_fen: 90_000,
      months: [{ month: '2026-11', amount_fen: 90_000 }],
      members: [{ key: 'user-2', name: '李敏', amount_fen: 90_000 }],
      services: [{ key: 'X 射线衍射', name: 'X 射线衍射', amount_fen: 90_000 }],
    }),
    'auth/cluster/orders': () => ({ list: [clusterPayment({ state: 'paid', can: [] })], next: null }),
  });
  const panel = within(await screen.findByRole('region', { name: '社群支出' }));
  await visitor.click(await panel.findByRole('button', { name: '看数据' }));
  for (const [label, name] of [
    ['按月份', '2026-11'],
    ['按成员', '李敏'],
    ['按项目', 'X 射线衍射'],
  ] as const) {
    const cells = within(panel.getByRole('table', { name: label })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([name, '¥900.00']);
  }
  expect(server.inputs('auth/cluster/spending')).toEqual([{ rid: 'cluster-1', months: 3 }]);
  const orders = within(screen.getByRole('table', { name: '已付款的订单' }));
  expect(orders.getByText('D20261120-000007')).toBeInTheDocument();
});

test('a group without spending has no empty charts', async () => {
  open(clusterAs('owner'), 'spending', {
    'auth/cluster/spending': () => ({ total_fen: 0, months: [], members: [], services: [] }),
    'auth/cluster/orders': () => ({ list: [], next: null }),
  });
  expect(await screen.findByText('这段时间没有支出')).toBeInTheDocument();
  expect(await screen.findByText('还没有付款')).toBeInTheDocument();
});

test('leaving says what is lost, and leads to the list', async () => {
  const { visitor, server, router } = open(clusterAs('member'), '', {
    'auth/cluster/leave': () => null,
    'auth/cluster/joined': () => ({ total: 0, list: [] }),
    'auth/cluster/requests': () => ({ total: 0, list: [] }),
  });
  await more(visitor);
  await visitor.click(screen.getByRole('button', { name: '退出社群' }));
  const question = within(await screen.findByRole('dialog', { name: '退出社群' }));
  expect(question.getByText(/已转入的资金不退回/)).toBeInTheDocument();
  await visitor.click(question.getByRole('button', { name: '退出社群' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/communityJn'));
  expect(server.inputs('auth/cluster/leave')).toEqual([{ rid: 'cluster-1' }]);
});

test('dissolving first says what stands in its way and gives the money back, then asks', async () => {
  let obstacles: Data<'auth/cluster/obstacles'> = {
    ...{ cash_fen: 2_000_000, bonus_fen: 10_000, payments: 0, statements: [], prestores: 0 },
  };
  const { visitor, server, router } = open(clusterAs('owner'), '', {
    'auth/cluster/obstacles': () => obstacles,
    'auth/cluster/withdraw': () => ({ available: { cash_fen: 0, bonus_fen: 0 } }),
    'auth/cluster/del': () => null,
    'auth/cluster/all': () => ({ total: 0, list: [] }),
  });
  await more(visitor);
  await visitor.click(screen.getByRole('button', { name: '解散社群' }));
  const dialog = () => within(screen.getByRole('dialog', { name: '解散社群' }));
  const takeOut = await screen.findByRole('button', { name: '转出到我的账户' });
  expect(dialog().queryByRole('button', { name: '解散社群' })).not.toBeInTheDocument();
  obstacles = { ...obstacles, cash_fen: 0, bonus_fen: 0 };
  await visitor.click(takeOut);
  expect(await screen.findByText(/^解散「材料课题组」后不能恢复/)).toHaveTextContent('2 位成员会收到通知');
  expect(server.inputs('auth/cluster/withdraw')).toEqual([
    { rid: 'cluster-1', account: 'cash', amount_fen: 2_000_000 },
    { rid: 'cluster-1', account: 'bonus', amount_fen: 10_000 },
  ]);
  await visitor.click(dialog().getByRole('button', { name: '解散社群' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/communityMg'));
  expect(server.inputs('auth/cluster/del')).toEqual([{ rid: 'cluster-1' }]);
});

test('what only others can settle before dissolving is named', async () => {
  const { visitor } = open(clusterAs('owner'), '', {
    'auth/cluster/obstacles': () => ({
      ...{ cash_fen: 0, bonus_fen: 0, payments: 1, statements: ['S7'], prestores: 2 },
    }),
  });
  await more(visitor);
  await visitor.click(screen.getByRole('button', { name: '解散社群' }));
  const dialog = within(await screen.findByRole('dialog', { name: '解散社群' }));
  expect(await dialog.findByText(/结算单 S7 尚未结清/)).toBeInTheDocument();
  expect(dialog.getByText(/2 个预存申请待审核/)).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: '去审批' })).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: '解散社群' })).not.toBeInTheDocument();
});
