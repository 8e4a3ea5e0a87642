import type { ApiToken } from '@portal/shared/contract';
import { alerts } from '@portal/shared/portal';
import { type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString();
const token = (part: Partial<ApiToken> = {}): ApiToken => ({
  rid: 'token-1',
  name: '订单系统',
  hint: 'pat_x7Qa',
  scopes: ['order:read', 'file:read'],
  created: '2026-11-20T02:00:00Z',
  expires: inDays(30),
  last_used: null,
  ...part,
});
const secret = `pat_${'s'.repeat(43)}`;
const enterprise = member({ userInfo: { organization: 2 } });

function open(server: Handlers = {}, user = enterprise) {
  return renderRoute({
    routes,
    at: '/member/information/interface',
    user,
    server: { 'auth/apiToken/list': () => [], 'auth/webhook/list': () => [], ...server },
  });
}
const tokens = () => screen.findByRole('list', { name: '接口令牌' });

test('a token is listed with its first characters, scopes, validity and last use', async () => {
  open({
    'auth/apiToken/list': () => [
      token(),
      token({ rid: 'token-2', name: '旧系统', expires: inDays(-1), last_used: '2026-11-21T02:00:00Z' }),
      token({ rid: 'token-3', name: '报表', expires: inDays(13) }),
    ],
  });
  const [first, second, third] = within(await tokens()).getAllByRole('listitem');
  expect(first).toHaveTextContent(/pat_x7Qa….*查看订单、下载文件.*有效期至.*尚未使用/);
  expect(second).toHaveTextContent(/已过期.*最近使用 2026-11-21 10:00/);
  expect(third).toHaveTextContent('即将过期');
  for (const other of [first, second]) expect(other).not.toHaveTextContent('即将过期');
});

test('a new token is shown once: only the button closes the dialog, and then it is gone', async () => {
  const { visitor, server } = open({
    'auth/apiToken/add': () => ({ ...token(), token: secret }),
  });
  await visitor.click(await screen.findByRole('button', { name: '新建令牌' }));
  const dialog = () => within(screen.getByRole('dialog'));
  await visitor.type(await screen.findByLabelText(/^令牌名称/), ' 订单系统 ');
  await visitor.click(dialog().getByRole('button', { name: '新建' }));
  expect(await dialog().findByText('[权限]不能为空')).toBeInTheDocument();
  expect(dialog().getByRole('group', { name: '权限' })).toHaveAccessibleDescription('[权限]不能为空');
  await visitor.click(dialog().getByLabelText(/^下载文件/));
  await visitor.click(dialog().getByLabelText(/^查看订单/));
  await visitor.click(dialog().getByLabelText('30 天'));
  server.on({ 'auth/apiToken/list': () => [token()] });
  await visitor.dblClick(dialog().getByRole('button', { name: '新建' }));

  expect(await screen.findByText(secret)).toBeInTheDocument();
  expect(screen.getByText(/令牌只显示这一次/)).toBeInTheDocument();
  expect(server.inputs('auth/apiToken/add')).toEqual([
    { name: '订单系统', scopes: ['order:read', 'file:read'], days: 30 },
  ]);
  await visitor.keyboard('{Escape}');
  expect(screen.getByText(secret)).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '我已保存' }));
  await waitFor(() => expect(screen.queryByText(secret)).not.toBeInTheDocument());
  expect(within(await tokens()).getByText('订单系统')).toBeInTheDocument();
});

test('a deletion says what will happen, and is sent after the confirmation', async () => {
  const { visitor, server } = open({
    'auth/apiToken/list': () => [token()],
    'auth/apiToken/del': () => null,
  });
  await tokens();
  await visitor.click(screen.getByRole('button', { name: '删除令牌：订单系统' }));
  const dialog = within(screen.getByRole('dialog', { name: '删除接口令牌' }));
  expect(dialog.getByText(/立即失效.*不能恢复/)).toBeInTheDocument();
  expect(server.inputs('auth/apiToken/del')).toEqual([]);
  server.on({ 'auth/apiToken/list': () => [] });
  await visitor.click(dialog.getByRole('button', { name: '删除' }));
  expect(await screen.findByText('还没有接口令牌')).toBeInTheDocument();
  expect(server.inputs('auth/apiToken/del')).toEqual([{ rid: 'token-1' }]);
});

test.each([
  ['no more tokens are offered than are valid at most', 0, true],
  ['expired tokens do not count', -1, false],
])('%s', async (_what, days, full) => {
  const list = Array.from({ length: 10 }, (_, one) => token({ rid: `token-${one}`, name: `令牌 ${one}` }));
  const last = token({ rid: 'last', ...(days < 0 && { expires: inDays(days) }) });
  open({ 'auth/apiToken/list': () => [...list.slice(1), last] });
  await tokens();
  const add = screen.getByRole('button', { name: '新建令牌' });
  if (full) expect(add).toBeDisabled();
  else expect(add).toBeEnabled();
  expect(screen.queryAllByText(/已达上限 10 个有效的接口令牌/)).toHaveLength(full ? 1 : 0);
});

test('a refusal keeps what was typed', async () => {
  const { visitor } = open({
    'auth/apiToken/add': () => {
      throw new Refused('api_token_limit');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '新建令牌' }));
  await visitor.type(await screen.findByLabelText(/^令牌名称/), '订单系统');
  await visitor.click(screen.getByLabelText(/^查看发票/));
  await visitor.click(screen.getByRole('button', { name: '新建' }));
  await waitFor(() =>
    expect(alerts.queue).toMatchObject([{ text: expect.stringContaining('已达上限 10 个有效的接口令牌') }]),
  );
  expect(screen.getByLabelText(/^令牌名称/)).toHaveValue('订单系统');
});

test('a member who is no enterprise is told what is needed, and nothing is asked of the server', async () => {
  const { visitor, server, portal } = open({}, member({ userInfo: { organization: 3 } }));
  expect(await screen.findByText('仅限企业用户使用')).toBeInTheDocument();
  expect(server.inputs('auth/apiToken/list')).toEqual([]);
  await visitor.click(screen.getByRole('button', { name: '修改资料' }));
  expect(portal.dialogs.isOpen('certification')).toBe(true);
});

test.each([
  [2 as const, true],
  [3 as const, false],
])('the profile of user type %i leads to the page: %s', async (organization, leads) => {
  renderRoute({
    routes,
    at: '/member/information',
    user: member({ userInfo: { organization } }),
    server: {
      'auth/user/session/list': () => [],
      'auth/user/notice/list': () => [],
      'auth/user/consent/list': () => [],
      'auth/user/closing': () => ({ requested: null, due: null, obstacles: [] }),
      'auth/user/info': () => member({ userInfo: { organization } }),
    },
  });
  await screen.findByRole('heading', { name: '协议与授权' });
  const link = screen.queryByRole('link', { name: '管理' });
  expect(link?.getAttribute('href')).toBe(leads ? '/member/information/interface' : undefined);
});
