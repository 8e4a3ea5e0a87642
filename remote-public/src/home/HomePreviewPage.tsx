import { isRefused, query } from '@portal/shared/api';
import { useParams, useTitle } from '@portal/shared/portal';
import { QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { PreviewBar } from '../ui/preview/PreviewBar';
import { PreviewEnded } from '../ui/preview/PreviewEnded';
import { HomeFrame } from './HomeFrame';
import { HomeSections } from './HomeSections';
import { HomeSkeleton } from './HomeSkeleton';

/** `/preview/home/{key}`: the home page with the drafts of its lists as visitors will see it. */
export function HomePreviewPage() {
  const { key = '' } = useParams();
  const preview = useQuery(query('open/preview/home', { key }));
  useTitle('预览：首页');
  if (isRefused(preview.error, 'open/preview/home', 'not_found', 'invalid_input')) return <PreviewEnded />;
  return (
    <QueryView query={preview} loading={<HomeSkeleton />}>
      {({ until, home }) => (
        <>
          <PreviewBar until={until} />
          <HomeFrame home={home} onRetry={preview.refetch}>
            <HomeSections home={home} onRetry={preview.refetch} />
          </HomeFrame>
        </>
      )}
    </QueryView>
  );
}
