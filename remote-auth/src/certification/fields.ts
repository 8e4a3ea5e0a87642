import { presentOf } from '@portal/shared/api';
import type { User } from '@portal/shared/contract';
import {
  chosen,
  type EditSetup,
  email,
  noRegion,
  optional,
  phone,
  type Region,
  region,
  text,
} from '@portal/shared/form';
import { type Organization, organizations, texts } from '@portal/shared/rules';

/** The form's fields (specification, section 3: profile certification). */
export interface CertificationFields {
  readonly name: string;
  readonly email: string;
  readonly organization: Organization;
  readonly company: string;
  readonly teacher: string;
  readonly teacher_phone: string;
  readonly teacher_mail: string;
  readonly region: Region;
  readonly address: string;
  readonly etag: string | undefined;
}

export const certificationRules = {
  name: text(texts.name),
  email: email(texts.email),
  organization: chosen<Organization>('用户类型'),
  company: text(texts.organizationName),
  teacher: text(texts.teacher),
  teacher_phone: optional(phone('导师电话')),
  teacher_mail: optional(email(texts.teacherMail)),
  region: region('收货地区'),
  address: text(texts.address),
};

/** Initial values from the member's profile; the default organisation is student. */
export function knownFields(user: User | null): CertificationFields {
  const address = user?.address.find((saved) => saved.default === 1);
  return {
    name: user?.userInfo.name ?? '',
    email: user?.userInfo.email ?? '',
    organization: user?.userInfo.organization ?? 0,
    company: user?.userInfo.company ?? '',
    teacher: user?.userInfo.teacher ?? '',
    teacher_phone: user?.userInfo.teacher_phone ?? '',
    teacher_mail: user?.userInfo.teacher_mail ?? '',
    region: address ? regionOf(address) : noRegion,
    address: address?.address ?? '',
    etag: user?.etag,
  };
}

const regionOf = ({ province, city, area, address_code }: Region): Region => ({
  province,
  city,
  area,
  address_code,
});

/** How the form goes on when profile or address were changed meanwhile, for example in another tab. */
export const certificationEdits: EditSetup<CertificationFields> = {
  present: (error) => {
    const present = presentOf(error, 'auth/user/updateInfo');
    return present && { ...present, organization: present.organization ?? 0, region: regionOf(present) };
  },
  texts: { organization: (organization) => organizations[organization] },
};
