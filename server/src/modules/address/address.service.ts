import type { Parsed } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireUnchanged } from '../../http/etag';
import { lockMember } from '../user/user.service';
import { editedAddress } from './address.present';
import {
  type AddressFields,
  type AddressRow,
  countAddresses,
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  setDefault,
  updateAddress,
} from './address.repo';

/**
 * Changes of the address book. Each function locks the member first, so that concurrent changes neither exceed the
 * limit nor leave the address book without exactly one default.
 */

export interface AddressChange {
  readonly fields: AddressFields;
  /** True makes this address the default; false does not change the default. */
  readonly makeDefault: boolean;
}

/** Adds an address. Refuses with address_limit. The first address always becomes the default. */
export async function addAddress(
  tx: Tx,
  user_rid: string,
  { fields, makeDefault }: AddressChange,
  now: Date,
): Promise<AddressRow> {
  await lockMember(tx, user_rid);
  const total = await countAddresses(tx, user_rid);
  if (total >= limits.addresses) throw refuse('address_limit');
  const rid = newRid();
  await insertAddress(tx, { ...fields, rid, user_rid, is_default: false, created: now });
  if (total === 0 || makeDefault) await setDefault(tx, user_rid, rid);
  return ownAddress(tx, user_rid, rid);
}

/** Changes an address. Refuses with edited_meanwhile unless the edit started from its present state. */
export async function editAddress(
  tx: Tx,
  user_rid: string,
  { address_rid, etag, default: wanted, ...fields }: Parsed<'auth/address/edit'>,
): Promise<AddressRow> {
  await lockMember(tx, user_rid);
  requireUnchanged(editedAddress(await ownAddress(tx, user_rid, address_rid)), etag);
  return replaceAddress(tx, user_rid, address_rid, { fields, makeDefault: wanted === 1 });
}

/** Replaces the fields of an address of a locked member. */
export async function replaceAddress(
  tx: Tx,
  user_rid: string,
  rid: string,
  { fields, makeDefault }: AddressChange,
): Promise<AddressRow> {
  await updateAddress(tx, rid, fields);
  if (makeDefault) await setDefault(tx, user_rid, rid);
  return ownAddress(tx, user_rid, rid);
}

/** Deletes an address. If it was the default, the newest remaining address becomes the default. */
export async function removeAddress(tx: Tx, user_rid: string, rid: string): Promise<void> {
  await lockMember(tx, user_rid);
  const removed = await deleteAddress(tx, user_rid, rid);
  if (!removed) throw refuse('not_found', { noun: 'address' });
  const [next] = await listAddresses(tx, user_rid);
  if (removed.is_default && next) await setDefault(tx, user_rid, next.rid);
}

export async function makeDefaultAddress(tx: Tx, user_rid: string, rid: string): Promise<void> {
  await lockMember(tx, user_rid);
  await ownAddress(tx, user_rid, rid);
  await setDefault(tx, user_rid, rid);
}

/** Returns an address of this member; refuses with not_found, also for another member's address. */
export async function ownAddress(tx: Tx, user_rid: string, rid: string): Promise<AddressRow> {
  const row = await findAddress(tx, user_rid, rid);
  if (!row) throw refuse('not_found', { noun: 'address' });
  return row;
}
