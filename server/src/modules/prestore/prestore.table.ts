import type { PrestoreInvoicing, PrestoreState } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { bigint, date, index, pgSequence, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { clusters } from '../cluster/cluster.table';
import { files } from '../upload/file.table';
import { users } from '../user/user.table';

/** Sequence of codes of applications. */
export const prestoreCode = pgSequence('prestore_code');

/** Applications for prepayments: transfers that members have made. The money itself is in the ledger. */
export const prestoreApplies = pgTable(
  'prestore_apply',
  {
    rid: text().primaryKey(),
    code: text().notNull().unique(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    state: text().$type<PrestoreState>().notNull(),
    amount_fen: bigint({ mode: 'number' }).notNull(),
    /** What the tiers promised when the application was sent or edited last. */
    bonus_fen: bigint({ mode: 'number' }).notNull(),
    payer: text().notNull(),
    /** Day of the transfer. */
    paid_on: date({ mode: 'string' }).notNull(),
    note: text().notNull(),
    /** When the member gets the invoice: for the prepayment, or for what is paid from it. */
    invoicing: text().$type<PrestoreInvoicing>().notNull().default('spent'),
    /** The voucher. */
    file_rid: text()
      .notNull()
      .references(() => files.rid),
    /** The group whose money it becomes; null when it becomes the member's. */
    cluster_rid: text().references(() => clusters.rid),
    /** Why it was refused. */
    reason: text().notNull().default(''),
    created: timestamp({ withTimezone: true }).notNull(),
    decided: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('prestore_apply_member').on(t.user_rid, t.created.desc().nullsFirst(), t.rid),
    index('prestore_apply_state').on(t.state, t.created, t.rid),
    index('prestore_apply_file').on(t.file_rid),
    index('prestore_apply_cluster').on(t.cluster_rid).where(sql`${t.state} = 'waiting'`),
  ],
);
