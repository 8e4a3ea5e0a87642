import type { Data } from '@portal/shared/contract';
import { ConfirmDialog } from '@portal/shared/parts';
import { Skeleton, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { MissingData, mayDeliver, useMissingData } from '../ui/data/MissingData';
import type { StaffOrderRow } from '../ui/orderRow';
import { useDeskAct } from '../ui/useDeskAct';

interface DeliverDialogProps {
  readonly rows: readonly StaffOrderRow[];
  readonly onClose: () => void;
  readonly onResult: (result: Data<'staff/order/moveMany'>['list']) => void;
}

/** Asks once whether the data of the chosen orders is delivered, and once more about those with samples that have none. */
export function DeliverDialog({ rows, onClose, onResult }: DeliverDialogProps) {
  const [seen] = useState(() =>
    rows.map(({ code, state, due_fen, revision }) => ({ code, seen: { state, due_fen, revision } })),
  );
  const [checked, setChecked] = useState(false);
  const codes = seen.map(({ code }) => code);
  const missing = useMissingData(codes);
  const deliver = useDeskAct('staff/order/moveMany', {
    done: ({ list }) => {
      const refused = list.filter((one) => one.refused !== null).length;
      return `已交付 ${list.length - refused} 个订单${refused > 0 ? `，未交付 ${refused} 个` : ''}`;
    },
    onDone: ({ list }) => {
      onResult(list);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={`交付数据：${seen.length} 个订单`}
      confirm="交付数据"
      color="primary"
      pending={deliver.isPending}
      disabled={!mayDeliver(codes, missing, checked)}
      onClose={onClose}
      onConfirm={() => deliver.mutate({ rows: seen, act: 'deliver', note: '' })}
    >
      {missing ? (
        <MissingData missing={missing} checked={checked} onCheck={setChecked} />
      ) : (
        <Skeleton variant="rounded" height={60} sx={{ mb: 2 }} />
      )}
      <Typography variant="body2">
        客户会收到通知，并能下载数据。每个订单单独完成，不能完成的会说明原因。
      </Typography>
    </ConfirmDialog>
  );
}
