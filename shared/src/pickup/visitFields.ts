import type { Address } from '@portal/shared/contract';
import { chosen, noRegion, phone, type Region, region, text } from '@portal/shared/form';
import { texts } from '@portal/shared/rules';
import type { AddressMode } from './PlaceSection';

/** Fields of a form that books a visit: where and when. */
export interface VisitFields {
  readonly mode: AddressMode;
  /** The chosen saved address. */
  readonly address_rid: string;
  readonly name: string;
  readonly phone: string;
  readonly region: Region;
  readonly address: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly time: string;
}

/** Validation rules of the fields (specification, section 5). */
export const visitRules = {
  name: text(texts.name),
  phone: phone('手机'),
  region: region('取样地址'),
  address: text(texts.address),
  date: chosen('取样日期'),
  time: chosen('取样时间'),
};

/** Returns the initial values. Name and phone are those of the default address, else the name of the profile. */
export function startOfVisit(addresses: readonly Address[], profileName = ''): VisitFields {
  const known = addresses.find((address) => address.default === 1) ?? addresses[0];
  return {
    mode: 'existing',
    address_rid: '',
    name: known?.name ?? profileName,
    phone: known?.phone ?? '',
    region: noRegion,
    address: '',
    date: '',
    time: '',
  };
}

/** Returns the saved addresses in districts with visits. */
export const addressesWithVisits = (
  addresses: readonly Address[],
  allowed: readonly string[],
): readonly Address[] => addresses.filter(({ address_code }) => allowed.includes(address_code));

/** Returns the choice of the place: another address when no saved one is offered, else a saved one that is offered. */
export function settledPlace(
  { mode, saved }: { readonly mode: AddressMode; readonly saved: string },
  offered: readonly Address[],
): { mode: AddressMode; saved: string } {
  const known = offered.some(({ address_rid }) => address_rid === saved);
  return {
    mode: offered.length === 0 ? 'other' : mode,
    saved: known ? saved : (offered[0]?.address_rid ?? ''),
  };
}
