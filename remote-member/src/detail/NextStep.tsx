import { query } from '@portal/shared/api';
import type { Order } from '@portal/shared/contract';
import { Alert } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { hintOf } from '../ui/hint';
import { SendTo } from './SendTo';

/** The next step of the order and the member's action for it. */
export function NextStep({ order }: { readonly order: Order }) {
  const setting = useQuery(query('open/setting', {}));
  const hint = hintOf(order);
  if (!hint) return null;
  const express =
    order.state === 'awaiting_sample' && order.sample_source === 1 && setting.data?.localInfo.express;
  return (
    <Alert
      variant="outlined"
      sx={{ bgcolor: 'background.paper' }}
      severity={hint.yours ? 'warning' : 'info'}
      role="note"
      aria-label="下一步"
    >
      {hint.text}
      {express && <SendTo express={express} code={order.code} />}
    </Alert>
  );
}
