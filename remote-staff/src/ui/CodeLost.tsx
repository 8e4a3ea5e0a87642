import { Button, EmptyState } from '@portal/shared/ui';

/** In the place of a part whose code could not be loaded. React remembers the failure, so only a new document tries again. */
export const CodeLost = () => (
  <EmptyState
    title="这部分没有加载成功"
    text="请检查网络后重新加载"
    action={
      <Button variant="outlined" onClick={() => window.location.reload()}>
        重新加载
      </Button>
    }
  />
);
