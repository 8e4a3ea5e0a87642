import type { Data } from '@portal/shared/contract';
import { type OrderAct, orderActTable } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ActDialog } from '../ui/ActDialog';
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
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping =
        target instanceof HTMLElement && target.closest('input, textarea, [role=dialog]') !== null;
      const act = acts[Number(key) - 1];
      if (act && mayAct && !isTyping && !ctrlKey && !metaKey && !altKey) setAsked(act);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  if (acts.length === 0) return null;
  if (!mayAct)
    return (
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        推进订单由客户经理或实验室完成。
      </Typography>
    );
  return (
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
      {asked && <ActDialog order={order} act={asked} onClose={() => setAsked(undefined)} />}
    </Box>
  );
});
