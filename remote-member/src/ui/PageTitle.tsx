import { Box, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface PageTitleProps {
  readonly children: ReactNode;
  /** The page's primary button. */
  readonly action?: ReactNode;
}

/** Title of a member page with its primary button. */
export function PageTitle({ children, action }: PageTitleProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, minHeight: 40 }}>
      <Typography variant="h1" sx={{ flex: 1, fontSize: { xs: '1.375rem', md: '1.5rem' } }}>
        {children}
      </Typography>
      {action}
    </Box>
  );
}
