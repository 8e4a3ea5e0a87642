import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { staff_recovery_codes, staff_second_factors, staff_verifications } from './staffAccount.table';

/** Returns the authenticator app of a member of staff and locks its row. */
export async function lockSecondFactor(tx: Tx, staff_rid: string) {
  const [row] = await tx
    .select()
    .from(staff_second_factors)
    .where(eq(staff_second_factors.staff_rid, staff_rid))
    .for('no key update');
  return row;
}

/** Stores a secret that does not count yet. Returns false when a confirmed one exists, which stays. */
export async function putSecret(tx: Tx, staff_rid: string, secret: string): Promise<boolean> {
  const stored = await tx
    .insert(staff_second_factors)
    .values({ staff_rid, secret })
    .onConflictDoUpdate({
      target: staff_second_factors.staff_rid,
      set: { secret },
      setWhere: isNull(staff_second_factors.confirmed),
    })
    .returning({ staff_rid: staff_second_factors.staff_rid });
  return stored.length > 0;
}

/** Makes the secret count, and replaces the recovery codes. */
export async function confirmSecret(
  tx: Tx,
  staff_rid: string,
  { hashes, confirmed }: { readonly hashes: readonly string[]; readonly confirmed: Date },
): Promise<void> {
  await tx
    .update(staff_second_factors)
    .set({ confirmed })
    .where(eq(staff_second_factors.staff_rid, staff_rid));
  await tx.delete(staff_recovery_codes).where(eq(staff_recovery_codes.staff_rid, staff_rid));
  await tx.insert(staff_recovery_codes).values(hashes.map((hash) => ({ staff_rid, hash })));
}

/**
 * Records the use of a code's time step; returns false when this or a later step was used before. A step after `last`, which no code
 * has now, was stored by a clock that was ahead and does not count.
 */
export async function consumeStep(
  tx: Tx,
  staff_rid: string,
  { step, last }: { readonly step: number; readonly last: number },
): Promise<boolean> {
  const { last_step } = staff_second_factors;
  const used = await tx
    .update(staff_second_factors)
    .set({ last_step: step })
    .where(and(eq(staff_second_factors.staff_rid, staff_rid), or(lt(last_step, step), gt(last_step, last))))
    .returning({ step: staff_second_factors.last_step });
  return used.length > 0;
}

/** Records the use of a recovery code; returns false when it is unknown or was used before. */
export async function consumeRecoveryCode(
  tx: Tx,
  staff_rid: string,
  hash: string,
  used: Date,
): Promise<boolean> {
  const found = await tx
    .update(staff_recovery_codes)
    .set({ used })
    .where(
      and(
        eq(staff_recovery_codes.staff_rid, staff_rid),
        eq(staff_recovery_codes.hash, hash),
        isNull(staff_recovery_codes.used),
      ),
    )
    .returning({ hash: staff_recovery_codes.hash });
  return found.length > 0;
}

export const countRecoveryCodes = (tx: Tx, staff_rid: string): Promise<number> =>
  tx.$count(
    staff_recovery_codes,
    and(eq(staff_recovery_codes.staff_rid, staff_rid), isNull(staff_recovery_codes.used)),
  );

/** Records that the session gave a second factor. */
export async function putVerification(tx: Tx, session_rid: string, verified: Date): Promise<void> {
  await tx
    .insert(staff_verifications)
    .values({ session_rid, verified })
    .onConflictDoUpdate({ target: staff_verifications.session_rid, set: { verified } });
}

export async function removeSecondFactor(tx: Tx, staff_rid: string): Promise<void> {
  await lockSecondFactor(tx, staff_rid);
  await tx.delete(staff_recovery_codes).where(eq(staff_recovery_codes.staff_rid, staff_rid));
  await tx.delete(staff_second_factors).where(eq(staff_second_factors.staff_rid, staff_rid));
}
