import { type Attempt, attemptFor, call } from '@portal/shared/api';
import type { Data, Input } from '@portal/shared/contract';
import { notify } from '@portal/shared/portal';
import { limits, type OrderAct, orderActTable } from '@portal/shared/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

type Asked = Input<'staff/order/moveMany'>;
/** What became of each order. */
export type BatchResult = Data<'staff/order/moveMany'>['list'];

/**
 * Does an act on orders in requests of at most `limits.batchRows`. After a lost connection the next run goes on with what has no
 * result; each request has its key, so that nothing is done twice. `results` are those so far.
 */
export function useMoveMany(rows: Asked['rows'], act: OrderAct, onDone: (results: BatchResult) => void) {
  const queries = useQueryClient();
  const [results, setResults] = useState<BatchResult>([]);
  const attempts = useRef(new Map<string, Attempt>());
  const send = (asked: Asked) => {
    const content = JSON.stringify(asked);
    const attempt = attemptFor(content, attempts.current.get(content));
    attempts.current.set(content, attempt);
    return call('staff/order/moveMany', asked, { idempotencyKey: attempt.key });
  };
  const move = useMutation({
    mutationFn: async (note: string) => {
      let known = results;
      while (known.length < rows.length) {
        const part = rows.slice(known.length, known.length + limits.batchRows);
        known = [...known, ...(await send({ rows: part, act, note })).list];
        setResults(known);
      }
      return known;
    },
    onSuccess: (known) => {
      const refused = known.filter((one) => one.refused !== null).length;
      const { label } = orderActTable[act];
      notify.success(
        `${label}：完成 ${known.length - refused} 个${refused > 0 ? `，未完成 ${refused} 个` : ''}`,
      );
      onDone(known);
    },
    onError: notify.failed,
    onSettled: () => void queries.invalidateQueries(),
  });
  return { run: move.mutate, isRunning: move.isPending, results };
}
