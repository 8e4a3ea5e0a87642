import type { ArticleType, Input } from '@portal/shared/contract';

/** Articles per page; fills rows of one, two and three. */
export const articlesOnPage = 12;

/** Table rows per page. */
export const thanksOnPage = 10;

/** Returns the input of the call for a page of articles. */
export const articlesInput = (type: ArticleType, page: number): Input<'open/web/news'> => ({
  type,
  page,
  size: articlesOnPage,
});

/** Returns the input of the call for a page of acknowledgements. */
export const thanksInput = (page: number): Input<'open/web/acknowledge'> => ({ page, size: thanksOnPage });
