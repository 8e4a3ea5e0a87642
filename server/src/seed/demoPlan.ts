import type { Deps } from '../deps';
import { addAddress } from '../modules/address/address.service';
import { demoMember } from './demoMember';
import { planItems } from './demoOrders';
import { seedOnce } from './seed';

const campus = {
  name: '演示用户',
  phone: demoMember.phone,
  province: '北京市',
  city: '北京市',
  area: '海淀区',
  address: '示例路 30 号材料楼 5 层 501',
  address_code: '110108',
  company: '示例大学材料学院',
};
const home = {
  ...campus,
  province: '江苏省',
  city: '南京市',
  area: '玄武区',
  address: '示例街 8 号 2 单元 301',
  address_code: '320102',
  company: '',
};

/**
 * Counts of three services in two groups: one of a special area, which is listed first, and two that need samples.
 */
const planned = { sem: 2, ftir: 1, 'area-graphene': 1 };

/**
 * Creates the demo member's two addresses, one of them in a pick-up district, and a plan; once, after the demo
 * orders.
 */
export async function seedDemoPlan({ db, now }: Deps): Promise<void> {
  await seedOnce(db, 'demo plan', now(), async (tx) => {
    await addAddress(tx, demoMember.rid, { fields: campus, makeDefault: true }, now());
    await addAddress(tx, demoMember.rid, { fields: home, makeDefault: false }, now());
    await planItems(tx, planned, now());
  });
}
