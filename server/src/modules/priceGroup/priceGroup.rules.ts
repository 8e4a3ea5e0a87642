import {
  type Chosen,
  choiceText,
  defaultChoices,
  type PriceRule,
  type PriceRuleDays,
  pickChoice,
  priceRuleDays,
  priceRuleValue,
  ruledPrice,
  unitPrice,
} from '@portal/shared/rules';
import type { DeviceRow } from '../device/device.repo';

/** The service of a rule, as far as it decides about prices. */
type Priced = Pick<DeviceRow, 'base_fen' | 'options'>;
type Restricted = Pick<PriceRule, 'option' | 'choice'>;

/** Returns the choices of the list price, with the one that a rule is restricted to. */
function cheapestChoice({ options }: Priced, { option: key, choice }: Restricted): Chosen {
  const option = options.find((one) => one.key === key);
  const start = defaultChoices(options);
  if (!option || choice === null || start[option.key]?.includes(choice)) return start;
  return pickChoice(start, option, choice);
}

/** Returns the list price of one unit with the cheapest choices that a rule is for, and what the rule makes of it. */
export function leastPrices(
  device: Priced,
  rule: Restricted & Pick<PriceRule, 'percent' | 'fixed_fen'>,
): { readonly list_fen: number; readonly price_fen: number } {
  const list_fen = unitPrice(device, cheapestChoice(device, rule));
  return { list_fen, price_fen: ruledPrice(rule, list_fen) };
}

/** Returns true when a service offers the choice that a rule is restricted to, or it is restricted to none. */
export const offersChoice = ({ options }: Priced, { option, choice }: Restricted): boolean =>
  option === null ||
  options.some(({ key, choices }) => key === option && choices.some((one) => one.key === choice));

/** Returns the option and the choice of a rule as text; the keys when the service has no such choice any more. */
export function restrictionText(device: Priced | undefined, { option, choice }: Restricted): string {
  if (option === null || choice === null) return '';
  const [text] = choiceText(device?.options ?? [], { [option]: [choice] });
  return text ?? `${option}：${choice}`;
}

/** Returns what a rule says in one line, for the refusal of another one. */
export function ruleText(
  device: Pick<DeviceRow, 'name' | 'unit' | 'base_fen' | 'options'> | undefined,
  rule: PriceRule & PriceRuleDays,
): string {
  return [
    device?.name ?? '全部服务',
    restrictionText(device, rule),
    rule.from_count > 1 ? `满 ${rule.from_count} ${device?.unit ?? ''}`.trim() : '',
    priceRuleValue(rule),
    priceRuleDays(rule),
  ]
    .filter(Boolean)
    .join('，');
}
