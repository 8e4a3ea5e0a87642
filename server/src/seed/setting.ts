import type { Settings } from '@portal/shared/contract';
import { workingHours } from '@portal/shared/rules';
import { pickupCalendar } from './pickupCalendar';
import { pickupCities } from './pickupRegion';

const hotline = '400-000-0000';

/**
 * Settings of a new portal; change them on a running one by `npm run staff -- setting set`. The company is
 * invented; phone number, e-mail and ICP record are marked as samples.
 */
export const settingSeed: Settings = {
  pickupCities: [...pickupCities],
  slotCapacity: 3,
  samplingSetting: pickupCalendar,
  localInfo: {
    company: '格物检测技术服务（示例）有限公司',
    address: '上海市浦东新区示例路 88 号 3 号楼',
    phone: hotline,
    email: 'service@example.com',
    icp: '示例ICP备00000000号',
    express: {
      name: '样品接收组',
      phone: hotline,
      address: '上海市浦东新区示例路 88 号 3 号楼一层收样室',
    },
  },
  manager: { name: '周老师（示例）', phone: hotline, hours: workingHours.full, wechat: 'gewu-demo' },
  bankAccount: {
    name: '格物检测技术服务（示例）有限公司',
    bank: '示例银行上海示例支行',
    account: '0000 0000 0000 0000',
  },
  // The number that the standard for such codes (GB 32100) gives as an example.
  taxpayer: { number: '91350100M000100Y43', percent: 6 },
  prestoreTiers: [
    { amount_fen: 500_000, bonus_fen: 15_000 },
    { amount_fen: 1_000_000, bonus_fen: 50_000 },
    { amount_fen: 5_000_000, bonus_fen: 300_000 },
    { amount_fen: 10_000_000, bonus_fen: 800_000 },
  ],
  points: { per_yuan: 1, evaluation: 20 },
  promotion: { rebate_percent: 5, withdrawal_min_fen: 10_000 },
  inviteOffer: null,
  sampleKeeping: { months: 6, most_months: 24 },
  approvalFen: 5_000_000,
  defaultCreditFen: 500_000,
  overdueDays: 30,
  reportMark: '',
  secondCheck: false,
  reviewDays: 7,
  clusterApprovalDays: 7,
};
