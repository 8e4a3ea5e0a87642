import { isRefused, query } from '@portal/shared/api';
import { deviceMeta } from '@portal/shared/meta';
import { useParams, useTitle } from '@portal/shared/portal';
import { QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMetaOf } from '../ui/useMetaOf';
import { DetailContent } from './DetailContent';
import { DetailNotFound } from './DetailNotFound';
import { DetailSkeleton } from './DetailSkeleton';
import { WithdrawnDetail } from './WithdrawnDetail';

/** One service: description, options with a live price, and adding to the plan. */
export function DetailPage() {
  const { rid = '' } = useParams();
  const device = useQuery(query('open/web/device/detail', { rid }));
  const { data } = device;
  useTitle(data?.name);
  useMetaOf(data, deviceMeta);
  // A malformed rid is refused as invalid input.
  if (isRefused(device.error, 'open/web/device/detail', 'not_found', 'invalid_input'))
    return <DetailNotFound />;
  return (
    <QueryView query={device} loading={<DetailSkeleton />}>
      {(found) =>
        found.withdrawn ? (
          <WithdrawnDetail device={found} />
        ) : (
          <DetailContent key={found.rid} device={found} />
        )
      }
    </QueryView>
  );
}
