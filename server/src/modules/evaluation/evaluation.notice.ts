import type { Notice } from '../message/message.service';
import type { EvaluationRow } from './evaluation.repo';

const link = ({ order_rid }: EvaluationRow): string => `/member/order/${order_rid}`;

/** Notice of an evaluation that is not shown; `points` are those that are taken back. */
export const evaluationHidden = (row: EvaluationRow, reason: string, points: number): Notice => ({
  kind: 'reward',
  title: '评价未展示',
  text: `您的评价 ${row.code} 未展示${points > 0 ? `，评价所得的 ${points} 积分已扣回` : ''}。说明：${reason}`,
  link: link(row),
});

export const evaluationReplied = (row: EvaluationRow, reply: string): Notice => ({
  kind: 'reward',
  title: '评价有了回复',
  text: `您的评价 ${row.code} 有了回复：${reply}`,
  link: link(row),
  channels: [],
});
