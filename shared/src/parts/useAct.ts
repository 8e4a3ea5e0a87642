import { type Attempt, attemptFor, call } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Data, Input, Path } from '../contract';

interface ActOptions<P extends Path> {
  /** The toast after success. */
  readonly done?: string | ((data: Data<P>) => string);
  readonly onDone?: ((data: Data<P>, input: Input<P>) => void) | undefined;
  /** Shows a refusal; an alert or toast by default. */
  readonly onRefused?: (error: Error, input: Input<P>) => void;
  /** The idempotency key, where it follows from what is acted on; by default one for each attempt. */
  readonly key?: string;
  /** Called after success and refusal, for example to close the dialog. */
  readonly onSettled?: () => void;
}

/** Resolves when what an act made old and is shown was fetched again: `call` has marked it and begun to fetch it. */
export const refreshed = (client: QueryClient): Promise<void> =>
  client.refetchQueries(
    { type: 'active', predicate: ({ state }) => state.isInvalidated },
    { cancelRefetch: false },
  );

/**
 * Returns a mutation for an act without a form. It stays pending until what the act made old and is shown was fetched again, so that
 * no button comes back before its row has changed. A repetition after a lost answer has the same idempotency key. It is no part of
 * `api`, because a first visit does not need it.
 */
export function useAct<P extends Path>(path: P, options: ActOptions<P> = {}) {
  const client = useQueryClient();
  const attempts = useRef(new Map<string, Attempt>());
  const keyOf = (content: string): string => {
    const attempt = attemptFor(content, attempts.current.get(content));
    attempts.current.set(content, attempt);
    return attempt.key;
  };
  return useMutation({
    mutationFn: (input: Input<P>) =>
      call(path, input, { idempotencyKey: options.key ?? keyOf(JSON.stringify(input)) }),
    onSuccess: (data, input) => {
      attempts.current.delete(JSON.stringify(input));
      const { done } = options;
      if (done !== undefined) notify.success(typeof done === 'string' ? done : done(data));
      options.onDone?.(data, input);
    },
    onError: options.onRefused ?? notify.failed,
    onSettled: () => {
      options.onSettled?.();
      return refreshed(client);
    },
  });
}
