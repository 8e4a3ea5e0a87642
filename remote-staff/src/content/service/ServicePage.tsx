import { query } from '@portal/shared/api';
import { useParams } from '@portal/shared/portal';
import { QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ServiceEditor } from './ServiceEditor';

/** One service: written as a draft beside what visitors see, previewed, published, withdrawn. */
export function ServicePage() {
  const { rid = '' } = useParams();
  const isNew = rid === 'new';
  const service = useQuery({ ...query('staff/device/detail', { rid }), enabled: !isNew });
  if (isNew) return <ServiceEditor key="new" detail={undefined} />;
  return (
    <QueryView query={service} loading={<Skeleton variant="rounded" height={420} />}>
      {(detail) => <ServiceEditor key={rid} detail={detail} />}
    </QueryView>
  );
}
