import type { User } from '@portal/shared/contract';
import type { UserRow } from '../user/user.repo';
import { formatMaskedPhone } from '../user/user.rules';

export function presentUser(row: UserRow): User['userInfo'] {
  return {
    rid: row.rid,
    account: row.account,
    phone: formatMaskedPhone(row.phone ?? ''),
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
