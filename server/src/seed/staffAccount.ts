import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staffRoles } from '@portal/shared/rules';
import { newRid } from '../db/rid';
import type { Deps } from '../deps';
import { hashPassword, verifyPassword } from '../kit/password';
import { putStaffAccount } from '../modules/staffAccount/staffAccount.repo';
import { findByAccount, putUser } from '../modules/user/user.repo';

/** An account of the lab's staff. The second one agrees to acts above the setting `approvalFen`. */
const staffAccounts = [
  { account: 'staff', name: '实验室', variable: 'staffPassword' },
  { account: 'reviewer', name: '复核人', variable: 'reviewerPassword' },
] as const;
type StaffAccount = (typeof staffAccounts)[number];

/**
 * Creates the lab's accounts with the passwords from the environment. Without one, local mode generates a password
 * and stores it in a file of the data folder for `npm run staff` (`staff.json`, `reviewer.json`); production creates
 * no account.
 */
export async function seedStaff(deps: Deps): Promise<void> {
  for (const one of staffAccounts) await seedAccount(deps, one);
}

async function seedAccount(deps: Deps, one: StaffAccount): Promise<void> {
  const { env } = deps;
  const { account } = one;
  const given = env[one.variable];
  if (given !== undefined) return keepPassword(deps, one, given);
  if (env.mode !== 'local') return;
  const file = join(env.dataDir, `${account}.json`);
  const known = await deps.db.read((tx) => findByAccount(tx, account));
  if (known && existsSync(file)) return;
  const password = randomBytes(18).toString('base64url');
  await keepPassword(deps, one, password);
  await writeFile(`${file}.new`, `${JSON.stringify({ account, password })}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

async function keepPassword(
  { db, now }: Deps,
  { account, name }: StaffAccount,
  password: string,
): Promise<void> {
  const known = await db.read((tx) => findByAccount(tx, account));
  if (known && (await verifyPassword(known.password_hash, password))) return;
  const password_hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const rid = newRid();
    const created = now();
    const user = {
      rid,
      account,
      password_hash,
      role: 'staff' as const,
      name,
      invitation_code: newRid(),
      created,
    };
    await putUser(tx, user);
    if (!known) await putStaffAccount(tx, { staff_rid: rid, roles: staffRoles, created });
  });
}
