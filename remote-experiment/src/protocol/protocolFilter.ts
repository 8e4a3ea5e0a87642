import type { Input } from '@portal/shared/contract';
import { paths, withQuery } from '@portal/shared/portal';
import { firstCharacters, limits, type ProtocolState, protocolStates } from '@portal/shared/rules';

/** What the list of agreements shows; it stands in the URL. */
export interface ProtocolFilter {
  /** Undefined for all states. */
  readonly state: ProtocolState | undefined;
  /** Part of an order's code or of an item's name. */
  readonly kw: string;
}

/** Returns the filter in the URL's query. */
export const protocolFilter = (search: URLSearchParams): ProtocolFilter => ({
  state: protocolStates.find((state) => state === search.get('state')),
  kw: firstCharacters(search.get('kw')?.trim() ?? '', 100),
});

/** Returns the call's input for a filter. */
export const protocolListInput = ({ state, kw }: ProtocolFilter) =>
  ({
    ...(state && { state }),
    ...(kw && { kw }),
    size: limits.pageSize,
  }) satisfies Input<'auth/protocol/list'>;

/** Returns the URL of the list with this filter. */
export const protocolPath = ({ state, kw }: ProtocolFilter): string =>
  withQuery(paths.contracts, { state, kw });

/** Returns the input of the call for the page of an agreement; without a valid version the current one. */
export function protocolInput(rid: string, search: URLSearchParams): Input<'auth/protocol/detail'> {
  const version = Number(search.get('version'));
  return Number.isSafeInteger(version) && version > 0 ? { rid, version } : { rid };
}
