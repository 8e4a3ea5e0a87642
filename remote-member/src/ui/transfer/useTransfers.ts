import { query } from '@portal/shared/api';
import type { Input, TransferApply } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';

/** The reports of one statement; nobody makes more of them. */
const ofStatement = (statement_rid: string) =>
  ({ statement_rid, page: 1, size: limits.pageSizeMax }) satisfies Input<'auth/transferApply/list'>;

/** All reports that wait, for what lists say about their rows. */
export const waitingTransfersInput = {
  states: ['waiting'],
  page: 1,
  size: limits.pageSizeMax,
} satisfies Input<'auth/transferApply/list'>;

/** The transfers that the member reported for a statement, newest first. */
export const useTransfersOf = (statement_rid: string, enabled = true) =>
  useQuery({ ...query('auth/transferApply/list', ofStatement(statement_rid)), enabled });

/** Those of them that wait. */
export function useWaitingOf(statement_rid: string, enabled = true): readonly TransferApply[] {
  const { data } = useTransfersOf(statement_rid, enabled);
  return data?.list.filter(({ state }) => state === 'waiting') ?? [];
}

/** What the member's reports that wait add up to by statement, and in all; nothing until it is known. */
export function useWaitingTransfers(enabled = true) {
  const { data } = useQuery({ ...query('auth/transferApply/list', waitingTransfersInput), enabled });
  return {
    count: data?.waiting.count ?? 0,
    amount_fen: data?.waiting.amount_fen ?? 0,
    ofStatement: (rid: string) =>
      reportedFen(data?.list.filter(({ statement }) => statement?.rid === rid) ?? []),
  };
}

/** Returns what reports add up to. */
export const reportedFen = (transfers: readonly TransferApply[]): number =>
  transfers.reduce((sum, { amount_fen }) => sum + amount_fen, 0);
