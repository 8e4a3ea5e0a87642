import { Link, paths, useTitle } from '@portal/shared/portal';
import { EmptyState, PageColumn } from '@portal/shared/ui';

/** An address that leads nowhere. */
export function NoPage() {
  useTitle('页面不存在');
  return (
    <PageColumn>
      <EmptyState
        title="页面不存在"
        text="这个地址没有内容，可能已经移动或下架。"
        action={<Link to={paths.home}>返回首页</Link>}
      />
    </PageColumn>
  );
}
