import type { TypeWithChildren } from '@portal/shared/contract';
import { turnaroundLabel } from '../ui/list/listFilter';
import type { Change } from './filterUrl';
import type { ProjectFilter } from './projectFilter';

/** An active filter. */
export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  /** The change that removes it. */
  readonly without: Change;
}

function priceLabel(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `${max} 元以下`;
  return max === undefined ? `${min} 元以上` : `${min}–${max} 元`;
}

/** Returns the active filters of price, turnaround and sample state; on phones these are in the drawer. */
export function activeFacets(filter: ProjectFilter): ActiveFilter[] {
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

/** Returns all active filters except the type, including search text and child. */
export function activeFilters(
  filter: ProjectFilter,
  types: readonly TypeWithChildren[] | undefined,
): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const type = types?.find(({ id, typeChildArr }) =>
    filter.typeId === undefined ? typeChildArr.some(({ id }) => id === filter.childId) : id === filter.typeId,
  );
  const child = type?.typeChildArr.find(({ id }) => id === filter.childId);
  if (filter.childId !== undefined)
    active.push({
      key: 'child',
      label: child?.name ?? filter.title ?? '分类',
      without: { childId: undefined, title: filter.typeId === undefined ? undefined : type?.name },
    });
  if (filter.kw) active.push({ key: 'kw', label: `“${filter.kw}”`, without: { kw: '' } });
  return [...active, ...activeFacets(filter)];
}

/** Returns the change that removes all of them and keeps the type. */
export const withoutFilters = (active: readonly ActiveFilter[]): Change =>
  Object.assign({}, ...active.map(({ without }) => ('sampleStates' in without ? noStates : without)));

const noStates: Change = { sampleStates: undefined };

/** Returns the list with the value, or without it when it was in the list; undefined when the result is empty. */
export function toggled(list: readonly string[], value: string): readonly string[] | undefined {
  const next = list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
  return next.length > 0 ? next : undefined;
}
