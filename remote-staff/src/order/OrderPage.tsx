import { query } from '@portal/shared/api';
import { useParams, useTitle } from '@portal/shared/portal';
import { Box, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '../ui/BackLink';
import { StateMark } from '../ui/StateMark';
import { OrderActs } from './OrderActs';
import { OrderAssignee } from './OrderAssignee';
import { OrderFacts } from './OrderFacts';
import { OrderHistory } from './OrderHistory';
import { OrderNotes } from './OrderNotes';

/** One order with all that the lab knows of it, and the acts that its state allows. */
export function OrderPage() {
  const { code = '' } = useParams();
  useTitle(code);
  const order = useQuery(query('staff/order/detail', { code }));
  return (
    <>
      <BackLink to="/staff/orders">订单</BackLink>
      <QueryView query={order} loading={<Skeleton variant="rounded" height={420} />}>
        {(shown) => (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
              <Typography variant="h1" sx={{ fontSize: '1.375rem' }}>
                {shown.code}
              </Typography>
              <StateMark state={shown.state} />
              {shown.late && <Box sx={{ color: 'error.main', fontWeight: 600 }}>已超时</Box>}
              {shown.revised && <Box sx={{ color: 'warning.main', fontWeight: 600 }}>客户已修改</Box>}
              {shown.open_question && <Box sx={{ color: 'error.main', fontWeight: 600 }}>数据疑问待答复</Box>}
            </Box>
            <OrderAssignee order={shown} />
            <OrderActs order={shown} />
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
              }}
            >
              <OrderFacts order={shown} />
              <Box sx={{ display: 'grid', gap: 2 }}>
                <OrderNotes order={shown} />
                <OrderHistory order={shown} />
              </Box>
            </Box>
          </>
        )}
      </QueryView>
    </>
  );
}
