import { query } from '@portal/shared/api';
import { SeenNotices, useLazyDialog } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../ui/PageTitle';
import { BalancePanel } from './BalancePanel';
import { GoodsPanel } from './GoodsPanel';
import { PointsPanel } from './PointsPanel';
import { RecordsPanel } from './RecordsPanel';

const loadGive = () => import('./GiveDialog').then((m) => m.GiveDialog);

/** The member's points: balance and expiry, what they can be exchanged for, points by month, entries and exchanges. */
export function IntegrationPage() {
  const points = useQuery(query('auth/integration/init', {}));
  const available = points.data?.available ?? 0;
  const give = useLazyDialog('give points', loadGive, { available });
  return (
    <>
      <SeenNotices link="/member/integral" />
      <PageTitle
        action={
          <Button
            variant="outlined"
            {...give.prefetchProps}
            disabled={available === 0}
            loading={give.loading}
            onClick={give.show}
          >
            转赠积分
          </Button>
        }
      >
        我的积分
      </PageTitle>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <BalancePanel points={points} />
        <GoodsPanel available={points.data?.available} />
        <PointsPanel />
        <RecordsPanel />
      </Box>
      {give.dialog}
    </>
  );
}
