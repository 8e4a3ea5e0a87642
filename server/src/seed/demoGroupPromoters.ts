import type { Tx } from '../db/client';
import { apply } from '../modules/promoter/promoter.service';
import { approve, end, refuseApplication } from '../modules/promoter/promoter.staff.service';
import { people } from './demoGroupPeople';
import type { DaysAgo } from './demoGroupYear';

/** Makes people of the group promoters in the states that the demo member is not in: refused, ended, and one who waits. */
export async function addPromoters(tx: Tx, staff_rid: string, ago: DaysAgo): Promise<void> {
  const { manager, student, doctor } = people;
  const by = (days: number) => ({ staff_rid, at: ago(days) });
  await apply(tx, { channel: '朋友圈' }, { user_rid: doctor.rid, at: ago(30) });
  await refuseApplication(tx, doctor.phone, '请补充推广渠道的具体说明', by(29));
  await apply(tx, { channel: '校内测试平台' }, { user_rid: manager.rid, at: ago(220) });
  await approve(tx, manager.phone, by(219));
  await end(tx, manager.phone, '推广期满', by(35));
  await apply(tx, { channel: '实验室同学交流群' }, { user_rid: student.rid, at: ago(0.5) });
}
