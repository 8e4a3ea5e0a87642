import { call } from '@portal/shared/api';
import type { TransferApply } from '@portal/shared/contract';
import { ConfirmDialog, DownloadButton, useAct, useLazyDialog } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import {
  arrivalText,
  formatFen,
  formatInstant,
  type TransferApplyState,
  transferApplyStateLabels,
} from '@portal/shared/rules';
import { Box, Button, MuiLink } from '@portal/shared/ui';
import { useState } from 'react';
import { ListRow, type Tone } from '../ListRow';
import { useHoldRow } from '../statement/holdRow';

const tones = {
  waiting: 'warning',
  matched: 'success',
  refused: 'error',
  cancelled: 'default',
} as const satisfies Record<TransferApplyState, Tone>;

interface RowProps {
  readonly transfer: TransferApply;
  /** False where the statement stands above. */
  readonly namesStatement?: boolean;
}

/** A bank transfer that the member reported: its state, what arrived or why it was refused, and what can be done while it waits. */
export function TransferRow({ transfer, namesStatement = false }: RowProps) {
  const { code, state, amount_fen, arrived_fen, payer, paid_on, statement, created, decided, reason } =
    transfer;
  return (
    <ListRow
      inPanel
      label={code}
      title={formatFen(amount_fen)}
      state={{ label: transferApplyStateLabels[state], tone: tones[state] }}
      marks={arrived_fen !== null && arrived_fen !== amount_fen && arrivalText(arrived_fen, amount_fen)}
      note={[
        code,
        `${formatInstant(created)} 提交`,
        decided !== null && `${formatInstant(decided)} ${transferApplyStateLabels[state]}`,
      ]
        .filter(Boolean)
        .join(' · ')}
      problem={reason}
      acts={<Acts transfer={transfer} />}
    >
      {payer}，{paid_on} 转账
      {namesStatement && (
        <>
          ，
          {statement ? (
            <>
              结算单{' '}
              <MuiLink component={Link} to={paths.memberPage('unpaid')}>
                {statement.code}
              </MuiLink>
            </>
          ) : (
            '记入预存款'
          )}
        </>
      )}
    </ListRow>
  );
}

const loadDialog = () => import('./TransferEditDialog').then((m) => m.TransferEditDialog);

function Acts({ transfer }: Pick<RowProps, 'transfer'>) {
  const { rid, code, state, voucher } = transfer;
  const [asking, setAsking] = useState(false);
  const edit = useLazyDialog('transfer edit', loadDialog, { transfer });
  useHoldRow(asking || edit.open);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
      <DownloadButton
        size="small"
        color="inherit"
        aria-label={`查看凭证：${code}`}
        ask={() => call('auth/transferApply/voucher', { rid })}
        name={voucher.name}
        page={paths.memberPage('prestore')}
      >
        凭证
      </DownloadButton>
      {state === 'waiting' && (
        <>
          <Button size="small" color="inherit" aria-label={`撤回：${code}`} onClick={() => setAsking(true)}>
            撤回
          </Button>
          <Button
            size="small"
            variant="outlined"
            aria-label={`修改：${code}`}
            {...edit.prefetchProps}
            loading={edit.loading}
            onClick={edit.show}
          >
            修改
          </Button>
        </>
      )}
      <CancelDialog transfer={transfer} open={asking} onClose={() => setAsking(false)} />
      {edit.dialog}
    </Box>
  );
}

interface CancelProps extends Pick<RowProps, 'transfer'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

function CancelDialog({ transfer: { rid, code, amount_fen }, open, onClose }: CancelProps) {
  const cancel = useAct('auth/transferApply/cancel', { done: '转账凭证已撤回', onSettled: onClose });
  return (
    <ConfirmDialog
      title="撤回转账凭证"
      open={open}
      confirm="撤回"
      cancel="返回"
      pending={cancel.isPending}
      onClose={onClose}
      onConfirm={() => cancel.mutate({ rid })}
    >
      凭证 {code}（{formatFen(amount_fen)}）撤回后不再核对。款项已经转出的，请修改凭证，或联系客户经理退款。
    </ConfirmDialog>
  );
}
