import type { Address } from '@portal/shared/contract';
import { withEtag } from '../../http/etag';
import type { AddressRow } from './address.repo';

/** Where somebody is found: what an order copies of an address. */
type Place = Pick<AddressRow, 'name' | 'phone' | 'province' | 'city' | 'area' | 'address' | 'address_code'>;

/** Returns the parts of an address that an order has a copy of. */
export const presentPlace = ({ name, phone, province, city, area, address, address_code }: Place): Place => ({
  name,
  phone,
  province,
  city,
  area,
  address,
  address_code,
});

/** Returns an address without its key, as an edit replaces it. */
export const editedAddress = (row: AddressRow): Omit<Address, 'address_rid'> =>
  withEtag({
    ...presentPlace(row),
    company: row.company,
    default: row.is_default ? (1 as const) : (0 as const),
  });

export const presentAddress = (row: AddressRow): Address => ({
  address_rid: row.rid,
  ...editedAddress(row),
});
