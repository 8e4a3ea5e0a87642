import { Box, Paper, Typography } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      sx={{ border: '1px solid', borderColor: 'divider', p: { xs: 2, sm: 3 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, flexWrap: 'wrap' }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Paper>
  );
}
