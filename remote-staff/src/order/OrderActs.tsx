import type { Data } from '@portal/shared/contract';
import { type OrderAct, orderActTable } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActDialog } from '../ui/ActDialog';
import { usePageActs } from '../ui/pageActs';
import { desk } from '../ui/session/desk';

interface OrderActsProps {
  readonly order: Data<'staff/order/detail'>;
}

/** Acts that statements do, on a desk of their own. */
const ofStatements: readonly OrderAct[] = ['bill', 'resolve'];

/** What the lab may do with the order now: by button, or by the number in front of it. Each act is asked once. */
export const OrderActs = observer(function OrderActs({ order }: OrderActsProps) {
  const acts = order.can.filter((act) => !ofStatements.includes(act));
  const [asked, setAsked] = useState<OrderAct>();
  const mayAct = desk.may(['manager', 'lab']);
  usePageActs(
    mayAct
      ? acts.map((act, index) => ({
          label: orderActTable[act].label,
          key: String(index + 1),
          run: () => setAsked(act),
        }))
      : [],
  );
  return (
    <>
      {acts.length > 0 && !mayAct && (
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          推进订单由客户经理或实验室完成。
        </Typography>
      )}
      {acts.length > 0 && mayAct && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {acts.map((act, index) => (
            <Button
              key={act}
              variant={index === 0 && act !== 'cancel' ? 'contained' : 'outlined'}
              color={act === 'cancel' ? 'error' : 'primary'}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => setAsked(act)}
            >
              {index + 1} {orderActTable[act].label}
            </Button>
          ))}
        </Box>
      )}
      {/* In its place whatever acts are left: when a colleague moves the order meanwhile, what was typed is kept. */}
      {asked && <ActDialog order={order} act={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
});
