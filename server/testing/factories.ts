import type { Db } from '../src/db/client';
import { newRid } from '../src/db/rid';
import { hashPassword } from '../src/kit/password';
import { startSession } from '../src/modules/session/session.service';
import { insertUser, type NewUser } from '../src/modules/user/user.repo';

export const testPassword = 'Correct-Horse-9';

let passwordHash: Promise<string> | undefined;
let counter = 0;

export interface TestMember {
  readonly rid: string;
  readonly phone: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** Creates a member with a session; fields that are not given have default values. */
export async function member(
  db: Db,
  given: Partial<NewUser> = {},
  now = new Date('2026-11-18T02:00:00Z'),
): Promise<TestMember> {
  passwordHash ??= hashPassword(testPassword);
  const password_hash = await passwordHash;
  const phone = given.phone ?? `139${String(++counter).padStart(8, '0')}`;
  const rid = given.rid ?? newRid();
  const session = await db.transaction(async (tx) => {
    await insertUser(tx, {
      account: phone,
      password_hash,
      invitation_code: newRid().slice(0, 8),
      created: now,
      ...given,
      rid,
      phone,
    });
    return startSession(tx, rid, now);
  });
  return { rid, phone, token: session.token, refreshToken: session.refreshToken };
}

/** Creates a member of staff. */
export function staff(db: Db, given: Partial<NewUser> = {}): Promise<TestMember> {
  return member(db, { ...given, role: 'staff' });
}
