import { z } from 'zod';
import { bareAccount, formatMessage, phonePattern, requiredMessage, staffRoles, texts } from '../rules';
import { components } from './component';
import { endpoint, nothing } from './endpoint';
import { happened, instant, newPassword, paged, paging, smsCode, text } from './field';

const role = z.enum(staffRoles, formatMessage('角色')).register(components, { id: 'StaffRole' });

const roles = z
  .array(role, formatMessage('角色'))
  .min(1, requiredMessage('角色'))
  .max(staffRoles.length, formatMessage('角色'))
  .refine((given) => new Set(given).size === given.length, '[角色]不能重复');

/** An account of the lab's staff. */
const staffAccount = z
  .object({
    account: z.string(),
    name: z.string(),
    roles: z.array(role),
    /** When an admin locked the account; null for one that may log in. */
    locked: instant.nullable(),
    /** Whether an authenticator app is bound as the second factor. */
    second_factor: z.boolean(),
    created: happened,
  })
  .register(components, { id: 'StaffAccount' });
export type StaffAccount = z.infer<typeof staffAccount>;

/** Account of a member of staff, by its name or phone. */
const account = text(...texts.account).overwrite(bareAccount);

/** Name of a new account: letters, digits, dots and dashes, or a mobile number. */
const newAccount = account.refine(
  (value) => phonePattern.test(value) || /^[a-z][a-z\d.-]{2,31}$/.test(value),
  '[用户名/手机号]应为手机号，或以小写字母开头的 3–32 位字母、数字、点或短横线',
);

/** Calls by which admins manage the accounts of staff. */
export const staffAccountEndpoints = {
  'staff/account/self': endpoint({
    access: 'staff',
    reads: true,
    roles: staffRoles,
    summary: "The caller's account with its roles",
    input: nothing,
    data: staffAccount,
  }),
  'staff/account/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['admin'],
    summary: 'Accounts of staff with their roles, oldest first',
    input: z.strictObject({ ...paging }),
    data: paged(staffAccount),
  }),
  'staff/account/add': endpoint({
    access: 'staff',
    roles: ['admin'],
    errors: ['staff_taken'],
    summary: 'Adds an account of staff with a first password and roles',
    input: z.strictObject({
      account: newAccount,
      name: text(...texts.name),
      password: newPassword(),
      roles,
    }),
    example: { account: 'wang.fang', name: '王芳', password: 'First-Password-1', roles: ['lab'] },
    data: staffAccount,
  }),
  'staff/account/roles': endpoint({
    access: 'staff',
    roles: ['admin'],
    errors: ['not_found', 'last_admin', 'own_account'],
    summary: 'Replaces the roles of an account; they apply from its next call on',
    input: z.strictObject({ account, roles }),
    example: { account: 'wang.fang', roles: ['lab', 'manager'] },
    data: staffAccount,
  }),
  'staff/account/lock': endpoint({
    access: 'staff',
    roles: ['admin'],
    errors: ['not_found', 'last_admin', 'own_account'],
    summary: 'Locks an account and signs its devices out, or unlocks it',
    input: z.strictObject({ account, locked: z.boolean(formatMessage('停用')) }),
    example: { account: 'wang.fang', locked: true },
    data: staffAccount,
  }),
  'staff/account/password': endpoint({
    access: 'staff',
    roles: ['admin'],
    errors: ['not_found'],
    summary: 'Sets a new password for an account and signs its devices out',
    input: z.strictObject({ account, password: newPassword() }),
    example: { account: 'wang.fang', password: 'Second-Password-2' },
    data: staffAccount,
  }),
  'staff/account/resetSecondFactor': endpoint({
    access: 'staff',
    roles: ['admin'],
    errors: ['not_found'],
    summary:
      'Removes the second factor of an account and signs its devices out; the next login binds another app',
    input: z.strictObject({ account }),
    example: { account: 'wang.fang' },
    data: staffAccount,
  }),
};

/** Calls by which a member of staff proves the second factor: the code of an authenticator app. */
export const secondFactorEndpoints = {
  'staff/secondFactor/enrol': endpoint({
    access: 'staff',
    roles: staffRoles,
    beforeSecondFactor: true,
    errors: ['second_factor_enrolled'],
    summary: 'Returns a new secret for an authenticator app; it counts after `staff/secondFactor/confirm`',
    input: nothing,
    data: z.object({
      /** For a QR code. */
      uri: z.string(),
      /** The same secret in base32, to be typed. */
      secret: z.string(),
    }),
  }),
  'staff/secondFactor/confirm': endpoint({
    access: 'staff',
    roles: staffRoles,
    beforeSecondFactor: true,
    errors: ['second_factor_enrolled', 'code_wrong'],
    summary: 'Binds the authenticator app by its first code; returns recovery codes, which are shown once',
    input: z.strictObject({ code: smsCode }),
    example: { code: '123456' },
    data: z.object({ recovery_codes: z.array(z.string()) }),
  }),
  'staff/secondFactor/verify': endpoint({
    access: 'staff',
    roles: staffRoles,
    beforeSecondFactor: true,
    errors: ['code_wrong'],
    summary:
      'Proves the second factor for this session for twelve hours, by a code of the app or by a recovery code; each can be used once',
    input: z.strictObject({ code: text('验证码', 20) }),
    example: { code: '123456' },
    data: z.object({ /** Recovery codes that were not used yet. */ recovery_left: z.int() }),
  }),
};
