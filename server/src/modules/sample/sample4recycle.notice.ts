import type { Tx } from '../../db/client';
import { notify } from '../message/message.service';
import { sampleLink } from '../order/order.sample.notice';
import type { RecycleRow } from './sample4recycle.repo';

interface Words {
  readonly title: string;
  readonly text: string;
  /** True for a notice that is shown in the portal only; the others are also sent by the member's ways. */
  readonly portalOnly?: true;
}

const words = {
  ask: ({ due }) => ({ title: '寄回申请已提交', text: `已提交，将于 ${due} 前寄出。`, portalOnly: true }),
  cancel: () => ({ title: '寄回申请已取消', text: '已取消，样品按原期限保留。', portalOnly: true }),
  refuse: ({ reason }) => ({ title: '寄回申请未通过', text: `未通过，样品按原期限保留。说明：${reason}` }),
  send: ({ parcel_company, parcel_number }) => ({
    title: '样品已寄出',
    text: `样品已寄出：${parcel_company} ${parcel_number}，收到后请确认签收。`,
  }),
} as const satisfies Record<string, (row: RecycleRow) => Words>;

/** Notifies the member of an act on a request to send samples back. */
export async function notifyRecycle(
  tx: Tx,
  row: RecycleRow,
  act: keyof typeof words,
  at: Date,
): Promise<void> {
  const { title, text: rest, portalOnly }: Words = words[act](row);
  const text = `您的寄回申请 ${row.code}：${rest}`;
  const only = portalOnly ? { channels: [] } : {};
  await notify(tx, row.user_rid, { kind: 'sample', title, text, link: sampleLink, ...only }, at);
}
