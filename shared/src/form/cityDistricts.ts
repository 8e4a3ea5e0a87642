import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { regionNames } from './RegionPicker';
import { type District, type RegionNames, regionTree } from './region';

/** Returns the districts of all provinces' cities, by the name of the city. */
export function districtsByCity(names: RegionNames): ReadonlyMap<string, readonly District[]> {
  const found = new Map<string, readonly District[]>();
  for (const cities of regionTree(names).values())
    for (const [city, districts] of cities) found.set(city, [...(found.get(city) ?? []), ...districts]);
  return found;
}

/** Loads the districts of each city, with their codes; `undefined` until they are there. */
export function useCityDistricts(): ReadonlyMap<string, readonly District[]> | undefined {
  const { data } = useQuery(regionNames);
  return useMemo(() => data && districtsByCity(data), [data]);
}
