import { type Attempt, attemptFor, call } from '@portal/shared/api';
import type { PlanItem, PlanShare } from '@portal/shared/contract';
import { refreshed, useAct } from '@portal/shared/parts';
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
    onError: notify.failed,
    onSettled: () => refreshed(queryClient),
  });
  return { create: mutate, link: data?.content === content ? data.link : undefined, pending: isPending };
}

/** Withdraws a link. */
export function useWithdrawLink(onDone: () => void) {
  const { mutate, isPending } = useAct('auth/planShare/del', { done: '链接已撤回', onSettled: onDone });
  return { withdraw: (code: string) => mutate({ code }), pending: isPending };
}
