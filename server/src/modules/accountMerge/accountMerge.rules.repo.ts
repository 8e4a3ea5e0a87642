import { accountRules } from './accountMerge.accountRules.repo';
import { moneyRules } from './accountMerge.moneyRules.repo';
import { orderRules } from './accountMerge.orderRules.repo';
import { promoterRules } from './accountMerge.promoterRules.repo';
import type { MergeRule } from './accountMerge.rule.repo';
import { actorRules } from './accountMerge.staffRules.repo';

const { closing, consent, sessions, idempotency_keys, ...account } = accountRules;

/** Rows that are locked before those of users, in the order of docs/modules.md: a merge locks them, then both users. */
export const rulesBeforeUsers: readonly MergeRule[] = [
  moneyRules.credit_apply,
  orderRules.evaluation,
  orderRules.instrument_permission,
  moneyRules.integration_exchange,
  moneyRules.integration_notice,
  moneyRules.invite_reward,
  moneyRules.invite_reward_inviter,
  moneyRules.invoice_apply,
  moneyRules.invoice_finance,
  account.notice_choice,
  account.outbox,
  moneyRules.prestore_apply,
  promoterRules.promoter,
  promoterRules.referred,
  promoterRules.referrals,
  moneyRules.rebate_payee,
  orderRules.report,
  orderRules.requirement,
  account.resumable_upload,
  orderRules.sample4recycle,
  orderRules.sampling,
  moneyRules.transfer_apply,
  moneyRules.price_group_member,
  moneyRules.rebate_withdrawal,
  moneyRules.statement,
  orderRules.orders,
  orderRules.quotation,
  orderRules.order_item,
  account.wx_accounts,
];

/** The other rows that move, in the order of docs/modules.md. */
export const rulesAfterUsers: readonly MergeRule[] = [
  account.invited_by,
  account.merged_into,
  account.invoice,
  orderRules.plan_item,
  orderRules.data_share,
  orderRules.plan_share,
  account.api_token,
  account.webhook,
  account.addresses,
  moneyRules.coupon,
  account.member_note,
  orderRules.sample,
  orderRules.reservation,
  moneyRules.cluster_payment,
  orderRules.order_draft,
  moneyRules.cluster_request,
  account.file,
  account.message,
  orderRules.protocol,
  orderRules.protocol_signature,
  orderRules.reservation_wait,
  moneyRules.cluster_member,
  orderRules.data_tag,
  orderRules.data_view,
  moneyRules.cluster_budget,
  moneyRules.cluster_data,
  moneyRules.rebate_promoter,
  moneyRules.rebate_referred,
  moneyRules.rebate_return,
];

/** All columns that name a user. A new one belongs here: `accountMerge.rules.test.ts` finds it. */
export const mergeRules: readonly MergeRule[] = [
  ...rulesBeforeUsers,
  ...rulesAfterUsers,
  ...[closing, consent, sessions, idempotency_keys],
  ...actorRules,
];
