import { query } from '@portal/shared/api';
import { type DialogProps, useSession } from '@portal/shared/portal';
import { Box, DialogContent, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { CardDialog } from '../ui/CardDialog';
import { SamplingForm } from './SamplingForm';

/** Dialog that books an on-site sampling (specification, section 2). */
export const SamplingDialog = observer(function SamplingDialog({ onClose }: DialogProps) {
  const { user } = useSession();
  const setting = useQuery(query('open/setting', {}));
  return (
    <CardDialog title="上门取样预约" width={700} onClose={onClose}>
      <QueryView query={setting} loading={<Loading />}>
        {(known) => (
          <SamplingForm
            setting={known}
            addresses={user?.address ?? []}
            name={user?.userInfo.name ?? ''}
            onClose={onClose}
          />
        )}
      </QueryView>
    </CardDialog>
  );
});

function Loading() {
  return (
    <DialogContent aria-busy="true">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={72} />
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={72} />
      </Box>
    </DialogContent>
  );
}
