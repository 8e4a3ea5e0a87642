import type { Data } from '@portal/shared/contract';
import { currentVersions } from '@portal/shared/rules';
import { type Handlers, Refused } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, openLogin, tokens } from '../testing/openLogin';

type Poll = Data<'open/wx/qrCodeLogin'>;

// Polls and the expiry of a code follow this clock, which `find…` and `waitFor` advance.
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Opens the WeChat login with a fake server that answers the state of its ticket. */
async function openWechat(server: Handlers = {}, seconds = 120) {
  let poll: Poll = { state: 'waiting' };
  let tickets = 0;
  const opened = await openLogin({
    server: {
      'open/wx/ticket': () => {
        tickets += 1;
        return {
          expire_seconds: seconds,
          qr_code_url: `https://example.com/scan/${tickets}`,
          ticket: `ticket-${tickets}`,
        };
      },
      'open/wx/qrCodeLogin': () => poll,
      ...server,
    },
  });
  const visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  await visitor.click(screen.getByRole('tab', { name: '微信登录' }));
  await screen.findByRole('img', { name: '微信登录二维码' });
  const answer = (next: Poll) => {
    poll = next;
  };
  return { ...opened, visitor, answer };
}

const asked = (server: Awaited<ReturnType<typeof openWechat>>['server']) =>
  server.inputs('open/wx/qrCodeLogin').length;

test('a scan is shown, and its confirmation logs in', async () => {
  const { answer, session, server } = await openWechat();
  expect(screen.getByText('请使用微信扫一扫登录')).toBeInTheDocument();

  answer({ state: 'scanned' });
  expect(await screen.findByText('扫描成功')).toBeInTheDocument();
  answer({ state: 'done', login: tokens });
  expect(await screen.findByText('登录成功!')).toBeInTheDocument();
  expect(session.entered).toEqual([tokens]);
  expect(server.inputs('open/wx/qrCodeLogin')).toContainEqual({ ticket: 'ticket-1' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.unexpected).toEqual([]);
});

test('an expired code is reported and can be refreshed', async () => {
  const { visitor, server } = await openWechat({}, 1);
  expect(await screen.findByText('二维码已过期')).toBeInTheDocument();
  const before = asked(server);
  await pass(5000);
  expect(asked(server)).toBe(before);

  await visitor.click(screen.getByRole('button', { name: '刷新二维码' }));
  await screen.findByText('请使用微信扫一扫登录');
  await waitFor(() => expect(server.inputs('open/wx/qrCodeLogin')).toContainEqual({ ticket: 'ticket-2' }));
});

test('the server can report an expired code', async () => {
  const { answer } = await openWechat();
  answer({ state: 'expired' });
  expect(await screen.findByText('二维码已过期')).toBeInTheDocument();
});

test('failed polls show nothing', async () => {
  let failures = 0;
  const { server } = await openWechat({
    'open/wx/qrCodeLogin': () => {
      failures += 1;
      if (failures < 3) throw new Refused('unavailable');
      return { state: 'scanned' };
    },
  });
  expect(await screen.findByText('扫描成功')).toBeInTheDocument();
  expect(screen.queryByText('服务暂时不可用，请稍后再试')).not.toBeInTheDocument();
  expect(server.unexpected).toEqual([]);
});

test('does not poll while the page is hidden, another tab is selected or the dialog is closed', async () => {
  const { visitor, server } = await openWechat();
  const quiet = async () => {
    const before = asked(server);
    await pass(1500);
    return asked(server) - before;
  };
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await quiet()).toBe(0);
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await quiet()).toBeGreaterThan(0);

  await visitor.click(screen.getByRole('tab', { name: '密码登录' }));
  expect(await quiet()).toBe(0);
  await visitor.click(screen.getByRole('tab', { name: '微信登录' }));
  await screen.findByRole('img', { name: '微信登录二维码' });
  await visitor.click(screen.getByRole('button', { name: '关闭' }));
  expect(await quiet()).toBe(0);
});

test('a user without an account binds a phone number', async () => {
  const { answer, visitor, server, session } = await openWechat({
    'open/code4sms': () => ({ retryAfter: 60 }),
    'open/wx/bind': () => tokens,
  });
  answer({ state: 'bind' });
  expect(await screen.findByText(/请绑定手机号完成登录/)).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '绑定并登录' }));
  expect(await screen.findAllByText('[手机号]不能为空')).toHaveLength(2);

  await visitor.type(field('手机号'), '13900000000');
  await visitor.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('验证码已发送!')).toBeInTheDocument();
  await visitor.type(field('验证码'), '123456{Enter}');
  expect(await screen.findAllByText('请先阅读并同意服务协议与隐私政策')).toHaveLength(2);
  await visitor.click(screen.getByRole('checkbox', { name: /^我已阅读并同意/ }));
  await visitor.click(screen.getByRole('button', { name: '绑定并登录' }));
  expect(await screen.findByText('登录成功!')).toBeInTheDocument();
  expect(server.inputs('open/code4sms')).toEqual([{ phone: '13900000000', useFor: 3, ticket: 'ticket-1' }]);
  expect(server.inputs('open/wx/bind')).toEqual([
    { ticket: 'ticket-1', phone: '13900000000', code: '123456', consent: currentVersions() },
  ]);
  expect(session.entered).toEqual([tokens]);
});
