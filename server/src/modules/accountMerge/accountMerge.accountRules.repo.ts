import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { idempotency_keys } from '../../http/idempotency.table';
import { addresses } from '../address/address.table';
import { apiTokens } from '../apiToken/apiToken.table';
import { closings } from '../closing/closing.table';
import { consents } from '../consent/consent.table';
import { invoices } from '../invoice/invoice.table';
import { memberNotes } from '../memberNote/memberNote.table';
import { messages, noticeChoices, outbox } from '../message/message.table';
import { sessions } from '../session/session.table';
import { files } from '../upload/file.table';
import { resumableUploads } from '../upload/resumableUpload.table';
import { users } from '../user/user.table';
import { webhooks } from '../webhook/webhook.table';
import { wx_accounts } from '../wechat/wechat.table';
import { ends, type Merged, movedBy, moves, movesOnce, stays } from './accountMerge.rule.repo';

/** Of two defaults that of the kept account stays one. */
const oneDefault = (user_rid: AnyPgColumn, is_default: AnyPgColumn) =>
  moves(user_rid, ({ into }) => ({
    is_default: sql`${is_default} AND NOT EXISTS (SELECT 1 FROM ${user_rid.table} AS kept WHERE kept.user_rid = ${into} AND kept.is_default)`,
  }));

/** Invitations of the given-up account count for the kept one, but nobody has invited himself. */
async function moveInvited(tx: Tx, { from, into }: Merged): Promise<void> {
  await tx.update(users).set({ invited_by: into }).where(eq(users.invited_by, from));
  await tx
    .update(users)
    .set({ invited_by: null })
    .where(and(eq(users.rid, into), eq(users.invited_by, into)));
}

/** Rules of the account itself: what is known of the person, and what gives access to it. */
export const accountRules = {
  closing: stays(closings.user_rid, 'an account that is being closed is not merged'),
  consent: stays(consents.user_rid, 'what was agreed to in this account, which the lab must be able to show'),
  notice_choice: movesOnce(noticeChoices.user_rid, { by: [noticeChoices.kind] }),
  outbox: moves(outbox.user_rid),
  resumable_upload: moves(resumableUploads.user_rid),
  wx_accounts: movesOnce(wx_accounts.user_rid, { by: [] }),
  invited_by: movedBy(users.invited_by, moveInvited),
  merged_into: moves(users.merged_into),
  invoice: oneDefault(invoices.user_rid, invoices.is_default),
  sessions: stays(sessions.user_rid, 'they are ended, and show when the account was used'),
  api_token: ends(apiTokens.user_rid),
  webhook: moves(webhooks.user_rid),
  addresses: oneDefault(addresses.user_rid, addresses.is_default),
  file: moves(files.user_rid),
  message: moves(messages.user_rid),
  member_note: moves(memberNotes.user_rid),
  idempotency_keys: stays(
    idempotency_keys.user_rid,
    'answers that are stored for a day, by the key of a request',
  ),
} as const;
