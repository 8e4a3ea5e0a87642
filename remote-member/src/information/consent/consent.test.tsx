import type { Consent } from '@portal/shared/contract';
import { currentVersions } from '@portal/shared/rules';
import { type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Consents } from './Consents';

const given = '2026-11-20T02:00:00Z';
const consent = (part: Partial<Consent> = {}): Consent => ({
  document: 'policy',
  version: currentVersions().policy,
  source: 'registration',
  given,
  withdrawn: null,
  ...part,
});

function open(server: Handlers = {}) {
  return renderRoute({
    at: '/member/information',
    routes: [{ path: '/member/information', page: async () => Consents }],
    user: member(),
    server: {
      'auth/user/consent/list': () => [
        consent(),
        consent({ source: 'asked', given: '2026-10-01T02:00:00Z', withdrawn: '2026-10-02T02:00:00Z' }),
      ],
      ...server,
    },
  });
}

const rows = async () =>
  within(await screen.findByRole('list', { name: '协议与授权' })).getAllByRole('listitem');

test('the separate consent to the bank account is withdrawn without logging out', async () => {
  const { visitor, server } = open({
    'auth/user/consent/list': () => [consent({ document: 'payee', source: 'payee' })],
    'auth/promoter_rebate_withdraw/removePayee': () => null,
  });
  expect((await rows())[0]).toHaveTextContent('《收款账户信息单独同意》');
  await visitor.click(screen.getByRole('button', { name: '撤回对收款账户信息单独同意的同意' }));
  await visitor.click(await screen.findByRole('button', { name: '撤回并删除' }));
  expect(await screen.findByText('已撤回同意，收款账户已删除')).toBeInTheDocument();
  expect(server.inputs('auth/user/consent/withdraw')).toEqual([]);
});

test('lists each consent with version, source and time; only a valid one can be withdrawn', async () => {
  open();
  const [valid, withdrawn] = await rows();
  expect(valid).toHaveTextContent(
    `《隐私政策》版本 ${currentVersions().policy} · 注册时同意 · 2026-11-20 10:00`,
  );
  expect(withdrawn).toHaveTextContent('登录后确认同意 · 2026-10-01 10:00');
  expect(withdrawn).toHaveTextContent('2026-10-02 10:00 已撤回');
  expect(screen.getAllByRole('button', { name: /撤回/ })).toHaveLength(1);
});

test('a withdrawal is explained first; then it logs out', async () => {
  const { visitor, server, session } = open({ 'auth/user/consent/withdraw': () => null });
  await rows();
  await visitor.click(screen.getByRole('button', { name: '撤回对隐私政策的同意' }));
  const dialog = within(screen.getByRole('dialog', { name: '撤回对《隐私政策》的同意' }));
  expect(dialog.getByText(/下次登录时需要重新同意/)).toBeInTheDocument();
  expect(server.inputs('auth/user/consent/withdraw')).toEqual([]);

  await visitor.click(dialog.getByRole('button', { name: '撤回并退出登录' }));
  await waitFor(() => expect(session.said).toBe('已撤回同意，并退出登录'));
  expect(server.inputs('auth/user/consent/withdraw')).toEqual([{ document: 'policy' }]);
  expect(session.signedIn).toBe(false);
});

test('a failed withdrawal keeps the session', async () => {
  const { visitor, server, session } = open({
    'auth/user/consent/withdraw': () => {
      throw new Refused('unavailable');
    },
  });
  await rows();
  await visitor.click(screen.getByRole('button', { name: '撤回对隐私政策的同意' }));
  await visitor.click(screen.getByRole('button', { name: '撤回并退出登录' }));
  await waitFor(() => expect(server.inputs('auth/user/consent/withdraw')).toHaveLength(1));
  expect(session.signedIn).toBe(true);
});
