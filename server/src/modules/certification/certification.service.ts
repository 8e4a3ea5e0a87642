import { errors } from '@portal/shared/contract';
import { missingProfile, profileMessage } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { listAddresses } from '../address/address.repo';
import type { UserRow } from '../user/user.repo';
import { ownUser } from '../user/user.service';

/**
 * Returns the member who is about to order. Refuses with profile_incomplete a member whose certification is not
 * complete; `fields` names what is missing, as `profile.name`.
 */
export async function certifiedUser(tx: Tx, rid: string): Promise<UserRow> {
  const user = await ownUser(tx, rid);
  const missing = missingProfile({ ...user, address: await listAddresses(tx, rid) });
  if (missing.length === 0) return user;
  const fields = missing.map((field) => [`profile.${field}`, profileMessage(field)]);
  throw refuse('profile_incomplete', {
    msg: errors.profile_incomplete.msg,
    fields: Object.fromEntries(fields),
  });
}
