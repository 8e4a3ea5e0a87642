import { createContext } from 'react';

/** Rules of the days; days are YYYY-MM-DD. */
export interface CalendarRules {
  /** Today in the lab's time zone, which may differ from the browser's. */
  readonly today: string;
  /** Returns why a day can't be chosen; undefined when it can. */
  readonly closedReason: (day: string) => string | undefined;
}

/** Passes the rules to the days, which the library renders through its `day` slot. */
export const CalendarRulesContext = createContext<CalendarRules>({
  today: '',
  closedReason: () => undefined,
});
