import type { StaffRole } from './staffRole';

type Roles = readonly [StaffRole, ...StaffRole[]];

/**
 * Roles that may change each setting. The bank account, the tax number, the amount that needs a second person, the
 * second check of data and the accreditations on reports are an admin's, because they protect the lab from its own staff.
 */
export const settingRoles = {
  samplingSetting: ['lab', 'manager'],
  pickupCities: ['lab', 'manager'],
  slotCapacity: ['lab', 'manager'],
  sampleKeeping: ['lab'],
  localInfo: ['content'],
  manager: ['manager'],
  points: ['manager'],
  promotion: ['manager'],
  inviteOffer: ['manager'],
  prestoreTiers: ['finance'],
  defaultCreditFen: ['finance'],
  overdueDays: ['finance'],
  reviewDays: ['finance'],
  clusterApprovalDays: ['finance'],
  bankAccount: ['admin'],
  taxpayer: ['admin'],
  reportMark: ['admin'],
  secondCheck: ['admin'],
  approvalFen: ['admin'],
} as const satisfies Readonly<Record<string, Roles>>;
