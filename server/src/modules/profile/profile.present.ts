import type { User } from '@portal/shared/contract';
import type { UserRow } from '../user/user.repo';

/** Masks a phone: 13800000000 becomes 138****0000. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
}

export function presentUser(row: UserRow): User['userInfo'] {
  return {
    rid: row.rid,
    account: row.account,
    phone: maskPhone(row.phone ?? ''),
    name: row.name,
    email: row.email,
    organization: row.organization,
    company: row.company,
    teacher: row.teacher,
    teacher_phone: row.teacher_phone,
    teacher_mail: row.teacher_mail,
    invitation_code: row.invitation_code,
  };
}
