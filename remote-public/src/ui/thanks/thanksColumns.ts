import type { Thanks } from '@portal/shared/contract';

export type ThanksRow = Thanks;

/** Columns of the table in order (specification, section 2) with their fields. */
export const thanksColumns = [
  { field: 'company', head: '作者信息', width: '16%' },
  { field: 'title', head: '服务项目', width: '14%' },
  { field: 'code', head: '期刊信息', width: '16%' },
  { field: 'content', head: '致谢内容', width: '26%' },
  { field: 'sketch', head: '文章摘要', width: '28%' },
] as const satisfies readonly { field: keyof ThanksRow; head: string; width: string }[];
