import { municipalities, type Region, type RegionNames } from './region';
import { type PlaceIndex, type Spelled, type SpelledRegions, spelledRegions } from './regionSpelling';

/** A region found in a text, and its position. */
export interface FoundRegion {
  readonly region: Region;
  readonly start: number;
  readonly end: number;
}

/** The levels of a region that were read so far, and where the reading ends. */
interface Reading {
  readonly province?: Spelled;
  readonly city?: Spelled;
  readonly district?: Spelled;
  readonly end: number;
}

/**
 * Returns the region that a text names most completely, the first one of several: province, city and district in
 * full or short, with or without spaces between them. Province or city can be missing when the rest is unique.
 * Returns undefined when there is none.
 */
export function findRegion(text: string, names: RegionNames): FoundRegion | undefined {
  const places = spelledRegions(names);
  let best: { reading: Reading; start: number } | undefined;
  for (let start = 0; start < text.length; start += 1) {
    for (const reading of readingsAt(text, start, places))
      if (rankOf(reading) > (best ? rankOf(best.reading) : 0)) best = { reading, start };
  }
  return best && { region: regionOf(best.reading, names), start: best.start, end: best.reading.end };
}

/** All ways to read a region at a place of the text, the most complete first. */
function readingsAt(text: string, start: number, places: SpelledRegions): Reading[] {
  const nothing: Reading = { end: start };
  const provinces = namedAfter(text, nothing, places.provinces).map(
    ([province, end]): Reading => ({ province, end }),
  );
  const cities = [...provinces, nothing].flatMap((reading) => [
    ...citiesAfter(text, reading, places.cities),
    reading,
  ]);
  return cities.flatMap((reading) => [...districtAfter(text, reading, places.districts), reading]);
}

function citiesAfter(text: string, reading: Reading, cities: PlaceIndex): Reading[] {
  const { province } = reading;
  return namedAfter(text, reading, cities)
    .filter(([{ code }, end]) => (province ? code.startsWith(province.code.slice(0, 2)) : end > reading.end))
    .map(([city, end]) => ({ ...reading, city, end }));
}

/** The district with the longest name; none when several are called so, such as 鼓楼区 without its city. */
function districtAfter(text: string, reading: Reading, districts: PlaceIndex): Reading[] {
  const { province, city } = reading;
  const within = city?.code.slice(0, 4) ?? province?.code.slice(0, 2) ?? '';
  const inFull = (name: string, end: number) =>
    text.endsWith(name, end) || /[区县市]/.test(text.charAt(end - 1));
  const named = namedAfter(text, reading, districts).filter(
    ([{ code, name }, end]) =>
      code.startsWith(within) && (inFull(name, end) || (within !== '' && !goesOn(text, end))),
  );
  const longest = Math.max(...named.map(([, end]) => end));
  const [first, ...others] = named.filter(([, end]) => end === longest);
  return first && others.length === 0 ? [{ ...reading, district: first[0], end: longest }] : [];
}

/** Places whose name follows a reading, with the end of the name; spaces between the levels are skipped. */
function namedAfter(
  text: string,
  { end }: Reading,
  places: PlaceIndex,
): (readonly [place: Spelled, end: number])[] {
  let from = end;
  while (text[from] === ' ') from += 1;
  const possible = [...(places.get(text.charAt(from)) ?? []), ...(places.get('') ?? [])];
  return possible.flatMap((place) => {
    const spelling = place.spellings.find((one) => text.startsWith(one, from));
    return spelling === undefined ? [] : [[place, spelling === '' ? end : from + spelling.length] as const];
  });
}

/** What follows a short name when it is part of another name: 西湖大道 does not name 西湖区. */
const rest =
  /^[东西南北中一二三四五六七八九十]?(?:路|街|大道|大街|巷|道|弄|胡同|村|镇|乡|湖|山|桥|广场|公园|校区|大学|学院|医院|火车站|站)/;
const goesOn = (text: string, end: number): boolean => rest.test(text.slice(end));

/** A district counts more than the levels above it. Without one, a city in full or with its province is needed. */
function rankOf({ province, city, district }: Reading): number {
  const named = district ?? (province && city) ?? (city?.name.endsWith('市') ? city : undefined);
  return named ? (district ? 4 : 0) + (city ? 2 : 0) + (province ? 1 : 0) : 0;
}

function regionOf({ province, city, district }: Reading, names: RegionNames): Region {
  const code = district?.code ?? city?.code ?? '';
  const provinceName = province?.name ?? names.province_list[`${code.slice(0, 2)}0000`] ?? '';
  const cityName = city?.name ?? names.city_list[`${code.slice(0, 4)}00`] ?? '';
  return {
    province: provinceName,
    city: municipalities.includes(provinceName) ? provinceName : cityName,
    area: district?.name ?? '',
    address_code: district?.code ?? '',
  };
}
