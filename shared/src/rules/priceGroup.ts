import { formatFen } from './money';
import type { Chosen } from './option';

/** Groups of customers to whom the lab gives prices of their own. */
export const priceGroupKinds = ['university', 'internal', 'enterprise'] as const;
export type PriceGroupKind = (typeof priceGroupKinds)[number];
export const priceGroupKindLabels: Readonly<Record<PriceGroupKind, string>> = {
  university: '高校',
  internal: '内部',
  enterprise: '企业合同',
};

/** What a price of a group is called where its members see it. */
export const ownPriceLabels: Readonly<Record<PriceGroupKind, string>> = {
  university: '高校价',
  internal: '内部价',
  enterprise: '合同价',
};

/** Percentage of the list price at most and at least. */
export const percentRange = { least: 1, most: 100 } as const;

/** For what a rule of prices is. */
export interface PriceRuleScope {
  /** The service; null for all services. */
  readonly device_rid: string | null;
  /** Keys of an option and of its choice that must be chosen; null for any choice. */
  readonly option: string | null;
  readonly choice: string | null;
  /** The least count of an item. */
  readonly from_count: number;
}

/** A rule of prices. Exactly one of `percent` of the list price and `fixed_fen` for one unit is set. */
export interface PriceRule extends PriceRuleScope {
  readonly percent: number | null;
  readonly fixed_fen: number | null;
}

/** From which day and until which day, included, a rule is in force; null for no end. */
export interface PriceRuleDays {
  readonly starts: string;
  readonly ends: string | null;
}

/** The prices of a member, by the group; `null` for who is in none. */
export interface OwnPrices {
  readonly group: { readonly name: string; readonly kind: PriceGroupKind };
  readonly rules: readonly PriceRule[];
}

/** One item as far as it decides about its price. */
export interface PricedItem {
  readonly device_rid: string;
  readonly chosen: Chosen;
  readonly count: number;
  /** Price of one unit with these choices by the catalogue. */
  readonly list_fen: number;
}

/** Returns true for a rule that is in force on a day. */
export const ruleInForce = ({ starts, ends }: PriceRuleDays, today: string): boolean =>
  starts <= today && (ends === null || today <= ends);

/** Returns what a rule makes of the list price of one unit: never more than it, a half fen rounded up, at least one fen. */
export function ruledPrice({ percent, fixed_fen }: Omit<PriceRule, keyof PriceRuleScope>, list_fen: number) {
  const price = fixed_fen ?? Math.floor((list_fen * (percent ?? 100) + 50) / 100);
  return Math.min(list_fen, Math.max(1, price));
}

/**
 * Returns the rule that decides about an item: the most exact one (service and choice, then service, then all), of these the one with
 * the highest count that is reached, of these the cheapest. Undefined when none is for it.
 */
export function priceRuleOf<Rule extends PriceRule>(
  rules: readonly Rule[],
  item: PricedItem,
): Rule | undefined {
  return rules
    .filter((rule) => isFor(rule, item) && rule.from_count <= item.count)
    .reduce<Rule | undefined>((best, rule) => (best && !isBefore(rule, best, item) ? best : rule), undefined);
}

/** Returns the price of one unit by the member's rules; the list price when none is for the item. */
export function ownUnitPrice(rules: readonly PriceRule[], item: PricedItem): number {
  const rule = priceRuleOf(rules, item);
  return rule ? ruledPrice(rule, item.list_fen) : item.list_fen;
}

/** A count from which one unit has another price. */
export interface PriceStep {
  readonly from_count: number;
  readonly unit_fen: number;
}

/** Returns the prices of one unit by count, from one on; a count that changes nothing is left out. */
export function priceSteps(rules: readonly PriceRule[], item: Omit<PricedItem, 'count'>): PriceStep[] {
  const counts = rules.filter((rule) => isFor(rule, item)).map(({ from_count }) => from_count);
  return [...new Set([1, ...counts])]
    .sort((one, other) => one - other)
    .map((from_count) => ({ from_count, unit_fen: ownUnitPrice(rules, { ...item, count: from_count }) }))
    .filter(({ unit_fen }, index, all) => index === 0 || unit_fen !== all[index - 1]?.unit_fen);
}

/** Returns the price of one unit at a count. */
export const stepPrice = (steps: readonly PriceStep[], count: number): number | undefined =>
  steps.findLast(({ from_count }) => from_count <= count)?.unit_fen;

/** Returns true for two rules of a group of which nobody could say which one decides: same scope, and days that meet. */
export const rulesOverlap = (
  one: PriceRuleScope & PriceRuleDays,
  other: PriceRuleScope & PriceRuleDays,
): boolean =>
  one.device_rid === other.device_rid &&
  one.option === other.option &&
  one.choice === other.choice &&
  one.from_count === other.from_count &&
  (other.ends === null || one.starts <= other.ends) &&
  (one.ends === null || other.starts <= one.ends);

function isFor({ device_rid, option, choice }: PriceRule, item: Omit<PricedItem, 'count'>): boolean {
  if (device_rid !== null && device_rid !== item.device_rid) return false;
  return option === null || choice === null || item.chosen[option]?.includes(choice) === true;
}

const exactness = ({ device_rid, option }: PriceRuleScope): number =>
  (device_rid === null ? 0 : 1) + (option === null ? 0 : 1);

function isBefore(one: PriceRule, other: PriceRule, { list_fen }: PricedItem): boolean {
  const [exact, count] = [exactness(one) - exactness(other), one.from_count - other.from_count];
  if (exact !== 0) return exact > 0;
  if (count !== 0) return count > 0;
  return ruledPrice(one, list_fen) < ruledPrice(other, list_fen);
}

/** Returns what a rule makes of the price as text: 目录价的 80% or 固定 ¥300.00. */
export const priceRuleValue = ({ percent, fixed_fen }: Pick<PriceRule, 'percent' | 'fixed_fen'>): string =>
  fixed_fen === null ? `目录价的 ${percent ?? 100}%` : `固定 ${formatFen(fixed_fen)}`;

/** Returns the days of a rule as text: 2026-12-01 起 or 2026-12-01 至 2026-12-31. */
export const priceRuleDays = ({ starts, ends }: PriceRuleDays): string =>
  ends === null ? `${starts} 起` : `${starts} 至 ${ends}`;
