import type { ChangedItem, Data, OrderForm, StoredSample } from '@portal/shared/contract';
import { fakeEtag, Refused } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { coupon, planItem, quote } from '../../testing/fixture';
import { onSaturday, open } from '../../testing/orderPage';
import { storedSample } from '../../testing/storedSample';

onSaturday();

const item = (part: Partial<ChangedItem> = {}): ChangedItem => ({
  ...planItem({ changeable: true, ...part }),
  fixed: part.fixed ?? null,
});
const formOf = (part: Partial<OrderForm> = {}): OrderForm => ({
  rid: 'order-1',
  code: 'D20261121-000001',
  type_id: 1,
  items: [item()],
  sample_source: 1,
  pickup: {
    type: 0,
    date: null,
    time: null,
    message: '怕潮',
    name: '',
    phone: '',
    province: '',
    city: '',
    area: '',
    address: '',
    address_code: '',
  },
  sampling_rid: null,
  samples: [
    {
      rid: 's1',
      number: 'A-1',
      name: '氧化铈',
      form: 'powder',
      hazards: [],
      stored_from: '',
      item_rids: null,
    },
  ],
  stored_rids: [],
  sample_disposal: 2,
  human_samples: null,
  return_address: null,
  materials: [],
  materials_other: '',
  fund_code: '21871001',
  message: '优先出图',
  coupon_rid: null,
  signed: false,
  etag: fakeEtag,
  ...part,
});

/** Opens the form of a change; a count of two costs twice as much. */
function change(
  form: OrderForm = formOf(),
  answer: Partial<Data<'auth/order/change'>> = {},
  stored: StoredSample[] = [],
) {
  const page = open({ at: '/experiment/order?change=order-1', stored });
  page.server.on({
    'auth/order/change/get': () => form,
    'auth/order/change/quote': ({ items, coupon_rid = null }) => {
      const priced = form.items.flatMap((one) => {
        const wanted = items.find(({ rid }) => rid === one.rid);
        return wanted ? [item({ ...one, count: wanted.count })] : [];
      });
      const total_fen = priced.reduce((sum, one) => sum + one.total_fen, 0);
      return {
        items: priced,
        before: { total_fen: 6000, due_fen: 6000 },
        quote: quote({ total_fen, ...(coupon_rid !== null && { discount_fen: 500 }) }),
        coupons: { total_fen, fitting: [{ coupon: coupon({}), discount_fen: 500 }], others: [] },
      };
    },
    'auth/order/change': () => ({
      rid: 'order-1',
      before_fen: 6000,
      due_fen: 12_000,
      changed: true,
      unsigned: false,
      ...answer,
    }),
  });
  return page;
}

const save = async ({ visitor }: ReturnType<typeof open>) => {
  const button = await screen.findByRole('button', { name: '保存修改' });
  await waitFor(() => expect(button).toBeEnabled());
  await visitor.click(button);
};
const price = () => within(screen.getByRole('region', { name: '修改后的价格' }));

test('the form has what the order has; a count changes the price, and both prices stand before it is saved', async () => {
  const page = change();
  expect(await screen.findByLabelText('样品名称 1')).toHaveValue('氧化铈');
  expect(screen.getByLabelText('备注')).toHaveValue('优先出图');
  await page.visitor.click(screen.getByRole('button', { name: /^增加/ }));
  expect(await screen.findByText('多 ¥60.00')).toBeInTheDocument();
  expect(price().getByText('修改前应付').parentElement).toHaveTextContent('¥60.00');
  expect(price().getByText('应付合计').parentElement).toHaveTextContent('¥120.00');
  await page.visitor.click(screen.getByRole('button', { name: '填充同样的内容' }));
  await save(page);
  await waitFor(() => expect(page.server.inputs('auth/order/change')).toHaveLength(1));
  expect(page.server.inputs('auth/order/change')).toMatchObject([
    {
      rid: 'order-1',
      etag: fakeEtag,
      items: [{ rid: 'item-xrd', count: 2 }],
      samples: [{ number: 'A-1', name: '氧化铈' }, { name: '氧化铈' }],
      pickup: { type: 0, message: '怕潮' },
      seen: { total_fen: 12_000, due_fen: 12_000 },
      coupon_rid: null,
    },
  ]);
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/member/order/order-1'));
});

