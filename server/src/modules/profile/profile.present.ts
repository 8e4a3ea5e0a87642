import type { Certification, User } from '@portal/shared/contract';
import { withEtag } from '../../http/etag';
import type { AddressRow } from '../address/address.repo';
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
    ...(row.role === 'staff' && { staff: true }),
  };
}

/** Returns what the certification replaces: the profile and the default address, empty without one. */
export function presentCertification(row: UserRow, saved: AddressRow | undefined): Certification {
  const { name, email, organization, company, teacher, teacher_phone, teacher_mail } = row;
  const { province = '', city = '', area = '', address_code = '', address = '' } = saved ?? {};
  return withEtag({
    name,
    email,
    organization,
    company,
    teacher,
    teacher_phone,
    teacher_mail,
    province,
    city,
    area,
    address_code,
    address,
  });
}
