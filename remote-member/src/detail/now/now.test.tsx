import { screen, within } from '@testing-library/react';
import { statement } from '../../testing/fixture';
import { openOrder } from '../../testing/openOrder';

const now = async () => within(await screen.findByRole('note', { name: '下一步' }));

test('the top says who acts, and until when', async () => {
  const call = { kind: 'call', due: '2026-11-20T06:00:00Z', kept: null, late: false } as const;
  const first = openOrder({ state: 'received', promises: [call] });
  expect((await now()).getByText('实验室处理中')).toBeInTheDocument();
  expect((await now()).getByText('最晚 2026-11-20 14:00')).toBeInTheDocument();
  first.unmount();
  openOrder({ state: 'billed', next: 'review' }, [], 0, statement());
  expect((await now()).getByText('待您处理')).toBeInTheDocument();
  expect(await (await now()).findByText('2026-11-27 10:00')).toBeInTheDocument();
});

test('a sample that is picked up has its time, and no label of a parcel that nobody sends', async () => {
  const pickup = {
    type: 1,
    date: '2026-12-01',
    time: '10:30-12:30',
    name: '林晓',
    phone: '13800000000',
  } as const;
  openOrder({
    state: 'awaiting_sample',
    sample_source: 4,
    pickup: { ...pickup, place: '上海市杨浦区示例路 1 号', message: '' },
    next: 'sign',
  });
  expect((await now()).getByText('2026-12-01 10:30-12:30')).toBeInTheDocument();
  expect((await now()).getByRole('link', { name: '签署协议' })).toBeInTheDocument();
  expect((await now()).queryByRole('button', { name: '打印寄样标签' })).not.toBeInTheDocument();
});

test('what a prepayment lacks is one press away, and nothing is demanded when the balance covers it', async () => {
  const agreed = { state: 'agreed', enterprise: true, signed: true, due_fen: 12_000 } as const;
  const first = openOrder({ ...agreed, prepay_missing_fen: 2_050 });
  expect((await now()).getByRole('link', { name: '去预存 ¥20.50' })).toHaveAttribute(
    'href',
    '/member/prestore?amount=20.50',
  );
  expect((await now()).getByText(/还差 ¥20.50/)).toBeInTheDocument();
  first.unmount();
  openOrder({ ...agreed, prepay_missing_fen: 0 });
  expect((await now()).getByText('实验室处理中')).toBeInTheDocument();
  expect((await now()).getByText(/正在预留 ¥120.00/)).toBeInTheDocument();
  expect((await now()).queryByRole('link')).not.toBeInTheDocument();
});

test('an agreement that was signed is not asked for again', async () => {
  const first = openOrder({ state: 'awaiting_sample', sample_source: 1, next: 'send', signed: false });
  expect((await now()).getByText(/随样品附上签字件/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '签署协议' })).toBeInTheDocument();
  first.unmount();
  openOrder({ state: 'awaiting_sample', sample_source: 1, next: 'send', signed: true });
  expect((await now()).getByText('请寄出样品，并在包裹上注明订单号。')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '签署协议' })).not.toBeInTheDocument();
});
