import { labClock } from '@portal/shared/rules';
import type { Tx } from '../db/client';
import type { Deps } from '../deps';
import { markOldRead } from '../modules/message/message.repo';
import { removeLettersTo } from '../modules/message/outbox.repo';
import { listSamples } from '../modules/sample/sample.repo';
import { actOnSamples, placeSample, type StaffBy } from '../modules/sample/sample.staff.service';
import { askBack } from '../modules/sample/sample4recycle.service';
import { refuseRecycle, sendRecycle } from '../modules/sample/sample4recycle.staff.service';
import { findByAccount } from '../modules/user/user.repo';
import { demoMember } from './demoMember';
import { seedOnce } from './seed';

const user_rid = demoMember.rid;
const dayMs = 24 * 3600 * 1000;
const address = {
  name: '林晓',
  phone: '13800000000',
  province: '上海市',
  city: '上海市',
  area: '杨浦区',
  address: '示例路 1 号 3 单元 502 室',
  address_code: '310110',
};
const parcel = { company: '顺丰速运', number: 'SF0000000000' };

/**
 * Puts the demo member's stored samples into the cabinet, asks some of them back, loses one and destroys one, once, so
 * that each state of samples and of requests occurs. The demo orders make the other states. No text messages are sent.
 */
export async function seedDemoSamples({ db, now }: Deps): Promise<void> {
  await seedOnce(db, 'demo samples', now(), async (tx) => {
    const lab = await findByAccount(tx, 'staff');
    if (!lab) throw new Error('the account of the staff is created before the demo');
    const on = (daysAgo: number): StaffBy => ({
      staff_rid: lab.rid,
      at: new Date(now().getTime() - daysAgo * dayMs),
    });
    const [asked, sent, refused, lost, ...kept] = await inState(tx, 'stored');
    // A visitor of an older demo may have used them.
    if (!asked || !sent || !refused || !lost) return;
    for (const [shelf, { code }] of [asked, sent, refused, lost, ...kept].entries())
      await placeSample(tx, { code, place: `A 柜 ${shelf + 1} 层`, note: '' }, on(14));
    await sendRecycle(tx, { ...parcel, code: await requested(tx, sent.rid, on(6)) }, on(4));
    const reason = '样品柜盘点中，请下周再申请';
    await refuseRecycle(tx, { code: await requested(tx, refused.rid, on(3)), reason }, on(2));
    await requested(tx, asked.rid, on(1));
    await actOnSamples(tx, [lost], { act: 'lose', note: '盘点时未找到' }, on(1));
    const [due] = (await inState(tx, 'discarding')).filter(
      ({ until }) => until !== null && until <= today(now()),
    );
    if (due) await actOnSamples(tx, [due], { act: 'destroy', note: '已按规程处理' }, on(0));
    await removeLettersTo(tx, user_rid);
    await markOldRead(tx, user_rid, on(3).at, now());
  });
}

const today = (at: Date): string => labClock(at).today;

async function inState(tx: Tx, state: 'stored' | 'discarding') {
  const page = { state, usable: false, after: undefined, size: 100 };
  return (await listSamples(tx, user_rid, page)).map((row) => row.state);
}

/** Asks for a sample back and returns the code of the request. */
async function requested(tx: Tx, rid: string, { at }: StaffBy): Promise<string> {
  return (await askBack(tx, user_rid, { rids: [rid], address, postage: 'collect', message: '' }, at)).code;
}
