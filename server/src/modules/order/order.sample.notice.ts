import type { SampleAct } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { notify } from '../message/message.service';
import type { StateRow } from './order.sampleState.repo';

/** The page of a member's samples. */
export const sampleLink = '/member/sample';

/** What is told of samples of one member. */
interface Told {
  readonly act: SampleAct | 'remind';
  readonly samples: readonly StateRow[];
  readonly note: string;
  readonly at: Date;
}

/** The notice without the samples' codes. */
interface Words {
  readonly title: string;
  readonly text: (sample: StateRow, note: string) => string;
  /** True for a notice that is shown in the portal only; the others are also sent by the member's ways. */
  readonly portalOnly?: true;
}

const because = (note: string): string => (note ? `说明：${note}` : '');
const waysOut = '您可以在此之前延长留存或申请寄回。';

/** Notices of acts; the other acts are told by the notices of their order. */
const words: Partial<Record<Told['act'], Words>> = {
  receive: { title: '样品已签收', text: () => '已送达实验室。', portalOnly: true },
  store: { title: '样品已留存', text: ({ until }) => `已留存，保留至 ${until}。`, portalOnly: true },
  keep: { title: '样品已延长留存', text: ({ until }) => `已延长留存，保留至 ${until}。`, portalOnly: true },
  discard: {
    title: '销毁申请已提交',
    text: () => '将由实验室销毁；销毁前您仍可改为留存或寄回。',
    portalOnly: true,
  },
  expire: {
    title: '样品待销毁',
    text: ({ until }) => `将于 ${until} 起销毁。${waysOut}`,
  },
  remind: {
    title: '样品即将到期',
    text: ({ until }) => `将于 ${until} 到期，到期后销毁。${waysOut}`,
  },
  destroy: { title: '样品已销毁', text: (_, note) => `已销毁。${because(note)}` },
  await_return: {
    title: '样品待寄回',
    text: ({ until }) => (until === null ? '将在结清后寄回。' : `将于 ${until} 前寄回。`),
    portalOnly: true,
  },
  send: { title: '样品已寄回', text: (sample) => `已寄回${parcelText(sample)}。` },
  lose: {
    title: '样品查找中',
    text: (_, note) => `暂未找到，正在查找，客户经理将尽快与您联系。${because(note)}`,
  },
  find: { title: '样品已找到', text: () => '已找到。' },
};

const parcelText = ({ parcel_company, parcel_number }: StateRow): string =>
  parcel_company === null || parcel_number === null ? '' : `：${parcel_company} ${parcel_number}`;

/** Codes that a notice names; the page has all. */
const named = 3;

/** Notifies the member of an act on samples by one notice. */
export async function notifySamples(
  tx: Tx,
  user_rid: string,
  { act, samples, note, at }: Told,
): Promise<void> {
  const given = words[act];
  const [first] = samples;
  if (!given || !first) return;
  const codes = samples.map(({ code }) => code).sort();
  const list = codes.slice(0, named).join('、');
  const subject = codes.length > named ? `${list} 等 ${codes.length} 个样品` : `样品 ${list}`;
  const text = `您的${subject}：${given.text(first, note)}`;
  const only = given.portalOnly ? { channels: [] } : {};
  await notify(tx, user_rid, { kind: 'sample', title: given.title, text, link: sampleLink, ...only }, at);
}
