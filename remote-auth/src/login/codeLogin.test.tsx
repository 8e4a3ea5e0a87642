import { currentVersions, limits } from '@portal/shared/rules';
import { member, Refused } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { field, openLogin, tokens, waitingAlerts } from '../testing/openLogin';

const phone = () => field('手机号');
const code = () => field('验证码');
const ask = () => screen.getByRole('button', { name: /获取验证码|秒后重发/ });
const logIn = () => screen.getByRole('button', { name: '登录' });

const sent = () => ({ retryAfter: limits.codeCountdown });

async function openCodeLogin(...args: Parameters<typeof openLogin>) {
  const opened = await openLogin(...args);
  await opened.visitor.click(screen.getByRole('tab', { name: '验证码登录' }));
  return opened;
}

beforeEach(() => sessionStorage.clear());

describe('login by code', () => {
  test('reports whether phone or code is missing', async () => {
    const { visitor, server } = await openCodeLogin();
    await visitor.click(logIn());
    expect(await screen.findAllByText('[手机号]不能为空')).toHaveLength(2);
    expect(screen.getAllByText('[验证码]不能为空')).toHaveLength(1);
    expect(phone()).toHaveFocus();

    await visitor.type(phone(), '13800000000');
    await visitor.click(logIn());
    expect(await screen.findAllByText('[验证码]不能为空')).toHaveLength(2);
    expect(server.inputs('open/loginForCode')).toEqual([]);
  });

  test('a number with spaces gets a code, and the login succeeds', async () => {
    const { visitor, server, session } = await openCodeLogin({
      server: { 'open/code4sms': sent, 'open/loginForCode': () => tokens },
    });
    await visitor.click(phone());
    await visitor.paste('+86 138-0000-0000');
    await visitor.click(ask());

    expect(await screen.findByText('验证码已发送!')).toBeInTheDocument();
    expect(server.inputs('open/code4sms')).toEqual([{ phone: '13800000000', useFor: 3 }]);
    expect(code()).toHaveFocus();

    await visitor.type(code(), '123456{Enter}');
    expect(await screen.findByText('登录成功!')).toBeInTheDocument();
    expect(server.inputs('open/loginForCode')).toEqual([{ phone: '13800000000', code: '123456' }]);
    expect(session.entered).toEqual([tokens]);
    expect(server.unexpected).toEqual([]);
  });

  test('the first login sends the consent with the versions in force', async () => {
    const { visitor, server } = await openCodeLogin({ server: { 'open/loginForCode': () => tokens } });
    const box = screen.getByRole('checkbox', { name: /^我已阅读并同意/ });
    expect(box).not.toBeChecked();
    await visitor.click(box);
    await visitor.type(phone(), '13800000000');
    await visitor.type(code(), '123456{Enter}');
    await screen.findByText('登录成功!');
    expect(server.inputs('open/loginForCode')).toMatchObject([{ consent: currentVersions() }]);
  });

  test('continues after a missing consent was given, and logs out when it is refused', async () => {
    const { visitor, session } = await openCodeLogin({ server: { 'open/loginForCode': () => tokens } });
    // The profile of this login, which the fake session does not load.
    act(() => session.show(member({ missingConsents: ['policy'] })));
    await visitor.type(phone(), '13800000000');
    await visitor.type(code(), '123456{Enter}');
    await waitFor(() => expect(session.entered).toEqual([tokens]));
    expect(screen.queryByText('登录成功!')).not.toBeInTheDocument();

    await act(() => session.leave());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('登录成功!')).not.toBeInTheDocument();
  });

  test('a refused login is shown in an alert and clears the inputs', async () => {
    const { visitor } = await openCodeLogin({
      server: {
        'open/loginForCode': () => {
          throw new Refused('code_wrong', { code: '验证码错误或已过期' });
        },
      },
    });
    await visitor.type(phone(), '13800000000');
    await visitor.type(code(), '000000{Enter}');

    await waitFor(() => expect(waitingAlerts()).toEqual(['验证码错误或已过期']));
    expect(phone()).toHaveValue('');
    expect(code()).toHaveValue('');
    expect(code()).toBeValid();
  });
});

describe('the code button', () => {
  test('sends nothing without a valid phone number', async () => {
    const { visitor, server } = await openCodeLogin();
    await visitor.click(ask());
    expect(await screen.findAllByText('[手机号]不能为空')).toHaveLength(2);

    await visitor.type(phone(), '12345');
    await visitor.click(ask());
    expect(await screen.findAllByText('[手机号]格式不正确')).not.toHaveLength(0);
    expect(server.inputs('open/code4sms')).toEqual([]);
  });

  test('is disabled for a countdown of 60 seconds, then enabled', async () => {
    const { visitor } = await openCodeLogin({ server: { 'open/code4sms': sent } });
    await visitor.type(phone(), '13800000000');
    await visitor.click(ask());
    await waitFor(() => expect(ask()).toHaveTextContent('60 秒后重发'));
    expect(ask()).toBeDisabled();

    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 59_000);
    await waitFor(() => expect(ask()).toHaveTextContent('1 秒后重发'));
    expect(ask()).toBeDisabled();
    clock.mockReturnValue(now + 60_001);
    await waitFor(() => expect(ask()).toHaveTextContent('获取验证码'));
    expect(ask()).toBeEnabled();
    clock.mockRestore();
  });

  test('continues the countdown after a change of pane and a reload', async () => {
    const { visitor, portal } = await openCodeLogin({ server: { 'open/code4sms': sent } });
    await visitor.type(phone(), '13800000000');
    await visitor.click(ask());
    await waitFor(() => expect(ask()).toBeDisabled());

    await visitor.click(screen.getByRole('button', { name: '立即注册' }));
    await visitor.click(screen.getByRole('button', { name: '返回登录' }));
    expect(ask()).toBeDisabled();
    expect(phone()).toHaveValue('13800000000');

    act(() => portal.dialogs.close());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => portal.dialogs.open('login'));
    await visitor.click(await screen.findByRole('tab', { name: '验证码登录' }));
    expect(ask()).toBeDisabled();
    expect(ask()).toHaveTextContent(/^\d+ 秒后重发$/);
  });

  test('is disabled during the call, and enabled when it fails', async () => {
    let refuse = () => {};
    const { visitor, server } = await openCodeLogin({
      server: {
        'open/code4sms': () =>
          new Promise((_resolve, reject) => {
            refuse = () => reject(new Refused('unavailable'));
          }),
      },
    });
    await visitor.type(phone(), '13800000000');
    await visitor.dblClick(ask());
    await waitFor(() => expect(ask()).toHaveAttribute('aria-disabled', 'true'));
    expect(ask()).toHaveTextContent('获取验证码');

    refuse();
    await waitFor(() => expect(ask()).toBeEnabled());
    expect(waitingAlerts()).toEqual(['服务暂时不可用，请稍后再试']);
    expect(phone()).toHaveValue('13800000000');
    expect(server.inputs('open/code4sms')).toHaveLength(1);
  });

  test('waits for the time that the server names', async () => {
    const { visitor } = await openCodeLogin({
      server: {
        'open/code4sms': () => {
          throw new Refused('too_many_requests', undefined, 42);
        },
      },
    });
    await visitor.type(phone(), '13800000000');
    await visitor.click(ask());

    await waitFor(() => expect(ask()).toHaveTextContent('42 秒后重发'));
    expect(waitingAlerts()).toEqual(['操作过于频繁，请稍后再试']);
  });
});
