import type { Device } from '@portal/shared/contract';
import { LazyPart } from '@portal/shared/parts';
import { Skeleton, Typography } from '@portal/shared/ui';

const loadList = () => import('../evaluation/EvaluationList').then((m) => m.EvaluationList);

/** What members say about a service. The list is loaded when it comes near the window. */
export function EvaluationSection({ device }: { readonly device: Device }) {
  if (device.evaluation.count === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        还没有评价。数据交付后，下单的用户可以在订单页评价。
      </Typography>
    );
  return (
    <LazyPart
      name="evaluations of a service"
      load={loadList}
      props={{ device }}
      loading={<Skeleton variant="rounded" height={320} />}
    />
  );
}
