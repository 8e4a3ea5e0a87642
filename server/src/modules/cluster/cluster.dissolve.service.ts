import { type Data, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { balances } from '../ledger/ledger.balance.service';
import type { Owner } from '../ledger/ledger.rules';
import { close } from '../ledger/ledger.service';
import { deleteBudgets } from './cluster.budget.repo';
import { deleteOthers, memberRids, ownersOf } from './cluster.member.repo';
import { tell } from './cluster.notice';
import { countWaitingPayments, lockWaitingPayments } from './cluster.payment.repo';
import { type ClusterRow, findClusters, updateCluster } from './cluster.repo';
import { cancelWaiting } from './cluster.request.repo';
import { ownerOfGroup } from './cluster.rules';

/** What modules above this one find that the group still pays or is paid. */
export interface OpenRecords {
  /** Codes of unpaid statements of which the group has paid a part. */
  readonly statements: readonly string[];
  /** Number of prepayments for the group that wait for staff. */
  readonly prestores: number;
}

/** Returns what has to be settled before the group can be dissolved. */
export async function obstaclesOf(
  tx: Tx,
  rid: string,
  open: OpenRecords,
): Promise<Data<'auth/cluster/obstacles'>> {
  const found = await balances(tx, ownerOfGroup(rid));
  return {
    cash_fen: found.get('cash')?.balance ?? 0,
    bonus_fen: found.get('bonus')?.balance ?? 0,
    payments: (await countWaitingPayments(tx, [rid])).get(rid)?.count ?? 0,
    statements: [...open.statements],
    prestores: open.prestores,
  };
}

/**
 * Dissolves a locked group: its accounts are closed, its members but the owner are gone and told. Refuses with
 * cluster_act_refused, which names what has to be done first.
 */
export async function dissolve(tx: Tx, cluster: ClusterRow, open: OpenRecords, at: Date): Promise<void> {
  const { rid } = cluster;
  const owner = ownerOfGroup(rid);
  await lockWaitingPayments(tx, rid);
  const { cash_fen, bonus_fen, payments } = await obstaclesOf(tx, rid, open);
  const obstacles = reasons.clusterObstacles({ ...open, money: cash_fen + bonus_fen, payments });
  if (obstacles.length > 0) throw refuse('cluster_act_refused', { msg: reasons.clusterStays(obstacles) });
  for (const user_rid of await memberRids(tx, rid, ['manager', 'finance', 'member']))
    await tell(tx, user_rid, { cluster, event: { act: 'dissolved' }, at });
  await cancelWaiting(tx, rid, at);
  await deleteOthers(tx, rid);
  await deleteBudgets(tx, rid);
  await updateCluster(tx, cluster, { state: 'dissolved', changed: at });
  for (const kind of ['cash', 'bonus'] as const) await close(tx, { owner, kind }, at);
}

/** Returns who gets a refund of what a group paid: the group, or its last owner when it is dissolved. */
export async function receiverOf(tx: Tx, rid: string): Promise<Owner> {
  const [cluster] = await findClusters(tx, [rid]);
  const owner = (await ownersOf(tx, [rid])).get(rid);
  return cluster?.state === 'dissolved' && owner !== undefined
    ? { kind: 'member', rid: owner }
    : ownerOfGroup(rid);
}
