import type { ArticleType } from '@portal/shared/contract';

/** Names of the article types (navigation, section 1 of the product's words). */
export const articleKinds: Readonly<Record<ArticleType, string>> = {
  news: '新闻资讯',
  course: '技能课程',
  service: '能力展示',
};
