import { anyOf, call } from '@portal/shared/api';
import type { Input } from '@portal/shared/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type WebhookPath =
  | 'auth/webhook/add'
  | 'auth/webhook/edit'
  | 'auth/webhook/del'
  | 'auth/webhook/rotate'
  | 'auth/webhook/test'
  | 'auth/webhook/resend';

/** Returns a mutation for one of the calls on webhooks; the list and the log are fetched again afterwards. */
export function useWebhookCall<P extends WebhookPath>(path: P) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<P>) => call(path, input),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(anyOf('auth/webhook/list')),
        client.invalidateQueries(anyOf('auth/webhook/log')),
      ]),
  });
}
