import { currentVersions } from '@portal/shared/rules';
import type { Tx } from '../db/client';
import { addAddress } from '../modules/address/address.service';
import { agree } from '../modules/consent/consent.service';
import { insertUser } from '../modules/user/user.repo';

/** A certified member of the demo. All of them have the demo member's password. */
export interface DemoPerson {
  readonly rid: string;
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  readonly invitation_code: string;
}

/** Where the people of the demo work, in a district with pick-up. */
export const demoAddress = {
  province: '北京市',
  city: '北京市',
  area: '海淀区',
  address_code: '110108',
  address: '示例路 30 号材料楼 5 层 501',
  company: '示例大学材料学院',
};

/** Adds a member with the consents and an address in a district with pick-up. */
export async function addDemoPerson(
  tx: Tx,
  person: DemoPerson,
  { password_hash, at }: { readonly password_hash: string; readonly at: Date },
): Promise<void> {
  const { rid, phone, name } = person;
  const about = { organization: 3, company: '示例大学材料学院' } as const;
  await insertUser(tx, { ...person, ...about, account: phone, password_hash, created: at });
  await addAddress(tx, rid, { fields: { ...demoAddress, name, phone }, makeDefault: true }, at);
  await agree(tx, { user_rid: rid, versions: currentVersions(), source: 'seed', now: at });
}
