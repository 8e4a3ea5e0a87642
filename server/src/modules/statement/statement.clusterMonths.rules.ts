import type { ComparedMonths } from '@portal/shared/contract';
import { projectShares } from '@portal/shared/rules';

/** What a group paid in a month for a statement, less refunds. */
export interface MonthCharge {
  readonly statement_rid: string;
  /** Such as 2026-11, in the lab's time zone. */
  readonly month: string;
  readonly amount_fen: number;
  /** The member of the statement. */
  readonly user_rid: string;
  /** Billed amounts of its orders by project. */
  readonly projects: ReadonlyMap<string, number>;
}

/** Payments of this year and of last year by month: in all, by the keys of members, and by project. */
export interface Comparison {
  readonly all: ComparedMonths;
  readonly members: ReadonlyMap<string, ComparedMonths>;
  readonly projects: ReadonlyMap<string, ComparedMonths>;
}

/** Adds payments up by month, beside those of the year before. Members and projects both add up to the sums of all. */
export function compareMonths(charges: readonly MonthCharge[], year: number): Comparison {
  const all = noMonths();
  const members = new Map<string, ComparedMonths>();
  const projects = new Map<string, ComparedMonths>();
  for (const { user_rid, month, amount_fen } of charges) {
    addMonth(all, { year, month }, amount_fen);
    addMonth(partOf(members, user_rid), { year, month }, amount_fen);
  }
  for (const { key, month, amount_fen } of byProject(charges))
    addMonth(partOf(projects, key), { year, month }, amount_fen);
  return { all, members, projects };
}

/**
 * Divides payments over projects. What is paid of a statement up to a month is divided, and the months before it are deducted: so the
 * months of a year add up to the project's share of the year, as its budget counts it.
 */
function* byProject(charges: readonly MonthCharge[]) {
  const sorted = [...charges].sort((a, b) => (a.month < b.month ? -1 : Number(a.month > b.month)));
  const paid = new Map<string, { sum: number; shares: ReadonlyMap<string, number> }>();
  for (const { statement_rid, month, amount_fen, projects } of sorted) {
    const ofYear = `${statement_rid} ${month.slice(0, 4)}`;
    const before = paid.get(ofYear);
    const sum = (before?.sum ?? 0) + amount_fen;
    const shares = projectShares(projects, sum);
    paid.set(ofYear, { sum, shares });
    for (const [key, share] of shares)
      yield { key, month, amount_fen: share - (before?.shares.get(key) ?? 0) };
  }
}

const noMonths = (): ComparedMonths => ({ this_fen: Array(12).fill(0), last_fen: Array(12).fill(0) });

function partOf(parts: Map<string, ComparedMonths>, key: string): ComparedMonths {
  const part = parts.get(key) ?? noMonths();
  parts.set(key, part);
  return part;
}

interface Month {
  /** This year. */
  readonly year: number;
  readonly month: string;
}

function addMonth({ this_fen, last_fen }: ComparedMonths, { year, month }: Month, amount_fen: number): void {
  const [of, number] = month.split('-').map(Number);
  const amounts = of === year ? this_fen : last_fen;
  const index = (number ?? 1) - 1;
  amounts[index] = (amounts[index] ?? 0) + amount_fen;
}

/** Returns the sum of all months of both years. */
export const sumOf = ({ this_fen, last_fen }: ComparedMonths): number =>
  [...this_fen, ...last_fen].reduce((sum, amount) => sum + amount, 0);
