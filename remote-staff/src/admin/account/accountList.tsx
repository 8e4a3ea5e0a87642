import type { StaffAccount } from '@portal/shared/contract';
import { formatInstant, type StaffRole, staffRoleLabels } from '@portal/shared/rules';
import type { ListColumn } from '../../ui/list/column';
import type { ListKind } from '../../ui/list/listQuery';
import { Mark } from '../../ui/Mark';

/** An account of staff as a row of a list: its name is its code. */
export interface AccountRow {
  readonly code: string;
  readonly account: StaffAccount;
}

export const accountList: ListKind<never> = {
  path: '/staff/admin/accounts',
  filters: [{ key: 'all', label: '全部', states: [] }],
};

export const rolesText = (roles: readonly StaffRole[]): string =>
  roles.map((role) => staffRoleLabels[role]).join('、');

/** Says whether an account may log in, and since when it may not. */
export const stateText = ({ locked }: StaffAccount): string =>
  locked === null ? '可登录' : `${formatInstant(locked)} 起停用`;

export const accountColumns: readonly ListColumn<AccountRow>[] = [
  { field: 'code', label: '账号', width: 150, card: 'title', show: ({ code }) => code },
  {
    field: 'state',
    label: '状态',
    width: 100,
    card: 'aside',
    show: ({ account: { locked } }) => <Mark waits={false}>{locked === null ? '可登录' : '已停用'}</Mark>,
  },
  { field: 'name', label: '姓名', width: 110, show: ({ account }) => account.name },
  { field: 'roles', label: '角色', width: 170, flex: 1, show: ({ account }) => rolesText(account.roles) },
  {
    field: 'second_factor',
    label: '验证器',
    width: 90,
    show: ({ account }) => (account.second_factor ? '已绑定' : '未绑定'),
  },
  { field: 'created', label: '新增', width: 150, show: ({ account }) => formatInstant(account.created) },
];
