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
    timeline: [
      ...order().timeline,
      { ...entry, state: 'confirmed', act: 'confirm' },
      { ...entry, state: 'agreed', act: 'agree', by: 'member' },
    ],
  });
  expect((await steps()).slice(0, 3)).toEqual(['待确认', '方案已锁定', '协议已签']);
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
  expect(await steps()).toEqual(['待确认', '已取消']);
  expect(screen.getByText('选错了项目')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^更多/ })).not.toBeInTheDocument();
});
