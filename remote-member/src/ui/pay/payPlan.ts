import type { Cluster, Input, Statement } from '@portal/shared/contract';
import { bareYuan, fenOf, fenOrZero, formatFen, splitAmount, yuanOf } from '@portal/shared/rules';
import type { BudgetCap } from '../budget/budgetCaps';

/** Who pays: the member, or a group by its key. */
export type PayerKey = string;
export const own: PayerKey = 'own';

/** How an amount is split; `percent` in percent with two decimals. */
export type SplitBy = 'amount' | 'percent';

/** How much is paid, and by whom. */
export interface PayShares {
  readonly amount: string;
  readonly by: SplitBy;
  readonly payers: readonly PayerKey[];
  /** Typed shares by payer. The last payer pays the rest and has none. */
  readonly shares: Readonly<Record<PayerKey, string>>;
}

/** Values of the form of a payment. */
export interface PayFields extends PayShares {
  /** Shows the data of the orders to the managers of the groups that pay. */
  readonly show: boolean;
}

/** What the payment is made from. */
export interface PayScene {
  readonly statement: Pick<Statement, 'owed_fen' | 'waiting_fen' | 'available'>;
  /** Groups with whose money the member may pay. */
  readonly clusters: readonly Cluster[];
  /** What budgets that stop payments leave of groups, by their keys. */
  readonly caps: ReadonlyMap<PayerKey, BudgetCap>;
}

/** What one payer pays, and what it has afterwards. */
export interface PayerPart {
  readonly key: PayerKey;
  readonly cluster: Cluster | undefined;
  readonly amount_fen: number;
  /** Share as it is sent: fen, or hundredths of a percent. */
  readonly share: number;
  /** True when a manager of the group has to approve it. */
  readonly waits: boolean;
  /** Why the payer can't pay it. */
  readonly problem: string | undefined;
}

/** What can be paid now: what is owed, less what waits for the approval of a manager. */
export const payableOf = ({ owed_fen, waiting_fen }: PayScene['statement']): number => owed_fen - waiting_fen;

/** Returns the most that a payer can pay; undefined when the member does not see it. */
export function mostOf({ statement, clusters, caps }: PayScene, key: PayerKey): number | undefined {
  if (key === own) return statement.available.cash_fen + statement.available.bonus_fen;
  const cluster = clusters.find(({ rid }) => rid === key);
  if (!cluster) return 0;
  const { available, allowance } = cluster;
  const cap = caps.get(key);
  const limits = [
    ...(cap ? [cap.most_fen] : []),
    ...(available ? [available.cash_fen + available.bonus_fen] : []),
    ...(allowance.limit_fen === null ? [] : [Math.max(0, allowance.limit_fen - allowance.used_fen)]),
  ];
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

/** Returns the payers in the order of the page: groups, then the member, who pays the rest. */
export const inOrder = ({ clusters }: PayScene, payers: readonly PayerKey[]): PayerKey[] =>
  [...clusters.map(({ rid }) => rid), own].filter((key) => payers.includes(key));

/** Hundredths of a percent of a text such as 33.34; undefined when it is no percentage. */
function hundredthsOf(typed: string): number | undefined {
  const [, whole = '', part = ''] =
    /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(bareYuan(typed).replace(/ ?%$/, '')) ?? [];
  const value = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return whole === '' || value > 10_000 ? undefined : value;
}

/** Returns what each payer pays, by the rule of the server; undefined while a share is missing or the shares are too large. */
export function payPlan(scene: PayScene, { amount, by, payers, shares }: PayShares): PayerPart[] | undefined {
  const fen = fenOf(amount);
  const keys = inOrder(scene, payers);
  if (fen === undefined || keys.length === 0) return undefined;
  const typed = keys.slice(0, -1).map((key) => shareOf(by, shares[key] ?? ''));
  if (!typed.every((share) => share !== undefined)) return undefined;
  const rest = (by === 'percent' ? 10_000 : fen) - typed.reduce((sum, share) => sum + share, 0);
  const all = [...typed, rest];
  const amounts = splitAmount(fen, { by, shares: all });
  return amounts && keys.map((key, index) => partOf(scene, key, amounts[index] ?? 0, all[index] ?? 0));
}

const shareOf = (by: SplitBy, typed: string): number | undefined =>
  by === 'percent' ? hundredthsOf(typed) : fenOrZero(typed);

function partOf(scene: PayScene, key: PayerKey, amount_fen: number, share: number): PayerPart {
  const cluster = scene.clusters.find(({ rid }) => rid === key);
  const most = mostOf(scene, key);
  const approval = cluster?.approval_fen ?? null;
  return {
    key,
    cluster,
    amount_fen,
    share,
    waits: approval !== null && amount_fen > approval && cluster?.can.includes('approve') !== true,
    problem: most !== undefined && amount_fen > most ? `最多可付 ${formatFen(most)}` : undefined,
  };
}

/**
 * Returns shares as texts for payers that are chosen together: equal percentages, or equal amounts as far as each payer
 * can pay them; the others pay what one can't.
 */
export function proposedShares(scene: PayScene, { amount, by, payers }: Omit<PayShares, 'shares'>) {
  const keys = inOrder(scene, payers);
  const fen = fenOf(amount) ?? 0;
  const parts =
    by === 'percent' ? keys.map(() => Math.floor(10_000 / keys.length)) : filled(scene, keys, fen);
  return Object.fromEntries(keys.slice(0, -1).map((key, index) => [key, yuanOf(parts[index] ?? 0)]));
}

/** Divides an amount evenly; a payer that can't pay an even part pays all it can, and the rest is divided again. */
function filled(scene: PayScene, keys: readonly PayerKey[], fen: number): number[] {
  const limits = keys.map((key) => mostOf(scene, key) ?? fen);
  const parts = keys.map(() => 0);
  let left = fen;
  for (const [place, index] of [...limits.keys()]
    .sort((a, b) => (limits[a] ?? 0) - (limits[b] ?? 0))
    .entries()) {
    const even = Math.floor(left / (keys.length - place));
    parts[index] = Math.min(limits[index] ?? 0, even);
    left -= parts[index] ?? 0;
  }
  return parts;
}

/** Returns the amount that is proposed: all that can be paid now, as far as the payers have it. */
export function proposedAmount(scene: PayScene, payers: readonly PayerKey[]): string {
  const payable = payableOf(scene.statement);
  const most = payers.reduce((sum, key) => sum + (mostOf(scene, key) ?? payable), 0);
  return most > 0 ? yuanOf(Math.min(payable, most)) : '';
}

/** Returns the input of the call; a payment by the member alone has no split. */
export function payInput(
  { rid, owed_fen, waiting_fen }: Pick<Statement, 'rid' | 'owed_fen' | 'waiting_fen'>,
  by: SplitBy,
  plan: readonly PayerPart[],
  show = false,
): Input<'auth/statement/pay'> {
  const seen = { owed_fen, waiting_fen };
  const amount_fen = plan.reduce((sum, part) => sum + part.amount_fen, 0);
  const [first] = plan;
  if (plan.length === 1 && first?.key === own) return { rid, amount_fen, seen };
  const payers = plan.map(({ cluster, share }) =>
    cluster ? { cluster_rid: cluster.rid, share } : { payer: 'own' as const, share },
  );
  return { rid, amount_fen, split: { by, payers }, seen, ...(show && { show_data: true }) };
}
