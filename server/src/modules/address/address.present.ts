import type { Address } from '@portal/shared/contract';
import type { AddressRow } from './address.repo';

export function presentAddress(row: AddressRow): Address {
  return {
    address_rid: row.rid,
    name: row.name,
    phone: row.phone,
    province: row.province,
    city: row.city,
    area: row.area,
    address: row.address,
    address_code: row.address_code,
    company: row.company,
    default: row.is_default ? 1 : 0,
  };
}
