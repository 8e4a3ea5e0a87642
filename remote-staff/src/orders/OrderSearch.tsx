import { useNavigate } from '@portal/shared/portal';
import { Box, SearchField } from '@portal/shared/ui';
import { useState } from 'react';
import { codeIn, noQuery, type OrdersQuery, ordersPath } from '../ui/ordersFilter';

interface OrderSearchProps {
  readonly query: OrdersQuery;
}

/** Opens an order by its number; the beginning of a number lists the orders that have it, of all queues. */
export function OrderSearch({ query }: OrderSearchProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query.code);
  const find = () => {
    const code = codeIn(typed);
    const words = typed.trim();
    if (code) void navigate(`/staff/orders/${code}`);
    else
      void navigate(
        ordersPath(
          words ? { ...noQuery, queue: 'all', sort: 'newest', code: words } : { ...query, code: '' },
        ),
      );
  };
  return (
    <Box
      component="form"
      role="search"
      aria-label="按订单号查找"
      sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 280 } }}
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <SearchField
        aria-label="订单号"
        placeholder="订单号，按回车打开"
        maxLength={40}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Box>
  );
}
