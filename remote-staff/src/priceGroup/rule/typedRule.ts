import type { Input } from '@portal/shared/contract';
import { fenOf, halfWidth, percentRange, yuanOf } from '@portal/shared/rules';
import { countOf } from '../../ui/quote/countOf';
import type { ShownRule } from './ruleColumns';

/** A rule as it is typed. */
export interface TypedRule {
  /** Key of the service; empty for all. */
  readonly device_rid: string;
  /** The choice that it is restricted to, as `option:choice`; empty for any. */
  readonly choice: string;
  readonly kind: 'percent' | 'fixed';
  /** Percentage, or yuan. */
  readonly value: string;
  readonly from_count: string;
  readonly starts: string;
  /** Empty for no end. */
  readonly ends: string;
}

export const noRule = (today: string): TypedRule => ({
  device_rid: '',
  choice: '',
  kind: 'percent',
  value: '',
  from_count: '1',
  starts: today,
  ends: '',
});

export const typedRule = (rule: ShownRule): TypedRule => ({
  device_rid: rule.device_rid ?? '',
  choice: rule.option === null ? '' : `${rule.option}:${rule.choice}`,
  kind: rule.fixed_fen === null ? 'percent' : 'fixed',
  value: rule.fixed_fen === null ? String(rule.percent ?? '') : yuanOf(rule.fixed_fen),
  from_count: String(rule.from_count),
  starts: rule.starts,
  ends: rule.ends ?? '',
});

/** Returns a percentage as it is typed; undefined when it is none. */
function percentOf(typed: string): number | undefined {
  const digits = halfWidth(typed).replace(/ ?%$/, '');
  const percent = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
  return percent >= percentRange.least && percent <= percentRange.most ? percent : undefined;
}

/** Returns what a typed value makes of the price; undefined while it is none. */
export function priceOf({ kind, value }: TypedRule) {
  const percent = kind === 'percent' ? percentOf(value) : undefined;
  const fixed_fen = kind === 'fixed' ? fenOf(value) : undefined;
  if (percent === undefined && fixed_fen === undefined) return undefined;
  return { percent: percent ?? null, fixed_fen: fixed_fen ?? null };
}

/** Returns what is saved of a typed rule; undefined while something is missing. */
export function ruleOf(
  typed: TypedRule,
): Omit<Input<'staff/priceGroup/saveRule'>, 'code' | 'rid' | 'etag'> | undefined {
  const { device_rid, choice, starts, ends } = typed;
  const value = priceOf(typed);
  const from_count = countOf(typed.from_count);
  if (!value || !from_count || starts === '' || (ends !== '' && ends < starts)) return undefined;
  if (device_rid === '' && value.fixed_fen !== null) return undefined;
  const [option = null, key = null] = choice === '' ? [] : choice.split(':');
  return {
    ...value,
    device_rid: device_rid === '' ? null : device_rid,
    option,
    choice: key,
    from_count,
    starts,
    ends: ends === '' ? null : ends,
  };
}
