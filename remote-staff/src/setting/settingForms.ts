import { pickupCities } from './CityFields';
import {
  approvalFen,
  bankAccount,
  clusterApprovalDays,
  defaultCreditFen,
  overdueDays,
  reviewDays,
  taxpayer,
} from './moneyForms';
import { inviteOffer, points, promotion } from './promotionForms';
import type { SettingForm, SettingKey } from './settingFields';
import { localInfo, manager, reportMark, secondCheck } from './siteForms';
import { prestoreTiers } from './TierFields';
import { samplingSetting } from './VisitTimesFields';
import { sampleKeeping, slotCapacity } from './visitForms';

const forms: Readonly<Record<SettingKey, SettingForm>> = {
  samplingSetting,
  slotCapacity,
  pickupCities,
  sampleKeeping,
  localInfo,
  manager,
  reportMark,
  secondCheck,
  bankAccount,
  taxpayer,
  prestoreTiers,
  defaultCreditFen,
  overdueDays,
  reviewDays,
  clusterApprovalDays,
  approvalFen,
  points,
  promotion,
  inviteOffer,
};

interface SettingGroup {
  readonly title: string;
  readonly forms: readonly SettingForm[];
}

/** The settings by subject, in the order of the page. */
export const settingGroups: readonly SettingGroup[] = [
  { title: '取样与样品', forms: [samplingSetting, slotCapacity, pickupCities, sampleKeeping] },
  { title: '公司与联系人', forms: [localInfo, manager] },
  { title: '数据与报告', forms: [secondCheck, reportMark] },
  {
    title: '收款与额度',
    forms: [
      bankAccount,
      taxpayer,
      prestoreTiers,
      defaultCreditFen,
      overdueDays,
      reviewDays,
      clusterApprovalDays,
      approvalFen,
    ],
  },
  { title: '积分与推广', forms: [points, promotion, inviteOffer] },
];

/** Returns the form of a setting; undefined for a key that is none. */
export const formOf = (key: string): SettingForm | undefined =>
  Object.values(forms).find((form) => form.key === key);
