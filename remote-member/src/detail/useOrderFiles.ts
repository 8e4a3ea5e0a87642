import { query } from '@portal/shared/api';
import type { Order, OrderFile } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pollInterval } from './polling';

/** The files of an order. They are requested again when the order's state changes, because a change may add some. */
export function useOrderFiles({ rid, state }: Pick<Order, 'rid' | 'state'>) {
  const files = useQuery({
    ...query('auth/web/orderFile/list4rid', { rid }),
    refetchInterval: pollInterval(state),
  });
  const known = useRef(state);
  const { refetch } = files;
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    void refetch();
  }, [state, refetch]);
  return files;
}

/** Returns the results and test records of delivered data; empty before there is data. */
export function resultsOf(files: readonly OrderFile[]): readonly OrderFile[] {
  if (!files.some(({ kind }) => kind === 'data')) return [];
  return files.filter(({ kind }) => kind === 'data' || kind === 'record');
}
