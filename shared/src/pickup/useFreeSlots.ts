import { query } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';
import type { FreeSlot } from './PickupTime';

/** Returns the availability of a day's slots; undefined until a day is chosen and the server has answered. */
export function useFreeSlots(day: string): readonly FreeSlot[] | undefined {
  const slots = useQuery({
    ...query('open/sampling/slots', { from: day, to: day }),
    enabled: day !== '',
  });
  return slots.data?.find(({ date }) => date === day)?.slots;
}
