import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { ConfirmDialog } from '@portal/shared/parts';
import { Box, Button, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { desk } from '../ui/session/desk';
import { useDeskAct } from '../ui/useDeskAct';

interface OrderAssigneeProps {
  readonly order: Pick<Data<'staff/order/detail'>, 'code' | 'assignee'>;
}

const called = ({ account, name }: { readonly account: string; readonly name: string }) => name || account;

/** Who looks after the order, and the acts by which a person takes it, hands it over or gives it up. */
export const OrderAssignee = observer(function OrderAssignee({
  order: { code, assignee },
}: OrderAssigneeProps) {
  const [isAsked, setIsAsked] = useState(false);
  const from = assignee?.account ?? '';
  const own = desk.self?.account ?? '';
  const assign = useDeskAct('staff/order/assign', {
    done: (given) => (given.assignee ? `${called(given.assignee)} 负责 ${code}` : `${code} 现在没有负责人`),
  });
  const mayAct = desk.may(['manager', 'lab']);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2, fontSize: 14 }}>
      <span>
        负责人：
        <Box component="b" sx={{ color: assignee ? 'text.primary' : 'text.secondary' }}>
          {assignee ? called(assignee) : '还没有'}
        </Box>
      </span>
      {mayAct && from !== own && (
        <Button
          size="small"
          loading={assign.isPending}
          onClick={() => assign.mutate({ code, to: own, from })}
        >
          我来负责
        </Button>
      )}
      {mayAct && (
        <Button size="small" color="inherit" onClick={() => setIsAsked(true)}>
          转交
        </Button>
      )}
      {mayAct && from === own && (
        <Button
          size="small"
          color="inherit"
          loading={assign.isPending}
          onClick={() => assign.mutate({ code, to: '', from })}
        >
          不再负责
        </Button>
      )}
      {isAsked && <HandOver code={code} from={from} onClose={() => setIsAsked(false)} />}
    </Box>
  );
});

interface HandOverProps {
  readonly code: string;
  readonly from: string;
  readonly onClose: () => void;
}

/** Asks to whom an order is handed. */
function HandOver({ code, from, onClose }: HandOverProps) {
  const [to, setTo] = useState('');
  const colleagues = useQuery(query('staff/order/colleagues', {}));
  const assign = useDeskAct('staff/order/assign', {
    done: ({ assignee }) => `已转交给 ${assignee ? called(assignee) : ''}`,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={`转交 ${code}`}
      confirm="转交"
      pending={assign.isPending}
      disabled={to === ''}
      onClose={onClose}
      onConfirm={() => assign.mutate({ code, to, from })}
    >
      {colleagues.data ? (
        <TextField
          select
          fullWidth
          label="转交给"
          value={to}
          onChange={({ target }) => setTo(target.value)}
          sx={{ mt: 1 }}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">请选择</option>
          {colleagues.data.list
            .filter(({ account }) => account !== from)
            .map((one) => (
              <option key={one.account} value={one.account}>
                {called(one)}（{one.account}）
              </option>
            ))}
        </TextField>
      ) : (
        <Skeleton variant="rounded" height={56} />
      )}
    </ConfirmDialog>
  );
}
