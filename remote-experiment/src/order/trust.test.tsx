import { member } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { address } from '../testing/fixture';
import { chooseSource, describeSamples, keepSample, onSaturday, open, submit } from '../testing/orderPage';

onSaturday();

type Opened = ReturnType<typeof open>;

/** Waits until the order is placed, and closes the page. */
async function placed(page: Opened): Promise<void> {
  await submit(page);
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/experiment/order/placed/order-1'));
  page.unmount();
}
const source = async (name: RegExp) =>
  within(await screen.findByRole('group', { name: '样品来源' })).getByRole('radio', { name });

test('the next order begins with how the last one sent its samples; another member begins anew', async () => {
  const addresses = [
    address({ default: 1 }),
    address({ address_rid: 'address-2', name: '周宁', default: 0 }),
  ];
  const first = open({ addresses });
  await chooseSource(first, /^自带样品/);
  await describeSamples(first);
  await first.visitor.click(screen.getByRole('radio', { name: /周宁/ }));
  await first.visitor.click(screen.getByRole('checkbox', { name: '测试报告' }));
  await placed(first);

  const next = open({ addresses });
  expect(await source(/^自带样品/)).toBeChecked();
  expect(screen.getByRole('radio', { name: /周宁/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '测试报告' })).toBeChecked();
  expect(screen.getByLabelText('样品名称 1')).toHaveValue('');
  next.unmount();

  open({ addresses, user: member({ userInfo: { rid: 'user-2' } }) });
  expect(await source(/^新邮寄样品/)).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '测试报告' })).not.toBeChecked();
});

test('samples are kept again, but never destroyed because those of the last order were', async () => {
  const first = open();
  await describeSamples(first);
  await keepSample(first);
  await placed(first);
  const second = open();
  const kept = await screen.findByRole('radio', { name: /^测试后留存/ });
  expect(kept).toBeChecked();
  await describeSamples(second);
  await second.visitor.click(screen.getByRole('radio', { name: /^不寄回/ }));
  await placed(second);
  open();
  expect(await screen.findByRole('radio', { name: /^测试后寄回/ })).toBeChecked();
});

test('what is no longer offered, and damaged data, are left out', async () => {
  const about = { materials: ['test_report'], materials_other: '' };
  const kept = { owner: 'user-1', source: 3, return_rid: 'gone', ...about };
  localStorage.setItem('portal.trust', JSON.stringify({ v: 1, value: kept }));
  const first = open();
  expect(await source(/^新邮寄样品/)).toBeChecked();
  first.unmount();
  localStorage.setItem('portal.trust', JSON.stringify({ v: 1, value: { ...kept, materials: ['gold'] } }));
  open();
  expect(await source(/^新邮寄样品/)).toBeChecked();
});
