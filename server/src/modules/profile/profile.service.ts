import { type Parsed, reasons } from '@portal/shared/contract';
import { isEnterprise, needsSupervisor } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { listAddresses } from '../address/address.repo';
import { addAddress, editAddress } from '../address/address.service';
import { endTokens } from '../apiToken/apiToken.service';
import { findUser, lockUser, putProfile } from '../user/user.repo';
import { disableWebhooks } from '../webhook/webhook.service';

type Certification = Parsed<'auth/user/updateInfo'>;
type Profile = Parsed<'auth/user/update4profile'>;

/**
 * Updates the member's profile. Only students have a supervisor. An existing e-mail is changed only by
 * `changeContact`, which requires a proof. API tokens end and
 * webhooks are disabled when the member is no longer an enterprise.
 */
export async function changeProfile(tx: Tx, rid: string, given: Profile, now: Date): Promise<void> {
  const user = await findUser(tx, rid);
  if (user?.email && user.email !== given.email) throw emailKept();
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

/** Saves the certification: the profile and the default address. An existing default address keeps its phone. */
export async function certify(tx: Tx, rid: string, given: Certification, now: Date): Promise<void> {
  await lockUser(tx, rid);
  await changeProfile(tx, rid, given, now);
  const user = await findUser(tx, rid);
  const [saved] = await listAddresses(tx, rid);
  const { name, company, province, city, area, address, address_code } = given;
  const place = { name, company, province, city, area, address, address_code };
  const fields = { ...place, phone: saved?.phone ?? user?.phone ?? '' };
  if (saved) await editAddress(tx, rid, saved.rid, { fields, makeDefault: false });
  else await addAddress(tx, rid, { fields, makeDefault: true }, now);
}
