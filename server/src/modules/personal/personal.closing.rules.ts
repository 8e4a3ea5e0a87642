/** Name of a member whose account was closed, in lists of staff. */
export const closedName = '已注销用户';
