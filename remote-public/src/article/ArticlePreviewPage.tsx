import { isRefused, query } from '@portal/shared/api';
import { useParams, useTitle } from '@portal/shared/portal';
import { QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { PreviewBar } from '../ui/preview/PreviewBar';
import { PreviewEnded } from '../ui/preview/PreviewEnded';
import { ArticleContent } from './ArticleContent';
import { ArticleSkeleton } from './ArticleSkeleton';

/** `/preview/article/{key}`: the draft of an article as visitors will read it. */
export function ArticlePreviewPage() {
  const { key = '' } = useParams();
  const preview = useQuery(query('open/preview/article', { key }));
  useTitle(preview.data && `预览：${preview.data.article.title}`);
  if (isRefused(preview.error, 'open/preview/article', 'not_found', 'invalid_input')) return <PreviewEnded />;
  return (
    <QueryView query={preview} loading={<ArticleSkeleton />}>
      {({ until, article }) => (
        <>
          <PreviewBar until={until} />
          <ArticleContent article={article} />
        </>
      )}
    </QueryView>
  );
}
