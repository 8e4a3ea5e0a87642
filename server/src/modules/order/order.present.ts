import type { Order, OrderItem, OrderRow as Row } from '@portal/shared/contract';
import { formatAddress, type OrderAct } from '@portal/shared/rules';
import type { PromiseRow } from './order.promise.repo';
import type { EventRow, ItemRow, OrderRow, PickupRow } from './order.repo';

export function presentItem(row: ItemRow): OrderItem {
  const { rid, device_rid, name, img, unit, option_text, count, unit_fen, total_fen, needs_sample } = row;
  return { rid, device_rid, name, img, unit, option_text, count, unit_fen, total_fen, needs_sample };
}

/** Returns an order as a row of a list. `can` lists the acts that the caller may do now. */
export function presentRow(order: OrderRow, items: readonly ItemRow[], can: readonly OrderAct[]): Row {
  return {
    rid: order.rid,
    code: order.code,
    state: order.state,
    type_id: order.type_id,
    created: order.created.toISOString(),
    total_fen: order.total_fen,
    items: items.filter((item) => item.order_rid === order.rid).map(presentItem),
    can: [...can],
  };
}

/** All data of an order besides its row. */
export interface OrderParts {
  readonly items: readonly ItemRow[];
  readonly can: readonly OrderAct[];
  readonly timeline: readonly EventRow[];
  readonly promises: readonly (PromiseRow & { late: boolean })[];
  readonly pickup: PickupRow | undefined;
}

/** Returns an order with all its data. */
export function presentOrder(order: OrderRow, parts: OrderParts): Order {
  return {
    ...presentRow(order, parts.items, parts.can),
    enterprise: order.enterprise,
    sample_source: order.sample_source,
    sample_disposal: order.sample_disposal,
    message: order.message,
    pickup: parts.pickup ? presentPickup(parts.pickup) : null,
    timeline: parts.timeline.map(({ state, act, by, at, note }) => ({
      state,
      act,
      by,
      at: at.toISOString(),
      note,
    })),
    promises: parts.promises.map((promise) => ({
      kind: promise.kind,
      due: promise.due.toISOString(),
      kept: promise.kept?.toISOString() ?? null,
      late: promise.late,
    })),
  };
}

function presentPickup(row: PickupRow): Order['pickup'] {
  const { type, date, time, name, phone, message } = row;
  return { type, date, time, name, phone, message, place: formatAddress(row) };
}
