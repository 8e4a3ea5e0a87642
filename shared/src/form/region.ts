/** A district as addresses name it. Names are chosen from the top; the code is there once the district is. */
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

/** A place to choose: the names of districts lead to their code. */
export interface District {
  readonly name: string;
  readonly code: string;
}

/** Districts by city by province, in the order of the codes. */
export type RegionTree = ReadonlyMap<string, ReadonlyMap<string, readonly District[]>>;

/**
 * The districts to choose from.
 * @param allowed codes to keep; all when missing. Provinces and cities without any are left out.
 */
export function regionTree(names: RegionNames, allowed?: readonly string[]): RegionTree {
  const kept = allowed && new Set(allowed);
  const tree = new Map<string, Map<string, District[]>>();
  for (const [code, name] of Object.entries(names.county_list)) {
    if (kept && !kept.has(code)) continue;
    const province = names.province_list[`${code.slice(0, 2)}0000`];
    const city = names.city_list[`${code.slice(0, 4)}00`];
    if (!province || !city) continue;
    const cities = tree.get(province) ?? new Map<string, District[]>();
    tree.set(province, cities);
    cities.set(city, [...(cities.get(city) ?? []), { name, code }]);
  }
  return tree;
}

/** The region after one more choice; a choice at one level takes back the ones below, unless there is but one. */
export function chooseProvince(tree: RegionTree, province: string): Region {
  const cities = [...(tree.get(province)?.keys() ?? [])];
  const only = cities.length === 1 ? cities[0] : undefined;
  return only ? chooseCity({ ...noRegion, province }, only) : { ...noRegion, province };
}

/** See {@link chooseProvince}. */
export function chooseCity(region: Region, city: string): Region {
  return { ...noRegion, province: region.province, city };
}

/** The whole region; `area` has to be one of the city's districts. */
export function chooseArea(tree: RegionTree, region: Region, area: string): Region {
  const district = tree
    .get(region.province)
    ?.get(region.city)
    ?.find(({ name }) => name === area);
  return { ...region, area: district?.name ?? '', address_code: district?.code ?? '' };
}
