import { limits } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { orders } from '../../src/modules/order/order.table';
import { changeInput, formOf } from '../changes';
import { claimed } from '../coupons';
import { newcomer } from '../factories';
import { fund, setCredit } from '../money';
import { order, orderInput, plan, samplesOf, services } from '../orders';
import { held, orderTime } from '../reservations';
import { agreedOrder, closeAccount, orderIn } from './orderScene';
import { freeHour } from './reservation';
import {
  actAs,
  askToClose,
  call,
  desk,
  farPlace,
  holdAllVisits,
  largeUpload,
  missing,
  noAddress,
  parcel,
  pastVisit,
  place,
  type Scenarios,
  t,
  visit,
  who,
  work,
} from './scene';

const pickedUp = async (pickup: object) =>
  call('auth/order/add', {
    ...orderInput([await plan(t, who)]),
    sample_source: 4,
    pickup: { type: 1, ...place, ...visit, ...pickup },
  });

/** Makes an order unpaid for longer than credit allows. */
const makeOverdue = (rid: string) => {
  const changed = new Date(t.clock.now().getTime() - 40 * 24 * 3600_000);
  return t.db.transaction((tx) =>
    tx.update(orders).set({ state: 'unpaid', changed }).where(eq(orders.rid, rid)),
  );
};

/** Gives the member a coupon that is for data analysis only. */
const analysisCoupon = async (): Promise<string> =>
  (await claimed(t, desk, who, { ends: '2099-01-01T00:00:00Z', type_id: 3 })).rid;

/** Returns the input that changes the item of a new order with a sample. */
const changing = async (item: object) => {
  const input = changeInput(await formOf(t, who, (await orderIn('placed')).rid));
  return { ...input, items: input.items.map((one) => ({ ...one, ...item })) };
};

const pickedUpAt = (pickup: object) => ({
  sample_source: 4 as const,
  pickup: { type: 1 as const, message: '', ...place, ...visit, ...pickup },
});

const repicked = async (pickup: object) =>
  call('auth/order/change', { ...(await changing({})), ...pickedUpAt(pickup) });

const noCluster = { cluster_rid: missing.rid };

