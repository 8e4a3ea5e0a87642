import { Stored } from '@portal/shared/parts';
import { noRegion, type Region, type RegionTree } from './region';

/** Where the member lives or works. */
interface Location {
  readonly province: string;
  readonly city: string;
}

const stored = new Stored(
  'location',
  (value): value is Location =>
    typeof value === 'object' &&
    value !== null &&
    'province' in value &&
    typeof value.province === 'string' &&
    'city' in value &&
    typeof value.city === 'string',
);

/** Returns the kept location where it can be chosen, else no region: the district is always asked for. */
export function locationIn(tree: RegionTree): Region {
  const location = stored.read();
  if (!location || !tree.get(location.province)?.has(location.city)) return noRegion;
  return { ...noRegion, ...location };
}

/** Keeps the location of a chosen district for the next visits (specification, section 3). */
export const keepLocation = ({ province, city }: Region): void => stored.write({ province, city });
