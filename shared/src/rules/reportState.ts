import type { OrderState } from './orderState';

/** State machine of a version of a report (检测报告) as one table, which the server and the screens read. */
export const reportStateLabels = {
  draft: '草稿',
  review: '待审核',
  issued: '有效',
  replaced: '已被替换',
  withdrawn: '已撤回',
  discarded: '已作废',
} as const;
export type ReportState = keyof typeof reportStateLabels;
export const reportStates = Object.keys(reportStateLabels) as [ReportState, ...ReportState[]];

/** States of versions that have a number and a PDF that is never made again: members and the check page see these. */
export const publicReportStates = ['issued', 'replaced', 'withdrawn'] as const satisfies ReportState[];
export type PublicReportState = (typeof publicReportStates)[number];

/** Whose certificate signed the PDF of a version. */
export interface ReportSignature {
  /** Names in the certificate: of who signs, and of who vouches for it. */
  readonly subject: string;
  readonly issuer: string;
  /** True for a certificate that nobody else vouches for. */
  readonly self_made: boolean;
  /** True when an authority has confirmed the time. */
  readonly timestamped: boolean;
}

/** Says what the signature of a PDF proves, and what it does not. */
export function signatureText({ subject, issuer, self_made, timestamped }: ReportSignature): string {
  const time = timestamped ? '签名时间由时间戳机构证明。' : '';
  return self_made
    ? `PDF 带数字签名，证书是自制的：它能说明文件签名后没有改动，不能证明是谁签的。${time}`
    : `PDF 带数字签名：${subject}，证书由 ${issuer} 颁发。PDF 阅读器能核对签名，任何改动都会使它失效。${time}`;
}

/** Facts that decide whether an act on a report is allowed. */
export interface ReportFacts {
  readonly state: ReportState;
  /** True when the person has written any of it: somebody else has to issue it. */
  readonly wrote: boolean;
  /** True when a later version is a draft or in review. */
  readonly amending: boolean;
}

interface Act {
  readonly label: string;
  readonly from: readonly ReportState[];
  /** State afterwards; null when the report stays as it is. */
  readonly to: ReportState | null;
  /** Additional condition; the act is refused when it is false. */
  readonly when?: (facts: ReportFacts) => boolean;
}

/** Each act of staff on a report. That a version is replaced follows from issuing the next one. */
export const reportActTable = {
  save: { label: '编辑', from: ['draft'], to: null },
  submit: { label: '提交审核', from: ['draft'], to: 'review' },
  return: { label: '退回修改', from: ['review'], to: 'draft' },
  issue: { label: '签发', from: ['review'], to: 'issued', when: ({ wrote }) => !wrote },
  discard: { label: '作废', from: ['draft'], to: 'discarded' },
  amend: { label: '更正', from: ['issued'], to: null, when: ({ amending }) => !amending },
  withdraw: { label: '撤回', from: ['issued'], to: 'withdrawn', when: ({ amending }) => !amending },
} as const satisfies Record<string, Act>;
export type ReportAct = keyof typeof reportActTable;
export const reportActs = Object.keys(reportActTable) as [ReportAct, ...ReportAct[]];

/** Acts that only move a report to another state. */
export const reportMoves = [
  'submit',
  'return',
  'issue',
  'discard',
  'withdraw',
] as const satisfies ReportAct[];
export type ReportMove = (typeof reportMoves)[number];

/** Moves that state a reason: what is to be changed, or why the report no longer holds. */
export const reasonedMoves: readonly ReportMove[] = ['return', 'withdraw'];

/** Returns the acts that a person of the lab may do on a report now. */
export const possibleReportActs = (facts: ReportFacts): ReportAct[] =>
  reportActs.filter((name) => {
    const act: Act = reportActTable[name];
    return act.from.includes(facts.state) && (act.when?.(facts) ?? true);
  });

/** How the names of samples are shown on the check page, as the owner of the report chooses. */
export const reportMaskLabels = { whole: '完整显示', masked: '部分隐藏', hidden: '不显示' } as const;
export type ReportMask = keyof typeof reportMaskLabels;
export const reportMasks = Object.keys(reportMaskLabels) as [ReportMask, ...ReportMask[]];

/** Returns a sample's name as the check page shows it; undefined when it shows none. */
export function maskedSample(name: string, mask: ReportMask): string | undefined {
  if (mask === 'hidden') return undefined;
  const signs = [...name];
  if (mask === 'whole' || signs.length === 0) return name;
  // As many stars for each name, so that they do not tell its length.
  return signs.length === 1 ? '***' : `${signs[0]}***`;
}

/** Signs of the code of a report: digits and capitals without those that look like others. */
export const reportCodeSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Signs of a code: 30^22 codes are 107 bits. */
export const reportCodeLength = 22;

/** Returns a code in groups, as it is printed. */
export const groupedReportCode = (code: string): string => code.match(/.{1,6}/g)?.join('-') ?? '';

/** States of an order about which there is nothing to report yet, or nothing any more. */
const untested: readonly OrderState[] = [
  'submitted',
  'confirmed',
  'agreed',
  'awaiting_sample',
  'received',
  'cancelled',
];

/** Returns whether a report about an order can be begun: its test has begun, and it was not cancelled. */
export const takesReport = (state: OrderState): boolean => !untested.includes(state);

/** Returns the words for what a report lacks before it can be reviewed; undefined when it is whole. */
export function missingOfReport(content: {
  readonly client: string;
  readonly samples: readonly unknown[];
  readonly items: readonly { readonly method: string }[];
  readonly results: readonly unknown[];
  readonly conclusion: string;
}): string | undefined {
  const { client, samples, items, results, conclusion } = content;
  if (client.trim() === '') return '委托方';
  if (samples.length === 0) return '样品';
  if (items.length === 0) return '检测项目';
  if (items.some(({ method }) => method.trim() === '')) return '检测方法';
  if (results.length === 0 && conclusion.trim() === '') return '检测结果或结论';
  return undefined;
}
