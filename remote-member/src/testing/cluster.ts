import type { Cluster, ClusterMember, ClusterPayment, ClusterRequest } from '@portal/shared/contract';
import { type ClusterRole, possibleClusterActs } from '@portal/shared/rules';
import { fakeEtag } from '@portal/shared/testing';

/** Returns the answer of the list of managed groups. */
export const managedList = (...list: Cluster[]) => ({
  total: list.length,
  list,
  owned: list.filter(({ role }) => role === 'owner').length,
});

/** Returns a group as a member with this role sees it. */
export function clusterAs(role: ClusterRole, part: Partial<Cluster> = {}): Cluster {
  const manages = role !== 'member';
  return {
    rid: 'cluster-1',
    code: '7KQ2MX4P',
    name: '材料课题组',
    intro: '新能源材料',
    listed: true,
    state: 'active',
    created: '2026-01-05T02:00:00Z',
    members: 3,
    role,
    approval_fen: 50_000,
    limit_fen: 300_000,
    allowance: { limit_fen: 300_000, used_fen: 20_000 },
    available: manages ? { cash_fen: 2_000_000, bonus_fen: 10_000 } : null,
    applications: 0,
    approvals: { count: 0, amount_fen: 0 },
    can: possibleClusterActs(part.state ?? 'active', role),
    etag: fakeEtag,
    ...part,
  };
}

export function clusterMember(part: Partial<ClusterMember> = {}): ClusterMember {
  return {
    user_rid: 'user-2',
    name: '李敏',
    role: 'member',
    joined: '2026-02-01T02:00:00Z',
    phone: '138****0002',
    allowance: { limit_fen: 300_000, used_fen: 20_000 },
    can: [],
    ...part,
  };
}

export function clusterRequest(part: Partial<ClusterRequest> = {}): ClusterRequest {
  return {
    rid: 'request-1',
    kind: 'apply',
    state: 'waiting',
    name: '周**',
    message: '我是博士生',
    cluster: { rid: 'cluster-1', code: '7KQ2MX4P', name: '材料课题组', full: false },
    created: '2026-11-20T02:00:00Z',
    decided: null,
    answers: true,
    ...part,
  };
}

export function clusterPayment(part: Partial<ClusterPayment> = {}): ClusterPayment {
  return {
    rid: 'payment-1',
    state: 'waiting',
    amount_fen: 52_000,
    member: '李敏',
    note: '',
    cluster: { rid: 'cluster-1', name: '材料课题组' },
    statement: 'S20261120-000003',
    orders: ['D20261120-000007'],
    services: ['X 射线衍射 × 2 样'],
    created: '2026-11-20T02:00:00Z',
    expires: '2026-11-27T02:00:00Z',
    decided: null,
    can: ['approve', 'decline'],
    ...part,
  };
}
