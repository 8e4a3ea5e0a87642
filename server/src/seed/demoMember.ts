import { currentVersions } from '@portal/shared/rules';
import type { Deps } from '../deps';
import { hashPassword } from '../kit/password';
import { addAddress } from '../modules/address/address.service';
import { agree } from '../modules/consent/consent.service';
import { insertUser } from '../modules/user/user.repo';
import { seedOnce } from './seed';

/** Account of the demo member in local mode; the README and the start-up output name the password. */
export const demoMember = {
  rid: 'demo-member',
  phone: '13800000000',
  password: 'Portal-2026',
} as const;

/** The demo member's address, in a district with pick-up. */
export const demoAddress = {
  name: '演示用户',
  phone: demoMember.phone,
  province: '北京市',
  city: '北京市',
  area: '海淀区',
  address: '示例路 30 号材料楼 5 层 501',
  address_code: '110108',
  company: '示例大学材料学院',
};
const home = {
  ...demoAddress,
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
    await insertUser(tx, {
      rid: demoMember.rid,
      account: demoMember.phone,
      phone: demoMember.phone,
      password_hash,
      name: '演示用户',
      email: 'demo@example.com',
      organization: 3,
      company: '示例大学材料学院',
      invitation_code: 'DEMO2026',
      created: now(),
    });
    await addAddress(tx, demoMember.rid, { fields: demoAddress, makeDefault: true }, now());
    await addAddress(tx, demoMember.rid, { fields: home, makeDefault: false }, now());
    await agree(tx, { user_rid: demoMember.rid, versions: currentVersions(), source: 'seed', now: now() });
  });
}
