import { type Attempt, anyOf, attemptFor, call } from '@portal/shared/api';
import type { Data, Input } from '@portal/shared/contract';
import { notify } from '@portal/shared/portal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { outdateMoney } from '../ui/money/outdateMoney';

/** Returns a function that fetches all that is shown of groups and money again, after an act or its refusal. */
export function useClusterChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('auth/cluster/'),
    });
    outdateMoney(queryClient);
    for (const path of ['auth/assign/statement', 'auth/assign/settlementList'] as const)
      void queryClient.invalidateQueries(anyOf(path));
  };
}

type ActPath =
  | `auth/cluster/${'agree' | 'cancel' | 'approve' | 'decline' | 'role' | 'transfer' | 'leave'}`
  | `auth/cluster/${'delete4user' | 'withdraw' | 'del'}`;

interface ActOptions<P extends ActPath> {
  readonly onDone?: (data: Data<P>, input: Input<P>) => void;
  /** Called after success and refusal, for example to close the dialog. */
  readonly onSettled?: () => void;
}

/** Returns a mutation for an act without a form. Its repetition after a lost answer has the same idempotency key. */
export function useClusterCall<P extends ActPath>(path: P, { onDone, onSettled }: ActOptions<P> = {}) {
  const changed = useClusterChanged();
  const attempts = useRef(new Map<string, Attempt>());
  const keyOf = (input: Input<P>): string => {
    const content = JSON.stringify(input);
    const attempt = attemptFor(content, attempts.current.get(content));
    attempts.current.set(content, attempt);
    return attempt.key;
  };
  return useMutation({
    mutationFn: (input: Input<P>) => call(path, input, { idempotencyKey: keyOf(input) }),
    onSuccess: (data, input) => {
      attempts.current.delete(JSON.stringify(input));
      onDone?.(data, input);
    },
    onError: notify.failed,
    onSettled: () => {
      changed();
      onSettled?.();
    },
  });
}
