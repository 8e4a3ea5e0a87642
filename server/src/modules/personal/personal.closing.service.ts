import type { Data, Parsed } from '@portal/shared/contract';
import { reasons } from '@portal/shared/contract';
import { closingDays, closingObstacleText } from '@portal/shared/rules';
import type { Context } from '../../http/context';
import { refuse } from '../../http/error';
import { after } from '../../kit/time';
import { prove } from '../account/password.service';
import { findClosing, insertClosing, removeClosing } from '../closing/closing.repo';
import { day } from '../limit/limit.rules';
import { countAttempt } from '../limit/limit.service';
import { notify } from '../message/message.service';
import { lockMember, ownUser } from '../user/user.service';
import { closeLimits } from './personal.limits';
import { closingRequested, closingWithdrawn } from './personal.notice';
import { obstaclesOf } from './personal.obstacle.service';

/**
 * Asks to close the account. The member's row is locked, so that an order or a booking that is placed meanwhile is
 * seen. Refuses with close_refused while records are open; a repeated request keeps the first date.
 */
export async function requestClosing(
  proof: Parsed<'auth/user/close'>,
  context: Context,
): Promise<Data<'auth/user/close'>> {
  const { db, member, now } = context;
  await countAttempt(db, closeLimits(member.rid), now());
  const user = await db.read((tx) => ownUser(tx, member.rid));
  const consumeProof = await prove(user, proof, context);
  return db.transaction(async (tx) => {
    await consumeProof(tx);
    await lockMember(tx, user.rid);
    const known = await findClosing(tx, user.rid);
    if (known) return { due: known.due.toISOString() };
    const obstacles = await obstaclesOf(tx, user);
    if (obstacles.length > 0) {
      const fields = Object.fromEntries(obstacles.map((one) => [one.kind, closingObstacleText(one)]));
      throw refuse('close_refused', { msg: reasons.openRecords(Object.values(fields)), fields });
    }
    const requested = now();
    const due = after(requested, closingDays * day);
    await insertClosing(tx, { user_rid: user.rid, requested, due });
    await notify(tx, user.rid, closingRequested(due), requested);
    return { due: due.toISOString() };
  });
}

/** Withdraws the request to close the account. */
export async function withdrawClosing({ db, member, now }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    if (await removeClosing(tx, member.rid)) await notify(tx, member.rid, closingWithdrawn, now());
  });
}
