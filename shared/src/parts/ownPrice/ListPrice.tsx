import { formatFen } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { VisuallyHidden } from '../VisuallyHidden';

/** A list price that an own price replaces, struck through. */
export const ListPrice = ({ fen }: { readonly fen: number }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    <VisuallyHidden>目录价 </VisuallyHidden>
    <Box component="s">{formatFen(fen)}</Box>
  </Box>
);
