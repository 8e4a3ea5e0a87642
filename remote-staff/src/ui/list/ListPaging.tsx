import { Link } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { notPrinted } from '../print';
import { type ListKind, type ListQuery, listPath } from './listQuery';

interface ListPagingProps<State extends string> {
  readonly kind: ListKind<State>;
  readonly shown: ListQuery<State>;
  /** Number of rows of this page. */
  readonly rows: number;
  readonly next: string | null;
  readonly total: number | null;
}

/** How many rows there are, and the way to the next page and back to the first one. */
export const ListPaging = <State extends string>({
  kind,
  shown,
  rows,
  next,
  total,
}: ListPagingProps<State>) => (
  <Box sx={{ ...notPrinted, display: 'flex', alignItems: 'center', gap: 1, mt: 1.5 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary', mr: 'auto' }}>
      {total === null ? `本页 ${rows} 项` : `共 ${total}${total >= limits.counted ? '+' : ''} 项`}
    </Typography>
    {shown.after !== undefined && (
      <Button
        component={Link}
        color="inherit"
        to={listPath(kind, { filter: shown.filter, code: shown.code })}
      >
        回到第一页
      </Button>
    )}
    {next !== null && (
      <Button
        component={Link}
        variant="outlined"
        to={listPath(kind, { filter: shown.filter, code: shown.code, after: next })}
      >
        下一页
      </Button>
    )}
  </Box>
);
