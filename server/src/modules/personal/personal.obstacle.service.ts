import type { Data } from '@portal/shared/contract';
import type { AccountKind, ClosingObstacleKind } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { ownedClusterCodes } from '../cluster/cluster.repo';
import { openInvoiceApplyCodes } from '../invoiceApply/invoiceApply.repo';
import { balances } from '../ledger/ledger.balance.service';
import { openOrderCodes } from '../order/order.repo';
import { sampleLink } from '../order/order.sample.notice';
import { askedRecycleCodes } from '../sample/sample4recycle.repo';
import { openSamplingCodes } from '../sampling/sampling.repo';
import type { UserRow } from '../user/user.repo';

interface Check {
  /** Page where the member deals with the records, which may depend on the member's money. */
  readonly link: string | ((tx: Tx, user: UserRow) => Promise<string>);
  /** Returns the codes of the open records; one empty code stands for a record without a code. */
  find(tx: Tx, user: UserRow): Promise<readonly string[]>;
}

/**
 * All checks before an account is closed. A module whose records must be finished first, such as money owed, adds its
 * kind to `closingObstacles` (shared/rules) and its check here.
 */
const checks: Readonly<Record<ClosingObstacleKind, Check>> = {
  order: { link: '/member/order', find: (tx, { rid }) => openOrderCodes(tx, rid) },
  sampling: { link: '/member/order?kind=visit', find: (tx, { rid }) => openSamplingCodes(tx, rid) },
  // The owner hands the group over, or dissolves it.
  cluster: { link: '/member/communityMg', find: (tx, { rid }) => ownedClusterCodes(tx, rid) },
  sample4recycle: { link: sampleLink, find: (tx, { rid }) => askedRecycleCodes(tx, rid) },
  money: { link: moneyLink, find: async (tx, user) => (await openAccounts(tx, user)).map(() => '') },
  invoiceApply: { link: '/member/invoiceLs', find: (tx, { rid }) => openInvoiceApplyCodes(tx, rid) },
  staff: { link: '/contact', find: async (_tx, { role }) => (role === 'staff' ? [''] : []) },
};

/** Accounts that must be empty. Bonus and points are given and are forfeited with the account. */
const settled = ['credit', 'rebate', 'cash'] as const satisfies readonly AccountKind[];

type SettledKind = (typeof settled)[number];

/** Returns the member's accounts that are not settled. */
async function openAccounts(tx: Tx, { rid }: Pick<UserRow, 'rid'>): Promise<SettledKind[]> {
  const found = await balances(tx, { kind: 'member', rid });
  return settled.filter((kind) => {
    // Reserved amounts belong to an open order, which is an obstacle itself.
    const { balance = 0, expected = 0 } = found.get(kind) ?? {};
    return balance !== 0 || expected > 0;
  });
}

/** Where an account is settled: debts are paid first, rebates are withdrawn; the lab pays cash back. */
const moneyLinks: Readonly<Record<SettledKind, string>> = {
  credit: '/member/unpaid',
  rebate: '/member/promotion',
  cash: '/contact',
};

/** Returns the page where the first account that is not settled is settled. */
async function moneyLink(tx: Tx, user: UserRow): Promise<string> {
  const [first = 'cash'] = await openAccounts(tx, user);
  return moneyLinks[first];
}

/** Maximum number of codes that are named. */
const named = 5;

type Obstacles = Data<'auth/user/closing'>['obstacles'];

/** Returns the obstacles to closing the account; empty when it can be closed. */
export async function obstaclesOf(tx: Tx, user: UserRow): Promise<Obstacles> {
  const found: Obstacles = [];
  for (const [kind, { link, find }] of Object.entries(checks) as [ClosingObstacleKind, Check][]) {
    const codes = await find(tx, user);
    if (codes.length === 0) continue;
    const page = typeof link === 'string' ? link : await link(tx, user);
    found.push({ kind, count: codes.length, codes: codes.filter(Boolean).slice(0, named), link: page });
  }
  return found;
}
