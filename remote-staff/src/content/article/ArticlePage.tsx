import { query } from '@portal/shared/api';
import { useParams } from '@portal/shared/portal';
import { QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ArticleEditor } from './ArticleEditor';

/** One article: written as a draft, shown to others by a link, published, withdrawn. */
export function ArticlePage() {
  const { rid = '' } = useParams();
  const isNew = rid === 'new';
  const article = useQuery({ ...query('staff/article/detail', { rid }), enabled: !isNew });
  if (isNew) return <ArticleEditor key="new" detail={undefined} />;
  return (
    <QueryView query={article} loading={<Skeleton variant="rounded" height={420} />}>
      {(detail) => <ArticleEditor key={rid} detail={detail} />}
    </QueryView>
  );
}
