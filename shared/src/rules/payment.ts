import { monthsAfter } from './calendar';
import { formatFen } from './money';

/** Months before today within which a payment that a member reports was made. */
export const paymentMonths = 12;

/** Returns the first day that a payment which a member reports today can have; the last one is today. */
export const firstPaidOn = (today: string): string => monthsAfter(today, -paymentMonths);

/** States of a bank transfer that a member reported. */
export const transferApplyStateLabels = {
  waiting: '核对中',
  matched: '已到账',
  refused: '未通过',
  cancelled: '已撤回',
} as const;
export type TransferApplyState = keyof typeof transferApplyStateLabels;
export const transferApplyStates = Object.keys(transferApplyStateLabels) as [
  TransferApplyState,
  ...TransferApplyState[],
];

/** Returns what came of a reported transfer that arrived: the amount, and by how much it differs from the reported one. */
export function arrivalText(arrived_fen: number, reported_fen: number): string {
  const difference = arrived_fen - reported_fen;
  const arrived = `已到账 ${formatFen(arrived_fen)}`;
  if (difference === 0) return arrived;
  return `${arrived}，${formatFen(Math.abs(difference))} ${difference < 0 ? '少于' : '多于'}申报`;
}

interface NamedPayment {
  readonly label: string;
  /** Name of the group that paid; null for the member. */
  readonly group: string | null;
}

/** Returns how a payment of a statement was made, and by whom when groups paid too. */
export function paymentText({ label, group }: NamedPayment, all: readonly NamedPayment[]): string {
  if (group !== null) return `${label} · 社群“${group}”`;
  return all.some((one) => one.group !== null) ? `${label} · 本人` : label;
}
