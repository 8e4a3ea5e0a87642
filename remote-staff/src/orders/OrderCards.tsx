import type { Data } from '@portal/shared/contract';
import { line, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box, Money } from '@portal/shared/ui';
import { servicesOf } from '../ui/orderRow';
import { PromiseMark } from '../ui/PromiseMark';
import { StateMark } from '../ui/StateMark';

interface OrderCardsProps {
  readonly rows: Data<'staff/order/list'>['list'];
}

/** The orders on a phone: each is one link with what decides whether to open it. */
export const OrderCards = ({ rows }: OrderCardsProps) => (
  <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1 }}>
    {rows.map((row) => (
      <li key={row.code}>
        <Box
          component={Link}
          to={`/staff/orders/${row.code}`}
          sx={{
            ...line,
            display: 'grid',
            gap: 0.5,
            p: 1.5,
            borderRadius: 1,
            bgcolor: 'background.paper',
            color: 'text.primary',
            textDecoration: 'none',
            fontSize: 14,
          }}
        >
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <b>{row.code}</b>
            <Box sx={{ ml: 'auto' }}>
              <StateMark state={row.state} />
            </Box>
          </Box>
          <span>{servicesOf(row)}</span>
          <Box sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
            <span>{row.member}</span>
            <Box sx={{ ml: 'auto' }}>
              <Money fen={row.due_fen} />
            </Box>
          </Box>
          {row.assignee && (
            <Box sx={{ color: 'text.secondary' }}>负责人：{row.assignee.name || row.assignee.account}</Box>
          )}
          {row.revised && <Box sx={{ color: 'warning.main', fontWeight: 600 }}>客户已修改</Box>}
          {row.open_question && <Box sx={{ color: 'error.main', fontWeight: 600 }}>数据疑问</Box>}
          {row.promise && <PromiseMark promise={row.promise} />}
        </Box>
      </li>
    ))}
  </Box>
);
