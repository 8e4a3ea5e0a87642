import { line } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface SummaryRowProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A line of what an order costs: what it is at the left, how much at the right. */
export function SummaryRow({ label, children }: SummaryRowProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="span" variant="body2">
        {children}
      </Typography>
    </Box>
  );
}

/** The card of the summary, which stays in view beside the form. */
export const summaryCard = {
  ...line,
  p: { xs: 2, sm: 3 },
  position: { md: 'sticky' },
  top: { md: 96 },
} as const;
