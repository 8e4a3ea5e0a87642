import type { Data } from '@portal/shared/contract';
import { alerts } from '@portal/shared/portal';
import { type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { clusterAs, clusterPayment, clusterRequest, managedList } from '../testing/cluster';

const none = { total: 0, list: [] };

const open = (at: string, server: Handlers = {}) =>
  renderRoute({
    routes,
    at,
    user: member(),
    server: {
      'auth/cluster/all': () => managedList(),
      'auth/cluster/joined': () => none,
      'auth/cluster/requests': () => none,
      ...server,
    },
  });

type Found = Data<'auth/cluster/search'>['list'][number];
const found = (part: Partial<Found> = {}): Found => ({
  rid: 'cluster-1',
  code: '7KQ2MX4P',
  name: '材料课题组',
  intro: '新能源',
  owner: '王**',
  members: 3,
  state: 'none',
  ...part,
});

test('a managed group shows its money and what waits, each with its way', async () => {
  const waiting = { approvals: { count: 1, amount_fen: 52_000 }, applications: 2 };
  const { server } = open('/member/communityMg', {
    'auth/cluster/all': () => managedList(clusterAs('owner', waiting)),
  });
  const card = within(await screen.findByRole('listitem', { name: '材料课题组' }));
  expect(card.getByText('¥20,100.00')).toBeInTheDocument();
  expect(card.getByRole('link', { name: '审批 1 笔付款（¥520.00）' })).toHaveAttribute(
    'href',
    '/member/communityMg/cluster-1?tab=approvals',
  );
  expect(card.getByRole('link', { name: '处理 2 个入群申请' })).toBeInTheDocument();
  expect(server.inputs('auth/cluster/all')).toEqual([{ page: 1, size: 12 }]);
});

test('without a group, founding one is offered; the new group opens', async () => {
  const { visitor, server, router } = open('/member/communityMg', {
    'auth/cluster/add': () => clusterAs('owner'),
    'auth/cluster/detail': () => clusterAs('owner'),
  });
  expect(await screen.findByText('还没有管理的社群')).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '创建社群' }));
  const dialog = within(await screen.findByRole('dialog', { name: '创建社群' }));
  await visitor.type(dialog.getByRole('textbox', { name: '审批金额' }), '很多');
  await visitor.click(dialog.getByRole('button', { name: '创建社群' }));
  expect(await dialog.findByText('[社群名称]不能为空')).toBeInTheDocument();
  expect(dialog.getByText('[审批金额]格式不正确')).toBeInTheDocument();
  await visitor.type(dialog.getByRole('textbox', { name: /^社群名称/ }), '材料课题组');
  await visitor.clear(dialog.getByRole('textbox', { name: '审批金额' }));
  await visitor.type(dialog.getByRole('textbox', { name: '审批金额' }), '500');
  await visitor.dblClick(dialog.getByRole('button', { name: '创建社群' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/communityMg/cluster-1'));
  expect(server.inputs('auth/cluster/add')).toEqual([
    { name: '材料课题组', intro: '', listed: true, approval_fen: 50_000, limit_fen: null },
  ]);
});

test('a refused founding keeps what was typed', async () => {
  const { visitor } = open('/member/communityMg', {
    'auth/cluster/add': () => {
      throw new Refused('cluster_limit');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '创建社群' }));
  const dialog = within(await screen.findByRole('dialog', { name: '创建社群' }));
  await visitor.type(dialog.getByRole('textbox', { name: /^社群名称/ }), '材料课题组{Enter}');
  await waitFor(() => expect(alerts.queue).toHaveLength(1));
  expect(dialog.getByRole('textbox', { name: /^社群名称/ })).toHaveValue('材料课题组');
});

test('a joined group says what the member may still spend; an invitation is answered on the same page', async () => {
  const list = [clusterAs('member')];
  let requests = [clusterRequest({ kind: 'invite', name: '王**' })];
  const { visitor, server } = open('/member/communityJn', {
    'auth/cluster/joined': () => ({ total: 1, list }),
    'auth/cluster/requests': () => ({ total: 1, list: requests }),
    'auth/cluster/agree': () => null,
  });
  const card = within(await screen.findByRole('listitem', { name: '材料课题组' }));
  expect(card.getByText('本月还可用 ¥2,800.00')).toBeInTheDocument();
  expect(card.getByRole('link', { name: '进入社群：材料课题组' })).toHaveAttribute(
    'href',
    '/member/communityJn/cluster-1',
  );
  const invited = within(await screen.findByRole('listitem', { name: '王** 邀请您加入“材料课题组”' }));
  requests = [];
  await visitor.click(invited.getByRole('button', { name: /^同意/ }));
  expect(await screen.findByText('已加入社群')).toBeInTheDocument();
  expect(server.inputs('auth/cluster/agree')).toEqual([{ rid: 'request-1', agree: true }]);
  await waitFor(() => expect(screen.queryByText('待处理的申请与邀请')).not.toBeInTheDocument());
});

test('both lists fail with one message and a retry', async () => {
  const fails = () => {
    throw new Refused('internal');
  };
  const { visitor, server } = open('/member/communityJn', { 'auth/cluster/joined': fails });
  expect(await screen.findByRole('alert')).toHaveTextContent('加载失败');
  server.on({ 'auth/cluster/joined': () => none });
  await visitor.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('还没有加入社群')).toBeInTheDocument();
});

