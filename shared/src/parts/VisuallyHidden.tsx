import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { visuallyHidden } from './style';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={visuallyHidden}>
      {children}
    </Box>
  );
}
