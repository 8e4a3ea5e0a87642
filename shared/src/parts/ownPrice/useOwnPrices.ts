import { query } from '@portal/shared/api';
import { useSession } from '@portal/shared/portal';
import type { OwnPrices } from '@portal/shared/rules';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Data } from '../../contract';

export interface OwnPricesQuery {
  /** The member's own prices; undefined for a visitor, a member without a price group, and until they are known. */
  readonly prices: OwnPrices | undefined;
  readonly query: UseQueryResult<Data<'auth/priceGroup/own'>>;
}

/** Asks for the own prices of who is logged in; not when they are not `wanted`. Use it inside `observer`. */
export function useOwnPrices(wanted = true): OwnPricesQuery {
  const { signedIn } = useSession();
  const asked = useQuery({ ...query('auth/priceGroup/own', {}), enabled: signedIn && wanted });
  const { group, rules } = asked.data ?? { group: null, rules: [] };
  return { prices: signedIn && group ? { group, rules } : undefined, query: asked };
}
