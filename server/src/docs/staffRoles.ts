import { contract, type Endpoint } from '@portal/shared/contract';
import { isPermitted, staffRoleLabels, staffRoles } from '@portal/shared/rules';

const shown = staffRoles.filter((role) => role !== 'admin');

/** The table of docs/staff.md: for each call of staff the roles that may make it. */
export function staffRoleTable(): string {
  const rows = Object.entries<Endpoint>(contract).flatMap(([path, { roles }]) =>
    roles === undefined
      ? []
      : [[`\`${path}\``, ...shown.map((role) => (isPermitted([role], roles) ? '✓' : ''))]],
  );
  const head = ['call', ...shown.map((role) => `${role} ${staffRoleLabels[role]}`)];
  const sorted = rows.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return [head, head.map(() => '---'), ...sorted].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
