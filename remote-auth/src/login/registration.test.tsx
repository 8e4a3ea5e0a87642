import { currentVersions, limits } from '@portal/shared/rules';
import { Refused } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { field, openLogin } from '../testing/openLogin';

const confirm = () => screen.getByRole('button', { name: '确认注册' });

const consentBox = () => screen.getByRole('checkbox', { name: /^我已阅读并同意/ });
const consent = currentVersions();

const openRegistration = (options: Parameters<typeof openLogin>[0] = {}) =>
  openLogin({ ...options, dialog: { pane: 'register', ...options.dialog } });

type Visitor = Awaited<ReturnType<typeof openLogin>>['visitor'];

async function fillIn(visitor: Visitor, part: Readonly<Record<string, string>> = {}) {
  const typed = {
    手机号: '13900000000',
    验证码: '123456',
    密码: 'a good password',
    确认密码: 'a good password',
    ...part,
  };
  for (const [label, value] of Object.entries(typed)) if (value) await visitor.type(field(label), value);
  await visitor.click(consentBox());
}

beforeEach(() => sessionStorage.clear());

describe('registration', () => {
  test.each([
    ['手机号', '', '[手机号]不能为空'],
    ['手机号', '12345', '[手机号]格式不正确'],
    ['验证码', '', '[验证码]不能为空'],
    ['验证码', '12', '[验证码]格式不正确'],
    ['密码', '', '[密码]不能为空'],
    ['密码', 'short', '[密码]不能少于 8 位'],
    ['确认密码', '', '[确认密码]不能为空'],
    ['确认密码', 'another one', '[密码]不一致'],
  ])('%s "%s": %s', async (label, value, message) => {
    const { visitor, server } = await openRegistration();
    await fillIn(visitor, { [label]: value });
    await visitor.click(confirm());

    expect(await screen.findAllByText(message)).toHaveLength(2); // once under the field, once as a toast
    expect(field(label)).toHaveFocus();
    expect(field(label)).toBeInvalid();
    expect(server.inputs('open/sign')).toEqual([]);
  });

  test('of several errors only the first is a toast', async () => {
    const { visitor } = await openRegistration();
    await visitor.click(confirm());

    expect(await screen.findAllByText('[手机号]不能为空')).toHaveLength(2);
    expect(screen.getAllByText('[确认密码]不能为空')).toHaveLength(1);
    expect(field('手机号')).toHaveFocus();
  });

  test('registers with a code, then shows the login with the account filled in', async () => {
    const { visitor, server } = await openRegistration({
      server: {
        'open/code4sms': () => ({ retryAfter: limits.codeCountdown }),
        'open/sign': () => ({ invitation: 'none' as const }),
      },
    });
    await visitor.type(field('手机号'), '13900000000');
    await visitor.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText('验证码已发送!');
    await fillIn(visitor, { 手机号: '' });
    await visitor.dblClick(confirm());

    expect(await screen.findByText('注册成功!')).toBeInTheDocument();
    expect(server.inputs('open/code4sms')).toEqual([{ phone: '13900000000', useFor: 0 }]);
    expect(server.inputs('open/sign')).toEqual([
      { phone: '13900000000', code: '123456', password: 'a good password', invitation_code: '', consent },
    ]);
    expect(screen.getByRole('dialog', { name: '登录' })).toBeInTheDocument();
    expect(field('用户名/手机号')).toHaveValue('13900000000');
    expect(field('密码')).toHaveValue('');
    expect(field('密码')).toHaveFocus();
    expect(server.unexpected).toEqual([]);
  });

  test('an invitation code is filled in and sent', async () => {
    const { visitor, server } = await openRegistration({
      dialog: { invitationCode: 'ABC123' },
      server: { 'open/sign': () => ({ invitation: 'accepted' as const }) },
    });
    expect(field('邀请码')).toHaveValue('ABC123');
    await fillIn(visitor);
    await visitor.click(confirm());

    await screen.findByText('注册成功!');
    expect(server.inputs('open/sign')).toMatchObject([{ invitation_code: 'ABC123' }]);
  });

  test.each([
    ['phone_taken', '手机号', '该手机号已注册，请直接登录'],
    ['code_wrong', '验证码', '验证码错误或已过期'],
  ] as const)('a refusal (%s) stands at its field, and nothing typed is lost', async (id, label, message) => {
    const { visitor } = await openRegistration({
      server: {
        'open/sign': () => {
          throw new Refused(id);
        },
      },
    });
    await fillIn(visitor, { 邀请码: 'ABC123' });
    await visitor.click(confirm());

    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveFocus();
    expect(field('密码')).toHaveValue('a good password');
    expect(field('邀请码')).toHaveValue('ABC123');
    expect(confirm()).toBeEnabled();
  });

  test('an unknown invitation code is said at its field, and nothing that was typed is lost', async () => {
    const message = '[邀请码]不存在，请核对；没有邀请码请留空';
    const { visitor, server } = await openRegistration({
      dialog: { invitationCode: 'NOBODY' },
      server: {
        'open/sign': ({ invitation_code }) => {
          if (invitation_code !== '') throw new Refused('invalid_input', { invitation_code: message });
          return { invitation: 'none' as const };
        },
      },
    });
    await fillIn(visitor);
    await visitor.click(confirm());
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(field('邀请码')).toHaveFocus();
    expect(field('密码')).toHaveValue('a good password');
    await visitor.clear(field('邀请码'));
    await visitor.click(confirm());
    expect(await screen.findByText('注册成功!')).toBeInTheDocument();
    expect(server.inputs('open/sign')).toHaveLength(2);
  });

  test('the consent is an unticked box that has to be ticked; its texts open in new tabs', async () => {
    const { visitor, server } = await openRegistration();
    expect(consentBox()).not.toBeChecked();
    for (const [title, path] of [
      ['《服务协议》', '/license'],
      ['《隐私政策》', '/policy'],
    ] as const) {
      const link = screen.getByRole('link', { name: title });
      expect(link).toHaveAttribute('href', path);
      expect(link).toHaveAttribute('target', '_blank');
    }
    await fillIn(visitor);
    await visitor.click(consentBox());
    await visitor.click(confirm());

    expect(await screen.findAllByText('请先阅读并同意服务协议与隐私政策')).toHaveLength(2);
    expect(consentBox()).toHaveFocus();
    expect(consentBox()).toBeInvalid();
    expect(server.inputs('open/sign')).toEqual([]);
  });

  test("the server's messages are shown at their fields", async () => {
    const { visitor } = await openRegistration({
      server: {
        'open/sign': () => {
          throw new Refused('invalid_input', { password: '[密码]过于常见，请更换' });
        },
      },
    });
    await fillIn(visitor);
    await visitor.click(confirm());

    expect(await screen.findAllByText('[密码]过于常见，请更换')).toHaveLength(2);
    expect(field('密码')).toBeInvalid();
  });

  test('an unknown invitation code is said when the field is left, a corrected one is not', async () => {
    const unknown = '[邀请码]不存在，请核对；没有邀请码请留空';
    const { visitor, server } = await openRegistration({
      server: {
        'open/invite/check': ({ invitation_code: code }) => {
          if (code !== 'ABCD2345') throw new Refused('invalid_input', { invitation_code: unknown });
          return { from: '王**', coupon: null };
        },
      },
    });
    await visitor.type(field('邀请码'), 'abcd-2346');
    await visitor.tab();
    expect(await screen.findByText(unknown)).toBeInTheDocument();
    expect(field('邀请码')).toBeInvalid();
    await visitor.clear(field('邀请码'));
    await visitor.type(field('邀请码'), 'abcd2345');
    await visitor.tab();
    await waitFor(() => expect(server.inputs('open/invite/check')).toHaveLength(2));
    expect(field('邀请码')).toBeValid();
    expect(await screen.findByText('王** 邀请您注册')).toBeInTheDocument();
    expect(server.inputs('open/invite/check')[1]).toEqual({ invitation_code: 'ABCD2345' });
    expect(server.inputs('open/sign')).toEqual([]);
  });

  test('the code of a link says who invites and what both get, without a word of the visitor', async () => {
    const terms = { cap_fen: null, minimum_fen: 30_000, type_id: null, child_id: null, scope: '' };
    const coupon = { name: '邀请券', amount_fen: 5000, percent: null, ...terms };
    const { visitor, server } = await openRegistration({
      dialog: { invitationCode: 'ABCD2345' },
      server: { 'open/invite/check': () => ({ from: '王**', coupon }) },
    });
    const text = '王** 邀请您注册；首单付款后双方各得一张优惠券：减 ¥50.00（满 ¥300.00 可用）';
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(field('邀请码')).toHaveAccessibleDescription(text);
    await visitor.clear(field('邀请码'));
    await visitor.tab();
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    expect(server.inputs('open/invite/check')).toHaveLength(1);
  });

  test('a failed connection keeps the input', async () => {
    const { visitor, server } = await openRegistration();
    await fillIn(visitor);
    server.offline = true;
    await visitor.click(confirm());

    expect(await screen.findByText('网络连接失败，请检查网络后重试')).toBeInTheDocument();
    expect(field('手机号')).toHaveValue('13900000000');
    await waitFor(() => expect(confirm()).toBeEnabled());
  });

  test('password managers recognise the fields', async () => {
    await openRegistration();
    expect(field('手机号')).toHaveAttribute('autocomplete', 'username');
    expect(field('验证码')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field('密码')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('确认密码')).toHaveAttribute('autocomplete', 'new-password');
  });
});
