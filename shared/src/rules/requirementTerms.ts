import { typedCount } from './count';
import { formatMessage } from './field';
import { limits } from './limits';
import { formatFen } from './money';

/** Labels of what a requirement may ask for besides its text. */
export const requirementTermLabels = {
  due: '最晚出数据日期',
  sample_count: '样品数量',
  budget_fen: '预算',
} as const;

/** What a requirement may ask for besides its text. */
export interface RequirementTerms {
  /** The last day on which the data are of use, as YYYY-MM-DD. */
  readonly due?: string | undefined;
  readonly sample_count?: number | undefined;
  readonly budget_fen?: number | undefined;
}

/** Returns the message for a day until which the data can't be delivered, or which is further away than a year. */
export function dueMessage(due: string, today: string): string | undefined {
  const label = requirementTermLabels.due;
  if (due < today) return `[${label}]不能早于今天`;
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return due > inAYear ? `[${label}]不能晚于一年后` : undefined;
}

/** Returns the message for a typed number of samples that is none; undefined for an empty one. */
export function sampleCountMessage(typed: string): string | undefined {
  const label = requirementTermLabels.sample_count;
  const count = typedCount(typed, 0, 999_999_999);
  if (typed === '') return undefined;
  if (count === undefined) return formatMessage(label);
  if (count < 1) return `[${label}]不能小于 1`;
  return count > limits.requirementSamples ? `[${label}]不能超过 ${limits.requirementSamples}` : undefined;
}

/** Returns what a requirement asks for as short texts, in one order everywhere. */
export function requirementTermTexts({ due, sample_count, budget_fen }: RequirementTerms): string[] {
  return [
    ...(due === undefined ? [] : [`最晚 ${due} 出数据`]),
    ...(sample_count === undefined ? [] : [`${sample_count} 个样品`]),
    ...(budget_fen === undefined ? [] : [`预算 ${formatFen(budget_fen)}`]),
  ];
}
