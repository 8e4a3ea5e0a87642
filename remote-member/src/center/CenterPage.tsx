import { Box } from '@portal/shared/ui';
import { Greeting } from './Greeting';
import { Notices } from './Notices';
import { RecentOrders } from './RecentOrders';
import { StateCounts } from './StateCounts';
import { Waiting } from './Waiting';

/** First page of the member area: orders that wait for the member, recent orders and notices. */
export function CenterPage() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Greeting />
      <StateCounts />
      <Waiting />
      <RecentOrders />
      <Notices />
    </Box>
  );
}
