import { screen, waitFor } from '@testing-library/react';
import { planItem, planOf } from '../../testing/fixture';
import { onSaturday, open, submit } from '../../testing/orderPage';

onSaturday();

const analysis = () => open({ plan: planOf({ 3: [planItem({ needs_sample: false })] }) });
const choose = async ({ visitor }: ReturnType<typeof open>, ...names: string[]) =>
  visitor.upload(
    await screen.findByLabelText('待分析数据文件'),
    names.map((name) => new File(['1,2\n'], name)),
  );

test('complete files are ordered with the analysis; one that is still sent is added to the order when it is complete', async () => {
  const page = analysis();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await choose(page, '一.csv');
  expect(await screen.findByText(/^已上传 ·/)).toBeInTheDocument();
  // No sample is sent for an analysis.
  expect(document.body).not.toHaveTextContent(/自行送样|送样信息|收到样品|样品怎么/);
  page.server.on({
    'auth/upload/finish': async ({ rid }) => {
      await arrived;
      return { file_rid: rid, name: '二.csv', size: 4, mime: 'text/csv' };
    },
    'auth/order/addRawFile': () => ({
      rid: 'raw-2',
      kind: 'raw',
      name: '二.csv',
      size: 4,
      mime: 'text/csv',
      created: '2026-11-21T02:00:00Z',
      can: ['download', 'delete'],
    }),
  });
  await choose(page, '二.csv');
  expect(await screen.findByText('已上传，正在合并…')).toBeInTheDocument();
  await submit(page);
  await waitFor(() =>
    expect(page.server.inputs('auth/order/add')).toEqual([
      expect.objectContaining({ raw_file_rids: ['upload-1'] }),
    ]),
  );
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/experiment/order/placed/order-1'));
  arrive();
  await waitFor(() =>
    expect(page.server.inputs('auth/order/addRawFile')).toEqual([{ rid: 'order-1', file_rid: 'upload-2' }]),
  );
});

test('an attempt that got no answer is repeated with the same files, so that no second order is placed', async () => {
  const page = analysis();
  await choose(page, '一.csv');
  expect(await screen.findByText(/^已上传 ·/)).toBeInTheDocument();
  page.server.offline = true;
  await submit(page);
  expect(await screen.findByRole('button', { name: '提交订单' })).toBeEnabled();
  page.server.offline = false;
  await choose(page, '二.csv');
  await waitFor(() => expect(screen.getAllByText(/^已上传 ·/)).toHaveLength(2));
  page.server.on({
    'auth/order/addRawFile': () => ({
      rid: 'raw-2',
      kind: 'raw',
      name: '二.csv',
      size: 4,
      mime: 'text/csv',
      created: '2026-11-21T02:00:00Z',
      can: ['download', 'delete'],
    }),
  });
  await submit(page);
  await waitFor(() =>
    expect(page.server.inputs('auth/order/add')).toEqual([
      expect.objectContaining({ raw_file_rids: ['upload-1'] }),
    ]),
  );
  await waitFor(() =>
    expect(page.server.inputs('auth/order/addRawFile')).toEqual([{ rid: 'order-1', file_rid: 'upload-2' }]),
  );
});
