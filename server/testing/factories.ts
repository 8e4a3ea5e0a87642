import { currentVersions, type StaffRole, staffRoles } from '@portal/shared/rules';
import type { Db } from '../src/db/client';
import { newRid } from '../src/db/rid';
import { hashPassword } from '../src/kit/password';
import { addAddress } from '../src/modules/address/address.service';
import { agree } from '../src/modules/consent/consent.service';
import { startSession } from '../src/modules/session/session.service';
import { putStaffAccount } from '../src/modules/staffAccount/staffAccount.repo';
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

interface Given extends Partial<NewUser> {
  /** False for a member who has not agreed to the documents in force. */
  readonly consented?: boolean;
  /** Roles of a member of staff; all by default. */
  readonly roles?: readonly StaffRole[];
}

/** When members are created unless a test says otherwise. */
const start = new Date('2026-11-18T02:00:00Z');

/** Default values of the certification's fields. */
const certified = {
  name: '李同学',
  email: 'li@example.com',
  organization: 3,
  company: '示例大学',
} as const satisfies Partial<NewUser>;

const place = {
  name: '李同学',
  phone: '13900001111',
  province: '江苏省',
  city: '南京市',
  area: '玄武区',
  address: '示例街 8 号',
  address_code: '320102',
  company: '',
};

/** Creates a certified member, who may order, with a session; fields that are not given have default values. */
export async function member(db: Db, given: Given = {}, now = start): Promise<TestMember> {
  const made = await newcomer(
    db,
    { ...certified, ...(given.organization === 0 && { teacher: '王老师' }), ...given },
    now,
  );
  await db.transaction((tx) => addAddress(tx, made.rid, { fields: place, makeDefault: true }, now));
  return made;
}

/** Creates a member without certification, as after the registration, with a session. */
export async function newcomer(
  db: Db,
  { consented = true, roles = staffRoles, ...given }: Given = {},
  now = start,
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
    if (given.role === 'staff') await putStaffAccount(tx, { staff_rid: rid, roles, created: now });
    if (consented)
      await agree(tx, { user_rid: rid, versions: currentVersions(), source: 'registration', now });
    return startSession(tx, rid, now);
  });
  return { rid, phone, token: session.token, refreshToken: session.refreshToken };
}

/** Returns the member with a new session, as after another login. */
export async function withSession(db: Db, who: TestMember, now: Date): Promise<TestMember> {
  const { token, refreshToken } = await db.transaction((tx) => startSession(tx, who.rid, now));
  return { ...who, token, refreshToken };
}

/** Creates a member of staff. */
export function staff(db: Db, given: Given = {}, now = start): Promise<TestMember> {
  return newcomer(db, { ...given, role: 'staff' }, now);
}
