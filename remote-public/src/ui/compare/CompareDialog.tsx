import { Dialog, DialogContent, DialogTitle } from '@portal/shared/extras';
import type { LazyDialogProps } from '@portal/shared/parts';
import { Box, EmptyState, Icon, IconButton, icons, QueryView, Skeleton } from '@portal/shared/ui';
import { useId } from 'react';
import { CompareTable } from './CompareTable';
import { useCompare } from './useCompare';
import { useCompared } from './useCompared';

/** The compared services side by side. */
export function CompareDialog({ open, onClose }: LazyDialogProps) {
  const { rids, toggle } = useCompare();
  const compared = useCompared(rids);
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <Box component="span" sx={{ flex: 1 }}>
          项目对比
        </Box>
        <IconButton aria-label="关闭" onClick={onClose}>
          <Icon path={icons.close} />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 0, sm: 3 } }}>
        {rids.length === 0 ? (
          <EmptyState title="没有要对比的项目" text="在项目列表里按“对比”，最多选四个" />
        ) : (
          <QueryView query={compared} loading={<Skeleton variant="rounded" height={420} />}>
            {(services) => (
              <CompareTable services={services.filter(({ rid }) => rids.includes(rid))} onRemove={toggle} />
            )}
          </QueryView>
        )}
      </DialogContent>
    </Dialog>
  );
}
