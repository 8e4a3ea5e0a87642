import type { Cluster } from '@portal/shared/contract';
import { Fact, FactList, line, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { formatFen } from '@portal/shared/rules';
import { Box, Button, Money, MuiLink, Skeleton } from '@portal/shared/ui';
import { leftText } from './Allowance';
import { ClusterChips } from './ClusterChips';
import { clusterPath } from './clusterPath';

/** A group in a list: money for those who manage it, the own allowance for others, and what waits. */
export function ClusterCard({ cluster }: { readonly cluster: Cluster }) {
  const { name, code, members, available, allowance } = cluster;
  return (
    <Box component="li" aria-label={name} sx={card}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <MuiLink
          component={Link}
          to={clusterPath(cluster)}
          underline="hover"
          sx={{ typography: 'h4', color: 'text.primary', overflowWrap: 'anywhere' }}
        >
          {name}
        </MuiLink>
        <ClusterChips cluster={cluster} />
      </Box>
      <Box sx={{ flex: 1, typography: 'body2' }}>
        <FactList>
          <Fact term="社群号">{code}</Fact>
          <Fact term="成员">{members} 人</Fact>
          {available ? (
            <Fact term="可用余额">
              <Money fen={available.cash_fen + available.bonus_fen} />
            </Fact>
          ) : (
            <Fact term="我的额度">{leftText(allowance)}</Fact>
          )}
        </FactList>
      </Box>
      <Next cluster={cluster} />
    </Box>
  );
}

/** What waits for a manager, the most urgent first; otherwise the way into the group. */
function Next({ cluster }: { readonly cluster: Cluster }) {
  const { name, approvals, applications, can } = cluster;
  const decides = can.includes('decline') && approvals.count > 0;
  const calm = !decides && applications === 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.25 }}>
      {decides && (
        <Button
          size="small"
          variant="contained"
          component={Link}
          to={clusterPath(cluster, { tab: 'approvals' })}
        >
          审批 {approvals.count} 笔付款（{formatFen(approvals.amount_fen)}）
        </Button>
      )}
      {applications > 0 && (
        <Button
          size="small"
          variant={decides ? 'outlined' : 'contained'}
          component={Link}
          to={clusterPath(cluster, { tab: 'requests' })}
        >
          处理 {applications} 个入群申请
        </Button>
      )}
      {calm && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={clusterPath(cluster)}
          aria-label={`进入社群：${name}`}
        >
          进入社群
        </Button>
      )}
    </Box>
  );
}

/** The grid of cards. */
export const cards = {
  ...plainList,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
} as const;

export const CardsSkeleton = () => (
  <Box sx={cards} role="status" aria-label="正在加载">
    {[0, 1].map((one) => (
      <Skeleton key={one} variant="rounded" height={196} />
    ))}
  </Box>
);

const card = {
  ...line,
  borderRadius: 1,
  bgcolor: 'background.paper',
  p: 2,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
} as const;
