import type { Data } from '@portal/shared/contract';
import { Refused } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { be, dialogOf, openAtDesk } from '../testing/desk';
import { WorksheetPage } from './WorksheetPage';

type Worksheet = Data<'staff/worksheet/detail'>;
type Run = Worksheet['runs'][number];

const code = 'G20261129-000001';
const order = 'D20261128-000001';

const run = (label: string, its: Partial<Run> = {}): Run => ({
  rid: label,
  kind: 'sample',
  label,
  name: `磷酸铁锂 ${label}`,
  sample_code: `P20261128-00000${label.slice(1)}`,
  order_code: order,
  retest: 0,
  member: '林晓',
  state: 'waiting',
  reason: '',
  by: '',
  at: null,
  own: false,
  checked_by: '',
  checked: null,
  files: 0,
  marks: ['measured', 'skipped'],
  ...its,
});

const worksheet = (runs: Run[], its: Partial<Worksheet> = {}): Worksheet => ({
  code,
  state: 'open',
  service: 'X 射线衍射（XRD）',
  instrument: 'XRD-1 衍射仪',
  note: '',
  samples: runs.length,
  measured: 0,
  checked: 0,
  created: '2026-11-29T01:00:00Z',
  created_by: '李',
  revision: 3,
  runs,
  orders: [
    {
      code: order,
      member: '林晓',
      state: 'testing',
      due_fen: 32_000,
      revision: 0,
      can: ['deliver'],
      unchecked: 2,
    },
  ],
  ...its,
});

const at = { path: 'staff/bench/worksheets/:code', at: `/staff/bench/worksheets/${code}` };

const labels = () =>
  within(screen.getByRole('list', { name: '进样顺序' }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label'));

test('rows are marked together; a skipped one needs its reason; who measured does not check', async () => {
  be('lab');
  let runs = [run('S1'), run('S2')];
  const { visitor, server } = openAtDesk(
    WorksheetPage,
    {
      'staff/worksheet/detail': () => worksheet(runs),
      'staff/worksheet/mark': () => {
        const done = {
          state: 'measured',
          by: '李',
          at: '2026-11-29T02:00:00Z',
          own: true,
          marks: ['repeat'],
        } as const;
        runs = runs.map((one) => ({ ...one, ...done, marks: [...done.marks] }));
        return null;
      },
    },
    at,
  );
  await visitor.click(await screen.findByRole('checkbox', { name: '选择第 2 行 S2' }));
  await visitor.click(screen.getByRole('button', { name: '跳过' }));
  const asked = await dialogOf();
  expect(asked.getByRole('button', { name: '跳过' })).toBeDisabled();
  await visitor.click(asked.getByRole('button', { name: '取消' }));
  await visitor.click(screen.getByRole('checkbox', { name: '全选' }));
  await visitor.dblClick(screen.getByRole('button', { name: '已测' }));
  expect(server.inputs('staff/worksheet/mark')).toEqual([
    {
      code,
      state: 'measured',
      runs: ['S1', 'S2'].map((rid) => ({ rid, seen: { state: 'waiting', checked: false } })),
    },
  ]);
  expect(await screen.findByText(/已选 0 行/)).toBeInTheDocument();
  await visitor.click(screen.getByRole('checkbox', { name: '选择第 1 行 S1' }));
  expect(screen.getByRole('button', { name: '复核通过' })).toBeDisabled();
  expect(screen.getByText('自己测的须由另一位同事复核')).toBeInTheDocument();
});

test('the run order is changed by keys, with a blank in between, and nothing is lost when somebody else was first', async () => {
  be('lab');
  let present = worksheet([run('S1'), run('S2'), run('S3')]);
  const { visitor, server } = openAtDesk(
    WorksheetPage,
    {
      'staff/worksheet/detail': () => present,
      'staff/worksheet/arrange': ({ revision }) => {
        if (revision === 4) return null;
        present = worksheet([run('S4'), run('S1'), run('S2')], { revision: 4 });
        throw new Refused('seen_changed');
      },
    },
    at,
  );
  await visitor.click(await screen.findByRole('button', { name: /调整进样顺序/ }));
  await visitor.click(screen.getByRole('button', { name: '下移第 1 行 S1' }));
  await visitor.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(labels()).toEqual(['1 S2', '2 S3', '3 S1']);
  await visitor.selectOptions(screen.getByLabelText('插入位置'), '第 2 行 S3 之前');
  await visitor.click(screen.getByRole('button', { name: '加空白' }));
  await visitor.click(screen.getByRole('button', { name: '保存顺序' }));
  expect(await screen.findByText(/您排的顺序还在/)).toBeInTheDocument();
  expect(labels()).toEqual(['1 S2', '2 空白', '3 S3', '4 S1']);
  // A colleague has taken S3 out and put S4 in.
  await visitor.click(screen.getByRole('button', { name: '按现在的行继续' }));
  expect(labels()).toEqual(['1 S2', '2 空白', '3 S1', '4 S4']);
  await visitor.click(screen.getByRole('button', { name: '保存顺序' }));
  expect(await screen.findByText('进样顺序已保存')).toBeInTheDocument();
  const blank = { kind: 'blank', label: '空白' };
  expect(server.inputs('staff/worksheet/arrange')).toEqual([
    { code, revision: 3, runs: [{ rid: 'S2' }, blank, { rid: 'S3' }, { rid: 'S1' }] },
    { code, revision: 4, runs: [{ rid: 'S2' }, blank, { rid: 'S1' }, { rid: 'S4' }] },
  ]);
});

test('checked orders are delivered in one act; one without data of a sample asks first', async () => {
  be('lab');
  const ready = worksheet(
    [run('S1', { state: 'measured', checked: '2026-11-29T03:00:00Z', marks: ['repeat'] })],
    {
      state: 'checked',
    },
  );
  const orders = ready.orders.map((one) => ({ ...one, unchecked: 0 }));
  const sample = { number: 'S1', name: '磷酸铁锂 S1', tests: ['XRD'], files: 0 };
  const { visitor, server } = openAtDesk(
    WorksheetPage,
    {
      'staff/worksheet/detail': () => ({ ...ready, orders }),
      'staff/order/data': () => ({
        list: [{ code: order, whole: 0, needs_other: false, samples: [sample] }],
      }),
      'staff/worksheet/deliver': () => ({ list: [{ code: order, state: 'delivered', refused: null }] }),
    },
    at,
  );
  await visitor.click(await screen.findByRole('button', { name: /交付已复核的 1 个订单/ }));
  const asked = await dialogOf();
  expect(await asked.findByText(new RegExp(`${order}：S1`))).toBeInTheDocument();
  expect(asked.getByRole('button', { name: '交付数据' })).toBeDisabled();
  await visitor.click(asked.getByRole('checkbox', { name: /仍然交付/ }));
  await visitor.dblClick(asked.getByRole('button', { name: '交付数据' }));
  expect(await screen.findByText('已交付 1 个订单')).toBeInTheDocument();
  expect(server.inputs('staff/worksheet/deliver')).toEqual([
    { code, rows: [{ code: order, seen: { state: 'testing', due_fen: 32_000, revision: 0 } }] },
  ]);
});
