import { staffRoles } from '@portal/shared/rules';
import { grouping } from '../clusters';
import { member, type TestMember, withSession } from '../factories';
import { companyTitle } from '../invoices';
import { setCredit } from '../money';
import type { TestApp } from '../testApp';

/** Somebody who acts, with the session of the day. */
export interface Person {
  readonly name: string;
  readonly who: TestMember;
  readonly address_rid: string;
  readonly invoice_rid: string;
}

export interface People {
  /** Owner and two members of a group, an enterprise that manages it, and somebody outside of it. */
  readonly members: readonly Person[];
  readonly staff: readonly Person[];
  readonly cluster_rid: string;
}

/** What a member of the group may spend of its money in a month, and above what a manager agrees. */
export const groupTerms = { limit_fen: 40_000, approval_fen: 9_000 };
/** Credit of each member who has one. */
const credit = 60_000;

const given = [
  { name: 'owner' },
  { name: 'student' },
  { name: 'guest' },
  { name: 'enterprise', organization: 2 as const },
  { name: 'outsider' },
];

/** Creates everybody before the simulation begins. */
export async function createPeople(t: TestApp): Promise<People> {
  const members: Person[] = [];
  for (const [index, { name, ...fields }] of given.entries()) {
    const who = { ...(await member(t.db, { phone: `1370000000${index}`, ...fields }, t.clock.now())) };
    if (!fields.organization) await setCredit(t.db, who, credit);
    members.push({ name, who, ...(await recordsOf(t, who)) });
  }
  const staff: Person[] = [];
  for (const index of [0, 1]) {
    const who = {
      ...(await member(
        t.db,
        { role: 'staff', roles: staffRoles, phone: `1380000000${index}` },
        t.clock.now(),
      )),
    };
    staff.push({ name: `staff ${index}`, who, address_rid: '', invoice_rid: '' });
  }
  return { members, staff, cluster_rid: await found(t, members) };
}

async function recordsOf(t: TestApp, { token }: TestMember) {
  const addresses = (await t.call('auth/address/list', {}, { token })).data;
  const { rid } = (await t.call('auth/invoice/add', companyTitle, { token })).data;
  return { address_rid: addresses[0]?.address_rid ?? '', invoice_rid: rid };
}

/** Founds the group of the first member: all but the last one belong to it, and the enterprise manages it. */
async function found(t: TestApp, members: readonly Person[]): Promise<string> {
  const groups = grouping(t);
  const [owner, ...others] = members.slice(0, -1).map(({ who }) => who);
  if (!owner) throw new Error('the group has an owner');
  const { rid } = await groups.add(owner, groupTerms);
  for (const who of others) await groups.join(rid, owner, who);
  const user_rid = others.at(-1)?.rid ?? '';
  await groups.as(owner, 'auth/cluster/role', { rid, user_rid, role: 'manager' });
  return rid;
}

/** Logs everybody in again, because tokens last a day. */
export async function signInAll({ members, staff }: People, t: Pick<TestApp, 'db' | 'clock'>): Promise<void> {
  for (const { who } of [...members, ...staff])
    Object.assign(who, await withSession(t.db, who, t.clock.now()));
}

/** Above this a second person agrees. */
export const approvalFen = 400_000;

/** What is rare: coupons of which there are five, or two for each, and goods of which there are two. */
export async function offerRareThings(t: TestApp, { staff }: People): Promise<void> {
  const token = staff[0]?.who.token ?? '';
  await t.call('staff/setting/update', { key: 'approvalFen', value: approvalFen }, { token });
  const terms = { name: '模拟优惠券', claimable: true, amount_fen: 1000, ends: '2027-06-01T00:00:00Z' };
  await t.call('staff/coupon/add', { code: 'RARE', total: 5, per_member: 50, ...terms }, { token });
  await t.call('staff/coupon/add', { code: 'TWICE', per_member: 2, ...terms }, { token });
  await t.call('staff/coupon/add', { code: 'POINTS', per_member: 50, ...terms, claimable: false }, { token });
  const goods = { points: 60, offered: true };
  await t.call(
    'staff/integration/saveGoods',
    { code: 'sim-mug', name: '杯子', stock: 2, ...goods },
    { token },
  );
  const coupon = { code: 'sim-coupon', name: '优惠券', stock: 5, coupon_code: 'POINTS', ...goods };
  await t.call('staff/integration/saveGoods', coupon, { token });
}