export const orderRefusals = {
  'auth/web/orderList/list': { not_found: () => call('auth/web/orderList/list', noCluster) },
  'auth/web/orderList/export': { not_found: () => call('auth/web/orderList/export', noCluster) },
  'auth/order/add': {
    not_found: async () =>
      call('auth/order/add', {
        ...orderInput([await plan(t, who)]),
        sample_source: 4,
        pickup: { type: 1, ...visit, ...noAddress },
      }),
    account_closing: async () => {
      await askToClose();
      return call('auth/order/add', orderInput([await plan(t, who)]));
    },
    profile_incomplete: async () => {
      actAs(await newcomer(t.db, {}, t.clock.now()));
      return call('auth/order/add', orderInput([await plan(t, who)]));
    },
    plan_changed: async () =>
      call('auth/order/add', { ...orderInput([await plan(t, who)]), plan_rids: ['none'] }),
    seen_changed: async () =>
      call(
        'auth/order/add',
        orderInput([await plan(t, who)], { seen: { total_fen: 1, due_fen: 1, times: [] } }),
      ),
    coupon_unusable: async () => {
      const input = { ...orderInput([await plan(t, who)]), coupon_rid: await analysisCoupon() };
      return call('auth/order/add', input);
    },
    reservation_unusable: async () => {
      const { rid } = await held(t, who, freeHour());
      t.clock.pass(600);
      return orderTime(t, who, [rid]);
    },
    operation_not_permitted: async () => {
      const item = { device_rid: 'onsite-tem', options: { operator: ['self'] }, count: 1 };
      const input = orderInput([await plan(t, who, item.device_rid)]);
      return call('auth/order/add', { ...input, plan_rids: [], item });
    },
    pickup_unavailable: () => pickedUp(farPlace),
    pickup_slot_unavailable: () => pickedUp(pastVisit),
    visit_limit: async () => {
      await holdAllVisits();
      return pickedUp({});
    },
    credit_short: async () => {
      await setCredit(t.db, who, 0);
      return call('auth/order/add', orderInput([await plan(t, who)]));
    },
    credit_overdue: async () => {
      const { rid } = await orderIn('placed');
      await makeOverdue(rid);
      return call('auth/order/add', orderInput([await plan(t, who)]));
    },
    raw_limit: async () => {
      const raw_file_rids = [await largeUpload()];
      return call('auth/order/add', orderInput([await plan(t, who, services.analysis)], { raw_file_rids }));
    },
    account_closed: async () => {
      await closeAccount(who, 'credit');
      return call('auth/order/add', orderInput([await plan(t, who)]));
    },
  },
  'auth/order/quote': {
    not_found: async () =>
      call('auth/order/quote', { plan_rids: [(await plan(t, who)).rid], coupon_rid: 'none' }),
    plan_changed: () => call('auth/order/quote', { plan_rids: ['none'] }),
    coupon_unusable: async () =>
      call('auth/order/quote', { plan_rids: [(await plan(t, who)).rid], coupon_rid: await analysisCoupon() }),
  },
  'auth/order/change/get': {
    not_found: () => call('auth/order/change/get', missing),
    order_act_refused: async () => call('auth/order/change/get', { rid: (await orderIn('cancelled')).rid }),
  },
  'auth/order/change/quote': {
    not_found: () => call('auth/order/change/quote', { ...missing, items: [{ rid: 'none', count: 1 }] }),
    order_act_refused: async () => {
      const { rid } = await orderIn('cancelled');
      return call('auth/order/change/quote', { rid, items: [{ rid: 'none', count: 1 }] });
    },
    plan_changed: async () => {
      const { rid, items } = await changing({ options: { none: ['none'] } });
      return call('auth/order/change/quote', { rid, items });
    },
    coupon_unusable: async () => {
      const { rid, items } = await changing({});
      return call('auth/order/change/quote', { rid, items, coupon_rid: await analysisCoupon() });
    },
  },
  'auth/order/change': {
    not_found: async () => call('auth/order/change', { ...(await changing({})), ...missing }),
    order_act_refused: async () => {
      const input = await changing({});
      await call('auth/order/cancel', { rid: input.rid, reason: '不做了' });
      return call('auth/order/change', input);
    },
    plan_changed: async () => call('auth/order/change', await changing({ options: { none: ['none'] } })),
    operation_not_permitted: async () => {
      const placed = await order(t, who, 'onsite-tem');
      const input = changeInput(await formOf(t, who, placed.rid));
      const items = input.items.map((item) => ({ ...item, options: { operator: ['self'] } }));
      return call('auth/order/change', { ...input, items });
    },
    pickup_unavailable: () => repicked(farPlace),
    pickup_slot_unavailable: () => repicked(pastVisit),
    visit_limit: async () => {
      const input = await changing({});
      await holdAllVisits();
      return call('auth/order/change', { ...input, ...pickedUpAt({}) });
    },
    credit_short: async () => {
      const input = { ...(await changing({ count: 2 })), samples: samplesOf(2) };
      await setCredit(t.db, who, 0);
      return call('auth/order/change', input);
    },
    account_closed: async () => {
      const input = { ...(await changing({ count: 2 })), samples: samplesOf(2) };
      await closeAccount(who, 'credit');
      return call('auth/order/change', input);
    },
    coupon_unusable: async () =>
      call('auth/order/change', { ...(await changing({})), coupon_rid: await analysisCoupon() }),
    seen_changed: async () =>
      call('auth/order/change', { ...(await changing({})), seen: { total_fen: 1, due_fen: 1 } }),
  },
  'auth/order/ready': { plan_changed: () => call('auth/order/ready', { plan_rids: ['none'] }) },
  'auth/discount4user': { plan_changed: () => call('auth/discount4user', { plan_rids: ['none'] }) },
  'auth/order/cancel': {
    not_found: () => call('auth/order/cancel', { ...missing, reason: '不做了' }),
    order_act_refused: async () => {
      const { rid } = await orderIn('cancelled');
      return call('auth/order/cancel', { rid, reason: '不做了' });
    },
  },
  'auth/order/send': {
    not_found: () => call('auth/order/send', { ...missing, ...parcel }),
    order_act_refused: async () =>
      call('auth/order/send', { rid: (await orderIn('submitted')).rid, ...parcel }),
  },
  'auth/order/reportOrderFeedback': {
    not_found: () => call('auth/order/reportOrderFeedback', { ...missing, question: '峰位' }),
    order_act_refused: async () => {
      const { rid } = await orderIn('placed');
      return call('auth/order/reportOrderFeedback', { rid, question: '峰位' });
    },
  },
  'auth/order/again': {
    not_found: () => call('auth/order/again', missing),
    plan_limit: async () => {
      const { rid } = await orderIn('placed');
      await plan(t, who, services.sampled, limits.countMax);
      return call('auth/order/again', { rid });
    },
  },
  'auth/web/order/detail': { not_found: () => call('auth/web/order/detail', missing) },
  'staff/desk/records': { not_found: () => work('staff/desk/records', { code: 'none' }) },
  'staff/order/detail': { not_found: () => work('staff/order/detail', { code: 'none' }) },
  'staff/order/note': { not_found: () => work('staff/order/note', { code: 'none', text: '再打' }) },
  'staff/order/assign': {
    not_found: () => work('staff/order/assign', { code: 'none', to: '', from: '' }),
    order_assigned: async () => {
      const { code } = await orderIn('submitted');
      return work('staff/order/assign', { code, to: '', from: 'somebody' });
    },
  },
  'staff/order/move': {
    not_found: () => desk.move('none', 'confirm'),
    order_act_refused: async () => desk.move((await orderIn('cancelled')).code, 'confirm'),
    seen_changed: async () => {
      const { code } = await orderIn('submitted');
      return work('staff/order/move', {
        code,
        act: 'confirm',
        seen: { state: 'submitted', due_fen: 1, revision: 0 },
      });
    },
    delivery_unchecked: async () => {
      const { code } = await order(t, who);
      await desk.acts(code, 'receive', 'confirm', 'test');
      await desk.addData(code);
      await work('staff/setting/update', { key: 'secondCheck', value: true });
      const refused = await desk.move(code, 'deliver');
      await work('staff/setting/update', { key: 'secondCheck', value: false });
      return refused;
    },
    prepayment_short: async () => desk.move(await agreedOrder(), 'await_sample'),
    account_closed: async () => {
      const code = await agreedOrder();
      await fund(t.db, who, 100_000);
      await closeAccount(who, 'cash');
      return desk.move(code, 'await_sample');
    },
  },
} satisfies Partial<Scenarios>;
