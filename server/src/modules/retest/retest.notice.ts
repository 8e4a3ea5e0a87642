import { formatFen, retestLabel } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { notify } from '../message/message.service';
import { orderLink } from '../order/order.notice';
import type { RetestRow } from './retest.repo';

/** What the member is told of a retest. Its data has the notice of the order that it is done as. */
type Event = 'propose' | 'begin' | 'withdraw';

interface Told {
  readonly event: Event;
  readonly user_rid: string;
  /** Code of the order with the first result. */
  readonly code: string;
  /** What is tested once more, such as S1 · XRD. */
  readonly test: string;
  /** Why it was withdrawn. */
  readonly note?: string;
  readonly at: Date;
}

/** A retest that begins, as the timelines of both orders tell of it. */
interface Begun {
  readonly retest: RetestRow;
  /** What is tested once more, such as S1 · XRD. */
  readonly test: string;
  /** Code of the order that it is done as, and of the one with the first result. */
  readonly code: string;
  readonly first: string;
  /** Day on which its data is expected. */
  readonly day: string;
}

/** Returns the entries of both timelines when a retest begins. */
export function begunNotes({ retest, test, code, first, day }: Begun) {
  const what = `${retestLabel(retest.number)}：${test}`;
  const why = `原因：${retest.reason}`;
  return {
    onFirst: `${what}，复测单 ${code}，预计 ${day} 出数据。${why}`,
    onRetest: `订单 ${first} 的${what}。${why}`,
  };
}

/** Returns the entry of the first order's timeline when a retest that had begun is withdrawn. */
export const droppedNote = (code: string, reason: string): string => `复测单 ${code}。说明：${reason}`;

type Words = readonly [title: string, text: string];

const words: Readonly<Record<Event, (row: RetestRow, note: string) => Words>> = {
  propose: ({ charge_fen, reason }) => [
    '复测待您同意',
    `为收费复测（${formatFen(charge_fen)}），请在订单详情页确认，同意后开始。原因：${reason}`,
  ],
  begin: ({ reason }) => ['已开始复测', `已免费开始，首次结果保留。原因：${reason}`],
  withdraw: (_, note) => ['复测已撤回', `已撤回。说明：${note}`],
};

/** Tells the member of a retest that staff have proposed, begun or withdrawn. */
export async function notifyRetest(
  tx: Tx,
  row: RetestRow,
  { event, user_rid, code, test, note = '', at }: Told,
): Promise<void> {
  const [title, rest] = words[event](row, note);
  const text = `您的订单 ${code} 的${retestLabel(row.number)}（${test}）${rest}`;
  await notify(tx, user_rid, { kind: 'order', title, text, link: orderLink(row.order_rid) }, at);
}
