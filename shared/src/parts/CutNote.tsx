import { Link } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';

interface CutNoteProps {
  /** The list of which the first rows are shown; nothing while it is loading. */
  readonly of: { readonly total: number; readonly list: readonly unknown[] } | undefined;
  /** Counter and noun, such as 个订单. */
  readonly what: string;
  /** URL that shows all of them. */
  readonly to: string;
}

/** Says of how many rows a list shows the first ones and leads to all of them; nothing when it shows all. */
export function CutNote({ of, what, to }: CutNoteProps) {
  if (!of || of.total <= of.list.length) return null;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', py: 1 }}>
      {`共 ${of.total} ${what}，这里显示 ${of.list.length} 个。`}
      <Link to={to}>查看全部</Link>
    </Box>
  );
}
