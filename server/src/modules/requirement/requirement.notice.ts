import type { AccountManager, Parsed } from '@portal/shared/contract';
import { phonePattern, type RequirementAct, workingHours } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { notify, notifyPhone } from '../message/message.service';
import type { RequirementRow } from './requirement.repo';

type Posted = Pick<Parsed<'open/web/requirement/add'>, 'kind'>;

const nounOf = ({ kind }: Posted): string => (kind === 'message' ? '留言' : '需求');

/** Returns the path of a requirement's page in the portal. */
export const requirementLink = (code: string): string => `/experiment/demand/${code}`;

/** Returns the text message that confirms a requirement or a message. */
export function receipt(posted: Posted, code: string): { title: string; text: string } {
  const text = `您的${nounOf(posted)}已收到，编号 ${code}。客户经理将在工作时间（${workingHours.full}）与您联系。`;
  return { title: '需求已收到', text };
}

/** Acts of staff that the member is notified of. */
type Told = Extract<RequirementAct, 'write' | 'close' | 'cancel'>;

const words: Readonly<Record<Told, (note: string) => readonly [title: string, text: string]>> = {
  write: () => ['需求有新回复', '客户经理已回复，请登录平台查看。'],
  close: (note) => ['需求已完成', `已处理完成。${because(note)}`],
  cancel: (note) => ['需求已取消', `已取消。${because(note)}`],
};

const because = (note: string): string => (note ? `说明：${note}` : '');

export const isTold = (act: RequirementAct): act is Told => Object.keys(words).includes(act);

/** Notifies the sender of an act of staff: a member in the portal and by text message, a visitor by text message. */
export async function notifySender(
  tx: Tx,
  row: RequirementRow,
  { act, note, at }: { readonly act: Told; readonly note: string; readonly at: Date },
): Promise<void> {
  const [title, rest] = words[act](note);
  const text = `您的${nounOf(row)} ${row.code}：${rest}`;
  const { user_rid } = row;
  if (user_rid === null) await notifyPhone(tx, row.phone, { title, text }, at);
  else await notify(tx, user_rid, { kind: 'quotation', title, text, link: requirementLink(row.code) }, at);
}

/** Characters of a message that are sent by text message; the requirement has all of them. */
const smsLength = 60;

/** Sends what a member wrote or why they cancelled to the account manager, if the settings have a mobile number. */
export async function notifyManager(
  tx: Tx,
  manager: AccountManager | null,
  { code, act, text, at }: { code: string; act: 'write' | 'cancel'; text: string; at: Date },
): Promise<void> {
  if (!manager || !phonePattern.test(manager.phone)) return;
  const said = Array.from(text.replace(/\s+/g, ' '));
  const short = said.length > smsLength ? `${said.slice(0, smsLength).join('')}…` : said.join('');
  const title = act === 'cancel' ? '客户取消了需求' : '客户对需求留言';
  await notifyPhone(tx, manager.phone, { title, text: `需求 ${code}：${short || '（仅文件）'}` }, at);
}
