import { Link, paths, useNavigate } from '@portal/shared/portal';
import { Button, EmptyState } from '@portal/shared/ui';
import { useEffect } from 'react';

/** Redirects to the placed order. The back button does not return to the form. */
export function OrderPlaced({ rid }: { readonly rid: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(paths.order(rid), { replace: true });
  }, [navigate, rid]);
  return (
    <EmptyState
      title="下单成功"
      text="正在打开订单详情…"
      action={
        <Button component={Link} to={paths.order(rid)} replace>
          查看订单
        </Button>
      }
    />
  );
}
