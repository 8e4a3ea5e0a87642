import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { pageWidth } from '../look';

/** The column that page content stands in: as wide as the design allows, with room at the sides. */
export function PageColumn({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ width: '100%', maxWidth: pageWidth, mx: 'auto', px: { xs: 2, sm: 3 } }}>{children}</Box>;
}
