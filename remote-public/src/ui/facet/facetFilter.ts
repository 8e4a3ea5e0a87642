import { type ListFilter, turnaroundLabel } from '../list/listFilter';

/** What the facets of a list of services filter by. */
export interface FacetFilter extends ListFilter {
  /** Accepted states of the sample; any of them. */
  readonly sampleStates?: readonly string[];
}

/** Properties of the facets to change; `undefined` removes one. */
export type FacetChange = { readonly [Part in keyof FacetFilter]?: FacetFilter[Part] | undefined };

/** An active filter. */
export interface ActiveFilter<Change = FacetChange> {
  readonly key: string;
  readonly label: string;
  /** The change that removes it. */
  readonly without: Change;
}

function priceLabel(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `${max} 元以下`;
  return max === undefined ? `${min} 元以上` : `${min}–${max} 元`;
}

/** Returns the active filters of price, turnaround and sample state; on phones these are in the sheet. */
export function activeFacets(filter: FacetFilter): ActiveFilter[] {
  const { priceMin, priceMax, turnaroundMax, sampleStates = [] } = filter;
  const active: ActiveFilter[] = [];
  if (priceMin !== undefined || priceMax !== undefined)
    active.push({
      key: 'price',
      label: `价格 ${priceLabel(priceMin, priceMax)}`,
      without: { priceMin: undefined, priceMax: undefined },
    });
  if (turnaroundMax !== undefined)
    active.push({
      key: 'turnaround',
      label: turnaroundLabel(turnaroundMax),
      without: { turnaroundMax: undefined },
    });
  const states = sampleStates.map((state) => ({
    key: `state ${state}`,
    label: `样品 ${state}`,
    without: { sampleStates: toggled(sampleStates, state) },
  }));
  return [...active, ...states];
}

/** Returns the change that removes all of them. */
export const withoutFilters = <Change extends object>(active: readonly ActiveFilter<Change>[]): Change =>
  Object.assign({}, ...active.map(({ without }) => ('sampleStates' in without ? noStates : without)));

const noStates: FacetChange = { sampleStates: undefined };

/** Returns the list with the value, or without it when it was in the list; undefined when the result is empty. */
export function toggled(list: readonly string[], value: string): readonly string[] | undefined {
  const next = list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
  return next.length > 0 ? next : undefined;
}
