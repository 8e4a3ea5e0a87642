import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { labClock, limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireUnchanged } from '../../http/etag';
import { audit } from '../audit/audit.repo';
import { findDevices, searchByName, setCost } from '../device/device.repo';
import { deviceByRid } from '../device/device.service';
import { memberLabels } from '../user/user.repo';
import { memberCalled } from '../user/user.service';
import {
  countMembers,
  deleteMember,
  groupOfMember,
  insertMember,
  listMembers,
} from './priceGroup.member.repo';
import { presentFacts, presentService, presentShownRule } from './priceGroup.present';
import {
  countParts,
  findGroup,
  insertGroup,
  listGroups,
  lockGroup,
  type PriceGroupRow,
  updateGroup,
} from './priceGroup.repo';
import { listRules } from './priceGroup.rule.repo';
import { leastPrices, restrictionText } from './priceGroup.rules';

/** The member of staff who acts, and when. */
export interface By {
  readonly staff_rid: string;
  readonly at: Date;
}

/** Returns a page of the groups with the number of their members and rules. */
export async function groupsForStaff(
  tx: Tx,
  input: Parsed<'staff/priceGroup/list'>,
  now: Date,
): Promise<Data<'staff/priceGroup/list'>> {
  const { total, rows } = await listGroups(tx, input);
  const rids = rows.map(({ rid }) => rid);
  const { members, rules } = await countParts(tx, rids, labClock(now).today);
  return {
    total,
    list: rows.map(({ rid, code, name, kind, note, created }) => ({
      code,
      name,
      kind,
      note,
      members: members.get(rid) ?? 0,
      rules: rules.get(rid) ?? 0,
      created: created.toISOString(),
    })),
  };
}

/** Returns one group with its members and rules; refuses with not_found. */
export async function groupForStaff(tx: Tx, code: string): Promise<Data<'staff/priceGroup/detail'>> {
  const group = await findGroup(tx, code);
  if (!group) throw unknown(code);
  const members = await listMembers(tx, group.rid);
  const labels = await memberLabels(
    tx,
    members.map(({ user_rid }) => user_rid),
  );
  const rules = await listRules(tx, group.rid);
  const devices = await findDevices(tx, [...new Set(rules.flatMap(({ device_rid }) => device_rid ?? []))]);
  const deviceOf = new Map(devices.map((device) => [device.rid, device]));
  return {
    ...presentFacts(group),
    created: group.created.toISOString(),
    members: members.map(({ user_rid, created }) => ({
      rid: user_rid,
      member: labels.get(user_rid) ?? '',
      since: created.toISOString(),
    })),
    rules: rules.map((rule) => {
      const device = deviceOf.get(rule.device_rid ?? '');
      const choice_text = restrictionText(device, rule);
      return presentShownRule(rule, { device, choice_text, prices: device && leastPrices(device, rule) });
    }),
  };
}

const unknown = (code: string) => refuse('not_found', { noun: 'priceGroup', code });

/** Returns a group that is locked; refuses with not_found. */
export async function lockedGroup(tx: Tx, code: string): Promise<PriceGroupRow> {
  const group = await lockGroup(tx, code);
  if (!group) throw unknown(code);
  return group;
}

/** Creates a group. Refuses a code that is taken. */
export async function addGroup(
  tx: Tx,
  input: Parsed<'staff/priceGroup/add'>,
  { staff_rid, at }: By,
): Promise<Data<'staff/priceGroup/add'>> {
  const group = await insertGroup(tx, { ...input, rid: newRid(), created: at });
  if (!group) throw refuse('invalid_input', { fields: { code: reasons.priceGroupCodeTaken } });
  await audit(tx, { staff_rid, act: 'priceGroup.add', target: group.code, note: group.name, at });
  return presentFacts(group);
}

/** Changes the facts of a group. Refuses with edited_meanwhile unless the edit started from its present state. */
export async function editGroup(
  tx: Tx,
  { code, etag, ...facts }: Parsed<'staff/priceGroup/edit'>,
  { staff_rid, at }: By,
): Promise<Data<'staff/priceGroup/edit'>> {
  const group = await lockedGroup(tx, code);
  const before = presentFacts(group);
  requireUnchanged(before, etag);
  await updateGroup(tx, group.rid, facts);
  const after = presentFacts({ ...group, ...facts });
  await audit(tx, { staff_rid, act: 'priceGroup.edit', target: code, note: '', before, after, at });
  return after;
}

/** Puts a member into a group. Refuses with price_group_member when the member is in one, with not_found who is unknown. */
export async function addGroupMember(
  tx: Tx,
  { code, account }: Parsed<'staff/priceGroup/addMember'>,
  { staff_rid, at }: By,
): Promise<Data<'staff/priceGroup/addMember'>> {
  const group = await lockedGroup(tx, code);
  const user = await memberCalled(tx, account);
  if ((await countMembers(tx, group.rid)) >= limits.priceGroupMembers)
    throw refuse('price_group_member', { msg: reasons.priceGroupFull(limits.priceGroupMembers) });
  const member = (await memberLabels(tx, [user.rid])).get(user.rid) ?? account;
  if (!(await insertMember(tx, { user_rid: user.rid, group_rid: group.rid, created: at }))) {
    const held = await groupOfMember(tx, user.rid);
    const here = held === undefined || held.rid === group.rid;
    throw refuse('price_group_member', {
      msg: here ? reasons.priceGroupHas(member) : reasons.priceGroupHasElsewhere(member, held.name),
    });
  }
  await audit(tx, { staff_rid, act: 'priceGroup.addMember', target: user.rid, note: code, at });
  return { member };
}

/** Takes a member out of a group. Refuses with not_found who is not in it. */
export async function removeGroupMember(
  tx: Tx,
  { code, rid }: Parsed<'staff/priceGroup/removeMember'>,
  { staff_rid, at }: By,
): Promise<void> {
  const group = await lockedGroup(tx, code);
  if (!(await deleteMember(tx, group.rid, rid))) throw refuse('not_found', { noun: 'priceGroupMember' });
  await audit(tx, { staff_rid, act: 'priceGroup.removeMember', target: rid, note: code, at });
}

/** Returns services on sale with their list price and cost. */
export async function pricedServices(
  tx: Tx,
  input: Parsed<'staff/priceGroup/services'>,
): Promise<Data<'staff/priceGroup/services'>> {
  const { total, rows } = await searchByName(tx, input);
  return { total, list: rows.map(presentService) };
}

/** Sets what one unit of a service costs the lab. */
export async function setServiceCost(
  tx: Tx,
  { device_rid, cost_fen }: Parsed<'staff/priceGroup/cost'>,
  { staff_rid, at }: By,
): Promise<void> {
  const device = await deviceByRid(tx, device_rid);
  await setCost(tx, device_rid, cost_fen);
  await audit(tx, {
    staff_rid,
    act: 'priceGroup.cost',
    target: device_rid,
    note: device.name,
    before: { cost_fen: device.cost_fen },
    after: { cost_fen },
    at,
  });
}
