import { query } from '@portal/shared/api';
import { useTitle } from '@portal/shared/portal';
import { QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { HomeFrame } from './HomeFrame';
import { HomeSections } from './HomeSections';
import { HomeSkeleton } from './HomeSkeleton';

/** The home page with the sections of the specification, section 2, in that order. */
export function HomePage() {
  useTitle('');
  const home = useQuery(query('open/web/index', {}));
  return (
    <HomeFrame home={home.data} onRetry={home.refetch}>
      <QueryView query={home} loading={<HomeSkeleton />}>
        {(data) => <HomeSections home={data} onRetry={home.refetch} />}
      </QueryView>
    </HomeFrame>
  );
}
