import { sql } from 'drizzle-orm';
import { clusterData } from '../cluster/cluster.data.table';
import { clusterBudgets, clusterMembers, clusterPayments, clusterRequests } from '../cluster/cluster.table';
import { coupons } from '../coupon/coupon.table';
import { creditApplies } from '../credit/credit.table';
import { integrationExchanges, integrationNotices } from '../integration/integration.table';
import { inviteRewards } from '../invite/invite.table';
import { invoiceApplies, invoiceFinances } from '../invoiceApply/invoiceApply.table';
import { prestoreApplies } from '../prestore/prestore.table';
import { priceGroupMembers } from '../priceGroup/priceGroup.table';
import { rebatePayees, rebateReturns, rebates, rebateWithdrawals } from '../rebate/rebate.table';
import { statements } from '../statement/statement.table';
import { transferApplies } from '../transferApply/transferApply.table';
import { moves, movesOnce } from './accountMerge.rule.repo';

/** Rules of the records of money; what the ledger holds is moved by transfers (`accountMerge.money.service.ts`). */
export const moneyRules = {
  credit_apply: moves(creditApplies.user_rid),
  integration_exchange: moves(integrationExchanges.user_rid),
  integration_notice: movesOnce(integrationNotices.user_rid, { by: [integrationNotices.month] }),
  invite_reward: movesOnce(inviteRewards.user_rid, { by: [] }),
  invite_reward_inviter: moves(inviteRewards.inviter_rid),
  invoice_apply: moves(invoiceApplies.user_rid),
  invoice_finance: movesOnce(invoiceFinances.user_rid, { by: [] }),
  prestore_apply: moves(prestoreApplies.user_rid),
  rebate_payee: movesOnce(rebatePayees.user_rid, { by: [] }),
  transfer_apply: moves(transferApplies.user_rid),
  price_group_member: movesOnce(priceGroupMembers.user_rid, { by: [] }),
  rebate_withdrawal: moves(rebateWithdrawals.user_rid),
  statement: moves(statements.user_rid),
  coupon: moves(coupons.user_rid),
  cluster_payment: moves(clusterPayments.user_rid),
  cluster_request: movesOnce(clusterRequests.user_rid, {
    by: [clusterRequests.cluster_rid],
    where: (row) => sql`${row}.state = 'waiting'`,
  }),
  cluster_member: movesOnce(clusterMembers.user_rid, { by: [clusterMembers.cluster_rid] }),
  // Moved with the membership, or ended with it.
  cluster_data: moves(clusterData.user_rid),
  cluster_budget: movesOnce(clusterBudgets.user_rid, { by: [clusterBudgets.cluster_rid] }),
  rebate_promoter: moves(rebates.promoter_rid),
  rebate_referred: moves(rebates.referred_rid),
  rebate_return: moves(rebateReturns.promoter_rid),
} as const;
