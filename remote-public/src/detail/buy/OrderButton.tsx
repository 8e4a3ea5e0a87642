import { Button } from '@portal/shared/ui';
import { once } from '../../ui/plan/once';
import { useFollowAnchor } from '../../ui/static/useFollowAnchor';
import type { Buy } from './buy';

interface OrderButtonProps extends Pick<Buy, 'choice' | 'onOrder'> {
  readonly size: 'medium' | 'large';
}

/** The main button of the service: the order, or the week in which the time is chosen that an order needs. */
export function OrderButton({ choice, onOrder, size }: OrderButtonProps) {
  const follow = useFollowAnchor();
  const look = { size, variant: 'contained', color: 'secondary', sx: button } as const;
  return choice.count === 0 ? (
    <Button {...look} href="#time" onClick={(event) => follow(event, 'time')}>
      选择机时
    </Button>
  ) : (
    <Button {...look} onClick={once(onOrder)}>
      立即下单
    </Button>
  );
}

const button = { flex: 'none', minHeight: 44, px: { xs: 1.25, sm: 3 } } as const;
