import { Refused } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { field, openLogin, tokens, waitingAlerts } from '../testing/openLogin';

const account = () => field('用户名/手机号');
const password = () => field('密码');
const logIn = () => screen.getByRole('button', { name: '登录' });

describe('login by password', () => {
  test('shows the first missing field as a toast, marks all of them, and sends nothing', async () => {
    const { visitor, server } = await openLogin();
    await visitor.click(logIn());

    expect(await screen.findAllByText('[用户名/手机号]不能为空')).toHaveLength(2); // once under the field, once as a toast
    expect(screen.getAllByText('[密码]不能为空')).toHaveLength(1);
    expect(account()).toHaveFocus();
    expect(account()).toBeInvalid();
    expect(server.inputs('open/login')).toEqual([]);
  });

  test('a missing password alone is reported', async () => {
    const { visitor } = await openLogin();
    await visitor.type(account(), 'linxiao');
    await visitor.click(logIn());

    expect(await screen.findAllByText('[密码]不能为空')).toHaveLength(2);
    expect(screen.queryByText('[用户名/手机号]不能为空')).not.toBeInTheDocument();
  });

  test('logs in, confirms it, closes, and continues to the page that was asked for', async () => {
    const { visitor, server, session, router } = await openLogin({
      server: { 'open/login': () => tokens },
      dialog: { next: '/member' },
    });
    await visitor.type(account(), ' 13800000000 ');
    await visitor.type(password(), 'a good password{Enter}');

    expect(await screen.findByText('登录成功!')).toBeInTheDocument();
    expect(server.inputs('open/login')).toEqual([{ account: '13800000000', password: 'a good password' }]);
    expect(session.entered).toEqual([tokens]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/member');
    expect(server.unexpected).toEqual([]);
  });

  test('without a page that was asked for, the visitor stays', async () => {
    const { visitor, router } = await openLogin({
      server: { 'open/login': () => tokens },
      at: '/?from=test',
    });
    await visitor.type(account(), 'linxiao');
    await visitor.type(password(), 'a good password{Enter}');

    await screen.findByText('登录成功!');
    expect(router.state.location.search).toBe('?from=test');
  });

  test('a refused login is shown in an alert and clears the inputs', async () => {
    const { visitor, session } = await openLogin({
      server: {
        'open/login': () => {
          throw new Refused('login_failed');
        },
      },
    });
    await visitor.type(account(), 'linxiao');
    await visitor.type(password(), 'wrong{Enter}');

    await waitFor(() => expect(waitingAlerts()).toEqual(['账号或密码错误']));
    expect(account()).toHaveValue('');
    expect(password()).toHaveValue('');
    expect(account()).toHaveFocus();
    expect(session.entered).toEqual([]);
  });

  test('a failed connection keeps the input', async () => {
    const { visitor, server } = await openLogin();
    server.offline = true;
    await visitor.type(account(), 'linxiao');
    await visitor.type(password(), 'a good password{Enter}');

    await waitFor(() => expect(waitingAlerts()).toEqual(['网络连接失败，请检查网络后重试']));
    expect(account()).toHaveValue('linxiao');
    expect(password()).toHaveValue('a good password');
  });

  test('a double click sends one request', async () => {
    let answer = () => {};
    const { visitor, server } = await openLogin({
      server: {
        'open/login': async () => {
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
          return tokens;
        },
      },
    });
    await visitor.type(account(), 'linxiao');
    await visitor.type(password(), 'a good password');
    await visitor.dblClick(logIn());

    await waitFor(() => expect(logIn()).toHaveAttribute('aria-disabled', 'true'));
    answer();
    await screen.findByText('登录成功!');
    expect(server.inputs('open/login')).toHaveLength(1);
  });

  test('remembers the account, never the password', async () => {
    const { visitor, session } = await openLogin({ server: { 'open/login': () => tokens } });
    await visitor.type(account(), 'linxiao');
    await visitor.type(password(), 'a good password');
    await visitor.click(screen.getByLabelText('记住账号'));
    await visitor.click(logIn());

    await screen.findByText('登录成功!');
    expect(session.rememberedAccount).toBe('linxiao');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('a good password');
  });

  test('a remembered account is filled in, and the password has the focus', async () => {
    await openLogin({ rememberedAccount: 'linxiao' });

    expect(account()).toHaveValue('linxiao');
    expect(screen.getByLabelText('记住账号')).toBeChecked();
    expect(password()).toHaveFocus();
  });

  test('the stored account is deleted when it should no longer be remembered', async () => {
    const { visitor, session } = await openLogin({
      rememberedAccount: 'linxiao',
      server: { 'open/login': () => tokens },
    });
    await visitor.click(screen.getByLabelText('记住账号'));
    await visitor.type(password(), 'a good password{Enter}');

    await screen.findByText('登录成功!');
    expect(session.rememberedAccount).toBe('');
  });

  test('the password can be made visible, and password managers recognise the fields', async () => {
    const { visitor } = await openLogin();
    expect(account()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');

    await visitor.click(screen.getByRole('button', { name: '显示密码' }));
    expect(password()).toHaveAttribute('type', 'text');
  });
});
