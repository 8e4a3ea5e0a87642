import { CallError, query } from '@portal/shared/api';
import { deviceMeta, missingMeta } from '@portal/shared/meta';
import { usePageMeta, useParams, useTitle } from '@portal/shared/portal';
import { QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DetailContent } from './DetailContent';
import { DetailNotFound } from './DetailNotFound';
import { DetailSkeleton } from './DetailSkeleton';

/** Refusals that mean: there is no such service. A rid that can't be one is refused as input. */
const missing = ['not_found', 'invalid_input'];

/** One service: what it is, its options with a live price, and the way into the plan. */
export function DetailPage() {
  const { rid = '' } = useParams();
  const device = useQuery(query('open/web/device/detail', { rid }));
  const notFound = device.error instanceof CallError && missing.includes(device.error.id);
  useTitle(device.data?.name ?? (notFound ? '没有找到服务项目' : undefined));
  usePageMeta(
    useMemo(() => {
      if (device.data) return deviceMeta(device.data, window.location.origin);
      return notFound ? missingMeta : undefined;
    }, [device.data, notFound]),
  );
  if (notFound) return <DetailNotFound />;
  return (
    <QueryView query={device} loading={<DetailSkeleton />}>
      {(data) => <DetailContent key={data.rid} device={data} />}
    </QueryView>
  );
}
