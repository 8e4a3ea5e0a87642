import { Box } from '@portal/shared/ui';
import { Greeting } from './Greeting';
import { Notices } from './Notices';
import { RecentOrders } from './RecentOrders';
import { StateCounts } from './StateCounts';
import { Waiting } from './Waiting';

/** The member's first page: what waits, what is going on, what was said. */
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
