import type { Data } from '@portal/shared/contract';
import { homePartLabels, isHomePart } from '../homeParts';

/** Returns the name of what shows a picture. */
export function nameOfUse({ kind, title }: Data<'staff/picture/uses'>[number]): string {
  if (kind === 'article') return `文章：${title}`;
  if (kind === 'device') return `服务：${title}`;
  return `首页：${isHomePart(title) ? homePartLabels[title] : title}`;
}
