import type { ArticleType, Input } from '@portal/shared/contract';

/** Articles on a page: fills rows of one, two and three. */
export const articlesOnPage = 12;

/** Rows of the table on a page. */
export const thanksOnPage = 10;

/** What the server is asked for. */
export const articlesInput = (type: ArticleType, page: number): Input<'open/web/news'> => ({
  type,
  page,
  size: articlesOnPage,
});

/** What the server is asked for. */
export const thanksInput = (page: number): Input<'open/web/acknowledge'> => ({ page, size: thanksOnPage });
