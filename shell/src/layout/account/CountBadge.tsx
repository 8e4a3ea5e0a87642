import { Box } from '@portal/shared/ui';
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
    <Box component="span" sx={{ position: 'relative', display: 'inline-flex', flex: 'none' }}>
      {children}
      {count > 0 && (
        <Box
          component="span"
          aria-hidden="true"
          sx={{ ...badge, color: `${color}.contrastText`, bgcolor: `${color}.main` }}
        >
          {count > max ? `${max}+` : count}
        </Box>
      )}
    </Box>
  );
}

/** Its middle is at the upper right corner. */
const badge = {
  position: 'absolute',
  top: 0,
  right: 0,
  transform: 'translate(50%, -50%)',
  minWidth: 16,
  px: 0.5,
  borderRadius: 1,
  fontSize: '.6875rem',
  fontWeight: 500,
  lineHeight: '1rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
} as const;
