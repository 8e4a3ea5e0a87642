import type { Device } from '@portal/shared/contract';
import { Typography } from '@portal/shared/ui';
import { EvaluationList } from '../evaluation/EvaluationList';

/** What members say about a service. */
export function EvaluationSection({ device }: { readonly device: Device }) {
  if (device.evaluation.count === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        还没有评价。数据交付后，下单的用户可以在订单页评价。
      </Typography>
    );
  return <EvaluationList device={device} />;
}
