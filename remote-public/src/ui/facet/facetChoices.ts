import { type ListFilter, priceBands, turnaroundLabel, turnarounds } from '../list/listFilter';
import { type FacetChange, toggled } from './facetFilter';

/** One choice of a facet, with the change of the filter that it makes. */
export interface FacetChoice<Change = FacetChange> {
  readonly label: string;
  readonly change: Change;
  readonly current: boolean;
  /** Number of services that the choice would show, if known. */
  readonly count?: number;
}

export function priceChoices({ priceMin, priceMax }: ListFilter): FacetChoice[] {
  const any: FacetChoice = {
    label: '不限',
    change: { priceMin: undefined, priceMax: undefined },
    current: priceMin === undefined && priceMax === undefined,
  };
  const choices = priceBands.map(({ label, min, max }) => ({
    label,
    change: { priceMin: min, priceMax: max },
    current: priceMin === min && priceMax === max,
  }));
  return [any, ...choices];
}

export function turnaroundChoices({ turnaroundMax }: ListFilter): FacetChoice[] {
  return [undefined, ...turnarounds].map((days) => ({
    label: days === undefined ? '不限' : turnaroundLabel(days),
    change: { turnaroundMax: days },
    current: turnaroundMax === days,
  }));
}

/** Returns the sample states with results, and the chosen ones even without results. Several may be chosen. */
export function stateChoices(
  sampleStates: readonly string[] = [],
  states: readonly { readonly value: string; readonly count: number }[] = [],
): FacetChoice[] {
  const missing = sampleStates.filter((state) => !states.some(({ value }) => value === state));
  return [
    { label: '不限', change: { sampleStates: undefined }, current: sampleStates.length === 0 },
    ...[...states, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
      label: value,
      change: { sampleStates: toggled(sampleStates, value) },
      current: sampleStates.includes(value),
      count,
    })),
  ];
}
