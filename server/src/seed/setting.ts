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
};
