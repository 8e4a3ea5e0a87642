import type { Change } from './address';
import type { ProjectFilter } from './filter';

/** Price bands in whole yuan, both ends included. */
const bands: readonly { readonly label: string; readonly min?: number; readonly max?: number }[] = [
  { label: '100 元以下', max: 100 },
  { label: '100–300 元', min: 100, max: 300 },
  { label: '300–1000 元', min: 300, max: 1000 },
  { label: '1000 元以上', min: 1000 },
];

/** Turnaround choices in working days. */
const turnarounds = [3, 5, 10];

/** One choice of a facet. */
export interface FacetChoice {
  readonly label: string;
  readonly change: Change;
  readonly current: boolean;
  /** Number of services that the choice would show, if known. */
  readonly count?: number;
}

export function priceChoices({ priceMin, priceMax }: ProjectFilter): FacetChoice[] {
  const any: FacetChoice = {
    label: '不限',
    change: { priceMin: undefined, priceMax: undefined },
    current: priceMin === undefined && priceMax === undefined,
  };
  const choices = bands.map(({ label, min, max }) => ({
    label,
    change: { priceMin: min, priceMax: max },
    current: priceMin === min && priceMax === max,
  }));
  return [any, ...choices];
}

export function turnaroundChoices({ turnaroundMax }: ProjectFilter): FacetChoice[] {
  return [undefined, ...turnarounds].map((days) => ({
    label: days === undefined ? '不限' : `${days} 个工作日内`,
    change: { turnaroundMax: days },
    current: turnaroundMax === days,
  }));
}

/** Returns the sample states with results, and the selected one even without results. */
export function stateChoices(
  { sampleState }: ProjectFilter,
  states: readonly { readonly value: string; readonly count: number }[],
): FacetChoice[] {
  const missing = sampleState !== undefined && !states.some(({ value }) => value === sampleState);
  const all = missing ? [...states, { value: sampleState, count: 0 }] : states;
  return [
    { label: '不限', change: { sampleState: undefined }, current: sampleState === undefined },
    ...all.map(({ value, count }) => ({
      label: value,
      change: { sampleState: value },
      current: sampleState === value,
      count,
    })),
  ];
}
