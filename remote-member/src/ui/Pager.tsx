import { Link } from '@portal/shared/portal';
import { Box, Button, Typography } from '@portal/shared/ui';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Rows in all. */
  readonly total: number;
  /** Address of a page. */
  readonly to: (page: number) => string;
}

/** Leads through the pages of a list; only the count when there is one page. */
export function Pager({ page, pages, total, to }: PagerProps) {
  return (
    <Box component="nav" aria-label="分页" sx={bar}>
      <Typography variant="body2" role="status" sx={{ flex: 1, color: 'text.secondary' }}>
        共 {total} 条{pages > 1 && ` · 第 ${page} / ${pages} 页`}
      </Typography>
      {pages > 1 && (
        <>
          <Step label="上一页" to={page > 1 ? to(page - 1) : undefined} />
          <Step label="下一页" to={page < pages ? to(page + 1) : undefined} />
        </>
      )}
    </Box>
  );
}

function Step({ label, to }: { readonly label: string; readonly to: string | undefined }) {
  if (to === undefined)
    return (
      <Button size="small" variant="outlined" disabled>
        {label}
      </Button>
    );
  return (
    <Button size="small" variant="outlined" component={Link} to={to}>
      {label}
    </Button>
  );
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
