import type { ArticleType } from '@portal/shared/contract';

/** Names of the lists of articles, by which a search finds articles. */
export const typeNames: Readonly<Record<ArticleType, string>> = {
  news: '新闻资讯',
  course: '技能课程',
  service: '能力展示',
};
