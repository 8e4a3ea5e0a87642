import { call, query } from '@portal/shared/api';
import type { RemoteDraft } from '@portal/shared/form';
import { useQuery } from '@tanstack/react-query';

/**
 * The draft of the order form at the server: one for the plan, and one for each service that is ordered directly. It is
 * fetched again when the member comes back to the page, which may have been continued on another device. Undefined while
 * it is loading; when it can't be loaded, the form works with the draft of this tab.
 */
export function useOrderDraft(device_rid: string | undefined): Omit<RemoteDraft, 'onRestored'> | undefined {
  const input = device_rid === undefined ? {} : { device_rid };
  const { data, isLoading } = useQuery({
    ...query('auth/order/draft/get', input),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
  });
  if (isLoading) return undefined;
  return {
    of: device_rid ?? 'plan',
    stored: data?.draft ?? null,
    save: (fields) => call('auth/order/draft/save', { ...input, fields }, { harmless: true }),
    del: () => call('auth/order/draft/del', input),
  };
}
