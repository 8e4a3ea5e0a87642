import type { Address } from '@portal/shared/contract';
import { withEtag } from '../../http/etag';
import type { AddressRow } from './address.repo';

/** Returns an address without its key, as an edit replaces it. */
export const editedAddress = (row: AddressRow): Omit<Address, 'address_rid'> =>
  withEtag({
    name: row.name,
    phone: row.phone,
    province: row.province,
    city: row.city,
    area: row.area,
    address: row.address,
    address_code: row.address_code,
    company: row.company,
    default: row.is_default ? (1 as const) : (0 as const),
  });

export const presentAddress = (row: AddressRow): Address => ({
  address_rid: row.rid,
  ...editedAddress(row),
});
