import type { AccountManager } from '@portal/shared/contract';
import {
  formatFen,
  labClock,
  type NoticeKind,
  type OrderAct,
  phonePattern,
  promiseHours,
  takesRaw,
  testsFirst,
  type WebhookEvent,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { notify, notifyPhone } from '../message/message.service';
import { announce } from '../webhook/webhook.announce.service';
import type { OrderRow } from './order.repo';
import { retestKind } from './order.rules';

/** The entry of an order's timeline when the data of a retest of its sample is there. */
export const retestNote = (code: string): string => `复测单 ${code} 的数据已交付`;

/** The entry of an order's timeline when the lab wrote down for the member what is ordered. */
export const preparedNote = (at: Date): string =>
  `由实验室于 ${labClock(at).today} 代为填写，客户本人确认下单`;

type Words = readonly [title: string, text: string];

/** Returns the path of an order's page in the portal. */
export const orderLink = (rid: string): string => `/member/order/${rid}`;

/** The member's notice after an act, without the order's number; undefined for an act without a notice. */
const words: Readonly<Record<OrderAct, (order: OrderRow, note: string) => Words | undefined>> = {
  submit: (o) => ['订单已提交', `已提交，合计 ${formatFen(o.due_fen)}。${afterSubmit(o)}`],
  confirm: (o) => ['方案已锁定', `检测方案已锁定。${afterConfirm(o)}`],
  agree: () => ['协议已签署', '协议已签署，我们将尽快安排下一步。'],
  await_sample: (o) => ['请准备样品', awaitSample(o)],
  // The quotation's own notice tells of it.
  reprice: () => undefined,
  // The member did it, on the page that says what has changed.
  change: () => undefined,
  send: () => undefined,
  receive: (o) => ['样品已收到', afterReceive(o)],
  test: () => ['检测已开始', `已开始检测，完成后 ${promiseHours.deliver} 小时内交付数据。`],
  // The module of retests tells of it, on the page of the order whose sample is tested again.
  retest: () => undefined,
  deliver: ({ retest_of }) =>
    retest_of === null
      ? ['数据已交付', '数据已交付，请登录平台，在订单详情页下载。']
      : ['复测数据已交付', '复测数据已交付，请登录平台，与首次结果对照查看。'],
  ask: () => ['疑问已提交', '您对数据的疑问已收到，客户经理将尽快与您联系。'],
  answer: (_, note) => ['疑问已答复', `您对数据的疑问已答复。${because(note)}`],
  // The statement's own notices tell of these acts, once for all of its orders.
  bill: () => undefined,
  accept: () => undefined,
  dispute: () => undefined,
  resolve: () => undefined,
  pay: () => undefined,
  close: (o) => (isFree(o) ? undefined : ['订单已完成', '订单已完成，欢迎再次下单。']),
  drop: () => undefined,
  cancel: (_, note) => ['订单已取消', `订单已取消。${because(note)}`],
};

/** The data of a free retest ends it; its notice is that of the data. */
const isFree = (order: OrderRow): boolean => retestKind(order) === 'free';

const isTestedFirst = ({ enterprise, needs_sample }: OrderRow): boolean =>
  testsFirst({ enterprise, needsSample: needs_sample });

/** The sample of an order that is tested first is asked for at once, by a notice of its own. */
const afterSubmit = (order: OrderRow): string =>
  isTestedFirst(order) ? '' : '客户经理将尽快致电，与您确认方案。';

function afterReceive({ enterprise, locked }: OrderRow): string {
  if (!enterprise && locked) return '样品已收到，方案已锁定，即将开始检测。';
  const why = enterprise ? '复核' : '锁定';
  return `样品已收到，客户经理将在 ${promiseHours.call} 小时内致电${why}方案，请保持电话畅通。`;
}

function afterConfirm(order: OrderRow): string {
  if (order.state === 'received') return '即将开始检测。';
  if (isTestedFirst(order)) return '收到样品后即可开始检测。';
  if (order.enterprise) return '请在订单详情页下载协议，签字盖章后上传。';
  const raw = takesRaw(order) ? '待分析数据请在检测开始前上传完毕。' : '';
  return `${raw}我们将尽快开始服务。`;
}

function awaitSample({ sample_source }: OrderRow): string {
  if (sample_source === 4) return '我们将按预约的时间上门取样，请提前备好样品和签字件。';
  if (sample_source === 0 || sample_source === 3) return '我们将调取留存样品，无需再次寄送。';
  if (sample_source === 2) return '请携带样品和签字件前来检测。';
  return '请寄出样品，并附上签字件、注明订单号。';
}

const because = (note: string): string => (note ? `说明：${note}` : '');

/** Kinds of the notices that are not about the order's progress. */
const kinds: Partial<Record<OrderAct, NoticeKind>> = { deliver: 'data', receive: 'sample' };

/** Events of acts for the member's webhooks. */
const events: Partial<Record<OrderAct, WebhookEvent>> = {
  submit: 'order.submitted',
  confirm: 'order.confirmed',
  receive: 'order.received',
  deliver: 'order.delivered',
  close: 'order.completed',
  cancel: 'order.cancelled',
};

/** Notifies the member and the member's webhooks of an act. What the member did is shown in the portal only. */
export async function notifyMember(
  tx: Tx,
  order: OrderRow,
  act: OrderAct,
  note: string,
  at: Date,
): Promise<void> {
  const type = events[act];
  if (type) await announce(tx, order.user_rid, { type, rid: order.rid, code: order.code }, at);
  const given = words[act](order, note);
  if (!given) return;
  const [title, rest] = given;
  const text = `您的订单 ${order.code}：${rest}`;
  await notify(
    tx,
    order.user_rid,
    {
      kind: kinds[act] ?? 'order',
      title,
      text,
      link: orderLink(order.retest_of ?? order.rid),
      ...((act === 'ask' || (act === 'submit' && isTestedFirst(order))) && { channels: [] }),
    },
    at,
  );
}

/** Characters of a question that are sent by text message; the order has all of them. */
const smsQuestion = 60;

/** Sends a member's question about data to the account manager by text message, if the settings have a mobile number. */
export async function notifyManager(
  tx: Tx,
  manager: AccountManager | null,
  { code, question, at }: { readonly code: string; readonly question: string; readonly at: Date },
): Promise<void> {
  if (!manager || !phonePattern.test(manager.phone)) return;
  const asked = Array.from(question.replace(/\s+/g, ' '));
  const short = asked.length > smsQuestion ? `${asked.slice(0, smsQuestion).join('')}…` : asked.join('');
  await notifyPhone(tx, manager.phone, { title: '客户对数据有疑问', text: `订单 ${code}：${short}` }, at);
}

/** Tells the account manager by text message that the member has added raw data to an order, if the settings have a mobile number. */
export async function notifyManagerOfRaw(
  tx: Tx,
  manager: AccountManager | null,
  { code, at }: { readonly code: string; readonly at: Date },
): Promise<void> {
  if (!manager || !phonePattern.test(manager.phone)) return;
  const text = `订单 ${code}：客户补充了待分析数据，请在检测前查看。`;
  await notifyPhone(tx, manager.phone, { title: '客户补充了数据文件', text }, at);
}
