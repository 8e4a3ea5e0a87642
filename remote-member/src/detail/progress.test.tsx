import { screen, within } from '@testing-library/react';
import { order } from '../testing/fixture';
import { openOrder } from '../testing/openOrder';

const steps = async () => {
  const list = within(await screen.findByRole('region', { name: '订单进度' })).getByRole('list');
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

test('an enterprise order has the signing step even after its member has changed the organisation', async () => {
  const academic = openOrder({ enterprise: false }, [], 2);
  expect(await steps()).not.toContain('协议已签');
  academic.unmount();
  openOrder({ enterprise: true }, [], 0);
  expect(await steps()).toContain('协议已签');
});

test('an unexpected signature is inserted into the progress', async () => {
  const entry = { by: 'staff', at: '2026-11-20T04:00:00Z', note: '' } as const;
  openOrder({
    state: 'agreed',
    sample_source: -1,
    timeline: [
      ...order().timeline,
      { ...entry, state: 'confirmed', act: 'confirm' },
      { ...entry, state: 'agreed', act: 'agree', by: 'member' },
    ],
  });
  expect((await steps()).slice(0, 3)).toEqual([
    '已提交11-20 10:00',
    '方案已锁定11-20 12:00',
    '协议已签11-20 12:00',
  ]);
});

test('a student posts the sample at once, and the plan is locked after its receipt', async () => {
  const entry = { by: 'staff', note: '' } as const;
  const timeline = [
    ...order().timeline,
    { ...entry, state: 'awaiting_sample', act: 'await_sample', by: 'system', at: '2026-11-20T02:00:00Z' },
    { ...entry, state: 'received', act: 'receive', at: '2026-11-23T01:00:00Z' },
  ] as const;
  const waiting = openOrder({ state: 'received', timeline: [...timeline] });
  expect((await steps()).slice(0, 5)).toEqual([
    '已提交11-20 10:00',
    '待寄样11-20 10:00',
    '已收样11-23 09:00',
    '方案已锁定',
    '检测中',
  ]);
  expect(screen.getByText(/致电，与您锁定方案/)).toBeInTheDocument();
  waiting.unmount();
  const lock = { ...entry, state: 'received', act: 'confirm', at: '2026-11-23T02:00:00Z' } as const;
  openOrder({ state: 'received', locked: true, timeline: [...timeline, lock] });
  expect((await steps())[3]).toBe('方案已锁定11-23 10:00');
  expect(screen.getByText(/方案已锁定，即将开始检测/)).toBeInTheDocument();
});

test('the page says when the data is expected: a day once the days are counted, before that how many there are', async () => {
  const first = openOrder({ state: 'awaiting_sample', turnaround_days: 5 });
  expect(await screen.findByText('自收到样品并完成方案复核起 5 个工作日出数据')).toBeInTheDocument();
  first.unmount();
  openOrder({ state: 'testing', turnaround_days: 5, expected: '2026-11-27' });
  expect(await screen.findByText('预计 2026-11-27 出数据')).toBeInTheDocument();
  const steps = within(screen.getByRole('note', { name: '下一步' }));
  expect(steps.getByText('2026-11-27')).toBeInTheDocument();
});

test('the progress of a cancelled order ends at the cancellation', async () => {
  openOrder({
    state: 'cancelled',
    can: [],
    next: 'reorder',
    timeline: [
      ...order().timeline,
      { state: 'cancelled', act: 'cancel', by: 'member', at: '2026-11-20T05:00:00Z', note: '选错了项目' },
    ],
  });
  expect(await steps()).toEqual(['已提交11-20 10:00', '已取消11-20 13:00']);
  expect(screen.getByText('选错了项目')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^更多/ })).not.toBeInTheDocument();
});
