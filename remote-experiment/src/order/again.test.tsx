import type { Order } from '@portal/shared/contract';
import { order, Refused } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { address } from '../testing/fixture';
import { onSaturday, open, submit } from '../testing/orderPage';

onSaturday();

const at = '/experiment/order?items=item-xrd&again=order-9';
const earlier = (part: Partial<Order> = {}): Order =>
  order({
    rid: 'order-9',
    state: 'closed',
    sample_source: 2,
    sample_disposal: 2,
    samples: [
      {
        rid: 's1',
        number: 'A-1',
        name: '氧化铈',
        form: 'powder',
        hazards: ['toxic'],
        stored_from: '',
        item_rids: null,
      },
      {
        rid: 's2',
        number: 'A-2',
        name: '氧化锆',
        form: 'powder',
        hazards: [],
        stored_from: '',
        item_rids: null,
      },
    ],
    materials: ['contract'],
    message: '优先出图\n请避光',
    ...part,
  });

test('an order that is ordered again brings its samples, way, materials and remark along, to be changed', async () => {
  const page = open({ at, addresses: [address()], earlier: earlier() });
  const name = await screen.findByLabelText('样品名称 2');
  expect(name).toHaveValue('氧化锆');
  expect(screen.getByLabelText('备注')).toHaveValue('优先出图\n请避光');
  await page.visitor.clear(name);
  await page.visitor.type(name, '氧化镧');
  await submit(page);
  await waitFor(() => expect(page.server.inputs('auth/order/add')).toHaveLength(1));
  expect(page.server.inputs('auth/order/add')).toMatchObject([
    {
      sample_source: 2,
      sample_disposal: 2,
      samples: [
        { number: 'A-1', name: '氧化铈', form: 'powder', hazards: ['toxic'] },
        { number: 'A-2', name: '氧化镧', form: 'powder', hazards: [] },
      ],
      materials: ['contract'],
      message: '优先出图\n请避光',
    },
  ]);
});

test('stored samples and a visit belong to the earlier order; fewer tests keep what fits', async () => {
  const samples = ['1', '2', '3'].map((number) => ({
    rid: `s${number}`,
    number: `A-${number}`,
    name: `样品 ${number}`,
    form: 'powder' as const,
    hazards: [],
    stored_from: '',
    item_rids: null,
  }));
  open({ at, earlier: earlier({ sample_source: 0, samples }) });
  expect(await screen.findByLabelText('样品名称 2')).toHaveValue('样品 2');
  expect(screen.queryByLabelText('样品名称 3')).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^新邮寄样品|^邮寄/ })).toBeChecked();
});

test("an earlier order that is not the member's leaves the form as it begins", async () => {
  const page = open({ at });
  page.server.on({
    'auth/web/order/detail': () => {
      throw new Refused('not_found');
    },
  });
  expect(await screen.findByLabelText('样品名称 1')).toHaveValue('');
});
