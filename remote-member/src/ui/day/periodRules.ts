import { optional } from '@portal/shared/form';
import { day } from './day';

/** Labels of the days of a period. */
export const periodLabels = { from: '开始日期', to: '结束日期' };

const last = optional(day(periodLabels.to));

/** Rules of the fields `from` and `to`: both may be left out, and a period does not end before it begins. */
export const periodRules = {
  from: optional(day(periodLabels.from)),
  to: {
    ...last,
    check: (value: string, all: Readonly<Record<string, unknown>>) =>
      last.check(value, all) ??
      (value !== '' && value < last.clean(String(all.from)) ? '[结束日期]不能早于开始日期' : undefined),
  },
};
