import type { UserRow } from './user.repo';

/** Returns a name with all characters but the first hidden: 王小明 becomes 王**. */
export function maskedName(name: string): string {
  const [first, ...rest] = [...name];
  return first === undefined ? '客户' : first + '*'.repeat(Math.max(1, rest.length));
}

/** Returns how a member is named to another one: the masked name, or the end of the phone before a name is known. */
export function maskedMember(user: Pick<UserRow, 'name' | 'phone'> | undefined): string {
  if (!user?.name && user?.phone) return `尾号 ${user.phone.slice(-4)}`;
  return maskedName(user?.name ?? '');
}

/** Masks a phone: 13800000000 becomes 138****0000. */
export const formatMaskedPhone = (phone: string): string =>
  phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
