import { isPlaceholderCity } from '@portal/shared/rules';
import { areaList } from '@vant/area-data';

interface NamedRegion {
  readonly province: string;
  readonly city: string;
  readonly area: string;
  /** GB/T 2260 code of the district. */
  readonly address_code: string;
}

/** Codes of the provinces that are cities. The list has 县 as the second city of Chongqing. */
const municipalities = ['11', '12', '31', '50'];
const keys = ['province', 'city', 'area', 'address_code'] as const;
const { province_list, city_list, county_list }: Readonly<Record<string, Readonly<Record<string, string>>>> =
  areaList;

/** Returns whether an input has a district in full: in names and as a code. */
export const isRegion = (value: object): value is NamedRegion =>
  keys.every((key) => typeof Reflect.get(value, key) === 'string' && Reflect.get(value, key) !== '');

/**
 * Returns whether the code and the names say the same district of the official list. A municipality is its own city.
 */
export function isKnownRegion({ province, city, area, address_code: code }: NamedRegion): boolean {
  const ownCity = municipalities.includes(code.slice(0, 2)) && (city === province || isPlaceholderCity(city));
  return (
    county_list?.[code] === area &&
    province_list?.[`${code.slice(0, 2)}0000`] === province &&
    (ownCity || city_list?.[`${code.slice(0, 4)}00`] === city)
  );
}
