import { Link } from '@portal/shared/portal';
import { Box, Button, MuiLink } from '@portal/shared/ui';

interface CutNoteProps {
  /** The list of which the first rows are shown; nothing while it is loading. The total is null where it is not known. */
  readonly of: { readonly total: number | null; readonly list: readonly unknown[] } | undefined;
  /** Counter and noun, such as 个订单. */
  readonly what: string;
  /** URL that shows all of them. */
  readonly to?: string;
  /** Shows more of them here; for what has no list of its own. */
  readonly onMore?: () => void;
  readonly loading?: boolean;
}

/** Says of how many rows a list shows the first ones and leads to all of them; nothing when it shows all. */
export function CutNote({ of, what, to, onMore, loading = false }: CutNoteProps) {
  if (!of || (of.total ?? 0) <= of.list.length) return null;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', py: 1 }}>
      {`共 ${of.total} ${what}，这里显示 ${of.list.length} 个。`}
      {to && (
        <MuiLink component={Link} to={to}>
          查看全部
        </MuiLink>
      )}
      {onMore && (
        <Button size="small" loading={loading} onClick={onMore}>
          显示更多
        </Button>
      )}
    </Box>
  );
}
