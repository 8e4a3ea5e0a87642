import type { SamplingAct } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { notify } from '../message/message.service';
import type { SamplingRow } from './sampling.repo';

/** Text of the notice after each act, without the booking's number in front. */
const words: Readonly<Record<SamplingAct | 'book', readonly [title: string, text: string]>> = {
  book: ['取样预约已提交', '已提交，客户经理确认后将短信通知您。'],
  confirm: ['取样预约已确认', '已确认，我们将按时上门，请提前备好样品。'],
  finish: ['样品已取走', '样品已由取样员取走，送达实验室后将与您联系。'],
  reschedule: ['取样预约已改期', '已改期，客户经理确认后将短信通知您。'],
  cancel: ['取样预约已取消', '已取消。'],
};

/** Notifies the member in the portal and by text message. */
export async function notifyMember(
  tx: Tx,
  { user_rid, code, date, time }: SamplingRow,
  { act, note, at }: { act: SamplingAct | 'book'; note: string; at: Date },
): Promise<void> {
  const [title, rest] = words[act];
  const text = `您的上门取样预约 ${code}（${date} ${time}）${rest}${note ? `说明：${note}` : ''}`;
  await notify(tx, user_rid, { kind: 'reservation', title, text, link: '/member/order?kind=visit' }, at);
}
