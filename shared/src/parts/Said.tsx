import { Box } from '@portal/shared/ui';
import { visuallyHidden } from './style';

/**
 * One sentence that screen readers say whenever it changes, such as a price: what is drawn beside each other in several boxes would be
 * read without blanks. It stands on the page from the start, empty while there is nothing to say; the drawn boxes are `aria-hidden`.
 */
export function Said({ children }: { readonly children: string }) {
  return (
    <Box component="span" role="status" sx={visuallyHidden}>
      {children}
    </Box>
  );
}
