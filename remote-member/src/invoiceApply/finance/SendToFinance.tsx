import type { InvoiceApply } from '@portal/shared/contract';
import { ConfirmDialog, useAct } from '@portal/shared/parts';
import { formatInstant, invoiceSlots } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { useFinance } from './useFinance';

interface SendToFinanceProps {
  readonly apply: InvoiceApply;
}

/**
 * Sends the files of an invoice to the member's finance office: says to whom, and when they were sent last, before it asks. Without an
 * address it opens the dialog that keeps them. Nothing while there is no file.
 */
export function SendToFinance({ apply }: SendToFinanceProps) {
  const { rid, code, files, finance_sent } = apply;
  const { finance, dialog } = useFinance();
  const [asking, setAsking] = useState(false);
  const send = useAct('auth/invoiceApply/finance/send', {
    done: ({ emails }) => `发票文件已发送到 ${emails.join('、')}`,
    onSettled: () => setAsking(false),
  });
  if (files.length === 0) return null;
  const emails = finance?.emails ?? [];
  const slots = [...new Set(files.map(({ slot }) => invoiceSlots[slot]))].join('、');
  return (
    <>
      <Button
        size="small"
        aria-label={`发送至财务：${code}`}
        disabled={!finance}
        {...dialog.prefetchProps}
        loading={dialog.loading}
        onClick={emails.length > 0 ? () => setAsking(true) : dialog.show}
      >
        发送至财务
      </Button>
      {dialog.dialog}
      <ConfirmDialog
        title="发送至财务"
        confirm="发送"
        color="primary"
        open={asking}
        pending={send.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => send.mutate({ rid })}
      >
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {code} 的文件（{slots}）作为附件发送到 {emails.join('、')}。
          {finance_sent ? lastText(finance_sent) : '还没有发送过。'}
        </Box>
      </ConfirmDialog>
    </>
  );
}

const lastText = ({ emails, at }: NonNullable<InvoiceApply['finance_sent']>): string =>
  `上次于 ${formatInstant(at)} 发送到 ${emails.join('、')}。`;
