import { Box } from '@portal/shared/ui';
import { Coming } from './Coming';
import { Greeting } from './Greeting';
import { Invoices } from './Invoices';
import { MoneyPanel } from './MoneyPanel';
import { Notices } from './Notices';
import { RecentOrders } from './RecentOrders';
import { Spending } from './Spending';
import { StateCounts } from './StateCounts';
import { Waiting } from './waiting/Waiting';

/** First page of the member area: what waits for the member, money, what is to come, recent orders, spending and notices. */
export function CenterPage() {
  return (
    <Box sx={column}>
      <Greeting />
      <StateCounts />
      <Box sx={columns}>
        <Waiting />
        <Box sx={column}>
          <MoneyPanel />
          <Coming />
          <Invoices />
        </Box>
      </Box>
      <RecentOrders />
      <Spending />
      <Notices />
    </Box>
  );
}

const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 5fr)' },
} as const;
