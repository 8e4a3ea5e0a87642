import { call } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';

export type PricedService = Data<'staff/priceGroup/services'>['list'][number];

/** All services on sale with their list price and cost, in the order of the catalogue. */
async function services(): Promise<readonly PricedService[]> {
  const found: PricedService[] = [];
  const size = limits.pageSizeMax;
  for (let page = 1, total = 1; (page - 1) * size < total; page++) {
    const answer = await call('staff/priceGroup/services', { page, size });
    found.push(...answer.list);
    total = answer.total;
  }
  return found;
}

/** The services that a rule can be for. */
export const usePricedServices = () =>
  useQuery({ queryKey: ['staff/priceGroup/services', 'all'], queryFn: services });
