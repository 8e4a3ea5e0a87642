import type { Tx } from '../../db/client';
import type { Context } from '../../http/context';
import type { Bound } from '../../http/seen';
import { type CodeFor, checkCode, consumeCode } from '../smsCode/smsCode.service';
import { ownUser } from '../user/user.service';
import { transferCluster } from './cluster.member.service';

/**
 * Hands a group over, proven by a code to the owner's phone when one is sent. The code is checked before the transaction, whose
 * rollback would reset the count of wrong guesses.
 */
export async function transferByOwner(
  { code, ...input }: Bound<'auth/cluster/transfer'>,
  context: Context,
): Promise<void> {
  const { db, member, secret, now } = context;
  let consumeProof: ((tx: Tx) => Promise<void>) | undefined;
  if (code !== undefined) {
    const user = await db.read((tx) => ownUser(tx, member.rid));
    const of: CodeFor = { receiver: user.phone ?? '', useFor: 1, secret };
    await checkCode(db, of, code, now());
    consumeProof = (tx) => consumeCode(tx, of, code);
  }
  await db.transaction(async (tx) => {
    // Before the members, as every other call that takes a code locks them.
    await consumeProof?.(tx);
    const proven = consumeProof !== undefined;
    await transferCluster(tx, { ...input, proven }, { user_rid: member.rid, at: now() });
  });
}
