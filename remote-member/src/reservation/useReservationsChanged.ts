import { anyOf } from '@portal/shared/api';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that fetches reservations and free time again, after an act or its refusal. */
export function useReservationsChanged(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries(anyOf('auth/web/reservation/list4person'));
    void client.invalidateQueries(anyOf('open/web/instrument/free'));
  };
}
