import type { Device } from '@portal/shared/contract';
import { MuiLink } from '@portal/shared/ui';
import { useFollowAnchor } from '../../ui/static/useFollowAnchor';

/** The one figure of what others did with a service: its rating, else the number of orders, else nothing. */
export function Popularity({ device: { evaluation, order } }: { readonly device: Device }) {
  const follow = useFollowAnchor();
  if (evaluation.average !== null)
    return (
      <MuiLink href="#evaluation" onClick={(event) => follow(event, 'evaluation')}>
        {evaluation.average.toFixed(1)} 分（{evaluation.count} 条）
      </MuiLink>
    );
  return order > 0 && <span>{order} 已下单</span>;
}
