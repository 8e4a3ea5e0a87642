import type {
  AccountManager,
  Order,
  OrderedItem,
  OrderItem,
  OrderSample,
  OrderRow as Row,
  TimelineEntry,
} from '@portal/shared/contract';
import { formatAddress, type NextStep, type OrderAct } from '@portal/shared/rules';
import type { PromiseRow } from './order.promise.repo';
import type { EventRow, ItemRow, ListedItem, ListedOrder, OrderRow, PickupRow } from './order.repo';
import type { ReturnRow, SampleRow } from './order.sample.repo';

export function presentItem(row: ListedItem): OrderItem {
  const { rid, device_rid, name, img, unit, option_text, count, unit_fen, total_fen, needs_sample } = row;
  return { rid, device_rid, name, img, unit, option_text, count, unit_fen, total_fen, needs_sample };
}

/** Returns an item with what was ordered, if a quotation has changed it. */
function presentOrdered(row: ItemRow): OrderedItem {
  const { ordered_count: count, ordered_unit_fen: unit_fen } = row;
  const ordered =
    count === null || unit_fen === null ? null : { count, unit_fen, total_fen: count * unit_fen };
  const changed = ordered !== null && (count !== row.count || unit_fen !== row.unit_fen);
  return { ...presentItem(row), ordered: changed ? ordered : null };
}

/** What the caller and the member can do with an order now. */
export interface OrderWays {
  /** Acts of the caller. */
  readonly can: readonly OrderAct[];
  /** The step that the order asks of its member. */
  readonly next: NextStep | undefined;
}

/** Returns an order as a row of a list. */
export function presentRow(order: ListedOrder, items: readonly ListedItem[], { can, next }: OrderWays): Row {
  return {
    rid: order.rid,
    code: order.code,
    state: order.state,
    type_id: order.type_id,
    created: order.created.toISOString(),
    total_fen: order.total_fen,
    discount_fen: order.discount_fen,
    due_fen: order.due_fen,
    items: items.map(presentItem),
    locked: order.locked,
    can: [...can],
    next: next ?? null,
    open_question: order.open_question,
  };
}

/** All data of an order besides its row. */
export interface OrderParts extends OrderWays {
  readonly items: readonly ItemRow[];
  readonly timeline: readonly EventRow[];
  readonly promises: readonly (PromiseRow & { late: boolean })[];
  readonly pickup: PickupRow | undefined;
  readonly manager: AccountManager | null;
  readonly samples: readonly SampleRow[];
  readonly returnTo: ReturnRow | undefined;
  /** The visit at which the sample was taken. */
  readonly sampling: Order['sampling'] | undefined;
  readonly coupon: Order['coupon'];
  readonly takes_raw: boolean;
  readonly turnaround_days: number;
  readonly expected: string | null;
  readonly prepay_missing_fen: number | null;
}

/** Returns an order with all its data. */
export function presentOrder(order: OrderRow, parts: OrderParts): Order {
  return {
    ...presentRow(order, parts.items, parts),
    items: parts.items.map(presentOrdered),
    enterprise: order.enterprise,
    signed: order.signed,
    prepay_missing_fen: parts.prepay_missing_fen,
    turnaround_days: parts.turnaround_days,
    expected: parts.expected,
    sample_source: order.sample_source,
    sample_disposal: order.sample_disposal,
    human_samples: order.human_samples,
    message: order.message,
    pickup: parts.pickup ? presentPickup(parts.pickup) : null,
    prepared_at: order.prepared_at?.toISOString() ?? null,
    coupon: parts.coupon,
    parcel: presentParcel(order),
    manager: parts.manager,
    samples: parts.samples.map(presentSample),
    sampling: parts.sampling ? presentVisit(parts.sampling) : null,
    return_address: parts.returnTo ? presentReturn(parts.returnTo) : null,
    materials: order.materials,
    materials_other: order.materials_other,
    fund_code: order.fund_code,
    takes_raw: parts.takes_raw,
    timeline: parts.timeline.map(presentStep),
    promises: parts.promises.map((promise) => ({
      kind: promise.kind,
      due: promise.due.toISOString(),
      kept: promise.kept?.toISOString() ?? null,
      late: promise.late,
    })),
  };
}

/** Returns an entry of the timeline. */
export const presentStep = ({ state, act, by, at, note }: EventRow): TimelineEntry => ({
  state,
  act,
  by,
  note,
  at: at.toISOString(),
});

function presentPickup(row: PickupRow): Order['pickup'] {
  const { type, date, time, name, phone, message } = row;
  return { type, date, time, name, phone, message, place: formatAddress(row) };
}

function presentParcel({ parcel_company, parcel_number }: OrderRow): Order['parcel'] {
  if (parcel_company === null || parcel_number === null) return null;
  return { company: parcel_company, number: parcel_number };
}

export function presentSample(row: SampleRow): OrderSample {
  const { rid, number, name, form, hazards, stored_from, item_rids } = row;
  return { rid, number, name, form, hazards, stored_from, item_rids };
}

const presentVisit = ({ code, date, time }: NonNullable<Order['sampling']>): Order['sampling'] => ({
  code,
  date,
  time,
});

export const presentReturn = (row: Omit<ReturnRow, 'order_rid'>): Order['return_address'] => ({
  name: row.name,
  phone: row.phone,
  place: formatAddress(row),
});
