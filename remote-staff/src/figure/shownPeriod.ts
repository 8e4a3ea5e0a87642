import { dayIn, useSearchParams, withQuery } from '@portal/shared/portal';
import { daysAfter, labClock, limits, monthsAfter } from '@portal/shared/rules';
import { useNow } from '../ui/useNow';

export const figuresPath = '/staff/figures';

/** First and last day of the figures, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A period that is chosen by one press. */
interface NamedPeriod extends Period {
  readonly label: string;
}

/** Returns the periods that are offered on a day, the usual one first. */
export function namedPeriods(today: string): readonly [NamedPeriod, ...NamedPeriod[]] {
  const month = `${today.slice(0, 7)}-01`;
  return [
    { label: '近 12 周', from: daysAfter(today, -83), to: today },
    { label: '本月', from: month, to: today },
    { label: '上月', from: monthsAfter(month, -1), to: daysAfter(month, -1) },
    { label: '今年', from: `${today.slice(0, 4)}-01-01`, to: today },
  ];
}

/** Returns why a period can't be shown; undefined when it can. */
export function periodFault({ from, to }: Period): string | undefined {
  if (from > to) return '结束日期不能早于开始日期';
  if (to >= daysAfter(from, limits.figureDays)) return `一次最多看 ${limits.figureDays} 天`;
  return undefined;
}

/** The period of the open page, which is stored in the URL: one that can't be shown counts as missing. */
export function useShownPeriod(): { readonly period: Period; readonly today: string } {
  const [search] = useSearchParams();
  const { today } = labClock(useNow());
  const [usual] = namedPeriods(today);
  const typed = { from: dayIn(search, 'from'), to: dayIn(search, 'to') };
  const isShown = typed.from !== '' && typed.to !== '' && periodFault(typed) === undefined;
  return { period: isShown ? typed : { from: usual.from, to: usual.to }, today };
}

/** Returns the URL of the figures of a period. */
export const periodPath = ({ from, to }: Period): string => withQuery(figuresPath, { from, to });
