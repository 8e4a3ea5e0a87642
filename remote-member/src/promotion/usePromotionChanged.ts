import { anyOf } from '@portal/shared/api';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that fetches the promotion and its withdrawals again, after an act or its refusal. */
export function usePromotionChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries(anyOf('auth/myPromotion/init')),
      queryClient.invalidateQueries(anyOf('auth/promoter_rebate_withdraw/list')),
    ]);
  };
}
