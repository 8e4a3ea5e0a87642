import { isPlaceholderCity } from '@portal/shared/rules';

/** A district of an address. The names are chosen from province to district; the code is set with the district. */
export interface Region {
  readonly province: string;
  readonly city: string;
  readonly area: string;
  /** GB/T 2260 code of the district; empty until one is chosen. */
  readonly address_code: string;
}

export const noRegion: Region = { province: '', city: '', area: '', address_code: '' };

/** GB/T 2260 names by code, as @vant/area-data lists them. */
export interface RegionNames {
  readonly province_list: Readonly<Record<string, string>>;
  readonly city_list: Readonly<Record<string, string>>;
  readonly county_list: Readonly<Record<string, string>>;
}

/** A district to choose, with the code of its names. */
export interface District {
  readonly name: string;
  readonly code: string;
}

/** Provinces without cities: their districts belong to the municipality itself. */
export const municipalities: readonly string[] = ['北京市', '天津市', '上海市', '重庆市'];

/**
 * Districts by city by province, in the order of the codes. A municipality has one city with the name of the
 * province; the official list divides Chongqing into 重庆市 and 县, which no address names.
 */
export type RegionTree = ReadonlyMap<string, ReadonlyMap<string, readonly District[]>>;

/**
 * Returns the districts to choose from.
 * @param allowed codes to keep; default: all. Provinces and cities without allowed districts are omitted.
 */
export function regionTree(names: RegionNames, allowed?: readonly string[]): RegionTree {
  const kept = allowed && new Set(allowed);
  const tree = new Map<string, Map<string, District[]>>();
  for (const [code, name] of Object.entries(names.county_list)) {
    if (kept && !kept.has(code)) continue;
    const province = names.province_list[`${code.slice(0, 2)}0000`];
    const city = municipalities.includes(province ?? '')
      ? province
      : names.city_list[`${code.slice(0, 4)}00`];
    if (!province || !city) continue;
    const cities = tree.get(province) ?? new Map<string, District[]>();
    tree.set(province, cities);
    cities.set(city, [...(cities.get(city) ?? []), { name, code }]);
  }
  return tree;
}

/** Returns the region after the choice of a province. A choice clears the levels below, or selects their only entry. */
export function chooseProvince(tree: RegionTree, province: string): Region {
  const cities = [...(tree.get(province)?.keys() ?? [])];
  const only = cities.length === 1 ? cities[0] : undefined;
  return only ? chooseCity({ ...noRegion, province }, only) : { ...noRegion, province };
}

/** See {@link chooseProvince}. */
export function chooseCity(region: Region, city: string): Region {
  return { ...noRegion, province: region.province, city };
}

/** Returns the districts to choose from; those of a municipality whatever the city is called. */
export function districtsOf(tree: RegionTree, { province, city }: Region): readonly District[] {
  return tree.get(province)?.get(cityOf(province, city)) ?? [];
}

/** Returns the complete region; `area` must be a district of the city. */
export function chooseArea(tree: RegionTree, region: Region, area: string): Region {
  const city = cityOf(region.province, region.city);
  const district = districtsOf(tree, region).find(({ name }) => name === area);
  return { ...region, city, area: district?.name ?? '', address_code: district?.code ?? '' };
}

/** A municipality is its own city. Addresses saved earlier may have 市辖区 or 县 there. */
const cityOf = (province: string, city: string): string =>
  municipalities.includes(province) && (city === '' || isPlaceholderCity(city)) ? province : city;
