import { member, Refused, savedAddress } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describeSamples, open, submit } from '../testing/orderPage';

afterEach(() => sessionStorage.clear());

const stranger = () => member({ address: [], userInfo: { name: '', teacher: '' } });
type Opened = ReturnType<typeof open>;

const dialogOpens = ({ portal }: Opened) =>
  waitFor(() => expect(portal.dialogs.current).toEqual({ name: 'certification' }));
/** What the dialog of remote-auth does after the certification. */
const certify = ({ portal, session }: Opened) =>
  act(() => {
    session.show(member());
    portal.dialogs.close();
  });
const dismiss = ({ portal }: Opened) => act(() => portal.dialogs.close());

test('a certified member sees neither the dialog nor a notice', async () => {
  const page = open();
  await screen.findByRole('button', { name: '提交订单' });
  expect(page.portal.dialogs.stack).toEqual([]);
  expect(screen.queryByText(/还缺少/)).not.toBeInTheDocument();
});

test('the dialog opens over the form once; after 暂不填写 a notice lists the missing fields and opens it again', async () => {
  const page = open({ user: stranger() });
  await dialogOpens(page);
  dismiss(page);
  expect(await screen.findByText(/还缺少：姓名、导师姓名、收货地区/)).toBeInTheDocument();
  await page.visitor.type(screen.getByLabelText('备注'), '优先出图');
  expect(page.portal.dialogs.stack).toEqual([]);
  await page.visitor.click(screen.getByRole('button', { name: '去认证' }));
  await dialogOpens(page);
  certify(page);
  await waitFor(() => expect(screen.queryByText(/还缺少/)).not.toBeInTheDocument());
  expect(screen.getByLabelText('备注')).toHaveValue('优先出图');
  expect(page.server.inputs('auth/order/add')).toEqual([]);
});

test('an order waits for the certification and is then placed', async () => {
  const page = open({ user: stranger() });
  await dialogOpens(page);
  dismiss(page);
  await page.visitor.type(await screen.findByLabelText('备注'), '优先出图');
  await describeSamples(page);
  await submit(page);
  await dialogOpens(page);
  expect(page.server.inputs('auth/order/add')).toEqual([]);
  certify(page);
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/experiment/order/placed/order-1'));
  expect(page.server.inputs('auth/order/add')).toEqual([expect.objectContaining({ message: '优先出图' })]);
});

test('暂不填写 after a submit keeps the form and places nothing', async () => {
  const page = open({ user: stranger() });
  await dialogOpens(page);
  dismiss(page);
  await describeSamples(page);
  await submit(page);
  await dialogOpens(page);
  dismiss(page);
  expect(await screen.findByText('完成资料认证后即可提交订单')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: '提交订单' })).toBeEnabled());
  expect(page.server.inputs('auth/order/add')).toEqual([]);
});

test('a refusal by the server opens the dialog; after it the same order is sent again', async () => {
  const page = open();
  page.server.on({
    'auth/order/add': () => {
      throw new Refused('profile_incomplete', { 'profile.address': '[收货地区]不能为空' });
    },
  });
  await page.visitor.type(await screen.findByLabelText('备注'), '优先出图');
  await describeSamples(page);
  await submit(page);
  await dialogOpens(page);
  expect(page.session.reloads).toBe(1);
  page.server.on({ 'auth/order/add': () => ({ rid: 'order-1', code: 'D20261121-000001' }) });
  certify(page);
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/experiment/order/placed/order-1'));
  const [first, second] = page.server.inputs('auth/order/add');
  expect(second).toEqual(first);
});

test('a refused member who closes the dialog finds the form as it was, with the notice', async () => {
  const page = open();
  page.server.on({
    'auth/order/add': () => {
      page.session.show(member({ address: [] }));
      throw new Refused('profile_incomplete', { 'profile.address': '[收货地区]不能为空' });
    },
  });
  await page.visitor.type(await screen.findByLabelText('备注'), '优先出图');
  await describeSamples(page);
  await submit(page);
  await dialogOpens(page);
  dismiss(page);
  expect(await screen.findByText(/还缺少：收货地区/)).toBeInTheDocument();
  expect(screen.getByLabelText('备注')).toHaveValue('优先出图');
  act(() => page.session.show(member({ address: [savedAddress()] })));
  await waitFor(() => expect(screen.queryByText(/还缺少/)).not.toBeInTheDocument());
});
