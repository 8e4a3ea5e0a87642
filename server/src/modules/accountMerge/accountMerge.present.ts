import type { Data } from '@portal/shared/contract';
import type { UserRow } from '../user/user.repo';

type Named = Data<'staff/accountMerge/preview'>['from'];

export const presentNamed = ({ rid, account, phone, name, company, created }: UserRow): Named => ({
  rid,
  account,
  phone: phone ?? '',
  name,
  company,
  created: created.toISOString(),
});
