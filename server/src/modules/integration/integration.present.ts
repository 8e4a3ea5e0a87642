import type { IntegrationEntry, IntegrationExchange, IntegrationGoods } from '@portal/shared/contract';
import { withEtag } from '../../http/etag';
import type { ListedEntry } from '../ledger/ledger.balance.repo';
import type { Expiry } from './integration.expiry.service';
import type { ExchangeRow, GoodsRow } from './integration.repo';

/** Returns goods as staff edit them. */
export const editedGoods = ({ rid: _, ...goods }: GoodsRow) => withEtag(goods);

export const presentGoods = ({
  rid,
  name,
  sketch,
  img,
  points,
  stock,
  coupon_code,
}: GoodsRow): IntegrationGoods => ({
  rid,
  name,
  sketch,
  img,
  points,
  stock,
  coupon: coupon_code !== null,
});

export function presentExchange(row: ExchangeRow): IntegrationExchange {
  const { rid, code, name, points, state, note } = row;
  return {
    rid,
    code,
    name,
    points,
    state,
    note,
    sent_to: row.recipient === '' ? null : { name: row.recipient, phone: row.phone, place: row.place },
    parcel: row.parcel_number === '' ? null : { company: row.parcel_company, number: row.parcel_number },
    created: row.created.toISOString(),
  };
}

export function presentEntry(entry: ListedEntry, label: string, expiry: Expiry | null): IntegrationEntry {
  const { id, amount, balance, cause_kind, cause_rid, at } = entry;
  return {
    id,
    label,
    amount,
    balance,
    at: at.toISOString(),
    order_rid: cause_kind === 'order' ? cause_rid : null,
    expiry: expiry && { at: expiry.at.toISOString(), left: expiry.left },
  };
}
