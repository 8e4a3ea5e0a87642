import type { Address, Data, Plan, Setting, User } from '@portal/shared/contract';
import { member, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { address, planItem, planOf, setting } from './fixture';

/**
 * Sets the time of each test of a file to Saturday 21 November 2026, 10:00 lab time, without a draft. Timers run.
 */
export function onSaturday(): void {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date('2026-11-21T02:00:00Z'),
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'nextTick',
        'queueMicrotask',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    });
  });

  afterEach(() => {
    jest.useRealTimers();
    sessionStorage.clear();
  });
}

interface Given {
  readonly plan?: Plan;
  readonly addresses?: Address[];
  /** The member's name in the profile. */
  readonly name?: string;
  readonly sampling?: Partial<Setting['samplingSetting']>;
  readonly items?: string;
  /** URL of the form instead of that of `items`. */
  readonly at?: string;
  readonly user?: User;
  /** Places left in the slots of each day. */
  readonly slots?: Data<'open/sampling/slots'>[number]['slots'];
}

/** Opens the order form for a plan with one XRD test; pass only the options that matter to the test. */
export function open({
  plan = planOf({ 1: [planItem({ count: 2 })] }),
  addresses = [address()],
  name = '林晓',
  sampling,
  items = 'item-xrd',
  at = `/experiment/order?items=${items}`,
  user = member({ cartNum: plan.cartNum, userInfo: { name } }),
  slots = [],
}: Given = {}) {
  return renderRoute({
    routes,
    at,
    user,
    server: {
      'auth/tempDevice': () => plan,
      'auth/address/list': () => addresses,
      'open/setting': () => setting(sampling),
      'open/sampling/slots': ({ from }) => [{ date: from, slots }],
      'auth/order/add': () => ({ rid: 'order-1', code: 'D20261121-000001' }),
      'auth/web/order/list4person': () => ({ total: 0, list: [], counts: {} }),
    },
  });
}

type Opened = ReturnType<typeof open>;
export const submit = async ({ visitor }: Opened) =>
  visitor.click(await screen.findByRole('button', { name: '提交订单' }));
export const pickup = async ({ visitor }: Opened) => {
  const ways = await screen.findByRole('radiogroup', { name: '送样方式' });
  await visitor.click(within(ways).getByRole('radio', { name: '上门取样' }));
};
/** Finds a day of November 2026 in the calendar. */
export const day = (number: number) =>
  screen.getByRole('gridcell', { name: new RegExp(`^2026年11月${number}日`) });
