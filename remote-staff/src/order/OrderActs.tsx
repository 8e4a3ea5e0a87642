import type { Data } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { ConfirmDialog } from '@portal/shared/parts';
import { limits, type OrderAct, orderActTable, orderStateLabels } from '@portal/shared/rules';
import { Box, Button, Money, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { desk } from '../ui/session/desk';
import { useDeskAct } from '../ui/useDeskAct';

interface OrderActsProps {
  readonly order: Data<'staff/order/detail'>;
}

/** Acts whose note the member reads, so that there must be one. */
const needsNote: readonly OrderAct[] = ['cancel', 'answer'];

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

interface ActDialogProps extends OrderActsProps {
  readonly act: OrderAct;
  readonly onClose: () => void;
}

function ActDialog({ order: { code, state, due_fen, member }, act, onClose }: ActDialogProps) {
  const [note, setNote] = useState('');
  const [seen] = useState({ state, due_fen });
  const move = useDeskAct('staff/order/move', {
    done: ({ state: reached }) => `${orderActTable[act].label}：${code} 现在是${orderStateLabels[reached]}`,
    onSettled: onClose,
  });
  const isMissing = needsNote.includes(act) && note.trim() === '';
  return (
    <ConfirmDialog
      open
      title={orderActTable[act].label}
      confirm={orderActTable[act].label}
      color={act === 'cancel' ? 'error' : 'primary'}
      pending={move.isPending}
      disabled={isMissing}
      onClose={onClose}
      onConfirm={() => move.mutate({ code, act, note, seen })}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        {code} · {member} · {orderStateLabels[seen.state]} · <Money fen={seen.due_fen} />
      </Typography>
      <TextField
        label={needsNote.includes(act) ? '说明（客户可见）' : '备注（客户可见，可不填）'}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
        minRows={2}
        fullWidth
        required={needsNote.includes(act)}
        autoFocus
        slotProps={{ htmlInput: { maxLength: limits.messageLength } }}
      />
    </ConfirmDialog>
  );
}
