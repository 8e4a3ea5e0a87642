import { limits } from '@portal/shared/rules';
import { Refused } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { field, openLogin } from '../testing/openLogin';

const confirm = () => screen.getByRole('button', { name: '确认重置' });

type Options = NonNullable<Parameters<typeof openLogin>[0]>;
type Visitor = Awaited<ReturnType<typeof openLogin>>['visitor'];

const openReset = (server: Options['server'] = {}) => openLogin({ server, dialog: { pane: 'reset' } });

async function fillIn(visitor: Visitor, part: Readonly<Record<string, string>> = {}) {
  const typed = {
    手机号: '13900000000',
    验证码: '123456',
    新密码: 'a new password',
    确认新密码: 'a new password',
    ...part,
  };
  for (const [label, value] of Object.entries(typed)) if (value) await visitor.type(field(label), value);
}

beforeEach(() => sessionStorage.clear());

test.each(['密码登录', '验证码登录', '微信登录'])('the tab %s has 忘记密码', async (tab) => {
  const { visitor } = await openLogin({
    server: {
      'open/wx/ticket': () => ({ expire_seconds: 120, qr_code_url: 'https://example.com/1', ticket: 't' }),
      'open/wx/qrCodeLogin': () => ({ state: 'waiting' as const }),
    },
  });
  await visitor.click(screen.getByRole('tab', { name: tab }));
  await visitor.click(screen.getByRole('button', { name: '忘记密码' }));
  expect(screen.getByRole('dialog', { name: '重置密码' })).toBeInTheDocument();
});

test('the rules of a password are shown before anything is typed, and are ticked one by one', async () => {
  const { visitor } = await openReset();
  const met = () => screen.queryAllByText('（已满足）').map((mark) => mark.parentElement?.textContent);
  expect(screen.getByRole('list', { name: '密码要求' })).toHaveTextContent('8 至 64 位');
  expect(met()).toEqual([]);
  await visitor.type(field('手机号'), '13900000000');
  await visitor.type(field('新密码'), '13900000000');
  expect(met()).toEqual(['8 至 64 位（已满足）', '至少两种不同的字符（已满足）']);
  await visitor.type(field('新密码'), 'a');
  expect(met()).toHaveLength(3);
});

test('忘记密码 opens the password reset, 返回登录 the login', async () => {
  const { visitor } = await openLogin();
  await visitor.click(screen.getByRole('button', { name: '忘记密码' }));
  expect(screen.getByRole('dialog', { name: '重置密码' })).toBeInTheDocument();
  await waitFor(() => expect(field('手机号')).toHaveFocus());
  await visitor.click(screen.getByRole('button', { name: '返回登录' }));
  expect(screen.getByRole('dialog', { name: '登录' })).toBeInTheDocument();
});

test.each([
  ['手机号', '', '[手机号]不能为空'],
  ['验证码', '', '[验证码]不能为空'],
  ['新密码', '', '[密码]不能为空'],
  ['新密码', 'short', '[密码]不能少于 8 位'],
  ['确认新密码', '', '[确认密码]不能为空'],
  ['确认新密码', 'another one', '[密码]不一致'],
])('%s "%s": %s', async (label, value, message) => {
  const { visitor, server } = await openReset();
  await fillIn(visitor, { [label]: value });
  await visitor.click(confirm());

  expect(await screen.findAllByText(message)).toHaveLength(2); // once under the field, once as a toast
  expect(field(label)).toHaveFocus();
  expect(server.inputs('open/reset')).toEqual([]);
});

test('after the reset the login has the account filled in', async () => {
  const { visitor, server } = await openReset({
    'open/code4sms': () => ({ retryAfter: limits.codeCountdown }),
    'open/reset': () => null,
  });
  await fillIn(visitor);
  await visitor.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('验证码已发送!')).toBeInTheDocument();
  await visitor.dblClick(confirm());

  expect(await screen.findByText('密码重置成功!')).toBeInTheDocument();
  expect(field('用户名/手机号')).toHaveValue('13900000000');
  expect(field('密码')).toHaveFocus();
  expect(server.inputs('open/code4sms')).toEqual([{ phone: '13900000000', useFor: 1 }]);
  expect(server.inputs('open/reset')).toEqual([
    { account: '13900000000', password: 'a new password', code: '123456' },
  ]);
  expect(server.unexpected).toEqual([]);
});

test('a wrong code is reported at its field, and the input is kept', async () => {
  const { visitor } = await openReset({
    'open/reset': () => {
      throw new Refused('code_wrong');
    },
  });
  await fillIn(visitor);
  await visitor.click(confirm());

  expect(await screen.findAllByText('验证码错误或已过期')).toHaveLength(2);
  expect(field('验证码')).toHaveFocus();
  expect(field('新密码')).toHaveValue('a new password');
});

test('a common password is refused at its field', async () => {
  const { visitor } = await openReset({
    'open/reset': () => {
      throw new Refused('invalid_input', { password: '[密码]过于常见，请换一个' });
    },
  });
  await fillIn(visitor);
  await visitor.click(confirm());
  expect(await screen.findAllByText('[密码]过于常见，请换一个')).toHaveLength(2);
  expect(field('新密码')).toHaveFocus();
});

test.each([
  ['aaaaaaaa', '弱'],
  ['Portal-26', '中'],
  ['correct horse battery', '强'],
])('the strength of "%s" is hinted at: %s', async (password, hint) => {
  const { visitor } = await openReset();
  await visitor.type(field('新密码'), password);
  expect(screen.getByText(`密码强度：${hint}`)).toBeInTheDocument();
});
