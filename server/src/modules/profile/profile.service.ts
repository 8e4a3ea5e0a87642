import { type Parsed, reasons } from '@portal/shared/contract';
import { isEnterprise, needsSupervisor } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { requireUnchanged } from '../../http/etag';
import { type AddressRow, listAddresses } from '../address/address.repo';
import { addAddress, replaceAddress } from '../address/address.service';
import { endTokens } from '../apiToken/apiToken.service';
import { putProfile, type UserRow } from '../user/user.repo';
import { lockMember, ownUser } from '../user/user.service';
import { disableWebhooks } from '../webhook/webhook.service';
import { presentCertification } from './profile.present';

type Certification = Parsed<'auth/user/updateInfo'>;
type Profile = Omit<Parsed<'auth/user/update4profile'>, 'etag'>;

/** Returns the default address of a member's addresses. */
export const defaultAddress = (addresses: readonly AddressRow[]): AddressRow | undefined =>
  addresses.find(({ is_default }) => is_default);

/** Locks the member, and refuses with edited_meanwhile unless the edit started from the present profile and address. */
async function lockUnchanged(tx: Tx, rid: string, etag: string | undefined) {
  await lockMember(tx, rid);
  const user = await ownUser(tx, rid);
  const saved = defaultAddress(await listAddresses(tx, rid));
  const isNew = user.name === '' && saved === undefined;
  if (!isNew || etag !== undefined) requireUnchanged(presentCertification(user, saved), etag);
  return { user, saved };
}

/** Updates the member's profile, from its present state. */
export async function editProfile(
  tx: Tx,
  rid: string,
  { etag, ...given }: Parsed<'auth/user/update4profile'>,
  now: Date,
): Promise<void> {
  const { user } = await lockUnchanged(tx, rid, etag);
  await changeProfile(tx, user, given, now);
}

/**
 * Updates the profile of a locked member. Only students have a supervisor. An existing e-mail is changed only by
 * `changeContact`, which requires a proof. API tokens end and
 * webhooks are disabled when the member is no longer an enterprise.
 */
async function changeProfile(tx: Tx, user: UserRow, given: Profile, now: Date): Promise<void> {
  const { rid } = user;
  if (user.email && user.email !== given.email) throw emailKept();
  const { name, email, organization, company } = given;
  const { teacher, teacher_phone, teacher_mail } = given;
  const supervisor = needsSupervisor(organization)
    ? { teacher, teacher_phone, teacher_mail }
    : { teacher: '', teacher_phone: '', teacher_mail: '' };
  await putProfile(tx, rid, { name, email, organization, company, ...supervisor });
  if (isEnterprise(organization)) return;
  await endTokens(tx, rid, 'organization', now);
  await disableWebhooks(tx, rid, now);
}

const emailKept = () => refuse('invalid_input', { fields: { email: reasons.emailBound } });

/**
 * Saves the certification: the profile and the default address, from their present state. An existing default address keeps
 * its phone.
 */
export async function certify(
  tx: Tx,
  rid: string,
  { etag, ...given }: Certification,
  now: Date,
): Promise<void> {
  const { user, saved } = await lockUnchanged(tx, rid, etag);
  await changeProfile(tx, user, given, now);
  const { name, company, province, city, area, address, address_code } = given;
  const place = { name, company, province, city, area, address, address_code };
  const fields = { ...place, phone: saved?.phone ?? user.phone ?? '' };
  if (saved) await replaceAddress(tx, rid, saved.rid, { fields, makeDefault: false });
  else await addAddress(tx, rid, { fields, makeDefault: true }, now);
}
