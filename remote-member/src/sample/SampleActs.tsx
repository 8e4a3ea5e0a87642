import type { StoredSample } from '@portal/shared/contract';
import { MoreMenu } from '@portal/shared/menu';
import { useLazyDialog } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { sampleName } from './sampleName';
import { useAskBack } from './useAskBack';
import { useKeep } from './useKeep';
import { useLabels } from './useLabels';

const loadDestroy = () => import('./DestroyDialog').then((m) => m.DestroyDialog);
const loadDetail = () => import('./SampleDialog').then((m) => m.SampleDialog);

/** What the server says that the member may do with a sample: the most likely act as the button, the others behind 更多. */
export function SampleActs({ sample }: { readonly sample: StoredSample }) {
  const { can } = sample;
  const name = sampleName(sample);
  const keep = useKeep(sample);
  const askBack = useAskBack([sample]);
  const labels = useLabels([sample]);
  const destroy = useLazyDialog('destroy a sample', loadDestroy, { sample });
  const detail = useLazyDialog('record of a sample', loadDetail, { sample });
  const items = [
    { label: '样品记录', lazy: detail },
    ...(can.includes('ask_back') ? [{ label: '申请寄回', lazy: askBack }] : []),
    { label: '打印标签', lazy: labels },
    ...(can.includes('discard') ? [{ label: '申请销毁', lazy: destroy }] : []),
  ].map(({ label, lazy }) => ({ label, onClick: lazy.show, onNear: lazy.prefetchProps.onFocus }));
  return (
    <Box sx={{ display: 'flex', justifyContent: { xs: 'flex-start', sm: 'flex-end' }, gap: 1 }}>
      <MoreMenu of={name} items={items} />
      {can.includes('keep') && (
        <Button
          size="small"
          variant="outlined"
          loading={keep.isPending}
          aria-label={`延长留存：${name}，至 ${sample.keep_until}`}
          onClick={() => keep.mutate({ rid: sample.rid })}
        >
          延长留存
        </Button>
      )}
      {askBack.dialog}
      {labels.dialog}
      {destroy.dialog}
      {detail.dialog}
    </Box>
  );
}
