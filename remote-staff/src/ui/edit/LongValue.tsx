import { line, written } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface LongValueProps {
  /** What the value is, for who can't see where it stands. */
  readonly label: string;
  /** Height in pixels from which it scrolls. */
  readonly most: number;
  readonly framed?: boolean;
  readonly children: ReactNode;
}

/** A value that scrolls in its place when it is long, with the keyboard too. */
export const LongValue = ({ label, most, framed = true, children }: LongValueProps) => (
  <Box
    role="group"
    aria-label={label}
    tabIndex={0}
    sx={{ ...written, minWidth: 0, maxHeight: most, overflowY: 'auto', ...(framed && frame) }}
  >
    {children}
  </Box>
);

const frame = { ...line, borderRadius: 1, p: 1 } as const;
