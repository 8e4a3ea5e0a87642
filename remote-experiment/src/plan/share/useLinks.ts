import { type Attempt, anyOf, attemptFor, call } from '@portal/shared/api';
import type { PlanItem, PlanShare } from '@portal/shared/contract';
import { notify } from '@portal/shared/portal';
import type { planShareDays } from '@portal/shared/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

/** Path of the public page of a link. It is not in `paths`, which every first visit loads. */
export const sharedPath = (code: string): string => `/shared/${encodeURIComponent(code)}`;

/** Returns the URL of a link. */
export const linkOf = (code: string): string => new URL(sharedPath(code), window.location.origin).href;

interface CreateLink {
  readonly create: () => void;
  /** The link to these items for these days, when it has been created. */
  readonly link: PlanShare | undefined;
  readonly pending: boolean;
}

/** Creates a link to items of the plan. */
export function useCreateLink(items: readonly PlanItem[], days: (typeof planShareDays)[number]): CreateLink {
  const input = { rids: items.map(({ rid }) => rid), days };
  const content = JSON.stringify(input);
  const queryClient = useQueryClient();
  const attempt = useRef<Attempt>(undefined);
  const { mutate, data, isPending } = useMutation({
    mutationFn: async () => {
      attempt.current = attemptFor(content, attempt.current);
      const link = await call('auth/planShare/add', input, { idempotencyKey: attempt.current.key });
      return { content, link };
    },
    onSuccess: () => queryClient.invalidateQueries(anyOf('auth/planShare/list')),
    onError: (error) => {
      notify.failed(error);
      void queryClient.invalidateQueries(anyOf('auth/tempDevice'));
    },
  });
  return { create: mutate, link: data?.content === content ? data.link : undefined, pending: isPending };
}

/** Withdraws a link. */
export function useWithdrawLink(onDone: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (code: string) => call('auth/planShare/del', { code }),
    onSuccess: () => notify.success('链接已撤回'),
    onError: notify.failed,
    onSettled: async () => {
      await queryClient.invalidateQueries(anyOf('auth/planShare/list'));
      onDone();
    },
  });
  return { withdraw: (code: string) => mutate(code), pending: isPending };
}
