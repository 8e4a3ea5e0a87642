import { createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staffRoles } from '@portal/shared/rules';
import { newRid } from '../db/rid';
import type { Deps } from '../deps';
import { hashPassword, verifyPassword } from '../kit/password';
import { endSessionsOf } from '../modules/session/session.repo';
import {
  findAppliedPassword,
  putStaffAccount,
  setAppliedPassword,
} from '../modules/staffAccount/staffAccount.repo';
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

/**
 * Applies a password once: the account of staff is created with it, or gets it when the environment has another one than
 * last time. Its owner must replace it at the first login, except in local mode; restarts keep the owner's password.
 */
async function keepPassword(deps: Deps, { account, name }: StaffAccount, password: string): Promise<void> {
  const { db, env, now } = deps;
  const known = await db.read((tx) => findByAccount(tx, account));
  const applied = appliedHash(deps, account, password);
  if (known && (await db.read((tx) => findAppliedPassword(tx, known.rid))) === applied) return;
  const isSame = known !== undefined && (await verifyPassword(known.password_hash, password));
  const password_hash = isSame ? known.password_hash : await hashPassword(password);
  await db.transaction(async (tx) => {
    const created = now();
    // Another process may have created the account since it was looked up: its key counts then.
    const rid = isSame
      ? known.rid
      : await putUser(tx, {
          rid: newRid(),
          account,
          name,
          password_hash,
          created,
          role: 'staff' as const,
          invitation_code: newRid(),
          first_password: env.mode !== 'local',
        });
    // Whoever held the replaced password is logged out.
    if (known && !isSame) await endSessionsOf(tx, rid, created);
    if (!known) await putStaffAccount(tx, { staff_rid: rid, roles: staffRoles, created });
    await setAppliedPassword(tx, rid, applied);
  });
}

const appliedHash = ({ secret }: Deps, account: string, password: string): string =>
  createHmac('sha256', secret).update(`staff password\n${account}\n${password}`).digest('base64url');
