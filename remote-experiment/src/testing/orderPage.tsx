import type {
  Address,
  Data,
  Order,
  OrderQuote,
  Plan,
  Reservation,
  Sampling,
  Setting,
  StoredSample,
  User,
} from '@portal/shared/contract';
import { isSampled, labClock } from '@portal/shared/rules';
import { clockAt, fakeUploads, member, order, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { address, planItem, planOf, quote, setting } from './fixture';

/**
 * Sets the time of each test of a file to Saturday 21 November 2026, 10:00 lab time, without a draft. Timers run.
 */
export function onSaturday(): void {
  beforeEach(() => clockAt('2026-11-21T02:00:00Z'));

  afterEach(() => {
    jest.useRealTimers();
    sessionStorage.clear();
    localStorage.clear();
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
  readonly samplings?: Sampling[];
  readonly stored?: StoredSample[];
  /** Instrument time that the member holds. */
  readonly reservations?: Reservation[];
  /** The quote of the order; default: its total. */
  readonly quoted?: Partial<OrderQuote>;
  readonly coupons?: Partial<Data<'auth/discount4user'>>;
  /** The unfinished form at the server. */
  readonly draft?: Data<'auth/order/draft/get'>['draft'];
  /** The order that is ordered again, or that was placed. */
  readonly earlier?: Order;
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
  samplings = [],
  stored = [],
  reservations = [],
  coupons = {},
  quoted = {},
  slots = [],
  draft = null,
  earlier = order(),
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
      'auth/sampling/list': ({ sampled }) => {
        const { today } = labClock(new Date());
        const list = samplings.filter((visit) => !sampled || isSampled(visit, today));
        return { total: list.length, list, counts: {} };
      },
      'auth/web/sample/list4person': ({ usable }) => {
        const list = stored.filter(({ can }) => !usable || can.includes('reuse'));
        return { list, next: null, counts: {}, ending: 0 };
      },
      'auth/web/reservation/list4person': () => ({
        total: reservations.length,
        list: reservations,
        counts: {},
        waits: [],
        alone_rids: [],
        alone_device_rids: [],
        now: new Date().toISOString(),
      }),
      'auth/discount4user': () => ({ total_fen: 0, fitting: [], others: [], ...coupons }),
      'auth/order/quote': ({ plan_rids = [], coupon_rid = null }) => {
        const items = plan.groups
          .flatMap((group) => group.items)
          .filter(({ rid }) => plan_rids.includes(rid));
        const used = coupons.fitting?.find(({ coupon }) => coupon.rid === coupon_rid);
        return quote({
          total_fen: items.reduce((sum, { total_fen }) => sum + total_fen, 0),
          ...(used && { coupon: used.coupon, discount_fen: used.discount_fen }),
          ...quoted,
        });
      },
      ...fakeUploads().handlers,
      'auth/order/draft/get': () => ({ draft }),
      'auth/order/draft/save': () => ({ saved: '2026-11-21T02:00:00.000Z' }),
      'auth/order/draft/del': () => null,
      'auth/order/add': () => ({ rid: 'order-1', code: 'D20261121-000001' }),
      'auth/web/order/detail': () => earlier,
      'auth/web/order/list4person': () => ({ total: 0, list: [], counts: {} }),
    },
  });
}

type Opened = ReturnType<typeof open>;
export const submit = async ({ visitor }: Opened) =>
  visitor.click(await screen.findByRole('button', { name: '提交订单' }));
export const pickup = async (page: Opened) => chooseSource(page, /^上门取样/);
export const chooseSource = async ({ visitor }: Opened, name: RegExp) => {
  const sources = await screen.findByRole('group', { name: '样品来源' });
  await visitor.click(within(sources).getByRole('radio', { name }));
};
/** Fills in the first sample and copies it to the others. */
export const describeSamples = async ({ visitor }: Opened) => {
  await visitor.type(await screen.findByLabelText('样品名称 1'), 'LFP');
  await visitor.selectOptions(screen.getByLabelText('样品形态 1'), '粉末');
  const fill = screen.queryByRole('button', { name: '填充同样的内容' });
  if (fill) await visitor.click(fill);
};
/** Chooses that the sample is kept, so that no return address is needed. */
export const keepSample = async ({ visitor }: Opened) =>
  visitor.click(await screen.findByRole('radio', { name: /^测试后留存/ }));
/** Finds a day of November 2026 in the calendar. */
export const day = (number: number) =>
  screen.getByRole('gridcell', { name: new RegExp(`^2026年11月${number}日`) });
