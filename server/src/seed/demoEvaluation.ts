import type { Tx } from '../db/client';
import type { Deps } from '../deps';
import { addEvaluation } from '../modules/evaluation/evaluation.service';
import {
  hideEvaluation,
  releaseEvaluation,
  replyToEvaluation,
} from '../modules/evaluation/evaluation.staff.service';
import { removeLettersTo } from '../modules/message/outbox.repo';
import { orderHistory } from '../modules/order/order.history.service';
import { itemsOf } from '../modules/order/order.repo';
import { findByAccount } from '../modules/user/user.repo';
import { demoMember } from './demoMember';
import { seedOnce } from './seed';

interface DemoEvaluation {
  /** Service of a delivered order of the demo member. */
  readonly device_rid: string;
  readonly stars: number;
  readonly text: string;
  readonly anonymous?: boolean;
  readonly reply?: string;
  /** Shown when it is missing, not decided for null, else hidden with this reason. */
  readonly hidden?: string | null;
}

const demoEvaluations: readonly DemoEvaluation[] = [
  {
    device_rid: 'xps',
    stars: 5,
    text: '（示例）分峰依据写得很清楚，荷电校正也做了说明。',
    reply: '（示例）感谢认可，欢迎再次下单。',
  },
  { device_rid: 'raman', stars: 4, text: '（示例）数据完整，交付比预计早一天。', anonymous: true },
  { device_rid: 'tem', stars: 5, text: '（示例）制样均匀，高分辨照片很清楚。', hidden: null },
  { device_rid: 'ftir', stars: 1, text: '（示例）联系我可以代做，价格更低。', hidden: '含有广告' },
];

const user_rid = demoMember.rid;

/** Adds the demo member's evaluations in each state, by the services of real ones, once. */
export async function seedDemoEvaluations({ db, now }: Deps): Promise<void> {
  await seedOnce(db, 'demo evaluations', now(), async (tx) => {
    const staff_rid = (await findByAccount(tx, 'staff'))?.rid;
    if (staff_rid === undefined) throw new Error('there is no account of staff');
    for (const evaluation of demoEvaluations) await add(tx, evaluation, { staff_rid, at: now() });
    await removeLettersTo(tx, user_rid);
  });
}

async function add(
  tx: Tx,
  { device_rid, stars, text, anonymous = false, reply, hidden }: DemoEvaluation,
  by: { readonly staff_rid: string; readonly at: Date },
): Promise<void> {
  const page = { by: 'service', kw: '', size: 100 } as const;
  const { services } = await orderHistory(tx, user_rid, page);
  const order_rid = services.find((service) => service.device_rid === device_rid)?.last.order_rid ?? '';
  const item = (await itemsOf(tx, [order_rid])).find((one) => one.device_rid === device_rid);
  if (!item) throw new Error(`the demo member has not ordered ${device_rid}`);
  const input = { item_rid: item.rid, stars, text, file_rids: [], anonymous };
  const { code } = await addEvaluation(tx, input, { user_rid, at: by.at });
  if (reply !== undefined) await replyToEvaluation(tx, code, reply, by);
  if (typeof hidden === 'string') await hideEvaluation(tx, code, hidden, by);
  else if (hidden === undefined) await releaseEvaluation(tx, code, by);
}
