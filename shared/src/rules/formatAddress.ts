interface PostalAddress {
  readonly province: string;
  readonly city: string;
  readonly area: string;
  /** Street, building and room. */
  readonly address: string;
}

/** Placeholder cities of the official list, for districts that belong to the province or municipality itself. */
const placeholderCities = ['市辖区', '县', '省直辖县', '自治区直辖县级行政区划'];

/** Returns true for a name that the official list has in place of a city. */
export const isPlaceholderCity = (city: string): boolean => placeholderCities.includes(city);

/**
 * Returns a postal address in one line. The city is omitted when it equals the province (municipalities) or is a
 * placeholder of the official list of districts.
 */
export function formatAddress({ province, city, area, address }: PostalAddress): string {
  const named = city === province || isPlaceholderCity(city) ? '' : city;
  return `${province}${named}${area}${address}`;
}
