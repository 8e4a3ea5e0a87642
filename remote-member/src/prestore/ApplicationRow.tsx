import { call } from '@portal/shared/api';
import type { Data, PrestoreApply } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { ConfirmDialog, DownloadButton, useAct } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import {
  formatFen,
  formatInstant,
  type PrestoreState,
  prestoreInvoicingLabels,
  prestoreStateLabels,
} from '@portal/shared/rules';
import { Box, Button, MuiLink } from '@portal/shared/ui';
import { useState } from 'react';
import { askPrestoreInvoicePath, invoicePath } from '../ui/invoice/invoicePaths';
import { ListRow, type Tone } from '../ui/ListRow';

const tones = {
  waiting: 'warning',
  approved: 'success',
  refused: 'error',
  cancelled: 'default',
} as const satisfies Record<PrestoreState, Tone>;

type InvoicedPrestore = Data<'auth/asset/prestoreHistory'>['list'][number];

interface RowProps {
  readonly application: PrestoreApply;
  /** What is invoiced of it; undefined when it is not invoiced on arrival, or not loaded. */
  readonly invoiced: InvoicedPrestore | undefined;
  readonly onEdit: (application: PrestoreApply) => void;
}

/** One application with its state, the reason of a refusal, and the acts that are possible while it waits. */
export function ApplicationRow({ application, invoiced, onEdit }: RowProps) {
  const {
    code,
    state,
    amount_fen,
    bonus_fen,
    payer,
    paid_on,
    created,
    note,
    reason,
    invoicing,
    cluster_rid,
  } = application;
  return (
    <ListRow
      inPanel
      label={code}
      title={formatFen(amount_fen)}
      state={{ label: prestoreStateLabels[state], tone: tones[state] }}
      marks={
        <>
          {bonus_fen > 0 && (
            <Box component="span" sx={{ color: 'secondary.main' }}>
              送 {formatFen(bonus_fen)}
            </Box>
          )}
          {cluster_rid !== undefined && <Chip size="small" variant="outlined" label="为社群预存" />}
        </>
      }
      note={`${code} · ${formatInstant(created)} 提交 · ${prestoreInvoicingLabels[invoicing]}`}
      problem={reason}
      acts={<Acts application={application} invoiced={invoiced} onEdit={onEdit} />}
    >
      {payer}，{paid_on} 付款{note && `　${note}`}
      {invoiced && <Invoiced of={invoiced} />}
    </ListRow>
  );
}

/** What is issued of the prepayment, asked for, and may still be invoiced. */
function Invoiced({ of: { invoiced_fen, asked_fen, open_fen, applies } }: { readonly of: InvoicedPrestore }) {
  const [first] = applies;
  const texts = [
    ...(invoiced_fen > asked_fen ? [`已开票 ${formatFen(invoiced_fen - asked_fen)}`] : []),
    ...(asked_fen > 0 ? [`申请中 ${formatFen(asked_fen)}`] : []),
    ...(open_fen > 0 ? [`可开票 ${formatFen(open_fen)}`] : []),
  ];
  return (
    <Box component="div" sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}>
      {texts.join('，') || '已消费，请在结算单开票'}
      {first && (
        <MuiLink component={Link} to={invoicePath(first.rid)} sx={{ ml: 1, whiteSpace: 'nowrap' }}>
          查看开票申请
        </MuiLink>
      )}
    </Box>
  );
}

function Acts({ application, invoiced, onEdit }: RowProps) {
  const { rid, code, state, voucher } = application;
  const [asking, setAsking] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
      <DownloadButton
        size="small"
        color="inherit"
        aria-label={`查看凭证：${code}`}
        ask={() => call('auth/prestoreApply/voucher', { rid })}
        name={voucher.name}
        page={paths.memberPage('prestore')}
      >
        凭证
      </DownloadButton>
      {state === 'approved' && (
        <DownloadButton
          size="small"
          color="inherit"
          aria-label={`下载收据：${code}`}
          ask={() => call('auth/prestoreApply/receipt', { rid })}
          name={`收据-${code}.pdf`}
          page={paths.memberPage('prestore')}
        >
          收据
        </DownloadButton>
      )}
      {invoiced && invoiced.open_fen > 0 && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={askPrestoreInvoicePath(rid)}
          aria-label={`申请开票：${code}`}
        >
          申请开票
        </Button>
      )}
      {state === 'waiting' && (
        <>
          <Button
            size="small"
            color="inherit"
            aria-label={`取消申请：${code}`}
            onClick={() => setAsking(true)}
          >
            取消
          </Button>
          <Button
            size="small"
            variant="outlined"
            aria-label={`修改申请：${code}`}
            onClick={() => onEdit(application)}
          >
            修改
          </Button>
        </>
      )}
      <CancelDialog application={application} open={asking} onClose={() => setAsking(false)} />
    </Box>
  );
}

interface CancelProps {
  readonly application: PrestoreApply;
  readonly open: boolean;
  readonly onClose: () => void;
}

function CancelDialog({ application: { rid, code, amount_fen }, open, onClose }: CancelProps) {
  const cancel = useAct('auth/prestoreApply/cancel', { done: '申请已取消', onSettled: onClose });
  return (
    <ConfirmDialog
      title="取消预存申请"
      open={open}
      confirm="取消申请"
      cancel="返回"
      pending={cancel.isPending}
      onClose={onClose}
      onConfirm={() => cancel.mutate({ rid })}
    >
      申请 {code}（{formatFen(amount_fen)}）取消后不再审核。如果已经转账，请联系客户经理退款或重新申请。
    </ConfirmDialog>
  );
}
