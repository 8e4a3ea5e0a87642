import { call } from '@portal/shared/api';
import { chosen, Form, fieldsOf, SubmitButton, text, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { cancelReasons, texts } from '@portal/shared/rules';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@portal/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { refreshOrders } from './refreshOrders';

interface CancelDialogProps extends LazyDialogProps {
  readonly order: { readonly rid: string; readonly code: string };
}

interface CancelFields {
  /** One of the offered reasons, or `other`. */
  readonly choice: string;
  readonly reason: string;
}

const other = '其他';
const { Choice, Text, useValue } = fieldsOf<CancelFields>();
const [label, length] = texts.cancelReason;
const rules = { choice: chosen(label), reason: text(['其他原因', length]) };
const choices = [...cancelReasons, other].map((reason) => ({ value: reason, label: reason }));

/** Asks for a reason and cancels the order. The input is kept when the call fails. */
export function CancelDialog({ order, open, onClose }: CancelDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm<CancelFields>({ initial: { choice: '', reason: '' }, rules });
  const cancel = async ({ choice, reason }: CancelFields) => {
    try {
      await call('auth/order/cancel', { rid: order.rid, reason: choice === other ? reason : choice });
    } finally {
      refreshOrders(queryClient);
    }
  };
  const onCancelled = () => {
    notify.success('订单已取消');
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="cancel-title">
      <Form form={form} send={cancel} onSent={onCancelled} places={{ reason: 'choice' }}>
        <DialogTitle id="cancel-title">取消订单</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ mb: 2 }}>
            确定取消订单 {order.code} 吗？取消后不能恢复，需要时可以再来一单。
          </Typography>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Choice name="choice" choices={choices} />
            <OtherReason />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            暂不取消
          </Button>
          <SubmitButton color="error">取消订单</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The text of a reason that is not in the list. */
function OtherReason() {
  return useValue('choice') === other ? <Text name="reason" rows={2} /> : null;
}