test('an item can be left out while another one stays; what was agreed says why it stays', async () => {
  const form = formOf({
    items: [
      item(),
      item({ rid: 'item-sem', name: '扫描电镜' }),
      item({ rid: 'item-bet', name: 'BET', fixed: 'quoted' }),
    ],
  });
  const page = change(form);
  await page.visitor.click(await screen.findByRole('button', { name: '移除扫描电镜' }));
  expect(screen.queryByText('扫描电镜')).not.toBeInTheDocument();
  expect(screen.getByText(/价格已按报价单约定/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '移除BET' })).not.toBeInTheDocument();
});

test('a price that has changed meanwhile is shown, and saved when the member agrees', async () => {
  const page = change();
  await screen.findByLabelText('样品名称 1');
  let refused = false;
  page.server.on({
    'auth/order/change': () => {
      if (!refused) {
        refused = true;
        throw new Refused('seen_changed');
      }
      return { rid: 'order-1', before_fen: 6000, due_fen: 6000, changed: true, unsigned: false };
    },
  });
  await save(page);
  const dialog = within(await screen.findByRole('dialog', { name: '价格有变化' }));
  await page.visitor.click(dialog.getByRole('button', { name: '按新价格保存' }));
  await waitFor(() => expect(page.server.inputs('auth/order/change')).toHaveLength(2));
});

test('stored samples keep the tests that they were ticked for', async () => {
  const described = { form: 'powder' as const, stored_from: 'D20261001-000009' };
  const page = change(
    formOf({
      items: [item({ rid: 'bet', name: 'BET' }), item({ rid: 'sem', name: 'SEM', count: 2 })],
      sample_source: 0,
      pickup: null,
      samples: [
        { ...described, hazards: [], rid: 's1', number: 'S1', name: '石墨 1', item_rids: null },
        { ...described, hazards: [], rid: 's2', number: 'S2', name: '石墨 2', item_rids: ['sem'] },
      ],
      stored_rids: ['stored-1', 'stored-2'],
    }),
    {},
    [storedSample(1), storedSample(2)],
  );
  await page.visitor.type(await screen.findByLabelText('备注'), '，谢谢');
  await save(page);
  await waitFor(() => expect(page.server.inputs('auth/order/change')).toHaveLength(1));
  expect(page.server.inputs('auth/order/change')).toMatchObject([
    {
      stored_rids: ['stored-1', 'stored-2'],
      stored_tests: [
        { rid: 'stored-1', item_rids: ['bet', 'sem'] },
        { rid: 'stored-2', item_rids: ['sem'] },
      ],
    },
  ]);
});

test('an order that was changed in another tab is loaded again, with what the member has changed here', async () => {
  const page = change();
  const name = await screen.findByLabelText('样品名称 1');
  await page.visitor.clear(name);
  await page.visitor.type(name, '氧化铈粉');
  await page.visitor.click(screen.getByRole('button', { name: /^增加/ }));
  await page.visitor.click(await screen.findByRole('button', { name: '填充同样的内容' }));
  page.server.on({
    'auth/order/change': () => {
      throw new Refused('edited_meanwhile');
    },
    'auth/order/change/get': () => formOf({ message: '另一个标签页写的', etag: 'etag-of-now' }),
  });
  await save(page);
  const dialog = within(await screen.findByRole('dialog', { name: '订单刚刚发生了变化' }));
  await page.visitor.click(dialog.getByRole('button', { name: '载入最新内容' }));
  await waitFor(() => expect(screen.getByLabelText('备注')).toHaveValue('另一个标签页写的'));
  expect(screen.getByLabelText('样品名称 1')).toHaveValue('氧化铈粉');
  expect(screen.getByLabelText('样品名称 2')).toHaveValue('氧化铈粉');
});

test('an order that may not be changed says why, with the way back', async () => {
  const page = open({ at: '/experiment/order?change=order-1' });
  page.server.on({
    'auth/order/change/get': () => {
      throw new Refused('order_act_refused');
    },
  });
  expect(await screen.findByText('该订单现在不能修改')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回订单' })).toHaveAttribute('href', '/member/order/order-1');
});

test('who has signed is told what makes the signature void', async () => {
  change(formOf({ signed: true }));
  expect(await screen.findByText(/原签署作废/)).toBeInTheDocument();
});
