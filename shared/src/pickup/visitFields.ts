import type { Address } from '@portal/shared/contract';
import {
  chosen,
  chosenAmong,
  type FieldRule,
  noRegion,
  phone,
  type Region,
  region,
  text,
} from '@portal/shared/form';
import { texts } from '@portal/shared/rules';
import type { AddressMode } from './addressMode';

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

/** Returns the key of the saved address that a form begins with: the default one, else the first one; empty when there is none. */
export const firstAddress = (offered: readonly Address[]): string =>
  (offered.find((address) => address.default === 1) ?? offered[0])?.address_rid ?? '';

/** Returns the initial values. Name and phone are those of the default address, else the name of the profile. */
export function startOfVisit(
  addresses: readonly Address[],
  offered: readonly Address[],
  profileName = '',
): VisitFields {
  const known = addresses.find((address) => address.default === 1) ?? addresses[0];
  return {
    mode: 'existing',
    address_rid: firstAddress(offered),
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

/**
 * Returns the choice of the place: another address when no saved one is offered, and a saved one when none was chosen yet. One that
 * was chosen and is gone stays the choice, so that nothing is chosen for the person: see {@link savedAddress}.
 */
export const settledPlace = (
  { mode, saved }: { readonly mode: AddressMode; readonly saved: string },
  offered: readonly Address[],
): { mode: AddressMode; saved: string } => ({
  mode: offered.length === 0 ? 'other' : mode,
  saved: saved === '' ? firstAddress(offered) : saved,
});

/** Returns whether a saved address was chosen that is no longer offered. */
export const isGone = (saved: string, offered: readonly Address[]): boolean =>
  saved !== '' && !offered.some(({ address_rid }) => address_rid === saved);

/** The key of a saved address. */
export const savedAddress = (label: string, offered: readonly Address[]): FieldRule => {
  const rule = chosenAmong(
    label,
    offered.map(({ address_rid }) => address_rid),
  );
  // An empty key becomes the first address: see settledPlace.
  return { ...rule, check: (key, all) => rule.check(key === '' ? firstAddress(offered) : key, all) };
};
