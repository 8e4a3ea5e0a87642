import type { Deps } from '../deps';
import { hashPassword } from '../kit/password';
import { insertUser } from '../modules/user/user.repo';
import { seedOnce } from './seed';

/** Account of the demo member in local mode; the README and the start-up output name the password. */
export const demoMember = {
  rid: 'demo-member',
  phone: '13800000000',
  password: 'Portal-2026',
} as const;

/** Adds the demo member once. */
export async function seedDemoMember({ db, now }: Deps): Promise<void> {
  const password_hash = await hashPassword(demoMember.password);
  await seedOnce(db, 'demo member', now(), (tx) =>
    insertUser(tx, {
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
    }),
  );
}
