import { approvals } from '../approval/approval.table';
import { audits } from '../audit/audit.table';
import { bankLines } from '../bankLine/bankLine.table';
import { clusterPayments } from '../cluster/cluster.table';
import { content_drafts, content_versions } from '../content/content.table';
import { invoiceApplyEvents } from '../invoiceApply/invoiceApply.table';
import { memberNotes } from '../memberNote/memberNote.table';
import { orderAssignments, orderNotes } from '../order/order.desk.table';
import { sampleEvents } from '../order/order.sampleState.table';
import { orderEvents, orders } from '../order/order.table';
import { orderFiles } from '../orderFile/orderFile.table';
import { pictures } from '../picture/picture.table';
import { planItems } from '../plan/plan.table';
import { reports } from '../report/report.table';
import { requirementMessages, requirements } from '../requirement/requirement.table';
import { retests } from '../retest/retest.table';
import {
  staff_accounts,
  staff_recovery_codes,
  staff_second_factors,
} from '../staffAccount/staffAccount.table';
import { statementEvents } from '../statement/statement.table';
import { unclaimeds } from '../unclaimed/unclaimed.table';
import { worksheetRuns, worksheets } from '../worksheet/worksheet.table';
import { type MergeRule, stays } from './accountMerge.rule.repo';

const ofStaff = 'acts of staff, whose accounts are not merged';
const history = 'a history says in which account a person acted';

/** Columns that say who did something. */
export const actorRules: readonly MergeRule[] = [
  ...[
    approvals.requested_by,
    approvals.decided_by,
    audits.staff_rid,
    bankLines.added_by,
    bankLines.decided_by,
  ],
  ...[content_drafts.staff_rid, content_versions.staff_rid, orderAssignments.staff_rid, orderNotes.staff_rid],
  ...[pictures.staff_rid, reports.author_rid, reports.issuer_rid, staff_accounts.staff_rid],
  ...[staff_second_factors.staff_rid, staff_recovery_codes.staff_rid, worksheets.created_by],
  ...[worksheetRuns.marked_by, worksheetRuns.checked_by, unclaimeds.created_by, unclaimeds.settled_by],
  ...[orderFiles.added_by, memberNotes.staff_rid],
  ...[retests.created_by, requirements.prepared_by, planItems.prepared_by, orders.prepared_by],
]
  .map((column) => stays(column, ofStaff))
  .concat(
    [
      ...[requirementMessages.by_rid, orderEvents.by_rid, sampleEvents.by_rid, invoiceApplyEvents.by_rid],
      ...[statementEvents.by_rid, clusterPayments.decided_by],
    ].map((column) => stays(column, history)),
  );
