import { isRefused, query } from '@portal/shared/api';
import { useParams, useTitle } from '@portal/shared/portal';
import { QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { PreviewBar } from '../ui/preview/PreviewBar';
import { PreviewEnded } from '../ui/preview/PreviewEnded';
import { DetailContent } from './DetailContent';
import { DetailSkeleton } from './DetailSkeleton';

/** `/preview/device/{key}`: the draft of a service as visitors will see it; it can't be ordered. */
export function DetailPreviewPage() {
  const { key = '' } = useParams();
  const preview = useQuery(query('open/preview/device', { key }));
  useTitle(preview.data && `预览：${preview.data.device.name}`);
  if (isRefused(preview.error, 'open/preview/device', 'not_found', 'invalid_input')) return <PreviewEnded />;
  return (
    <QueryView query={preview} loading={<DetailSkeleton />}>
      {({ until, device }) => (
        <>
          <PreviewBar until={until} />
          <DetailContent device={device} preview />
        </>
      )}
    </QueryView>
  );
}
