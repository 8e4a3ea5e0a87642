/** Refusals about members at the desk. */
export const memberErrors = {
  member_left: { status: 409, msg: '该客户已注销账户，不能再记备注' },
  note_of_other: { status: 403, msg: '只能收回自己写的备注' },
} as const;
