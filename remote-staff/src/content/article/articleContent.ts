import type { ArticleContent } from '@portal/shared/contract';

/** Names of the fields of an article. */
export const articleLabels: Readonly<Record<keyof ArticleContent, string>> = {
  type: '栏目',
  title: '标题',
  img: '封面图片',
  sketch: '摘要',
  source: '原文链接',
  author: '作者',
  body: '正文',
  devices: '相关服务',
  created: '日期',
};

/** Returns an article of which nothing is written yet, on a day. */
export const emptyArticle = (created: string): ArticleContent => ({
  type: 'news',
  title: '',
  img: '',
  sketch: '',
  source: null,
  author: '',
  body: '',
  devices: [],
  created,
});
