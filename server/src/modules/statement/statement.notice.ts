import {
  formatFen,
  formatInstant,
  promiseHours,
  type StatementAct,
  type WebhookEvent,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { notify } from '../message/message.service';
import { orderLink } from '../order/order.notice';
import { announce } from '../webhook/webhook.announce.service';
import { ordersOf, type StatementRow } from './statement.repo';

interface Told {
  readonly act: Exclude<StatementAct, 'pay'> | 'remind';
  readonly note: string;
  readonly amount_fen: number;
  readonly at: Date;
  /** A sample is sent back after the payment. */
  readonly returned?: boolean;
}

type Words = readonly [title: string, text: string];

const because = (note: string): string => (note ? `说明：${note}` : '');
const until = ({ review_until }: StatementRow): string =>
  review_until ? formatInstant(review_until.toISOString()) : '';

const words: Readonly<Record<Told['act'], (told: Told, statement: StatementRow) => Words>> = {
  add: ({ amount_fen, note }, s) => [
    '结算单待确认',
    `已出具，请在 ${until(s)} 前核对并确认，逾期将自动确认，合计 ${formatFen(amount_fen)}。${because(note)}`,
  ],
  remind: (_, s) => ['结算单即将自动确认', `将于 ${until(s)} 自动确认，如有异议请在此之前提出。`],
  right: ({ amount_fen }) => ['结算单已确认', `已确认，待付款 ${formatFen(amount_fen)}。`],
  wrong: () => ['异议已提交', '您的异议已收到，核对期暂停，我们将尽快答复。'],
  answer: ({ amount_fen, note }, s) => [
    '异议已答复',
    `异议已答复，请在 ${until(s)} 前重新确认，合计 ${formatFen(amount_fen)}。${because(note)}`,
  ],
  settle: ({ amount_fen, returned }) => [
    '付款成功',
    `已付清，共 ${formatFen(amount_fen)}，感谢您的支持。${returned === true ? `样品将在 ${promiseHours.return} 小时内寄回。` : ''}`,
  ],
  refund: ({ amount_fen, note }) => [
    '退款已到账',
    `退款 ${formatFen(amount_fen)} 已退回付款的预存账户。${because(note)}`,
  ],
};

/** Events of acts for the member's webhooks. */
const events: Partial<Record<Told['act'], WebhookEvent>> = { add: 'bill.issued', settle: 'bill.paid' };

/**
 * Notifies the member and the member's webhooks of an act on a statement: in the portal and by text message. The link is
 * its first order.
 */
export async function notifyStatement(tx: Tx, statement: StatementRow, told: Told): Promise<void> {
  const { rid, code, user_rid } = statement;
  const type = events[told.act];
  if (type) await announce(tx, user_rid, { type, rid, code }, told.at);
  const [title, rest] = words[told.act](told, statement);
  const [first] = await ordersOf(tx, [rid]);
  const link = orderLink(first?.rid ?? '');
  await notify(tx, user_rid, { kind: 'money', title, text: `您的结算单 ${code}：${rest}`, link }, told.at);
}
