import type { Data } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { type Bound, requireSeen } from '../../http/seen';
import { dissolve, type OpenRecords, obstaclesOf } from '../cluster/cluster.dissolve.service';
import { findPayment, statementsPaidBy } from '../cluster/cluster.payment.repo';
import { lockToApprove, postPayment } from '../cluster/cluster.payment.service';
import { mayAct, mayRead } from '../cluster/cluster.policy';
import { countWaitingForGroup } from '../prestore/prestore.repo';
import { requireBudgetsToApprove } from './statement.budgetStop.service';
import { lockWithOrders } from './statement.move.service';
import { findStatements } from './statement.repo';
import { settleIfPaid } from './statement.service';

/** The member who acts, and when. */
interface By {
  readonly user_rid: string;
  readonly at: Date;
}

/** Approves a payment from a group: its reserved amount is paid, and the statement is settled when nothing is owed. */
export async function approvePayment(
  tx: Tx,
  { rid, seen }: Bound<'auth/cluster/approve'>,
  by: By,
): Promise<void> {
  const found = await findPayment(tx, rid);
  if (!found) throw refuse('not_found', { noun: 'clusterPayment' });
  const acting = { rid: found.cluster_rid, user_rid: by.user_rid, act: 'approve' } as const;
  await mayRead(tx, acting);
  // A payment locks the statement before the group; so does this.
  const statement = await lockWithOrders(tx, found.statement_rid);
  if (!statement) throw refuse('not_found', { noun: 'statement' });
  const { cluster } = await mayAct(tx, acting);
  const payment = await lockToApprove(tx, rid, by);
  requireSeen(seen, payment);
  await postPayment(tx, { cluster, payment }, by);
  await requireBudgetsToApprove(tx, payment, by.at);
  await settleIfPaid(tx, statement, by.at);
}

/** Dissolves a group that has no money, and pays and is paid nothing any more. */
export async function dissolveCluster(tx: Tx, rid: string, { user_rid, at }: By): Promise<void> {
  const { cluster } = await mayAct(tx, { rid, user_rid, act: 'dissolve' });
  await dissolve(tx, cluster, await openRecords(tx, rid), at);
}

/** Returns what has to be settled before the owner can dissolve the group. */
export async function dissolutionObstacles(
  tx: Tx,
  { rid, user_rid }: { readonly rid: string; readonly user_rid: string },
): Promise<Data<'auth/cluster/obstacles'>> {
  await mayRead(tx, { rid, user_rid, act: 'dissolve' });
  return obstaclesOf(tx, rid, await openRecords(tx, rid));
}

async function openRecords(tx: Tx, rid: string): Promise<OpenRecords> {
  const paid = await findStatements(tx, await statementsPaidBy(tx, rid));
  return {
    statements: paid.filter(({ state }) => state !== 'paid').map(({ code }) => code),
    prestores: await countWaitingForGroup(tx, rid),
  };
}
