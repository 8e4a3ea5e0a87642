import { query } from '@portal/shared/api';
import { TextField } from '@portal/shared/controls';
import { dashedCode, orderStateLabels } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import type { Asked } from '../../ui/useAsked';
import { useDialogAct } from '../../ui/useDialogAct';
import { UnclaimedFacts } from './UnclaimedFacts';
import type { UnclaimedRow } from './unclaimedList';

interface ClaimDialogProps {
  readonly asked: Pick<Asked<UnclaimedRow, string>, 'row' | 'gone' | 'asking'>;
  readonly onClose: () => void;
}

/** A whole order number: an order is looked for when it is typed to its end. */
const orderNumber = /^D\d{8}-\d{6,}$/;

/** Assigns a parcel to an order: the one that was announced since, or one whose number is typed. It shows whose order it is first. */
export function ClaimDialog({ asked: { row, gone, asking }, onClose }: ClaimDialogProps) {
  const { code, mark, matches, state } = row;
  const [typed, setTyped] = useState(matches.length === 1 ? (matches[0]?.code ?? '') : '');
  const order_code = dashedCode(typed);
  const isWhole = orderNumber.test(order_code);
  const expected = useQuery({ ...query('staff/sample/expected', { code: order_code }), enabled: isWhole });
  const order = isWhole ? expected.data?.list.find((one) => one.code === order_code) : undefined;
  const isMissing = isWhole && expected.isSuccess && !order;
  const act = useDialogAct('staff/unclaimed/claim', {
    done: `${mark} 已认领到 ${order_code}，请扫描样品码收样`,
    onDone: onClose,
  });
  return (
    <DeskDialog
      title={`认领 ${mark}`}
      confirm="认领到订单"
      act={act}
      asking={asking}
      noun="包裹"
      over={act.isError && (gone || state !== 'open')}
      disabled={!order}
      facts={<UnclaimedFacts row={row} />}
      onClose={onClose}
      onConfirm={() => act.mutate({ code, order_code })}
    >
      {matches.length > 0 && (
        <Box sx={{ mb: 2, fontSize: 14 }}>
          客户已预报这个单号：
          {matches.map((match) => (
            <Button key={match.code} size="small" onClick={() => setTyped(match.code)}>
              {match.code}
            </Button>
          ))}
        </Box>
      )}
      <TextField
        label="订单号"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        required
        fullWidth
        autoFocus
        autoComplete="off"
        error={isMissing}
        helperText={isMissing ? `没有订单 ${order_code}` : '完整的订单号，如 D20261130-000001'}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      {order && (
        <Box role="status" sx={{ mt: 1.5, fontSize: 14 }}>
          {order.member} · {orderStateLabels[order.state]} · {order.samples.length} 个样品
        </Box>
      )}
    </DeskDialog>
  );
}
