import {
  type BindingPath,
  bindingActs,
  contract,
  type Endpoint,
  type Input,
  type Path,
} from '@portal/shared/contract';
import { prestoreBonus, type Seen } from '@portal/shared/rules';

/** An input of a call; what the person saw may be left out of a call that binds: see {@link looking}. */
export type Given<P extends Path> = P extends BindingPath
  ? Omit<Input<P>, 'seen'> & { readonly seen?: Input<P>['seen'] }
  : Input<P>;

/** Reads the answer of a call as the person who is about to act. */
type Read = (path: Path, input: object) => Promise<unknown>;
type Look = (input: Record<string, unknown>, read: Read) => Promise<unknown>;

/** The quoted price, and the held time. A coupon that can't be used is not quoted. */
const lookAtOrder: Look = async ({ plan_rids, item, coupon_rid, reservation_rids = [] }, read) => {
  const wanted = item === undefined ? { plan_rids } : { item };
  const quoted = Object(await read('auth/order/quote', { ...wanted, coupon_rid: coupon_rid ?? null }));
  const { total_fen, due_fen } =
    'due_fen' in quoted ? quoted : Object(await read('auth/order/quote', wanted));
  const rids = [reservation_rids].flat();
  const held = rids.length === 0 ? {} : Object(await read('auth/web/reservation/list4person', {}));
  const times = rids.map((rid) => {
    const { instrument, starts, ends } = held.list?.find((one: { rid: unknown }) => one.rid === rid) ?? {};
    return instrument ? { instrument_rid: instrument.rid, starts, ends } : neverHeld;
  });
  return { total_fen, due_fen, times };
};
const neverHeld = { instrument_rid: 'none', starts: '2026-12-01T01:00:00Z', ends: '2026-12-01T02:00:00Z' };

/** The price that the order would have. A change that can't be quoted is shown as the order is. */
const lookAtChange: Look = async ({ rid, items, coupon_rid }, read) => {
  const { quote, total_fen, due_fen } = Object(
    await read('auth/order/change/quote', { rid, items, coupon_rid: coupon_rid ?? null }),
  );
  if (quote) return quote;
  return total_fen === undefined ? read('auth/web/order/detail', { rid }) : { total_fen, due_fen };
};

/** The payment among those that wait in the groups of the manager. */
const lookAtPayment: Look = async ({ rid }, read) => {
  for (const cluster of Object(await read('auth/cluster/all', {})).list ?? []) {
    const { list } = Object(await read('auth/cluster/approvals', { rid: cluster.rid, size: 100 }));
    const found = list?.find((one: { rid: unknown }) => one.rid === rid);
    if (found) return found;
  }
  return {};
};
const lookAtGoods: Look = async ({ goods_rid }, read) =>
  [await read('auth/integration/list4exchange', {})].flat().find((one) => Object(one).rid === goods_rid);

/** The bonus that the tiers promise for the amount. */
const lookAtTiers: Look = async ({ amount_fen }, read) => {
  const { tiers = [] } = Object(await read('auth/prestore_rule_balance', {}));
  return { bonus_fen: prestoreBonus(tiers, Number(amount_fen)) };
};
const lookAtPrestore: Look = async ({ code }, read) => {
  const { list = [] } = Object(await read('staff/prestore/list', { size: 100 }));
  return list.find((one: { code: unknown }) => one.code === code);
};

/** The sum of the orders with the adjustments. */
const lookAtBills: Look = async ({ codes, adjustments = [] }, read) => {
  let total_fen = 0;
  for (const code of [codes].flat())
    total_fen += Object(await read('staff/order/detail', { code })).due_fen ?? 0;
  for (const { amount_fen } of [adjustments].flat().map(Object)) total_fen += amount_fen;
  return { total_fen };
};

/** The charge of a retest, which the page of its order shows. */
const lookAtRetest: Look = async ({ rid }, read) => {
  const { list: own = [] } = Object(await read('auth/web/order/list4person', { size: 100 }));
  for (const order of own) {
    const { list = [] } = Object(await read('auth/retest/list', { order_rid: order.rid }));
    const found = list.find((one: { rid: unknown }) => one.rid === rid);
    if (found) return { amount_fen: found.charge_fen };
  }
  return {};
};

/** What shows the values that a call carries: the answer of a call that reads. */
const looks: { readonly [P in BindingPath]: Look } = {
  'auth/assign/right': ({ rid }, read) => read('auth/assign/statement', { rid }),
  'auth/cluster/approve': lookAtPayment,
  'auth/cluster/transfer': async ({ rid }, read) =>
    Object(await read('auth/cluster/detail', { rid })).available,
  'auth/integration/apply': lookAtGoods,
  'auth/integration/applyExchange': lookAtGoods,
  'auth/order/add': lookAtOrder,
  'auth/order/change': lookAtChange,
  'auth/prestoreApply/add': lookAtTiers,
  'auth/prestoreApply/edit': lookAtTiers,
  'auth/protocol/sign': ({ rid }, read) => read('auth/protocol/detail', { rid }),
  'auth/retest/agree': lookAtRetest,
  'auth/quotation/accept': ({ rid }, read) => read('auth/quotation/detail', { rid }),
  'auth/statement/pay': ({ rid }, read) => read('auth/assign/statement', { rid }),
  'staff/order/move': ({ code }, read) => read('staff/order/detail', { code }),
  'staff/prestore/approve': lookAtPrestore,
  'staff/statement/add': lookAtBills,
};

const isBinding = (path: string): path is BindingPath => path in bindingActs;

function neverShown(path: BindingPath): Seen {
  const { example }: Endpoint = contract[path];
  return Object(example).seen;
}

/** Returns the input with values that were never shown, for a record that the person can't see. */
export const withNeverShown = (path: Path, input: unknown): unknown =>
  isBinding(path) ? { seen: neverShown(path), ...Object(input) } : input;

/** Returns the input as a person sends it who looks at the record first: with what is shown, unless it has something else. */
export async function looking(path: Path, input: unknown, read: Read): Promise<unknown> {
  if (!isBinding(path) || Object(input).seen !== undefined) return input;
  const shown = Object(await looks[path](Object(input), read));
  const none = neverShown(path);
  const seen = Object.fromEntries(bindingActs[path].map((field) => [field, shown[field] ?? none[field]]));
  return { ...Object(input), seen };
}
