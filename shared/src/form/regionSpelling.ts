import { isPlaceholderCity } from '@portal/shared/rules';
import { municipalities, type RegionNames } from './region';

/** A place of the official list with the ways to write it, the longest first. */
export interface Spelled {
  readonly code: string;
  readonly name: string;
  readonly spellings: readonly string[];
}

/** The places of the official list by the first character of their names, so that a text is read quickly. */
export interface SpelledRegions {
  readonly provinces: PlaceIndex;
  /** Cities that can be left out are under the empty text. */
  readonly cities: PlaceIndex;
  readonly districts: PlaceIndex;
}
export type PlaceIndex = ReadonlyMap<string, readonly Spelled[]>;

const peoples =
  '蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|裕固|保安|各|独龙|怒|普米|塔吉克';
const kinds = [
  /特别行政区$/,
  new RegExp(`(?:(?:${peoples})族?)*自治[区州县旗]$`),
  /自治[区州县旗]$/,
  /(?:新区|地区|[省市区县旗盟])$/,
];

/**
 * Returns the name without what kind of place it is, such as 广西, 内蒙古 or 海淀; the name itself when less than
 * two characters would be left.
 */
function shortName(name: string): string {
  const shorts = kinds.map((kind) => name.replace(kind, ''));
  return shorts.find((short) => short !== name && short.length > 1) ?? name;
}

function fullAndShort(name: string): string[] {
  const short = shortName(name);
  return [...new Set([name, ...(name.endsWith('自治州') ? [`${short}州`] : []), short])];
}

/** People also say 广西省 and 内蒙. */
function provinceSpellings(name: string): string[] {
  const short = shortName(name);
  const spoken = name.endsWith('自治区') ? [`${short}省`] : [];
  return [name, ...spoken, short, ...(short === '内蒙古' ? ['内蒙'] : [])];
}

/** A district is also called by the kind it was before (浦东区, 即墨市, 昌平县), if no other place has that name. */
function districtSpellings(names: RegionNames): (name: string) => string[] {
  const taken = new Set([...Object.values(names.city_list), ...Object.values(names.county_list)]);
  return (name) => {
    const [full = name, ...others] = fullAndShort(name);
    const short = others.at(-1) ?? full;
    const stem = short === full ? [] : ['区', '县', '市'].map((kind) => `${short}${kind}`);
    return [full, ...stem.filter((other) => other !== full && !taken.has(other)), ...others];
  };
}

/** The city of a municipality and a placeholder of the official list can be left out. */
function citySpellings(name: string): string[] {
  if (municipalities.includes(name)) return [...fullAndShort(name), '市辖区', ''];
  return isPlaceholderCity(name) ? [`${name}级行政区划`, name, ''] : fullAndShort(name);
}

function indexed(
  list: Readonly<Record<string, string>>,
  spellingsOf: (name: string) => readonly string[],
): PlaceIndex {
  const index = new Map<string, Spelled[]>();
  for (const [code, name] of Object.entries(list)) {
    const spellings = spellingsOf(name);
    const first = spellings.includes('') ? '' : name.slice(0, 1);
    index.set(first, [...(index.get(first) ?? []), { code, name, spellings }]);
  }
  return index;
}

const known = new WeakMap<RegionNames, SpelledRegions>();

/** Returns the places of the official list with their spellings. */
export function spelledRegions(names: RegionNames): SpelledRegions {
  const before = known.get(names);
  if (before) return before;
  const regions = {
    provinces: indexed(names.province_list, provinceSpellings),
    cities: indexed(names.city_list, citySpellings),
    districts: indexed(names.county_list, districtSpellings(names)),
  };
  known.set(names, regions);
  return regions;
}
