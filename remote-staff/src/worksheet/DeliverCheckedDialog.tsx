import type { Data } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { ConfirmDialog, plainList } from '@portal/shared/parts';
import { Box, Skeleton, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { MissingData, mayDeliver, useMissingData } from '../ui/data/MissingData';
import { useDeskAct } from '../ui/useDeskAct';

interface DeliverCheckedDialogProps {
  /** Code of the worksheet. */
  readonly code: string;
  readonly orders: Data<'staff/worksheet/detail'>['orders'];
  readonly onClose: () => void;
}

/** Asks once whether the checked orders are delivered. Refused ones are listed with their reasons. */
export function DeliverCheckedDialog({ code, orders, onClose }: DeliverCheckedDialogProps) {
  const [shown] = useState(orders);
  const [checked, setChecked] = useState(false);
  const codes = shown.map((order) => order.code);
  const missing = useMissingData(codes);
  const deliver = useDeskAct('staff/worksheet/deliver', {
    done: ({ list }) => {
      const refused = list.filter((one) => one.refused !== null).length;
      return `已交付 ${list.length - refused} 个订单${refused > 0 ? `，未交付 ${refused} 个` : ''}`;
    },
    onDone: ({ list }) => {
      if (list.every(({ refused }) => refused === null)) onClose();
    },
  });
  const refused = deliver.data?.list.filter((one) => one.refused !== null) ?? [];
  return (
    <ConfirmDialog
      open
      title={`交付数据：${shown.length} 个订单`}
      confirm="交付数据"
      color="primary"
      pending={deliver.isPending}
      disabled={!mayDeliver(codes, missing, checked) || refused.length > 0}
      onClose={onClose}
      onConfirm={() =>
        deliver.mutate({
          code,
          rows: shown.map(({ code: order, state, due_fen, revision }) => ({
            code: order,
            seen: { state, due_fen, revision },
          })),
        })
      }
    >
      {refused.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {refused.map((one) => (
            <div key={one.code}>
              {one.code} 没有交付：{one.refused?.msg}
            </div>
          ))}
        </Alert>
      )}
      {missing ? (
        <MissingData missing={missing} checked={checked} onCheck={setChecked} />
      ) : (
        <Skeleton variant="rounded" height={60} sx={{ mb: 2 }} />
      )}
      <Box component="ul" sx={{ ...plainList, mb: 1 }}>
        {shown.map((order) => (
          <Box component="li" key={order.code} sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>
            {order.code} · {order.member}
          </Box>
        ))}
      </Box>
      <Typography variant="body2">客户会收到通知，并能下载数据。每个订单单独完成。</Typography>
    </ConfirmDialog>
  );
}
