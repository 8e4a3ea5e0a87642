import { z } from 'zod';
import { bareAccount, formatMessage, phonePattern, requiredMessage, staffRoles, texts } from '../rules';
import { components } from './component';
import { endpoint, nothing } from './endpoint';
import { instant, newPassword, paged, paging, text } from './field';

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
    created: instant,
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
    roles: staffRoles,
    summary: "The caller's account with its roles",
    input: nothing,
    data: staffAccount,
  }),
  'staff/account/list': endpoint({
    access: 'staff',
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
      password: newPassword,
      roles,
    }),
    example: { account: 'wang.fang', name: '王芳', password: 'First-Password-1', roles: ['lab'] },
    data: staffAccount,
  }),
  'staff/account/roles': endpoint({
    access: 'staff',
    roles: ['admin'],
    errors: ['not_found', 'last_admin'],
    summary: 'Replaces the roles of an account; they apply from its next call on',
    input: z.strictObject({ account, roles }),
    example: { account: 'wang.fang', roles: ['lab', 'manager'] },
    data: staffAccount,
  }),
  'staff/account/lock': endpoint({
    access: 'staff',
    roles: ['admin'],
    errors: ['not_found', 'last_admin'],
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
    input: z.strictObject({ account, password: newPassword }),
    example: { account: 'wang.fang', password: 'Second-Password-2' },
    data: staffAccount,
  }),
};
