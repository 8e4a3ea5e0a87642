import { anyOf } from '@portal/shared/api';
import { useQueryClient } from '@tanstack/react-query';

const affected = [
  'auth/requirement/list',
  'auth/requirement/detail',
  'auth/requirement/messages',
  'auth/quotation/list',
  'auth/quotation/detail',
] as const;

/** Returns a function that marks the requirements and their quotations as outdated. Call it after a refusal too. */
export function useRequirementChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const path of affected) void queryClient.invalidateQueries(anyOf(path));
  };
}
