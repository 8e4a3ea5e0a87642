import { isRefused, query } from '@portal/shared/api';
import { articleMeta } from '@portal/shared/meta';
import { paths, useParams, useTitle } from '@portal/shared/portal';
import { QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { NotFound } from '../ui/NotFound';
import { useMetaOf } from '../ui/useMetaOf';
import { ArticleContent } from './ArticleContent';
import { ArticleSkeleton } from './ArticleSkeleton';

/** `/article/{id}`: a news item, course or case. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const article = useQuery(query('open/web/news/detail', { rid: id }));
  const { data } = article;
  useTitle(data?.title);
  useMetaOf(data, articleMeta);
  // A malformed rid is refused as invalid input.
  if (isRefused(article.error, 'open/web/news/detail', 'not_found', 'invalid_input'))
    return (
      <NotFound
        title="没有找到这篇文章"
        text="它可能已经撤下，或者链接不完整。您可以从下面的栏目继续看。"
        links={[
          { name: '新闻资讯', to: paths.list('news') },
          { name: '技能课程', to: paths.list('course') },
          { name: '能力展示', to: paths.list('service') },
        ]}
      />
    );
  return (
    <QueryView query={article} loading={<ArticleSkeleton />}>
      {(found) => <ArticleContent key={found.rid} article={found} />}
    </QueryView>
  );
}
