import { Link, useIsLeaving, useNavigate } from '@portal/shared/portal';
import { Button, EmptyState } from '@portal/shared/ui';
import { useEffect } from 'react';

interface PastTheEndProps {
  /** URL of the last page of the list. */
  readonly to: string;
}

/** In place of a page number that the list does not reach, or no longer does: goes to the last page. */
export function PastTheEnd({ to }: PastTheEndProps) {
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  useEffect(() => {
    if (!isLeaving()) void navigate(to, { replace: true, preventScrollReset: true });
  }, [navigate, isLeaving, to]);
  return (
    <EmptyState
      title="这一页没有内容"
      action={
        <Button variant="outlined" component={Link} to={to}>
          回到最后一页
        </Button>
      }
    />
  );
}
