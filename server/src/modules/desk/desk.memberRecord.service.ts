import type { Data } from '@portal/shared/contract';
import {
  type InvoiceApplyState,
  limits,
  type OrderState,
  openRequirementStates,
  orderStates,
  type StatementState,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { listOwnInvoiceApplies } from '../invoiceApply/invoiceApply.repo';
import { countStates } from '../order/order.own.repo';
import { itemsOf } from '../order/order.repo';
import { listAll } from '../order/order.staff.repo';
import { openQuotationsOf } from '../quotation/quotation.list.service';
import { countMatching, listRequirements } from '../requirement/requirement.repo';
import { presentAll } from '../reservation/reservation.list.service';
import { listOwnReservations } from '../reservation/reservation.repo';
import { listOwn as listOwnSamplings } from '../sampling/sampling.repo';
import { listStatements } from '../statement/statement.list.service';

type Shown = Data<'staff/desk/member'>;
type Part<Key extends keyof Shown> = Promise<NonNullable<Shown[Key]>>;

/** Rows of a part of the page; the lists of the desk show the others. */
const size = 5;
const first = { page: 1, size };

const pastOrders: readonly OrderState[] = ['closed', 'cancelled'];
const openOrders = orderStates.filter((state) => !pastOrders.includes(state));

/** Returns the newest open orders of a member and the newest others. */
export async function ordersOfMember(tx: Tx, user_rid: string): Part<'orders'> {
  const counts = await countStates(tx, user_rid);
  const part = async (states: readonly OrderState[]) => ({
    total: states.reduce((sum, state) => sum + (counts[state] ?? 0), 0),
    list: await newestOrders(tx, user_rid, states),
  });
  return { open: await part(openOrders), past: await part(pastOrders) };
}

async function newestOrders(
  tx: Tx,
  user_rid: string,
  states: readonly OrderState[],
): Promise<Shown['orders']['open']['list']> {
  const filter = { states, code: '', user_rids: [user_rid] };
  const { rows } = await listAll(tx, filter, { sort: 'newest', size });
  const items = await itemsOf(
    tx,
    rows.map(({ rid }) => rid),
  );
  return rows.map(({ rid, code, state, total_fen, discount_fen, created }) => ({
    code,
    state,
    amount_fen: total_fen - discount_fen,
    created: created.toISOString(),
    services: items.filter(({ order_rid }) => order_rid === rid).map(({ name }) => name),
  }));
}

/** Returns the open requirements of a member. */
export async function requirementsOfMember(tx: Tx, user_rid: string): Part<'requirements'> {
  const open = { user_rid, states: openRequirementStates };
  const { rows } = await listRequirements(tx, { ...open, size });
  return {
    total: await countMatching(tx, open, limits.counted),
    list: rows.map(({ code, state, title, content, created }) => ({
      code,
      state,
      title: title || content,
      created: created.toISOString(),
    })),
  };
}

/** Returns the quotations that wait for a member's answer. */
export async function quotationsOfMember(tx: Tx, user_rid: string, now: Date): Part<'quotations'> {
  const { total, list } = await openQuotationsOf(tx, user_rid, { size, now });
  return {
    total,
    list: list.map(({ code, state, due_fen, valid_until }) => ({
      code,
      state,
      amount_fen: due_fen,
      valid_until,
    })),
  };
}

const openStatements: StatementState[] = ['open', 'disputed', 'unpaid'];

/** Returns the statements of a member that are not paid. */
export async function statementsOfMember(tx: Tx, user_rid: string): Part<'statements'> {
  const { total, list } = await listStatements(tx, user_rid, { states: openStatements, ...first });
  return {
    total,
    list: list.map(({ code, state, total_fen, owed_fen }) => ({
      code,
      state,
      amount_fen: total_fen,
      owed_fen,
    })),
  };
}

const openInvoices: readonly InvoiceApplyState[] = ['waiting', 'issuing', 'red_applied', 'red_confirmed'];

/** Returns the requests for invoices of a member that the lab works on. */
export async function invoicesOfMember(tx: Tx, user_rid: string): Part<'invoices'> {
  const { total, rows } = await listOwnInvoiceApplies(tx, user_rid, {
    states: openInvoices,
    kw: '',
    ...first,
  });
  return {
    total,
    list: rows.map(({ code, state, amount_fen, title }) => ({ code, state, amount_fen, title })),
  };
}

/** Returns the instrument times of a member: those to come, then the latest. */
export async function reservationsOfMember(tx: Tx, user_rid: string, now: Date): Part<'reservations'> {
  const { total, rows } = await listOwnReservations(tx, user_rid, { states: [], now, ...first });
  const list = await presentAll(tx, rows, { by: 'staff', now });
  return {
    total,
    list: list.map(({ code, state, starts, ends, instrument }) => ({
      code,
      state,
      starts,
      ends,
      instrument: instrument.name,
    })),
  };
}

/** Returns the newest bookings of on-site samplings of a member. */
export async function samplingsOfMember(tx: Tx, user_rid: string): Part<'samplings'> {
  const { total, rows } = await listOwnSamplings(tx, user_rid, { states: [], ...first });
  return { total, list: rows.map(({ code, state, date, time }) => ({ code, state, date, time })) };
}
