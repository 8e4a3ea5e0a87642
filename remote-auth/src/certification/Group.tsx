import { Box, Typography } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';

/** A titled group of form fields, in two columns on wide screens. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 2, pl: 1.25, borderLeft: 4, borderColor: 'primary.main' }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
