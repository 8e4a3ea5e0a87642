import type { ArticleType } from '@portal/shared/contract';
import { articleKinds } from '../ui/article/articleKinds';

export type ListType = ArticleType | 'thanks';

/** The lists in the order of their links. */
export const listTypes: readonly ListType[] = ['news', 'course', 'service', 'thanks'];

/** Name and one-sentence description of each list. */
export const lists: Readonly<Record<ListType, { readonly name: string; readonly lead: string }>> = {
  news: { name: articleKinds.news, lead: '平台公告、送样与放假安排、检测技术与仪器动态。' },
  course: { name: articleKinds.course, lead: '样品怎么制、仪器怎么选、数据怎么解析，由做检测的人来写。' },
  service: { name: articleKinds.service, lead: '典型检测案例：样品、方法、数据与结论。' },
  thanks: { name: '致谢文献', lead: '在致谢中提到本实验室的论文；标有“示例”的条目，原文是本站的说明。' },
};
