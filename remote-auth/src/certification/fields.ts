import type { User } from '@portal/shared/contract';
import { noRegion, type Region } from '@portal/shared/region';
import type { Organization } from '@portal/shared/rules';

/** What the member fills in (specification, section 3: profile certification). */
export interface CertificationFields {
  name: string;
  email: string;
  organization: Organization;
  company: string;
  teacher: string;
  teacher_phone: string;
  teacher_mail: string;
  region: Region;
  address: string;
}

/** Fields in the order in which they stand. */
export const certificationOrder = [
  'name',
  'email',
  'organization',
  'company',
  'teacher',
  'teacher_phone',
  'teacher_mail',
  'region',
  'address',
] as const;

/** What is known of the member already; students are the default. */
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
    region: address ?? noRegion,
    address: address?.address ?? '',
  };
}
