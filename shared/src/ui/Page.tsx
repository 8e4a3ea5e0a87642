import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { pageWidth } from '../look';

/** The column of a page's content, with the design's maximum width and side padding. */
export function PageColumn({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ width: '100%', maxWidth: pageWidth, mx: 'auto', px: { xs: 2, sm: 3 } }}>{children}</Box>;
}
