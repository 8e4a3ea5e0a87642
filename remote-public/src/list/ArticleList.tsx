import { query } from '@portal/shared/api';
import type { ArticleType } from '@portal/shared/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArticleGrid, ArticleGridSkeleton } from '../ui/article/ArticleGrid';
import { articlesInput, articlesOnPage } from './inputs';
import { Rows } from './Rows';

/** Articles of one type, newest first. */
export function ArticleList({ type, page }: { readonly type: ArticleType; readonly page: number }) {
  const articles = useQuery({
    ...query('open/web/news', articlesInput(type, page)),
    placeholderData: keepPreviousData,
  });
  return (
    <Rows
      type={type}
      page={page}
      size={articlesOnPage}
      query={articles}
      loading={<ArticleGridSkeleton count={6} />}
    >
      {(rows) => <ArticleGrid articles={rows} />}
    </Rows>
  );
}
