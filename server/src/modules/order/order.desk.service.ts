import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { isPermitted, type StaffRole } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { findStaffAccount, type StaffAccountRow, staffOfRoles } from '../staffAccount/staffAccount.repo';
import { findUsers } from '../user/user.repo';
import { assigneesOf, insertNote, notesOf, putAssignee } from './order.desk.repo';
import { lockOrder } from './order.repo';
import { orderByCode } from './order.staff.service';

type Colleague = Data<'staff/order/colleagues'>['list'][number];

/** Roles of people who look after orders. */
const roles: readonly StaffRole[] = ['manager', 'lab'];

/** Returns whom an order can be handed to. */
export async function colleagues(tx: Tx): Promise<Data<'staff/order/colleagues'>> {
  const rows = await staffOfRoles(tx, [...roles, 'admin']);
  return { list: rows.map(({ account, name }) => ({ account, name })) };
}

/** Returns who looks after each order that somebody looks after, by the key of the order. */
export async function assigneeNames(
  tx: Tx,
  order_rids: readonly string[],
): Promise<ReadonlyMap<string, Colleague>> {
  const assignees = await assigneesOf(tx, order_rids);
  const people = await findUsers(tx, [...new Set(assignees.values())]);
  return new Map(
    [...assignees].flatMap(([order_rid, staff_rid]) => {
      const person = people.find(({ rid }) => rid === staff_rid);
      return person ? [[order_rid, { account: person.account, name: person.name }] as const] : [];
    }),
  );
}

/**
 * Gives an order to a person, or to nobody. Whoever acts names the person who was shown, so that of two people who take an order at once one is
 * refused and told who has it.
 */
export async function assignOrder(
  tx: Tx,
  staff_rid: string,
  { code, to, from }: Parsed<'staff/order/assign'>,
  at: Date,
): Promise<Data<'staff/order/assign'>> {
  const { rid } = await orderByCode(tx, code);
  await lockOrder(tx, rid);
  const present = (await assigneeNames(tx, [rid])).get(rid) ?? null;
  if ((present?.account ?? '') !== from)
    throw refuse('order_assigned', { msg: reasons.orderAssigned(present?.name || present?.account) });
  const next = to === '' ? undefined : await assignable(tx, to);
  await putAssignee(tx, rid, next?.rid, at);
  await audit(tx, { staff_rid, act: 'order.assign', target: code, note: next?.account ?? '', at });
  return { code, assignee: next ? { account: next.account, name: next.name } : null };
}

async function assignable(tx: Tx, account: string): Promise<StaffAccountRow> {
  const person = await findStaffAccount(tx, account);
  if (!person || person.locked || !isPermitted(person.roles, roles))
    throw refuse('invalid_input', { fields: { to: reasons.notOfOrders } });
  return person;
}

/** Keeps what a person tells the others about an order. */
export async function addNote(
  tx: Tx,
  staff_rid: string,
  { code, text }: Parsed<'staff/order/note'>,
  at: Date,
): Promise<null> {
  const { rid } = await orderByCode(tx, code);
  await insertNote(tx, { order_rid: rid, staff_rid, text, at });
  await audit(tx, { staff_rid, act: 'order.note', target: code, note: '', at });
  return null;
}

/** Returns what staff told each other about an order, the newest first. */
export async function staffNotes(tx: Tx, order_rid: string): Promise<Data<'staff/order/detail'>['notes']> {
  const notes = await notesOf(tx, order_rid);
  const people = await findUsers(tx, [...new Set(notes.map(({ staff_rid }) => staff_rid))]);
  return notes.map(({ staff_rid, text, at }) => {
    const person = people.find(({ rid }) => rid === staff_rid);
    return { by: person?.name || person?.account || '', text, at: at.toISOString() };
  });
}
