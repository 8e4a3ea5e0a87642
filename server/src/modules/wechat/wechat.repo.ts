import { eq, lt } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { wx_accounts, wx_callbacks } from './wechat.table';

/** Returns the key of the user bound to a WeChat user. */
export async function findBound(tx: Tx, openid: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ user_rid: wx_accounts.user_rid })
    .from(wx_accounts)
    .where(eq(wx_accounts.openid, openid));
  return row?.user_rid;
}

/** Binds a WeChat user to a user and replaces earlier bindings of both. */
export async function bind(tx: Tx, row: typeof wx_accounts.$inferInsert): Promise<void> {
  await tx.delete(wx_accounts).where(eq(wx_accounts.user_rid, row.user_rid));
  await tx
    .insert(wx_accounts)
    .values(row)
    .onConflictDoUpdate({
      target: wx_accounts.openid,
      set: { user_rid: row.user_rid, created: row.created },
    });
}

/** Records a callback; returns false when it was recorded before. */
export async function takeCallback(tx: Tx, signature: string, expires: Date): Promise<boolean> {
  const taken = await tx
    .insert(wx_callbacks)
    .values({ signature, expires })
    .onConflictDoNothing()
    .returning({ signature: wx_callbacks.signature });
  return taken.length > 0;
}

export async function removeExpiredCallbacks(tx: Tx, now: Date): Promise<void> {
  await tx.delete(wx_callbacks).where(lt(wx_callbacks.expires, now));
}
