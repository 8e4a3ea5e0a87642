import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { limits, rulesOverlap } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireUnchanged } from '../../http/etag';
import { audit } from '../audit/audit.repo';
import { type DeviceRow, findCosted } from '../device/device.repo';
import { deviceByRid } from '../device/device.service';
import { presentRule } from './priceGroup.present';
import type { PriceRuleRow } from './priceGroup.repo';
import { findRule, insertRule, openRules, updateRule } from './priceGroup.rule.repo';
import { leastPrices, offersChoice, ruleText } from './priceGroup.rules';
import { type By, lockedGroup } from './priceGroup.staff.service';

type RuleInput = Omit<Parsed<'staff/priceGroup/saveRule'>, 'rid' | 'etag' | 'code'>;

/**
 * Adds a rule to a group, or changes one. Refuses with edited_meanwhile unless a change started from its present state, with
 * price_rule_overlap when another rule of the group is for the same on some day, and with price_below_cost.
 */
export async function saveRule(
  tx: Tx,
  { rid, etag, code, ...rule }: Parsed<'staff/priceGroup/saveRule'>,
  { staff_rid, at }: By,
): Promise<Data<'staff/priceGroup/saveRule'>> {
  const group = await lockedGroup(tx, code);
  const rules = await openRules(tx, group.rid);
  const before = rid === undefined ? undefined : await openRule(tx, group.rid, rid);
  requireUnchanged(before && presentRule(before), etag);
  if (!before && rules.length >= limits.priceGroupRules)
    throw invalid('starts', reasons.priceRulesFull(limits.priceGroupRules));
  const device = rule.device_rid === null ? undefined : await deviceByRid(tx, rule.device_rid);
  if (device && !offersChoice(device, rule)) throw invalid('choice', reasons.priceChoiceUnknown);
  await requireAboveCost(tx, rule, device);
  const others = rules.filter((one) => one.rid !== rid);
  requireFree(rule, device, others);
  const after = before
    ? await updateRule(tx, before.rid, rule)
    : await insertRule(tx, { ...rule, rid: newRid(), group_rid: group.rid, created: at });
  await audit(tx, {
    staff_rid,
    act: before ? 'priceGroup.changeRule' : 'priceGroup.addRule',
    target: code,
    note: device?.name ?? '',
    before: before && presentRule(before),
    after: presentRule(after),
    at,
  });
  return presentRule(after);
}

/** Ends a rule now. One that has ended stays as it is. */
export async function endRule(
  tx: Tx,
  { code, rid }: Parsed<'staff/priceGroup/endRule'>,
  { staff_rid, at }: By,
): Promise<void> {
  const group = await lockedGroup(tx, code);
  const rule = await findRule(tx, group.rid, rid);
  if (!rule) throw refuse('not_found', { noun: 'priceRule' });
  if (rule.ended !== null) return;
  await updateRule(tx, rid, { ended: at });
  await audit(tx, {
    staff_rid,
    act: 'priceGroup.endRule',
    target: code,
    note: rule.device_rid ?? '',
    before: presentRule(rule),
    at,
  });
}

async function openRule(tx: Tx, group_rid: string, rid: string): Promise<PriceRuleRow> {
  const rule = await findRule(tx, group_rid, rid);
  if (!rule) throw refuse('not_found', { noun: 'priceRule' });
  if (rule.ended !== null) throw refuse('not_found', { msg: reasons.priceRuleEnded });
  return rule;
}

const invalid = (field: string, message: string) => refuse('invalid_input', { fields: { [field]: message } });

/** Refuses a rule that makes a unit of a service cheaper than what it costs; of one for all services, of any of them. */
async function requireAboveCost(tx: Tx, rule: RuleInput, device: DeviceRow | undefined): Promise<void> {
  for (const one of device ? [device] : await findCosted(tx)) {
    const { price_fen } = leastPrices(one, rule);
    if (one.cost_fen === null || price_fen >= one.cost_fen) continue;
    const msg = reasons.priceBelowCost(rule.fixed_fen !== null, one.name, price_fen, one.cost_fen);
    throw refuse('price_below_cost', {
      msg,
      fields: { [rule.fixed_fen === null ? 'percent' : 'fixed_fen']: msg },
    });
  }
}

function requireFree(rule: RuleInput, device: DeviceRow | undefined, others: readonly PriceRuleRow[]): void {
  const other = others.find((one) => rulesOverlap(rule, one));
  if (!other) return;
  const msg = reasons.priceRuleOverlap(ruleText(device, other));
  throw refuse('price_rule_overlap', { msg, fields: { starts: msg } });
}
