import { firstCharacters, phonePattern, type QuotationAct } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { notify, notifyPhone } from '../message/message.service';
import { orderLink } from '../order/order.notice';
import { requirementLink } from '../requirement/requirement.notice';
import { findSettings } from '../setting/setting.repo';
import { announce } from '../webhook/webhook.announce.service';
import type { QuotationRow } from './quotation.repo';

/** What happened: an act on the quotation, that it was made, a reminder, or that its order or requirement moved on. */
type Event = 'add' | 'remind' | 'strand' | Exclude<QuotationAct, 'supersede'>;

interface Told {
  readonly act: Event;
  readonly target_code: string;
  readonly note: string;
  readonly at: Date;
}

type Words = readonly [title: string, text: string];

const because = (note: string): string => (note ? `说明：${note}` : '');

const words: Readonly<Record<Event, (row: QuotationRow, note: string) => Words | undefined>> = {
  add: (row, note) => [
    '您有新的报价单',
    `已出具，有效期至 ${row.valid_until}，请登录平台查看并答复。${because(note)}`,
  ],
  remind: (row) => ['报价单即将到期', `将于 ${row.valid_until} 到期，请尽快答复。`],
  accept: (row) => [
    '报价单已接受',
    row.order_rid === null
      ? `已接受，报价项目已加入实验方案，请在 ${row.valid_until} 前下单。`
      : '已接受，订单价格已按报价单调整。',
  ],
  decline: () => ['报价单已拒绝', '您的答复已收到，客户经理将与您联系。'],
  withdraw: (_, note) => ['报价单已撤回', `已撤回。${because(note)}`],
  expire: (row) => ['报价单已过期', `已于 ${row.valid_until} 到期，如仍需要请联系客户经理。`],
  // The member knows: the order or the requirement was cancelled, or the data was delivered.
  strand: () => undefined,
};

/** Answers of the member, which the account manager gets by text message. */
const managerTitles: Partial<Record<Event, string>> = { accept: '客户接受了报价', decline: '客户拒绝了报价' };

/** Notifies the member, of a new quotation also the member's webhooks, and of an answer also the account manager, if the settings have a mobile number. */
export async function notifyQuotation(
  tx: Tx,
  row: QuotationRow,
  { act, target_code, note, at }: Told,
): Promise<void> {
  const { rid, code, user_rid } = row;
  if (act === 'add') await announce(tx, user_rid, { type: 'quotation.offered', rid, code }, at);
  const given = words[act](row, note);
  if (!given) return;
  const [title, rest] = given;
  const link = row.order_rid === null ? requirementLink(target_code) : orderLink(row.order_rid);
  const text = `您的报价单 ${row.code}（${target_code}）：${rest}`;
  await notify(tx, row.user_rid, { kind: 'quotation', title, text, link }, at);
  const managerTitle = managerTitles[act];
  if (managerTitle === undefined) return;
  const { manager } = await findSettings(tx);
  if (!manager || !phonePattern.test(manager.phone)) return;
  const answer = `报价单 ${row.code}（${target_code}）：${managerTitle}。${because(firstCharacters(note, 60))}`;
  await notifyPhone(tx, manager.phone, { title: managerTitle, text: answer }, at);
}
