import type { OrderMissing, OrderReady, Parsed } from '@portal/shared/contract';
import { asksHuman, disposalsFor, hoursOfMinutes, missingProfile, sampleRange } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { listAddresses } from '../address/address.repo';
import { minutesBetween } from '../instrument/instrument.time.rules';
import { isHourly, seenTime } from '../reservation/reservation.order.service';
import { listHeld, type ReservationRow } from '../reservation/reservation.repo';
import { ownUser } from '../user/user.service';
import type { Ordered } from './order.item.service';
import { findLastDisposal, findLastRequest } from './order.own.repo';
import { type By, priced, quoteOrder } from './order.quote.service';
import { describedSamples } from './order.sample.repo';
import { newestUsable } from './order.sampleState.repo';

/**
 * Returns an order as it would be placed without further answers, and what it lacks for that. Samples can be stored ones, which
 * are tested again; others must be described in the form. Hours must be held, as many as ordered.
 */
export async function readyOrder(
  tx: Tx,
  { plan_rids }: Parsed<'auth/order/ready'>,
  by: By,
): Promise<OrderReady> {
  const { user_rid, now } = by;
  const ordered = await priced(tx, { plan_rids }, by);
  const quote = await quoteOrder(tx, { plan_rids, coupon_rid: null, best_coupon: true }, by);
  const user = await ownUser(tx, user_rid);
  const hours = hoursFor(ordered, await listHeld(tx, user_rid, now));
  const samples = await storedFor(tx, user_rid, ordered);
  const forms = await describedSamples(tx, user_rid, samples?.stored_rids ?? []);
  const payable = quote.credit_free_fen + quote.prepaid_fen;
  const lacks: Readonly<Record<OrderMissing, boolean>> = {
    certification: missingProfile({ ...user, address: await listAddresses(tx, user_rid) }).length > 0,
    samples: samples === undefined,
    human: asksHuman(
      ordered.terms,
      forms.map(({ form }) => form),
    ),
    hours: hours === undefined,
    // An enterprise prepays after signing.
    money: !quote.enterprise && quote.due_fen > payable,
  };
  const all: readonly OrderMissing[] = ['certification', 'samples', 'human', 'hours', 'money'];
  const last = await findLastRequest(tx, user_rid);
  return {
    quote,
    missing: all.filter((one) => lacks[one]),
    hours: (hours ?? []).map((row) => ({ rid: row.rid, name: row.device_name, ...seenTime(row) })),
    ...(samples ?? noSamples),
    materials: last?.materials ?? [],
    materials_other: last?.materials_other ?? '',
    fund_code: last?.fund_code ?? '',
  };
}

type ReadySamples = Pick<OrderReady, 'stored_rids' | 'sample_disposal' | 'return_address'>;
const noSamples: ReadySamples = { stored_rids: [], sample_disposal: null, return_address: null };

/**
 * Returns which stored samples are tested again and what becomes of them: as in the last order with samples. Samples that the
 * member keeps are never destroyed unasked. Returns undefined when too few are stored, or when a service keeps and sends back none.
 */
async function storedFor(
  tx: Tx,
  user_rid: string,
  { items, terms }: Ordered,
): Promise<ReadySamples | undefined> {
  const { least } = sampleRange(items);
  if (least === 0) return noSamples;
  const stored_rids = await newestUsable(tx, user_rid, least);
  if (stored_rids.length < least) return undefined;
  const possible = disposalsFor(terms);
  const last = await findLastDisposal(tx, user_rid);
  if (last?.disposal !== 1 || !last.returnTo || !possible.includes(1))
    return possible.includes(2) ? { stored_rids, sample_disposal: 2, return_address: null } : undefined;
  const { order_rid: _order, ...return_address } = last.returnTo;
  return { stored_rids, sample_disposal: 1, return_address };
}

/** Returns the held time of the ordered hours; undefined when another number of hours is held for a service. */
function hoursFor(
  { type_id, items }: Ordered,
  held: readonly ReservationRow[],
): readonly ReservationRow[] | undefined {
  const hourly = items.filter((item) => isHourly({ type_id }, item));
  const devices = [...new Set(hourly.map(({ device_rid }) => device_rid))];
  const rows = held.filter(({ device_rid }) => devices.includes(device_rid));
  const matches = devices.every((rid) => {
    const ordered = hourly
      .filter((item) => item.device_rid === rid)
      .reduce((sum, { count }) => sum + count, 0);
    const minutes = rows
      .filter(({ device_rid }) => device_rid === rid)
      .reduce((sum, row) => sum + minutesBetween(row), 0);
    return hoursOfMinutes(minutes) === ordered;
  });
  return matches ? rows : undefined;
}
