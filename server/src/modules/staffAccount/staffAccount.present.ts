import type { StaffAccount } from '@portal/shared/contract';
import type { StaffAccountRow } from './staffAccount.repo';

export const presentStaffAccount = ({
  account,
  name,
  roles,
  locked,
  created,
  second_factor,
}: StaffAccountRow): StaffAccount => ({
  account,
  name,
  roles,
  locked: locked?.toISOString() ?? null,
  second_factor: second_factor !== null,
  created: created.toISOString(),
});
