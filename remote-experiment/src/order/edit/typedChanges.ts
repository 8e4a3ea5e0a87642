import type { OrderForm } from '@portal/shared/contract';
import type { OrderFields } from '../orderFields';
import type { Wanted } from './useSaveChange';

/** What the member has changed in the form, to be kept when the order is loaded again. */
export interface Typed {
  readonly fields: Partial<OrderFields>;
  readonly items: {
    readonly changed: readonly Wanted[];
    /** Keys of items that are left out. */
    readonly left: readonly string[];
  };
}

type Item = OrderForm['items'][number];

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns what differs from the state with which the form began. */
export function typedChanges(
  begun: { readonly fields: OrderFields; readonly items: readonly Item[] },
  { fields, wanted }: { readonly fields: OrderFields; readonly wanted: readonly Wanted[] },
): Typed {
  const changed = Object.entries(fields).filter(
    ([name, value]) => name in begun.fields && !isEqual(value, Object(begun.fields)[name]),
  );
  const isChanged = ({ rid, options, count }: Wanted) => {
    const item = begun.items.find((one) => one.rid === rid);
    return item?.count !== count || !isEqual(item.options, options);
  };
  return {
    fields: Object.fromEntries(changed),
    items: {
      changed: wanted.filter(isChanged),
      left: begun.items.map(({ rid }) => rid).filter((rid) => !wanted.some((one) => one.rid === rid)),
    },
  };
}

/** Returns the items of an order with what the member has changed of them. One that is gone stays gone, and one at least stays. */
export function withTyped(items: readonly Item[], typed: Typed['items'] | undefined): Wanted[] {
  const kept = items.filter(({ rid }) => !typed?.left.includes(rid));
  return (kept.length > 0 ? kept : items).map(({ rid, options, count }) => {
    const mine = typed?.changed.find((one) => one.rid === rid);
    return mine ?? { rid, options, count };
  });
}
