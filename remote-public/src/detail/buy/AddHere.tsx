import { Button } from '@portal/shared/ui';
import { once } from '../../ui/plan/once';
import { useFollowAnchor } from '../../ui/static/useFollowAnchor';
import type { Buy } from './buy';

interface AddHereProps extends Pick<Buy, 'choice' | 'pending' | 'onAdd'> {
  readonly size: 'medium' | 'large';
}

/** 加入方案: adds the choice to the plan. While no instrument time is held, no hour is added: it leads to the week. */
export function AddHere({ choice, pending, onAdd, size }: AddHereProps) {
  const follow = useFollowAnchor();
  const look = { size, variant: 'outlined', sx: button } as const;
  return choice.count === 0 ? (
    <Button {...look} href="#time" onClick={(event) => follow(event, 'time')}>
      加入方案
    </Button>
  ) : (
    <Button {...look} disabled={pending} onClick={once(onAdd)}>
      加入方案
    </Button>
  );
}

const button = { flex: 'none', minHeight: 44, px: { xs: 1.25, sm: 3 } } as const;
