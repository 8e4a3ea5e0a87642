import { call } from '@portal/shared/api';
import type { InvoiceApply } from '@portal/shared/contract';
import { chosen, Form, fieldsOf, SubmitButton, text, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { formatFen, redLetterReasons, texts } from '@portal/shared/rules';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@portal/shared/ui';
import { useInvoiceChanged } from '../useInvoiceChanged';

interface RedLetterFields {
  /** One of the offered reasons, or `other`. */
  readonly choice: string;
  readonly reason: string;
}

const other = '其他';
const { Choice, Text, useValue } = fieldsOf<RedLetterFields>();
const [, length] = texts.decisionReason;
const rules = { choice: chosen('红冲原因'), reason: text(['其他原因', length]) };
const choices = [...redLetterReasons, other].map((reason) => ({ value: reason, label: reason }));

/** Asks for a red letter with a reason; says what it does. */
export function RedLetterDialog({
  apply: { rid, code, amount_fen },
  open,
  onClose,
}: LazyDialogProps & { readonly apply: InvoiceApply }) {
  const changed = useInvoiceChanged();
  const form = useForm<RedLetterFields>({ initial: { choice: '', reason: '' }, rules });
  const send = async ({ choice, reason }: RedLetterFields) => {
    try {
      await call('auth/invoiceApply/redLetter', { rid, reason: choice === other ? reason : choice });
    } finally {
      changed();
    }
  };
  const onSent = () => {
    notify.success('红冲申请已提交，确认后为您开具红字发票');
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="red-title">
      <Form form={form} send={send} onSent={onSent} places={{ reason: 'choice' }}>
        <DialogTitle id="red-title">申请红冲</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ mb: 2 }}>
            申请 {code} 的发票（{formatFen(amount_fen)}）将由红字发票冲销，之后金额可重新申请开票。
            已抵扣或入账的发票，请先与贵单位财务确认。
          </Typography>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Choice name="choice" choices={choices} />
            <OtherReason />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            返回
          </Button>
          <SubmitButton color="error">申请红冲</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The text of a reason that is not in the list. */
function OtherReason() {
  return useValue('choice') === other ? <Text name="reason" rows={2} /> : null;
}
