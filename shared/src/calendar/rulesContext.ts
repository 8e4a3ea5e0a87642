import { createContext } from 'react';

/** What a calendar knows of its days; days are YYYY-MM-DD. */
export interface CalendarRules {
  /** The lab's day, which may differ from the reader's. */
  readonly today: string;
  /** Returns why a day can't be chosen; undefined when it can. */
  readonly closedReason: (day: string) => string | undefined;
}

/** Leads the rules to the days, which the library renders through its `day` slot. */
export const CalendarRulesContext = createContext<CalendarRules>({
  today: '',
  closedReason: () => undefined,
});
