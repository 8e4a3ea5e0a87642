import { screen, waitFor, within } from '@testing-library/react';
import { openOrder } from '../../testing/openOrder';

test('the managers of a group that pays see the data only after the member has chosen so, and not after it was taken back', async () => {
  let shown = false;
  const { visitor, server } = openOrder({ state: 'paid' });
  server.on({
    'auth/cluster/shown': () => ({ list: [{ rid: 'cluster-1', name: '材料课题组', shown }] }),
    'auth/cluster/show': (input) => {
      shown = input.shown;
      return null;
    },
  });
  const panel = within(await screen.findByRole('region', { name: '社群查看数据' }));
  const box = panel.getByRole('checkbox', { name: /^材料课题组/ });
  expect(box).not.toBeChecked();
  await visitor.click(box);
  expect(await screen.findByText('管理员现在可查看本订单的数据')).toBeInTheDocument();
  await waitFor(() => expect(box).toBeChecked());
  await visitor.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  const chosen = { order_rid: 'order-1', cluster_rid: 'cluster-1' };
  expect(server.inputs('auth/cluster/show')).toEqual([
    { ...chosen, shown: true },
    { ...chosen, shown: false },
  ]);
});

test('an order that no group pays has no choice', async () => {
  const { server } = openOrder({ state: 'delivered' });
  await screen.findByRole('region', { name: '订单记录' });
  expect(screen.queryByRole('region', { name: '社群查看数据' })).not.toBeInTheDocument();
  expect(server.inputs('auth/cluster/shown')).toEqual([]);
});
