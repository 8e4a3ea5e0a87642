import type { ReportContent, StaffReport } from '@portal/shared/contract';

/** What is edited of a draft: its content, and of an amended version what it changes and why. */
export type ReportDraft = ReportContent & { readonly reason: string };

export const draftOf = ({ content, reason }: Pick<StaffReport, 'content' | 'reason'>): ReportDraft => ({
  ...content,
  reason,
});

export const reportLabels: Readonly<Record<keyof ReportDraft, string>> = {
  client: '委托方',
  client_address: '委托方地址',
  samples: '样品',
  items: '检测项目',
  tested_from: '检测开始日期',
  tested_to: '检测结束日期',
  results: '检测结果',
  pictures: '图片',
  conclusion: '结论',
  remark: '备注',
  reason: '更正内容及原因',
};
