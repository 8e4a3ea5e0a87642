import { type StaffRole, staffRoleLabels } from '@portal/shared/rules';

/** Says which roles may change a setting. */
export const rolesText = (roles: readonly StaffRole[]): string =>
  roles.every((role) => role === 'admin')
    ? '只有管理员可以修改'
    : `可由${roles.map((role) => staffRoleLabels[role]).join('、')}或管理员修改`;
