import type { Tx } from '../../db/client';
import { notify } from '../message/message.service';
import { orderLink } from '../order/order.notice';
import type { ReportRow } from './report.repo';
import { numberOf } from './report.rules';

/** What the owner is told of. */
type Event = 'issue' | 'replace' | 'withdraw';

interface Told {
  readonly event: Event;
  readonly order_code: string;
  readonly at: Date;
  /** Number of the version that is replaced. */
  readonly former?: string | undefined;
}

type Words = readonly [title: string, text: string];

const words: Readonly<Record<Event, (row: ReportRow, former: string) => Words>> = {
  issue: () => ['检测报告已签发', '已签发，请登录平台下载。'],
  replace: ({ reason }, former) => [
    '检测报告已更正',
    `已签发，替换 ${former}，原版本不再有效。更正内容及原因：${reason}`,
  ],
  withdraw: ({ withdrawn_reason }) => ['检测报告已撤回', `已撤回，不再有效。原因：${withdrawn_reason}`],
};

/** Tells the owner that a report was issued, that it replaces another version, or that it was withdrawn. */
export async function notifyReport(
  tx: Tx,
  row: ReportRow,
  { event, order_code, at, former = '' }: Told,
): Promise<void> {
  const [title, rest] = words[event](row, former);
  const text = `您的检测报告 ${numberOf(row)}（订单 ${order_code}）${rest}`;
  await notify(tx, row.user_rid, { kind: 'data', title, text, link: orderLink(row.order_rid) }, at);
}