test('a group is searched by its name, and applied to with a message', async () => {
  let state: Found['state'] = 'none';
  const { visitor, server, router } = open('/member/communityJn?tab=find', {
    'auth/cluster/search': ({ kw }) => (kw === '材料' ? { total: 1, list: [found({ state })] } : none),
    'auth/cluster/apply': () => {
      state = 'waiting';
      return { state: 'waiting' };
    },
  });
  const search = within(await screen.findByRole('search', { name: '查找社群' }));
  await visitor.type(search.getByRole('searchbox'), '化学{Enter}');
  expect(await screen.findByText('没有找到“化学”')).toBeInTheDocument();
  await visitor.clear(screen.getByRole('searchbox', { name: '社群号或名称' }));
  await visitor.type(screen.getByRole('searchbox', { name: '社群号或名称' }), '材料{Enter}');
  await waitFor(() => expect(router.state.location.search).toContain('kw='));
  await visitor.click(await screen.findByRole('button', { name: '申请加入：材料课题组' }));
  const dialog = within(await screen.findByRole('dialog', { name: '申请加入“材料课题组”' }));
  await visitor.type(dialog.getByRole('textbox', { name: '留言' }), '我是研究生');
  await visitor.dblClick(dialog.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByRole('link', { name: '待处理：材料课题组' })).toBeInTheDocument();
  expect(server.inputs('auth/cluster/apply')).toEqual([{ rid: 'cluster-1', message: '我是研究生' }]);
});

test('an invitation link shows its group only, and a member goes in', async () => {
  const { server } = open('/member/communityJn?join=7kq2mx4p', {
    'auth/cluster/search': () => ({
      total: 2,
      list: [found({ state: 'member' }), found({ rid: 'other', code: 'X', name: '7kq2mx4p 组' })],
    }),
  });
  const panel = within(await screen.findByRole('region', { name: '您被邀请加入社群' }));
  expect(await panel.findAllByRole('listitem')).toHaveLength(1);
  expect(panel.getByRole('link', { name: '进入社群：材料课题组' })).toHaveAttribute(
    'href',
    '/member/communityJn/cluster-1',
  );
  expect(server.inputs('auth/cluster/search')).toEqual([{ kw: '7kq2mx4p', page: 1, size: 10 }]);
});

test('an invitation link of a dissolved group says so', async () => {
  open('/member/communityJn?join=GONE', { 'auth/cluster/search': () => none });
  expect(await screen.findByText('邀请链接已失效')).toBeInTheDocument();
});

test('the own payments name the group unless the member has left it, and one that waits is taken back', async () => {
  const payments = [
    clusterPayment({ can: ['withdraw'] }),
    clusterPayment({
      rid: 'p2',
      statement: 'S2',
      state: 'declined',
      note: '请改用经费',
      cluster: null,
      can: [],
    }),
  ];
  const { visitor, server } = open('/member/communityJn?tab=payments', {
    'auth/cluster/payments': () => ({ list: payments, next: null }),
    'auth/cluster/decline': () => null,
  });
  const left = within(await screen.findByRole('listitem', { name: '已退出的社群 S2' }));
  expect(left.getByRole('alert')).toHaveTextContent('请改用经费');
  await visitor.click(screen.getByRole('button', { name: '撤回付款：S20261120-000003' }));
  await waitFor(() => expect(server.inputs('auth/cluster/decline')).toEqual([{ rid: 'payment-1' }]));
});

test('an owner of as many groups as one may own is not offered to create another one', async () => {
  open('/member/communityMg', {
    'auth/cluster/all': () => ({ ...managedList(clusterAs('owner')), owned: 20 }),
  });
  expect(await screen.findByText('已达上限 20 个社群，请先解散不用的社群')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '创建社群' })).toBeDisabled();
});

test('an invitation of a full group can be refused only; more of them than are shown are told of', async () => {
  const { server } = open('/member/communityJn', {
    'auth/cluster/requests': () => ({
      total: 31,
      list: [
        clusterRequest({
          kind: 'invite',
          name: '王**',
          cluster: { rid: 'cluster-1', code: '7KQ2MX4P', name: '材料课题组', full: true },
        }),
      ],
    }),
  });
  const asked = within(await screen.findByRole('listitem', { name: /邀请您加入/ }));
  expect(asked.getByText(/社群成员已满/)).toBeInTheDocument();
  expect(asked.getByRole('button', { name: /^同意/ })).toBeDisabled();
  expect(screen.getByText(/共 31 个待处理的申请与邀请，这里显示 1 个/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看全部' })).toHaveAttribute(
    'href',
    '/member/communityJn?tab=requests',
  );
  expect(server.inputs('auth/cluster/requests')[0]).toMatchObject({ waiting: true });
});
