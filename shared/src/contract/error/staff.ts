import { type StaffRole, staffRoleLabels } from '../../rules';

/** Refusals about staff and their approvals. */
export const staffErrors = {
  role_required: { status: 403, msg: '当前账号的角色不能进行此操作，请联系管理员' },
  staff_locked: { status: 403, msg: '该工作人员账号已停用，请联系管理员' },
  second_factor_required: { status: 403, msg: '请先输入动态验证码' },
  second_factor_enrolled: { status: 409, msg: '已启用动态验证码，如需更换设备请联系管理员重置' },
  second_factor_missing: { status: 403, msg: '尚未启用动态验证码，请先绑定验证器' },
  password_change_required: { status: 403, msg: '密码由管理员设置，请先修改密码再继续' },
  staff_taken: { status: 409, msg: '该账号或手机号已被使用，请换一个' },
  last_admin: { status: 409, msg: '须保留至少一位可用的管理员，请先指定另一位管理员' },
  own_account: { status: 409, msg: '不能停用自己的账号或去掉自己的管理员角色，请由另一位管理员操作' },
  approval_own: { status: 403, msg: '须由另一位工作人员复核' },
  approval_waiting: { status: 409, msg: '该操作已提交，正在等待另一位工作人员复核' },
  approval_decided: { status: 409, msg: '该复核单已处理' },
} as const;

/** More exact messages about staff and their approvals. */
export const staffReasons = {
  roleRequired: (roles: readonly StaffRole[]) =>
    `此操作需要角色：${roles.map((role) => staffRoleLabels[role]).join('或')}。请联系管理员`,
} as const;
