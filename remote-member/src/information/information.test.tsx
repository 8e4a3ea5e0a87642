import type { Data, SignedInSession } from '@portal/shared/contract';
import { alerts } from '@portal/shared/portal';
import { noticeKindNames, waysOf } from '@portal/shared/rules';
import { type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { recordDownloads } from '../testing/openOrder';

beforeEach(() => sessionStorage.clear());

const device = (part: Partial<SignedInSession> = {}): SignedInSession => ({
  rid: 'session-1',
  agent: 'Chrome · Windows',
  ip: '203.0.*.*',
  current: true,
  created: '2026-11-20T02:00:00Z',
  last_seen: '2026-11-21T02:00:00Z',
  ...part,
});
const phone = device({ rid: 'session-2', agent: 'Safari · iOS', current: false });
const notices = () => noticeKindNames.map((kind) => ({ kind, ...waysOf(kind, undefined) }));
const open = (server: Handlers = {}, user = member()) =>
  renderRoute({
    routes,
    at: '/member/information',
    user,
    server: {
      'auth/user/session/list': () => [device(), phone],
      'auth/user/notice/list': notices,
      'auth/user/consent/list': () => [],
      'auth/user/closing': () => ({ requested: null, due: null, obstacles: [] }),
      'auth/user/info': () => user,
      ...server,
    },
  });
type Opened = ReturnType<typeof open>;

const dialogOf = async ({ visitor }: Opened, button: string) => {
  await visitor.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

test('the profile says what is missing, and the certification completes it', async () => {
  const { visitor, portal } = open({}, member({ userInfo: { organization: null, name: '' } }));
  expect(await screen.findByText('未完善基本信息将无法下单，还缺：姓名、用户类型')).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '完善资料' }));
  expect(portal.dialogs.isOpen('certification')).toBe(true);
});

test('the password is changed with the old one; a wrong one is said at its field and nothing typed is lost', async () => {
  const opened = open({
    'auth/user/password': () => {
      throw new Refused('password_wrong', { old: '[登录密码]不正确' });
    },
  });
  const { visitor, server } = opened;
  const dialog = await dialogOf(opened, '修改登录密码');
  await visitor.click(dialog.getByRole('button', { name: '确认修改' }));
  expect(await dialog.findByText('[登录密码]不能为空')).toBeInTheDocument();
  await visitor.type(dialog.getByLabelText(/^登录密码/), 'Old-Horse-1');
  await visitor.type(dialog.getByLabelText(/^新密码/), 'New-Horse-7');
  await visitor.type(dialog.getByLabelText(/^确认新密码/), 'New-Horse-7');
  await visitor.click(dialog.getByRole('button', { name: '确认修改' }));
  expect(await dialog.findByText('[登录密码]不正确')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^新密码/)).toHaveValue('New-Horse-7');
  server.on({ 'auth/user/password': () => null });
  await visitor.dblClick(dialog.getByRole('button', { name: '确认修改' }));
  expect(await screen.findByText('密码已修改，其他设备已退出登录')).toBeInTheDocument();
  expect(server.inputs('auth/user/password')).toEqual(
    Array(2).fill({ old: 'Old-Horse-1', password: 'New-Horse-7' }),
  );
  // After the refusal and after the change.
  await waitFor(() => expect(server.inputs('auth/user/session/list')).toHaveLength(3));
});

test('the phone is changed with a code to the old and one to the new phone', async () => {
  const opened = open({
    'auth/user/code4proof': () => ({ retryAfter: 60 }),
    'open/code4sms': () => ({ retryAfter: 60 }),
    'auth/user/update4contact': () => null,
  });
  const { visitor, server } = opened;
  const dialog = await dialogOf(opened, '修改手机号');
  await visitor.click(dialog.getByRole('radio', { name: '短信验证' }));
  expect(dialog.getByText('发送到 138****0000')).toBeInTheDocument();
  const [own, fresh] = dialog.getAllByRole('button', { name: '获取验证码' });
  if (!own || !fresh) throw new Error('two codes are asked for');
  await visitor.click(fresh);
  expect(await dialog.findByText('[新手机号]不能为空')).toBeInTheDocument();
  expect(server.inputs('open/code4sms')).toEqual([]);
  await visitor.click(own);
  expect(await dialog.findByRole('button', { name: /秒后重发/ })).toBeDisabled();
  await visitor.type(dialog.getByLabelText(/^验证码/), '111111');
  await visitor.type(dialog.getByLabelText(/^新手机号/), '139 1234 5678');
  await visitor.click(fresh);
  await waitFor(() => expect(server.inputs('open/code4sms')).toEqual([{ phone: '13912345678', useFor: 0 }]));
  await visitor.type(dialog.getByLabelText(/^新手机验证码/), '222222');
  await visitor.click(dialog.getByRole('button', { name: '确认修改' }));
  expect(await screen.findByText('手机号已修改，下次请用新手机号登录')).toBeInTheDocument();
  expect(server.inputs('auth/user/update4contact')).toEqual([
    { phone: '13912345678', phone_code: '222222', code: '111111' },
  ]);
});

