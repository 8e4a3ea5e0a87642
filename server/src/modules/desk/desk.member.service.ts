import type { Data, Parsed } from '@portal/shared/contract';
import { isPermitted, type MemberState, type StaffRole } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findBeginning, findJoined, findUser, type UserRow } from '../user/user.repo';
import { anyMemberCalled } from '../user/user.service';
import { closingsOf, listMembers } from './desk.member.repo';
import { groupsOfMember, moneyOfMember, priceGroupOfMember } from './desk.memberMoney.service';
import {
  invoicesOfMember,
  ordersOfMember,
  quotationsOfMember,
  requirementsOfMember,
  reservationsOfMember,
  samplingsOfMember,
  statementsOfMember,
} from './desk.memberRecord.service';

type Shown = Data<'staff/desk/member'>;
type Row = Data<'staff/desk/members'>['list'][number];
type Closing = NonNullable<ReturnType<Awaited<ReturnType<typeof closingsOf>>['get']>>;

/** People among whom a list is filtered; who looks for more of them needs a longer beginning. */
const peopleMax = 1000;

/** Returns a page of the members who are called so. */
export async function membersFor(
  tx: Tx,
  { keyword, kinds, states, before, size }: Parsed<'staff/desk/members'>,
): Promise<Data<'staff/desk/members'>> {
  const words = keyword.trim();
  const rids = words === '' ? undefined : await findBeginning(tx, words, peopleMax);
  const page = { after: before, size };
  const { rows, next, total } = await listMembers(tx, { rids, kinds, states }, page);
  const closings = await closingsOf(
    tx,
    rows.map(({ rid }) => rid),
  );
  return { list: rows.map((row) => presentMember(row, closings.get(row.rid))), next, total };
}

function presentMember(row: UserRow, closing: Closing | undefined): Row {
  const { rid, account, phone, name, company, organization, created } = row;
  return {
    code: rid,
    account,
    phone: phone ?? '',
    name,
    company,
    organization,
    state: stateOf(row, closing),
    created: created.toISOString(),
  };
}

function stateOf({ merged_into }: UserRow, closing: Closing | undefined): MemberState {
  if (merged_into !== null) return 'merged';
  if (closing === undefined) return 'active';
  return closing.done === null ? 'closing' : 'closed';
}

const presentOther = ({ rid, name, phone, account }: UserRow): Shown['joined'][number] => ({
  code: rid,
  name: [name, phone ?? account].filter(Boolean).join(' '),
});

/** Returns one member with what the roles of the caller may read. */
export async function memberFor(
  tx: Tx,
  { account }: Parsed<'staff/desk/member'>,
  { roles, now }: { readonly roles: readonly StaffRole[]; readonly now: Date },
): Promise<Shown> {
  const user = await anyMemberCalled(tx, account);
  const { rid, email, teacher } = user;
  const closing = (await closingsOf(tx, [rid])).get(rid);
  const kept = user.merged_into === null ? undefined : await findUser(tx, user.merged_into);
  const read = async <Part>(
    readers: readonly StaffRole[],
    part: () => Promise<Part>,
  ): Promise<Part | null> => (isPermitted(roles, readers) ? part() : null);
  return {
    ...presentMember(user, closing),
    email,
    teacher,
    closing: closing && closing.done === null ? closing.due.toISOString() : null,
    merged_into: kept ? presentOther(kept) : null,
    joined: (await findJoined(tx, rid)).map(presentOther),
    money: await read(['manager', 'finance'], () => moneyOfMember(tx, user, now)),
    price_group: await read(['manager', 'finance'], () => priceGroupOfMember(tx, rid)),
    clusters: await read(['manager', 'finance'], () => groupsOfMember(tx, rid)),
    orders: await ordersOfMember(tx, rid),
    requirements: await read(['manager'], () => requirementsOfMember(tx, rid)),
    quotations: await quotationsOfMember(tx, rid, now),
    statements: await read(['manager', 'finance'], () => statementsOfMember(tx, rid)),
    invoices: await read(['finance'], () => invoicesOfMember(tx, rid)),
    reservations: await read(['manager', 'lab'], () => reservationsOfMember(tx, rid, now)),
    samplings: await read(['manager', 'lab'], () => samplingsOfMember(tx, rid)),
  };
}
