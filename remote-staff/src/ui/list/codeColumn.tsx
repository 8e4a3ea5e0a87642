import { Link } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import type { ListColumn } from './column';

/** The column of the numbers, each of which leads to the page of its record. */
export const codeColumn = <Row extends { readonly code: string }>(
  label: string,
  pathOf: (code: string) => string,
): ListColumn<Row> => ({
  field: 'code',
  label,
  width: 155,
  card: 'title',
  show: ({ code }) => (
    <Box component={Link} to={pathOf(code)} sx={{ color: 'primary.main' }}>
      {code}
    </Box>
  ),
});
