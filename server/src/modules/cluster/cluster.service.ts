import { type Parsed, reasons } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireUnchanged } from '../../http/etag';
import { readableCode } from '../../kit/readableCode';
import { requireStaying } from '../closing/closing.service';
import { lockMember } from '../user/user.service';
import { insertMember, ownersOf } from './cluster.member.repo';
import { requireOwnName } from './cluster.name.service';
import { mayAct } from './cluster.policy';
import { editedCluster } from './cluster.present';
import { type ClusterRow, countOwned, insertCluster, updateCluster } from './cluster.repo';

/** The member who acts, and when. */
export interface By {
  readonly user_rid: string;
  readonly at: Date;
}

/** Creates a group, whose owner is the member. */
export async function addCluster(
  tx: Tx,
  fields: Parsed<'auth/cluster/add'>,
  { user_rid, at }: By,
): Promise<ClusterRow> {
  await requireStaying(tx, user_rid);
  await requireRoom(tx, user_rid);
  await requireOwnName(tx, { name: fields.name, owner_rid: user_rid });
  const row: ClusterRow = {
    ...fields,
    rid: newRid(),
    code: readableCode(),
    state: 'active',
    created: at,
    changed: at,
  };
  await insertCluster(tx, row);
  await insertMember(tx, { cluster_rid: row.rid, user_rid, role: 'owner', limit_fen: null, joined: at });
  return row;
}

/** Locks the member and refuses with cluster_limit when they own as many groups as one member may. */
export async function requireRoom(tx: Tx, user_rid: string): Promise<void> {
  await lockMember(tx, user_rid);
  if ((await countOwned(tx, user_rid)) >= limits.clusters)
    throw refuse('cluster_limit', { msg: reasons.clustersOwned });
}

/**
 * Changes a group. The limit of new members does not change that of those who are in it. Refuses with edited_meanwhile unless
 * the edit started from the present state.
 */
export async function editCluster(
  tx: Tx,
  { rid, etag, ...fields }: Parsed<'auth/cluster/edit'>,
  user_rid: string,
): Promise<ClusterRow> {
  const { cluster } = await mayAct(tx, { rid, user_rid, act: 'edit' });
  requireUnchanged(editedCluster(cluster), etag);
  const owner_rid = (await ownersOf(tx, [rid])).get(rid);
  if (owner_rid !== undefined) await requireOwnName(tx, { name: fields.name, owner_rid, rid });
  return updateCluster(tx, cluster, fields);
}
