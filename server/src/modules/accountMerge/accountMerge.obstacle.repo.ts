import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { approvals } from '../approval/approval.table';
import { clusterMembers, clusterPayments, clusters } from '../cluster/cluster.table';
import { creditApplies } from '../credit/credit.table';
import { invoiceApplies } from '../invoiceApply/invoiceApply.table';
import { prestoreApplies } from '../prestore/prestore.table';
import { rebateWithdrawals } from '../rebate/rebate.table';
import { statements } from '../statement/statement.table';
import { transferApplies } from '../transferApply/transferApply.table';
import type { Merged } from './accountMerge.rule.repo';

const codesOf = (rows: readonly { readonly code: string }[]): string[] => rows.map(({ code }) => code);

/** Returns the names of the groups that a member owns. */
export async function ownedGroups(tx: Tx, rid: string): Promise<string[]> {
  const rows = await tx
    .select({ code: clusters.name })
    .from(clusterMembers)
    .innerJoin(clusters, eq(clusters.rid, clusterMembers.cluster_rid))
    .where(
      and(
        eq(clusterMembers.user_rid, rid),
        eq(clusterMembers.role, 'owner'),
        ne(clusters.state, 'dissolved'),
      ),
    );
  return codesOf(rows);
}

/** Returns the names of the groups of which one account is the owner and the other one a member. */
export async function groupsOfBoth(tx: Tx, { from, into }: Merged): Promise<string[]> {
  const other = alias(clusterMembers, 'other');
  const rows = await tx
    .select({ code: clusters.name })
    .from(clusterMembers)
    .innerJoin(other, eq(other.cluster_rid, clusterMembers.cluster_rid))
    .innerJoin(clusters, eq(clusters.rid, clusterMembers.cluster_rid))
    .where(
      and(
        eq(clusterMembers.user_rid, from),
        eq(other.user_rid, into),
        or(eq(clusterMembers.role, 'owner'), eq(other.role, 'owner')),
        ne(clusters.state, 'dissolved'),
      ),
    );
  return codesOf(rows);
}

/** Returns the codes of statements of which a part waits for a group's manager. */
export async function waitingGroupPayments(tx: Tx, rid: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ code: statements.code })
    .from(clusterPayments)
    .innerJoin(statements, eq(statements.rid, clusterPayments.statement_rid))
    .where(and(eq(clusterPayments.user_rid, rid), eq(clusterPayments.state, 'waiting')));
  return codesOf(rows);
}

/** Returns the codes of withdrawals that wait to be paid. */
export async function waitingWithdrawals(tx: Tx, rids: readonly string[]): Promise<string[]> {
  const { code, user_rid, state } = rebateWithdrawals;
  const rows = await tx
    .select({ code })
    .from(rebateWithdrawals)
    .where(and(inArray(user_rid, [...rids]), eq(state, 'waiting')))
    .orderBy(code);
  return codesOf(rows);
}

/** Returns the codes of applications for credit that wait. */
export async function waitingCreditApplies(tx: Tx, rids: readonly string[]): Promise<string[]> {
  const { code, user_rid, state } = creditApplies;
  const rows = await tx
    .select({ code })
    .from(creditApplies)
    .where(and(inArray(user_rid, [...rids]), eq(state, 'waiting')))
    .orderBy(code);
  return codesOf(rows);
}

/**
 * Returns the codes of approvals that wait and are about these members: about a record of theirs, about one of them, or about another
 * merge. `own` is the one that is agreed to now.
 */
export async function waitingApprovals(tx: Tx, rids: readonly string[], own?: string): Promise<string[]> {
  const records = [
    prestoreApplies,
    creditApplies,
    transferApplies,
    statements,
    rebateWithdrawals,
    invoiceApplies,
  ];
  const parts = [
    sql`${approvals.target}`,
    ...['target', 'from', 'into'].map((key) => sql`${approvals.payload}->>${key}`),
  ];
  const about = parts.flatMap((part) => [
    inArray(part, [...rids]),
    ...records.map((table) =>
      inArray(
        part,
        tx
          .select({ code: table.code })
          .from(table)
          .where(inArray(table.user_rid, [...rids])),
      ),
    ),
  ]);
  const rows = await tx
    .select({ code: approvals.code })
    .from(approvals)
    .where(
      and(
        eq(approvals.state, 'waiting'),
        own === undefined ? undefined : ne(approvals.code, own),
        or(...about),
      ),
    )
    .orderBy(approvals.code);
  return codesOf(rows);
}
