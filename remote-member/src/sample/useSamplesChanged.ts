import { anyOf } from '@portal/shared/api';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that fetches samples, requests and addresses again, after an act or its refusal. */
export function useSamplesChanged(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries(anyOf('auth/web/sample/list4person'));
    void client.invalidateQueries(anyOf('auth/web/sample/detail'));
    void client.invalidateQueries(anyOf('auth/sample4recycle/list4person'));
    void client.invalidateQueries(anyOf('auth/address/list'));
  };
}
