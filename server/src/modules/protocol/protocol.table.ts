import type { ProtocolText } from '@portal/shared/contract';
import { signingMethods } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { orderRid } from '../order/order.table';
import { files } from '../upload/file.table';
import { users } from '../user/user.table';

/** Versions of the agreement of each order. Accepted quotations make new ones. */
export const protocols = pgTable(
  'protocol',
  {
    rid: text().primaryKey(),
    order_rid: orderRid(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    /** Counted from 1 for each order. */
    version: integer().notNull(),
    /** The PDF; null when the version was replaced before it was signed. */
    file_rid: text().references(() => files.rid),
    /** SHA-256 of the PDF as hexadecimal digits; null for agreements from before this table. */
    sha256: text(),
    /** What the PDF says; null for agreements from before this table. */
    content: jsonb().$type<ProtocolText>(),
    due_fen: bigint({ mode: 'number' }).notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** When it was signed, or its first signed copy was added. */
    signed: timestamp({ withTimezone: true }),
    superseded: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('protocol_version').on(t.order_rid, t.version),
    // An order has one current agreement, also when two processes generate it.
    uniqueIndex('protocol_current').on(t.order_rid).where(sql`${t.superseded} IS NULL`),
    index('protocol_member').on(t.user_rid, t.created.desc().nullsFirst(), t.rid),
  ],
);

/** Signatures that members made on the page, with the evidence of who signed which document when. */
export const protocolSignatures = pgTable('protocol_signature', {
  rid: text().primaryKey(),
  /** A version is signed once. */
  protocol_rid: text()
    .notNull()
    .unique()
    .references(() => protocols.rid),
  user_rid: text()
    .notNull()
    .references(() => users.rid),
  /** The name that the person typed. */
  name: text().notNull(),
  method: text({ enum: signingMethods }).notNull(),
  /** The drawn signature as PNG in base64; null for a typed one. */
  picture: text(),
  /** The phone that received the code. */
  phone: text().notNull(),
  ip: text().notNull(),
  user_agent: text().notNull(),
  /** The sentence that the person agreed to. */
  consent: text().notNull(),
  /** SHA-256 of the PDF that was signed. */
  sha256: text().notNull(),
  /** The signed copy: the document and a page with the signature. */
  file_rid: text()
    .notNull()
    .references(() => files.rid),
  at: timestamp({ withTimezone: true }).notNull(),
});
