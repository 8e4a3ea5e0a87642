/** Roles of the lab's staff with their names; a member of staff has one or several. */
export const staffRoleLabels = {
  manager: '客户经理',
  lab: '实验室',
  finance: '财务',
  content: '内容编辑',
  admin: '管理员',
} as const;

export type StaffRole = keyof typeof staffRoleLabels;

export const staffRoles: readonly [StaffRole, ...StaffRole[]] = [
  'manager',
  'lab',
  'finance',
  'content',
  'admin',
];

/** True when one of the roles that a person has is among those that may; an admin may do everything. */
export const isPermitted = (held: readonly StaffRole[], permitted: readonly StaffRole[]): boolean =>
  held.includes('admin') || held.some((role) => permitted.includes(role));
