import { Box, PageColumn } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/** Column and margins of a page of this area. */
export function AreaPage({ children }: { readonly children: ReactNode }) {
  return (
    <PageColumn>
      <Box sx={{ pt: 2, pb: { xs: 2, md: 3 } }}>{children}</Box>
    </PageColumn>
  );
}
