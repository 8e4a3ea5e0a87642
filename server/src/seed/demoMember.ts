import type { Deps } from '../deps';
import { hashPassword } from '../kit/password';
import { addAddress } from '../modules/address/address.service';
import { addDemoPerson } from './demoPerson';
import { seedOnce } from './seed';

/** Account of the demo member in local mode; the README and the start-up output name the password. */
export const demoMember = {
  rid: 'demo-member',
  phone: '13800000000',
  password: 'Portal-2026',
} as const;

const { rid, phone } = demoMember;
const profile = { name: '演示用户', email: 'demo@example.com', invitation_code: 'DEMO2026' };

const home = {
  name: profile.name,
  phone,
  province: '江苏省',
  city: '南京市',
  area: '玄武区',
  address: '示例街 8 号 2 单元 301',
  address_code: '320102',
  company: '',
};

/** Adds the demo member with two addresses, one of them in a district with pick-up, and the consents; once. */
export async function seedDemoMember({ db, now }: Deps): Promise<void> {
  const password_hash = await hashPassword(demoMember.password);
  await seedOnce(db, 'demo member', now(), async (tx) => {
    await addDemoPerson(tx, { rid, phone, ...profile }, { password_hash, at: now() });
    await addAddress(tx, rid, { fields: home, makeDefault: false }, now());
  });
}
