import { call } from '@portal/shared/api';
import type { StaffDeviceRow } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';

const size = 100;

/** All services that are on sale, in the order of the catalogue. */
async function services(): Promise<readonly StaffDeviceRow[]> {
  const found: StaffDeviceRow[] = [];
  for (let page = 1, total = 1; (page - 1) * size < total; page++) {
    const answer = await call('staff/device/list', { page, size });
    found.push(...answer.list);
    total = answer.total;
  }
  return found.filter(({ state }) => state === 'onSale');
}

/** The services that can be quoted. */
export const useServices = () => useQuery({ queryKey: ['staff/device/list', 'on sale'], queryFn: services });
