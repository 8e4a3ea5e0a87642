import { query } from '@portal/shared/api';
import { EmptyState, QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ArticleGrid, ArticleGridSkeleton } from '../ui/article/ArticleGrid';
import { casesInput } from './inputs';

/** The newest cases. */
export function Cases() {
  const cases = useQuery(query('open/web/news', casesInput));
  return (
    <QueryView query={cases} loading={<ArticleGridSkeleton count={6} />}>
      {({ list }) =>
        list.length > 0 ? (
          <ArticleGrid articles={list} />
        ) : (
          <EmptyState title="案例正在整理" text="您可以先看看能做哪些检测，或直接咨询客户经理。" />
        )
      }
    </QueryView>
  );
}
