import { query } from '@portal/shared/api';
import { Panel } from '@portal/shared/parts';
import { couponValue } from '@portal/shared/rules';
import { Box, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Figure, Figures } from '../ui/Figures';
import { PageTitle } from '../ui/PageTitle';
import { SharePanel } from '../ui/share/SharePanel';
import { TwoWays } from '../ui/share/TwoWays';
import { InvitedPanel } from './InvitedPanel';
import { InviterPanel } from './InviterPanel';
import { Reward } from './Reward';

/** The member's invitations: link and poster, what both get, and who came. */
export function InvitePage() {
  const invitation = useQuery(query('auth/invite/init', {}));
  return (
    <>
      <PageTitle>邀请好友</PageTitle>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TwoWays here="invite" />
        <QueryView query={invitation} loading={<LinkSkeleton />}>
          {({ code, path, coupon, invited, rewarded, can_enter }) => (
            <>
              {can_enter && <InviterPanel />}
              <SharePanel
                title="我的邀请链接"
                poster="邀请海报"
                link={{ code, path }}
                headline="邀请您一起做检测"
                benefit={
                  coupon
                    ? ['首单付款后，您和好友各得一张优惠券', couponValue(coupon)]
                    : ['在线下单', '进度随时可查']
                }
              >
                <Reward coupon={coupon} />
              </SharePanel>
              <Panel title="邀请成果">
                <Figures>
                  <Figure term="已注册的好友" strong>
                    {invited} 人
                  </Figure>
                  <Figure term="您获得的优惠券">{rewarded} 张</Figure>
                </Figures>
              </Panel>
            </>
          )}
        </QueryView>
        <InvitedPanel />
      </Box>
    </>
  );
}

const LinkSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 2 }} role="status" aria-label="正在加载">
    <Skeleton variant="rounded" sx={{ height: { xs: 1000, sm: 520 } }} />
    <Skeleton variant="rounded" height={112} />
  </Box>
);
