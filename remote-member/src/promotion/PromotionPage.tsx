import { query } from '@portal/shared/api';
import { SeenNotices } from '@portal/shared/parts';
import { Box, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../ui/PageTitle';
import { SharePanel } from '../ui/share/SharePanel';
import { TwoWays } from '../ui/share/TwoWays';
import { ApplicationPanel } from './ApplicationPanel';
import { FunnelPanel } from './FunnelPanel';
import type { Promotion } from './promotion';
import { RebatePanel } from './RebatePanel';
import { RecordsPanel } from './RecordsPanel';
import { Terms } from './Terms';

/** The member's promotion: application, link and poster, what came of the link, rebates and withdrawals. */
export function PromotionPage() {
  const promotion = useQuery(query('auth/myPromotion/init', {}));
  return (
    <>
      <SeenNotices link="/member/promotion" />
      <PageTitle>推广中心</PageTitle>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TwoWays here="promotion" />
        <QueryView query={promotion} loading={<PromotionSkeleton />}>
          {(data) => <Parts promotion={data} />}
        </QueryView>
      </Box>
    </>
  );
}

function Parts({ promotion }: { readonly promotion: Promotion }) {
  const { promoter, link, referred, terms } = promotion;
  /** Rebates of an earlier promotion can still be withdrawn. */
  const promoted = link !== null || referred > 0 || promoter?.state === 'ended';
  return (
    <>
      {link === null && <ApplicationPanel promotion={promotion} />}
      {promoted && <RebatePanel promotion={promotion} />}
      {link && (
        <SharePanel
          title="我的推广链接"
          poster="推广海报"
          link={link}
          headline="科研检测，在线下单"
          benefit={['送样检测、现场预约、数据分析', '进度随时可查']}
        >
          <Terms terms={terms} />
        </SharePanel>
      )}
      {promoted && <FunnelPanel promotion={promotion} />}
      {promoted && <RecordsPanel />}
    </>
  );
}

const PromotionSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 2 }} role="status" aria-label="正在加载">
    <Skeleton variant="rounded" sx={{ height: { xs: 340, sm: 218 } }} />
    <Skeleton variant="rounded" sx={{ height: { xs: 930, sm: 520 } }} />
  </Box>
);
