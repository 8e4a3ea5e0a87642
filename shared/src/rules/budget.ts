import { formatFen } from './money';
import { sharesOf } from './shares';
import { comparable } from './typed';

/** What a group is charged for one statement in a calendar year, in the lab's time zone. */
export interface BudgetCharge {
  /** The member of the statement. */
  readonly user_rid: string;
  /** Payments less refunds that the ledger booked in the year. */
  readonly paid_fen: number;
  /** What payments that wait for a manager have reserved; it counts in the current year. */
  readonly reserved_fen: number;
  /** Billed amounts of its orders by project, with an empty key for orders without one. */
  readonly projects: ReadonlyMap<string, number>;
}

/** What is used of a group's money: in all, by the keys of members, and by project. */
export interface BudgetUse {
  readonly total_fen: number;
  readonly members: ReadonlyMap<string, number>;
  readonly projects: ReadonlyMap<string, number>;
}

/**
 * Adds up what is used of budgets: what the group paid for statements less refunds, and what it has reserved. A statement of several
 * projects is divided over them by what their orders are billed, so members and projects both add up to the same total.
 */
export function budgetUse(charges: readonly BudgetCharge[]): BudgetUse {
  const members = new Map<string, number>();
  const projects = new Map<string, number>();
  let total_fen = 0;
  for (const { user_rid, paid_fen, reserved_fen, projects: billed } of charges) {
    const used = paid_fen + reserved_fen;
    total_fen += used;
    add(members, user_rid, used);
    for (const [code, share] of projectShares(billed, used)) add(projects, code, share);
  }
  return { total_fen, members, projects };
}

/** Divides what is paid for a statement over its projects by what they are billed; the shares add up to the amount. */
export function projectShares(
  billed: ReadonlyMap<string, number>,
  amount_fen: number,
): ReadonlyMap<string, number> {
  // What was billed can be lowered to nothing after the payment; then the projects share it evenly.
  const isFree = [...billed.values()].every((amount) => amount === 0);
  return sharesOf(isFree ? new Map([...billed.keys()].map((code) => [code, 1])) : billed, amount_fen);
}

const add = (sums: Map<string, number>, key: string, amount: number): void =>
  void sums.set(key, (sums.get(key) ?? 0) + amount);

/** What a budget is for, as the one who reads a warning sees it. */
export const budgetSubjects = ['own', 'member', 'project'] as const;
export type BudgetSubject = (typeof budgetSubjects)[number];

/** Percentages of a budget from which on it is warned: nearly used, and used up. */
const budgetWarnings = { near: 80, used: 100 } as const;

/** Returns how much of a budget is used in whole percent, rounded down; 0 when more came back than was paid. */
export const budgetPercent = (used_fen: number, amount_fen: number): number =>
  Math.max(0, Math.floor((used_fen * 100) / amount_fen));

/** Returns how far a budget is used; undefined below the first warning. */
export function budgetLevel(percent: number): 'near' | 'used' | 'above' | undefined {
  if (percent > budgetWarnings.used) return 'above';
  if (percent === budgetWarnings.used) return 'used';
  return percent >= budgetWarnings.near ? 'near' : undefined;
}

/** Returns the percentages of a budget of which a notice tells and that are reached, the highest last. */
export const budgetNotices = (percent: number): number[] =>
  Object.values(budgetWarnings).filter((from) => percent >= from);

/** Names whose budget it is, before 今年的预算. `name` is that of the member or the project. */
const subjectOf = (of: BudgetSubject, name: string): string =>
  ({ own: '您', member: name, project: `课题 ${name} ` })[of];

/** Says how far a budget is used. `name` is that of the member or the project. */
export function budgetWarning(of: BudgetSubject, name: string, percent: number): string {
  const subject = subjectOf(of, name);
  const level = { near: '快用完了', used: '已用完', above: '已超出' }[budgetLevel(percent) ?? 'near'];
  return `${subject}今年的预算${level}（已用 ${percent}%）`;
}

/** A budget beyond which nothing is paid, as its owner chose. */
export interface BudgetStop {
  readonly of: BudgetSubject;
  /** Name of the member or the project. */
  readonly name: string;
  readonly amount_fen: number;
  readonly used_fen: number;
}

/** Returns what is left of a budget: nothing when more is used, as after it was lowered. */
const budgetLeft = ({ amount_fen, used_fen }: BudgetStop): number => Math.max(0, amount_fen - used_fen);

/** Says what is left of a budget that stops payments: budget, spent and left. */
export const budgetStopText = (stop: BudgetStop): string =>
  `${subjectOf(stop.of, stop.name)}今年的预算 ${formatFen(stop.amount_fen)}，已用 ${formatFen(stop.used_fen)}，还可用 ${formatFen(budgetLeft(stop))}，超出即停止`;

/**
 * Returns the most that can be paid for a statement within a budget that stops payments; undefined when the budget has no part in it.
 * `projects` are the billed amounts of the statement by project: of what is paid, each uses its share.
 */
export function mostWithin(stop: BudgetStop, projects: ReadonlyMap<string, number>): number | undefined {
  const left = budgetLeft(stop);
  if (stop.of === 'own') return left;
  const part = stop.of === 'project' ? (projects.get(comparable(stop.name)) ?? 0) : 0;
  if (part <= 0) return undefined;
  const total = [...projects.values()].reduce((sum, one) => sum + one, 0);
  return Math.floor((left * total) / part);
}
