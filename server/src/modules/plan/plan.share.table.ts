import type { ChosenOptions } from '@portal/shared/contract';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** One service of a shared plan; its price is computed when it is read. */
export interface SharedChoice {
  readonly device_rid: string;
  /** Name at the time of sharing, shown when the service has been deleted. */
  readonly name: string;
  readonly options: ChosenOptions;
  readonly count: number;
}

/** Links to items of plans, as they were when the link was created. A withdrawn link is deleted. */
export const planShares = pgTable(
  'plan_share',
  {
    /** Random (`newRid`): whoever has it sees the items. */
    code: text().primaryKey(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    items: jsonb().$type<readonly SharedChoice[]>().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('plan_share_member').on(t.user_rid, t.created.desc().nullsFirst())],
);
