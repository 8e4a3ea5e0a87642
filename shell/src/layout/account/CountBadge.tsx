import { Badge } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface CountBadgeProps {
  /** Not shown at 0. */
  readonly count: number;
  readonly max: number;
  readonly color: 'secondary' | 'error';
  readonly children: ReactNode;
}

/**
 * A count at the corner of an icon. Hidden from screen readers, because its parent's accessible name has the count.
 */
export function CountBadge({ count, max, color, children }: CountBadgeProps) {
  return (
    <Badge
      badgeContent={count}
      max={max}
      color={color}
      slotProps={{
        badge: {
          'aria-hidden': true,
          sx: { height: 16, minWidth: 16, px: 0.5, fontSize: '.6875rem', fontVariantNumeric: 'tabular-nums' },
        },
      }}
    >
      {children}
    </Badge>
  );
}
