import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newRid } from '../db/rid';
import type { Deps } from '../deps';
import { hashPassword, verifyPassword } from '../kit/password';
import { findByAccount, putUser } from '../modules/user/user.repo';

const account = 'staff';

/**
 * Creates the lab's account with the password from the environment. Without one, local mode generates a password
 * and stores it in `staff.json` of the data folder for `npm run staff`; production creates no account.
 */
export async function seedStaff(deps: Deps): Promise<void> {
  const { env } = deps;
  if (env.staffPassword !== undefined) return keepPassword(deps, env.staffPassword);
  if (env.mode !== 'local') return;
  const file = join(env.dataDir, 'staff.json');
  const known = await deps.db.read((tx) => findByAccount(tx, account));
  if (known && existsSync(file)) return;
  const password = randomBytes(18).toString('base64url');
  await keepPassword(deps, password);
  await writeFile(`${file}.new`, `${JSON.stringify({ account, password })}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

async function keepPassword({ db, now }: Deps, password: string): Promise<void> {
  const known = await db.read((tx) => findByAccount(tx, account));
  if (known && (await verifyPassword(known.password_hash, password))) return;
  const password_hash = await hashPassword(password);
  await db.transaction((tx) =>
    putUser(tx, {
      rid: newRid(),
      account,
      password_hash,
      role: 'staff',
      name: '实验室',
      invitation_code: newRid(),
      created: now(),
    }),
  );
}
