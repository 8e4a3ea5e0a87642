import { order as orderOf } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { be, dialogOf, openAtDesk } from '../testing/desk';
import { QuoteButton } from './QuoteButton';

const order = { ...orderOf(), member: '林晓 13800000000' };

test('an order is quoted by other prices and a charge, with the sum before it is sent', async () => {
  be('manager');
  const { visitor, server } = openAtDesk(() => <QuoteButton order={order} />, {
    'staff/quotation/order': () => ({ rid: 'q1', code: 'Q20261128-000001', revision: 1 }),
  });
  await visitor.click(await screen.findByRole('button', { name: '报价' }));
  const shown = await dialogOf();
  const price = shown.getByLabelText('单价 X 射线衍射');
  expect(price).toHaveValue('60.00');
  await visitor.clear(price);
  await visitor.type(price, '５０');
  await visitor.click(shown.getByRole('button', { name: '添加收费' }));
  expect(shown.getByRole('button', { name: '发送报价' })).toBeDisabled();
  await visitor.type(shown.getByLabelText('收费项目 1'), '加急费');
  await visitor.type(shown.getByLabelText('单价 收费项目 1'), '100');
  expect(shown.getByText('合计 ¥200.00')).toBeInTheDocument();
  await visitor.click(shown.getByRole('button', { name: '发送报价' }));
  expect(await screen.findByText('Q20261128-000001 已发给客户')).toBeInTheDocument();
  expect(server.inputs('staff/quotation/order')).toMatchObject([
    {
      code: order.code,
      items: [{ rid: 'item-1', count: 2, unit_fen: 5000 }],
      charges: [{ name: '加急费', count: 1, unit_fen: 10_000 }],
    },
  ]);
});

test.each([
  ['manager', 'delivered'],
  ['lab', 'submitted'],
] as const)('a %s does not quote an order that is %s', async (role, state) => {
  be(role);
  const Page = () => (
    <>
      <p>订单</p>
      <QuoteButton order={{ ...order, state }} />
    </>
  );
  openAtDesk(Page, {});
  expect(await screen.findByText('订单')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '报价' })).not.toBeInTheDocument();
});
