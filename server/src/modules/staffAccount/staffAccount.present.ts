import type { StaffAccount } from '@portal/shared/contract';
import type { StaffAccountRow } from './staffAccount.repo';

export const presentStaffAccount = ({
  account,
  name,
  roles,
  locked,
  created,
}: StaffAccountRow): StaffAccount => ({
  account,
  name,
  roles,
  locked: locked?.toISOString() ?? null,
  created: created.toISOString(),
});