test('the e-mail is changed with a code by mail; too many requests count down', async () => {
  const opened = open({
    'auth/user/code4mail': () => {
      throw new Refused('too_many_requests', undefined, 30);
    },
    'auth/user/update4contact': () => {
      throw new Refused('code_wrong', { email_code: '[验证码]错误或已过期' });
    },
  });
  const { visitor, server } = opened;
  const dialog = await dialogOf(opened, '修改邮箱');
  await visitor.type(dialog.getByLabelText(/^新邮箱/), 'new@example.com');
  await visitor.click(dialog.getByRole('button', { name: '获取验证码' }));
  expect(await dialog.findByRole('button', { name: /秒后重发/ })).toHaveAttribute('aria-disabled', 'true');
  await visitor.type(dialog.getByLabelText(/^登录密码/), 'Old-Horse-1');
  await visitor.type(dialog.getByLabelText(/^邮箱验证码/), '123456');
  await visitor.click(dialog.getByRole('button', { name: '确认修改' }));
  expect(await dialog.findByText('[验证码]错误或已过期')).toBeInTheDocument();
  expect(server.inputs('auth/user/update4contact')).toEqual([
    { email: 'new@example.com', email_code: '123456', old: 'Old-Horse-1' },
  ]);
});

test('one device, or all others, are signed out after a question; the own one is not offered', async () => {
  const { visitor, server } = open({
    'auth/user/session/end': () => null,
    'auth/user/session/endOthers': () => null,
  });
  const list = within(await screen.findByRole('list', { name: '登录设备' }));
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Chrome · Windows当前设备');
  expect(list.getAllByRole('button')).toHaveLength(1);
  await visitor.click(list.getByRole('button', { name: '退出设备 Safari · iOS' }));
  await visitor.click(within(screen.getByRole('dialog')).getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(server.inputs('auth/user/session/end')).toEqual([{ rid: 'session-2' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  server.on({ 'auth/user/session/list': () => [device()] });
  await visitor.click(screen.getByRole('button', { name: '退出其他设备' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/其他 1 台设备会立即退出登录/)).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(server.inputs('auth/user/session/endOthers')).toEqual([{}]));
  await waitFor(() => expect(screen.queryByRole('button', { name: '退出其他设备' })).not.toBeInTheDocument());
});

test('a way of a notice is switched at once, and back when the call fails; a required one is fixed', async () => {
  const changed = new Map<string, { sms: boolean; mail: boolean }>();
  const { visitor, server } = open({
    'auth/user/notice/list': () => notices().map((one) => ({ ...one, ...changed.get(one.kind) })),
    'auth/user/notice/edit': ({ kind }) => {
      changed.set(kind, { sms: true, mail: true });
      return { kind, sms: true, mail: true };
    },
  });
  const money = () => screen.findByRole('checkbox', { name: '结算单与资金：邮件' });
  expect(await screen.findByRole('checkbox', { name: '账号安全：短信' })).toBeDisabled();
  await visitor.click(await money());
  expect(await money()).toBeChecked();
  await waitFor(() =>
    expect(server.inputs('auth/user/notice/edit')).toEqual([{ kind: 'money', mail: true }]),
  );
  server.on({
    'auth/user/notice/edit': () => {
      throw new Refused('unavailable');
    },
  });
  await waitFor(async () => expect(await money()).toBeEnabled());
  await visitor.click(await money());
  await waitFor(() => expect(alerts.queue).toHaveLength(1));
  expect(await money()).toBeChecked();
});

test('the export starts a download and says how long it may take', async () => {
  const downloads = recordDownloads();
  const { visitor } = open({ 'auth/user/export': () => ({ url: '/export' }) });
  await visitor.click(await screen.findByRole('button', { name: '导出数据' }));
  expect(await screen.findByText(/已开始下载/)).toBeInTheDocument();
  expect(downloads).toContain('/export as 我的数据.zip');
});

const obstacles: Data<'auth/user/closing'>['obstacles'] = [
  { kind: 'order', count: 2, codes: ['D1', 'D2'], link: '/member/order' },
];

test('what stands in the way of closing is named first, with a link', async () => {
  open({ 'auth/user/closing': () => ({ requested: null, due: null, obstacles }) });
  const list = within(await screen.findByRole('list', { name: '注销前需要处理' }));
  expect(list.getByText('请先处理 2 个未完成的订单（D1、D2）')).toBeInTheDocument();
  expect(list.getByRole('link')).toHaveAttribute('href', '/member/order');
  expect(screen.queryByRole('button', { name: '注销账号' })).not.toBeInTheDocument();
});

test('closing says what happens, needs a proof, and can be withdrawn', async () => {
  const due = '2026-12-07T02:00:00Z';
  const opened = open();
  const { visitor, server } = opened;
  const dialog = await dialogOf(opened, '注销账号');
  expect(dialog.getByText('15 天后注销，期间可以随时撤回，但不能下单和预约。')).toBeInTheDocument();
  await visitor.type(dialog.getByLabelText(/^登录密码/), 'Old-Horse-1');
  server.on({
    'auth/user/close': () => ({ due }),
    'auth/user/closing': () => ({ requested: '2026-11-22T02:00:00Z', due, obstacles: [] }),
  });
  await visitor.click(dialog.getByRole('button', { name: '申请注销' }));
  expect(await screen.findByText(/账号将于 2026-12-07 注销。在此之前/)).toBeInTheDocument();
  expect(server.inputs('auth/user/close')).toEqual([{ old: 'Old-Horse-1' }]);
  server.on({
    'auth/user/keep': () => null,
    'auth/user/closing': () => ({ requested: null, due: null, obstacles: [] }),
  });
  await visitor.click(await screen.findByRole('button', { name: '撤回注销' }));
  expect(await screen.findByText('已撤回注销，账号继续使用')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: '注销账号' })).toBeInTheDocument();
});

test('a part that fails says so, and the others stay', async () => {
  open({
    'auth/user/session/list': () => {
      throw new Refused('unavailable');
    },
  });
  expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
  expect(screen.getByText('手机号')).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: '通知方式' })).toBeInTheDocument();
});
