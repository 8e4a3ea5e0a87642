import { clusterData } from '../cluster/cluster.data.table';
import { clusterBudgets, clusterMembers, clusterPayments, clusterRequests } from '../cluster/cluster.table';
import { byUser, type Records, records } from './personal.recordsOfTable.repo';

/** Groups: what the member is in them, requests to join, and what groups paid for the member. */
export const clusterRecords: readonly Records[] = [
  records(clusterData, {
    of: byUser(clusterData.user_rid),
    exported: { file: 'clusterData' },
    sortedBy: clusterData.order_rid,
    closing: 'delete',
  }),
  records(clusterMembers, {
    of: byUser(clusterMembers.user_rid),
    exported: { file: 'clusters' },
    sortedBy: clusterMembers.joined,
    closing: 'delete',
  }),
  records(clusterBudgets, {
    of: byUser(clusterBudgets.user_rid),
    exported: { file: 'clusterBudgets' },
    sortedBy: clusterBudgets.changed,
    closing: 'delete',
  }),
  records(clusterRequests, {
    of: byUser(clusterRequests.user_rid),
    exported: { file: 'clusterRequests' },
    sortedBy: clusterRequests.created,
    closing: 'delete',
  }),
  records(clusterPayments, {
    of: byUser(clusterPayments.user_rid),
    exported: { file: 'clusterPayments' },
    hidden: ['decided_by'],
    sortedBy: clusterPayments.created,
    closing: {
      rid: 'keep',
      cluster_rid: 'keep',
      user_rid: 'keep',
      statement_rid: 'keep',
      state: 'keep',
      month: 'keep',
      decided_by: 'keep',
      note: 'clear',
    },
  }),
];
