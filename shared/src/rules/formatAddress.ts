interface PostalAddress {
  readonly province: string;
  readonly city: string;
  readonly area: string;
  /** Street, building and room. */
  readonly address: string;
}

/**
 * Returns a postal address in one line. The city is omitted for municipalities, where it is the province itself or
 * 市辖区 in the official list of districts.
 */
export function formatAddress({ province, city, area, address }: PostalAddress): string {
  const named = city === province || city === '市辖区' ? '' : city;
  return `${province}${named}${area}${address}`;
}
