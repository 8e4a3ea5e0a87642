import { call } from '@portal/shared/api';
import type { Statement } from '@portal/shared/contract';
import { DownloadButton, useLazyDialog } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, Icon, icons } from '@portal/shared/ui';
import { askInvoicePath } from '../invoice/invoicePaths';
import { reportedFen, useWaitingOf } from '../transfer/useTransfers';
import { useHoldRow } from './holdRow';

/** The download of a statement, and the buttons of what the member may do with it. */
export function StatementActs({ statement }: { readonly statement: Statement }) {
  const { can, owed_fen, waiting_fen } = statement;
  // What waits for the approval of a group is paid by it.
  const payable = can.includes('pay') && owed_fen > waiting_fen;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5, mt: 2 }}>
      <PdfButton statement={statement} />
      <InvoiceLink statement={statement} />
      <DisputeButton statement={statement} offered={can.includes('wrong')} />
      <ConfirmButton statement={statement} offered={can.includes('right')} />
      <PaymentButtons statement={statement} offered={payable} />
    </Box>
  );
}

/** Both ways to pay. The main one is that which has money: without a balance the transfer; none while a transfer of all that is owed waits. */
function PaymentButtons({ statement, offered }: OfferedProps) {
  const { rid, owed_fen, waiting_fen, available } = statement;
  const reported = reportedFen(useWaitingOf(rid, offered));
  const covered = reported >= owed_fen - waiting_fen;
  const transferFirst = available.cash_fen + available.bonus_fen === 0;
  const variantOf = (first: boolean) => (first && !covered ? 'contained' : 'outlined');
  const buttons = [
    <TransferButton
      key="transfer"
      statement={statement}
      offered={offered}
      variant={variantOf(transferFirst)}
    />,
    <PayButton key="pay" statement={statement} offered={offered} variant={variantOf(!transferFirst)} />,
  ];
  return transferFirst ? buttons.reverse() : buttons;
}

function PdfButton({ statement: { rid, code, orders } }: { readonly statement: Statement }) {
  const [order] = orders;
  return (
    <DownloadButton
      color="inherit"
      aria-label={`下载结算单：${code}`}
      startIcon={<Icon path={icons.download} size={16} />}
      ask={() => call('auth/statement/file', { rid })}
      name={`结算单-${code}.pdf`}
      page={order ? paths.order(order.rid) : paths.orders}
      sx={{ mr: 'auto', ml: -1 }}
    >
      下载 PDF
    </DownloadButton>
  );
}

/** Asks for an invoice over what is confirmed; for a pro-forma invoice when all that is owed is invoiced. */
function InvoiceLink({ statement: { rid, can, invoiceable_fen } }: { readonly statement: Statement }) {
  const open = invoiceable_fen > 0;
  if (!open && !can.includes('pay')) return null;
  return (
    <Button
      {...(open ? { variant: 'outlined' } : { color: 'inherit' })}
      component={Link}
      to={askInvoicePath(rid, open ? undefined : 5)}
    >
      {open ? '申请开票' : '形式发票'}
    </Button>
  );
}

interface OfferedProps {
  readonly statement: Statement;
  /** Whether there is a button. The dialog stays when the act is not possible any more: it has what was typed. */
  readonly offered: boolean;
}

interface PaymentProps extends OfferedProps {
  readonly variant: 'contained' | 'outlined';
}

function ConfirmButton({ statement, offered }: OfferedProps) {
  const load = () => import('./ConfirmStatementDialog').then((m) => m.ConfirmStatementDialog);
  const { show, prefetchProps, loading, dialog, open } = useLazyDialog('confirm', load, { statement });
  useHoldRow(open);
  return (
    <>
      {offered && (
        <Button variant="contained" {...prefetchProps} loading={loading} onClick={show} sx={main}>
          确认结算单
        </Button>
      )}
      {dialog}
    </>
  );
}

function DisputeButton({ statement, offered }: OfferedProps) {
  const load = () => import('./DisputeDialog').then((m) => m.DisputeDialog);
  const { show, prefetchProps, loading, dialog, open } = useLazyDialog('dispute', load, { statement });
  useHoldRow(open);
  return (
    <>
      {offered && (
        <Button variant="outlined" color="inherit" {...prefetchProps} loading={loading} onClick={show}>
          有异议
        </Button>
      )}
      {dialog}
    </>
  );
}

function PayButton({ statement, offered, variant }: PaymentProps) {
  const load = () => import('../pay/PayDialog').then((m) => m.PayDialog);
  const { show, prefetchProps, loading, dialog, open } = useLazyDialog('pay', load, { statement });
  useHoldRow(open);
  return (
    <>
      {offered && (
        <Button
          variant={variant}
          {...prefetchProps}
          loading={loading}
          onClick={show}
          sx={variant === 'contained' ? main : {}}
        >
          余额支付
        </Button>
      )}
      {dialog}
    </>
  );
}

function TransferButton({ statement, offered, variant }: PaymentProps) {
  const load = () => import('../transfer/TransferDialog').then((m) => m.TransferDialog);
  const { show, prefetchProps, loading, dialog, open } = useLazyDialog('transfer', load, { statement });
  useHoldRow(open);
  return (
    <>
      {offered && (
        <Button
          variant={variant}
          {...prefetchProps}
          loading={loading}
          onClick={show}
          sx={variant === 'contained' ? main : {}}
        >
          转账付款
        </Button>
      )}
      {dialog}
    </>
  );
}

/** On phones the next step has a line of its own, below the quiet ones. */
const main = { flexBasis: { xs: '100%', sm: 'auto' } } as const;
