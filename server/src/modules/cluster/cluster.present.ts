import type { Cluster, ClusterEntry, ClusterMember, ClusterRequest, Data } from '@portal/shared/contract';
import { withEtag } from '../../http/etag';
import type { ListedEntry } from '../ledger/ledger.balance.repo';
import type { ClusterMemberRow } from './cluster.member.repo';
import type { ClusterRow } from './cluster.repo';
import type { ClusterRequestRow } from './cluster.request.repo';

/** What belongs to a group and its member. */
interface ClusterParts extends Pick<Cluster, 'available' | 'applications' | 'approvals' | 'members' | 'can'> {
  readonly member: ClusterMemberRow;
  readonly used_fen: number;
}

/** Returns what an edit of a group replaces. */
export const editedCluster = ({ name, intro, listed, approval_fen, limit_fen }: ClusterRow) =>
  withEtag({ name, intro, listed, approval_fen, limit_fen });

export function presentCluster(row: ClusterRow, { member, used_fen, ...parts }: ClusterParts): Cluster {
  const { rid, code, state } = row;
  return {
    rid,
    code,
    state,
    ...editedCluster(row),
    ...parts,
    created: row.created.toISOString(),
    role: member.role,
    allowance: { limit_fen: member.limit_fen, used_fen },
  };
}

export function presentMember(
  { user_rid, role, joined }: ClusterMemberRow,
  parts: Pick<ClusterMember, 'name' | 'phone' | 'allowance' | 'can'>,
): ClusterMember {
  return { user_rid, role, joined: joined.toISOString(), ...parts };
}

export function presentRequest(
  { rid, kind, state, message, created, decided }: ClusterRequestRow,
  parts: Pick<ClusterRequest, 'cluster' | 'name' | 'answers'>,
): ClusterRequest {
  return {
    rid,
    kind,
    state,
    message,
    ...parts,
    created: created.toISOString(),
    decided: decided?.toISOString() ?? null,
  };
}

export function presentClusterEntry(
  { id, amount, balance, at }: ListedEntry,
  parts: Pick<ClusterEntry, 'label' | 'code' | 'orders' | 'fund_codes' | 'member'>,
): ClusterEntry {
  return { id, ...parts, amount_fen: amount, balance_fen: balance, at: at.toISOString() };
}

type StaffRow = Data<'staff/cluster/list'>['list'][number];

export function presentForStaff(
  { rid, code, name, state, created }: ClusterRow,
  parts: Pick<StaffRow, 'owner' | 'members' | 'available'>,
): StaffRow {
  return { rid, code, name, state, created: created.toISOString(), ...parts };
}
