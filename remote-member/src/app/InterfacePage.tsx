import { SeenNotices } from '@portal/shared/parts';
import { usePortal } from '@portal/shared/portal';
import { isEnterprise } from '@portal/shared/rules';
import { Box, Button, EmptyState, Skeleton } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { TokenPanel } from '../apiToken/TokenPanel';
import { PageTitle } from '../ui/PageTitle';
import { WebhookPanel } from '../webhook/WebhookPanel';

/** API tokens and webhooks of an enterprise; others are told what they need. */
export const InterfacePage = observer(function InterfacePage() {
  const { session, dialogs } = usePortal();
  const info = session.user?.userInfo;
  return (
    <>
      <SeenNotices link="/member/information/interface" />
      <PageTitle>接口与回调</PageTitle>
      {!info && <Skeleton variant="rounded" height={240} />}
      {info && isEnterprise(info.organization) && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TokenPanel />
          <WebhookPanel />
        </Box>
      )}
      {info && !isEnterprise(info.organization) && (
        <EmptyState
          title="仅限企业用户使用"
          text="接口令牌和事件回调供企业的程序访问平台，请先把用户类型认证为企业"
          action={
            <Button variant="contained" onClick={() => dialogs.open('certification')}>
              修改资料
            </Button>
          }
        />
      )}
    </>
  );
});
