import { consentDocuments } from '@portal/shared/rules';
import { member, Refused, renderRoute } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { ConsentDialog } from './ConsentDialog';

const onClose = jest.fn();

/** Opens the dialog for a member whose consent to the 隐私政策 is missing. */
async function open(server: NonNullable<Parameters<typeof renderRoute>[0]['server']> = {}) {
  const Page = observer(() => <ConsentDialog onClose={onClose} />);
  const rendered = renderRoute({
    at: '/',
    routes: [{ path: '/', page: async () => Page }],
    user: member({ missingConsents: ['policy'] }),
    server,
  });
  await screen.findByRole('dialog', { name: '请阅读并同意后继续' });
  return rendered;
}

const box = () => screen.getByRole('checkbox', { name: /^我已阅读并同意\s*《隐私政策》$/ });
const agree = () => screen.getByRole('button', { name: '同意并继续' });

test('names the version that is missing and stores the agreement to it', async () => {
  const { visitor, server, session } = await open({ 'auth/user/consent/add': () => null });
  expect(screen.getByText(`《隐私政策》版本 ${consentDocuments.policy.version}`)).toBeInTheDocument();
  expect(box()).not.toBeChecked();
  await visitor.click(agree());
  expect(await screen.findAllByText('请先阅读并同意服务协议与隐私政策')).toHaveLength(2);
  expect(server.calls).toEqual([]);

  await visitor.click(box());
  await visitor.click(agree());
  await waitFor(() => expect(session.reloads).toBe(1));
  expect(server.inputs('auth/user/consent/add')).toEqual([
    { consent: { policy: consentDocuments.policy.version } },
  ]);
  expect(server.unexpected).toEqual([]);
});

test('can only be closed by logging out', async () => {
  const { visitor } = await open();
  await visitor.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '退出登录' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a failed call shows an error and can be repeated', async () => {
  const { visitor, server } = await open({
    'auth/user/consent/add': () => {
      throw new Refused('unavailable');
    },
  });
  await visitor.click(box());
  await visitor.click(agree());
  expect(await screen.findByText('服务暂时不可用，请稍后再试')).toBeInTheDocument();
  act(() => server.on({ 'auth/user/consent/add': () => null }));
  await visitor.click(agree());
  await waitFor(() => expect(server.inputs('auth/user/consent/add')).toHaveLength(2));
});
