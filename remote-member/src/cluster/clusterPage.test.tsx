import type { Data } from '@portal/shared/contract';
import { fakeEtag, Refused } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { clusterAs, clusterMember, clusterRequest, managedList } from '../testing/cluster';
import { openCluster as open } from '../testing/openCluster';

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

test('finance reads all of the money and is offered no act with it or with members', async () => {
  const { visitor } = open(clusterAs('finance', { approvals: { count: 2, amount_fen: 90_000 } }), 'members', {
    'auth/cluster/members': () => ({ total: 1, list: [clusterMember({ phone: null })] }),
    'auth/cluster/entries': () => ({ list: [], next: null, month: null }),
  });
  const table = within(await screen.findByRole('table', { name: '成员' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '成员',
    '加入时间',
    '本月额度',
  ]);
  expect(await tabs()).toEqual(['概况', '成员3', '付款审批2', '收支明细', '支出统计']);
  await visitor.click(screen.getByRole('link', { name: '收支明细' }));
  const money = within(await screen.findByRole('region', { name: '社群资金' }));
  expect(money.getByText('¥20,000.00')).toBeInTheDocument();
  expect(money.queryByRole('button')).not.toBeInTheDocument();
  expect(money.queryByRole('link')).not.toBeInTheDocument();
  await visitor.click(screen.getByRole('link', { name: /^概况/ }));
  expect(await screen.findByText('财务只能查看，不使用社群资金')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '去审批' })).not.toBeInTheDocument();
  expect(await more(visitor)).toEqual(['退出社群']);
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
        rid: 'cluster-1',
        name: '材料课题组',
        intro: '新能源材料',
        listed: true,
        etag: fakeEtag,
        approval_fen: 0,
        limit_fen: null,
      },
    ]),
  );
});

test("a manager's lower amounts stay when the owner saves an introduction that was being written", async () => {
  const lower = { approval_fen: 10_000, limit_fen: 50_000, etag: 'etag-of-manager1' };
  const { visitor, server } = open(clusterAs('owner'), '', {
    'auth/cluster/edit': ({ etag }) => {
      const present = clusterAs('owner', lower);
      if (etag !== present.etag) throw new Refused('edited_meanwhile', undefined, undefined, present);
      return present;
    },
  });
  await more(visitor);
  await visitor.click(screen.getByRole('button', { name: '修改社群' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改社群' }));
  const intro = dialog.getByRole('textbox', { name: /简介/ });
  await visitor.clear(intro);
  await visitor.type(intro, '新的简介');
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  const changes = within(await dialog.findByRole('list', { name: '被修改的内容' }));
  expect(changes.getByRole('listitem', { name: '审批金额' })).toHaveTextContent('现为“100.00”，已填入');
  expect(changes.getByRole('listitem', { name: '每月额度' })).toHaveTextContent('现为“500.00”，已填入');
  expect(intro).toHaveValue('新的简介');
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.inputs('auth/cluster/edit').at(-1)).toMatchObject({ ...lower, intro: '新的简介' }),
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
    ['转让群主', '转让', 'auth/cluster/transfer', { ...target, seen: expect.anything(), code: '123456' }],
    ['移除成员', '移除', 'auth/cluster/delete4user', target],
  ] as const) {
    await visitor.click(table.getByRole('button', { name: '更多：李敏' }));
    await visitor.click(table.getByRole('button', { name: act }));
    const question = within(await screen.findByRole('dialog', { name: act }));
    expect(server.inputs(path)).toEqual([]);
    if (act === '转让群主') {
      // The group has money: who gets it is named, and a code is asked for.
      expect(question.getByText(/李敏（138\*\*\*\*0002） 成为/)).toBeInTheDocument();
      await visitor.click(question.getByRole('button', { name: confirm }));
      expect(await question.findByText('[验证码]不能为空')).toBeInTheDocument();
      await visitor.type(question.getByRole('textbox', { name: /^验证码/ }), '123456');
    }
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
      throw new Refused('invalid_input', { phone: '[手机号]没有对应的账号' });
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '邀请成员' }));
  const dialog = within(await screen.findByRole('dialog', { name: '邀请成员' }));
  expect(dialog.getByRole('button', { name: '复制邀请链接' })).toBeInTheDocument();
  await visitor.type(dialog.getByRole('textbox', { name: '手机号' }), '13800000009{Enter}');
  expect(await dialog.findByText('[手机号]没有对应的账号')).toBeInTheDocument();
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

test('a full group says so, and nobody is offered to agree; near the limit the room is told', async () => {
  const full = { rid: 'cluster-1', code: '7KQ2MX4P', name: '材料课题组', full: true };
  open(clusterAs('owner', { members: 200, applications: 1 }), 'requests', {
    'auth/cluster/requests': () => ({ total: 1, list: [clusterRequest({ cluster: full })] }),
  });
  const applied = within(await screen.findByRole('listitem', { name: '周** 申请加入' }));
  expect(applied.getByRole('button', { name: /^同意/ })).toBeDisabled();
  expect(applied.getByRole('button', { name: /^拒绝/ })).toBeEnabled();
  expect(screen.getByText('已达上限 200 位成员，移除成员后才能同意新的申请')).toBeInTheDocument();
});

test('the members of a group tell how many more may join', async () => {
  open(clusterAs('owner', { members: 195 }), 'members', {
    'auth/cluster/members': () => ({ total: 195, list: [clusterMember()] }),
  });
  expect(await screen.findByText('还可加入 5 位成员（最多 200）')).toBeInTheDocument();
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
    cash_fen: 2_000_000,
    bonus_fen: 10_000,
    payments: 0,
    statements: [],
    prestores: 0,
  };
  const { visitor, server, router } = open(clusterAs('owner'), '', {
    'auth/cluster/obstacles': () => obstacles,
    'auth/cluster/withdraw': () => ({ available: { cash_fen: 0, bonus_fen: 0 } }),
    'auth/cluster/del': () => null,
    'auth/cluster/all': () => managedList(),
  });
  await more(visitor);
  await visitor.click(screen.getByRole('button', { name: '解散社群' }));
  const dialog = () => within(screen.getByRole('dialog', { name: '解散社群' }));
  const takeOut = await screen.findByRole('button', { name: '转出到我的账户' });
  expect(dialog().queryByRole('button', { name: '解散社群' })).not.toBeInTheDocument();
  obstacles = { ...obstacles, cash_fen: 0, bonus_fen: 0 };
  await visitor.click(takeOut);
  expect(await screen.findByText(/^解散“材料课题组”后不能恢复/)).toHaveTextContent('2 位成员会收到通知');
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
      cash_fen: 0,
      bonus_fen: 0,
      payments: 1,
      statements: ['S7'],
      prestores: 2,
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
