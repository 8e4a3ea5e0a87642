import type { Data } from '@portal/shared/contract';
import { Refused } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { be, dialogOf, openAtDesk } from '../testing/desk';
import { retest } from '../testing/retest';
import { OrderRetests } from './OrderRetests';

type Known = Data<'staff/retest/list'>;

const code = 'D20261120-000001';
const one = { item_rid: 'i1', item: 'XRD', sample_rid: 's1', sample: { number: 'S1', name: '磷酸铁锂' } };
const two = { ...one, sample_rid: 's2', sample: { number: 'S2', name: '石墨' } };
const tests: Known['tests'] = [
  { ...one, fen: 6000, refused: '样品 S1 已寄回，不能复测' },
  { ...two, fen: 6000, refused: '' },
];

test('a retest is begun with a reason that the member reads; what can’t be tested again says why', async () => {
  be('lab');
  let known: Known = { of: null, list: [], tests };
  let isFirst = true;
  const { visitor, server } = openAtDesk(() => <OrderRetests order={{ code, state: 'delivered' }} />, {
    'staff/retest/list': () => known,
    'staff/retest/add': () => {
      if (isFirst) {
        isFirst = false;
        throw new Refused('retest_refused');
      }
      known = { ...known, list: [retest()] };
      return retest();
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '复测' }));
  const dialog = await dialogOf();
  const test = await dialog.findByLabelText('样品与项目');
  expect(test).toHaveDisplayValue('S2 石墨 · XRD');
  await visitor.selectOptions(test, 'S1 磷酸铁锂 · XRD');
  expect(dialog.getByText('样品 S1 已寄回，不能复测')).toBeInTheDocument();
  await visitor.type(dialog.getByRole('textbox'), '零点漂移');
  expect(dialog.getByRole('button', { name: '开始复测' })).toBeDisabled();
  await visitor.selectOptions(test, 'S2 石墨 · XRD');

  // What the member wishes is charged, and asked first.
  await visitor.selectOptions(dialog.getByLabelText('原因类别'), '客户要求再测（收费）');
  expect(dialog.getByText(/收费 ¥60\.00/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: '请客户确认' })).toBeEnabled();
  await visitor.selectOptions(dialog.getByLabelText('原因类别'), '实验室原因（免费）');
  await visitor.click(dialog.getByRole('button', { name: '开始复测' }));
  expect(await dialog.findByText(/复测的状态已变化/)).toBeInTheDocument();
  expect(dialog.getByRole('textbox')).toHaveValue('零点漂移');
  await visitor.click(dialog.getByRole('button', { name: '开始复测' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const row = within(await screen.findByRole('listitem', { name: '复测 1 · S2 石墨' }));
  expect(row.getByRole('link', { name: 'D20261130-000009' })).toBeInTheDocument();
  expect(server.inputs('staff/retest/add').at(-1)).toEqual({
    code,
    item_rid: 'i1',
    sample_rid: 's2',
    cause: 'fault',
    reason: '零点漂移',
  });
});

test('an open retest is withdrawn with a reason; a delivered one is not', async () => {
  be('manager');
  const list = [retest(), retest({ rid: 'retest-0', number: 1, state: 'done', ...one })];
  const { visitor, server } = openAtDesk(() => <OrderRetests order={{ code, state: 'paid' }} />, {
    'staff/retest/list': () => ({ of: null, list, tests }),
    'staff/retest/withdraw': () => null,
  });
  await visitor.click(await screen.findByRole('button', { name: '撤回' }));
  const dialog = await dialogOf();
  await visitor.type(dialog.getByRole('textbox'), '已核对');
  await visitor.click(dialog.getByRole('button', { name: '撤回' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.inputs('staff/retest/withdraw')).toEqual([{ rid: 'retest-1', reason: '已核对' }]);
});

test('an order that is a retest leads to the first one, and offers none', async () => {
  be('lab');
  openAtDesk(() => <OrderRetests order={{ code: 'D20261130-000009', state: 'closed' }} />, {
    'staff/retest/list': () => ({ of: { rid: 'order-0', code, number: 1 }, list: [], tests: [] }),
  });
  expect(await screen.findByRole('link', { name: code })).toHaveAttribute('href', `/staff/orders/${code}`);
  expect(screen.queryByRole('button', { name: '复测' })).not.toBeInTheDocument();
});
