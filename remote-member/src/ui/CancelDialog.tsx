import { anyOf, call } from '@portal/shared/api';
import { Form, fieldsOf, SubmitButton, text, useForm } from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import { texts } from '@portal/shared/rules';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@portal/shared/ui';
import { useQueryClient } from '@tanstack/react-query';

interface CancelDialogProps {
  readonly order: { readonly rid: string; readonly code: string };
  readonly open: boolean;
  readonly onClose: () => void;
}

interface CancelFields {
  readonly reason: string;
}

const { Text } = fieldsOf<CancelFields>();
const rules = { reason: text(texts.cancelReason) };

/** Asks for a reason and cancels the order. The input is kept when the call fails. */
export function CancelDialog({ order, open, onClose }: CancelDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm<CancelFields>({ initial: { reason: '' }, rules });
  const cancel = async ({ reason }: CancelFields) => {
    try {
      await call('auth/order/cancel', { rid: order.rid, reason });
    } finally {
      // Also after a refusal, because the order's state has probably changed.
      void queryClient.invalidateQueries(anyOf('auth/web/order/detail'));
      void queryClient.invalidateQueries(anyOf('auth/web/order/list4person'));
    }
  };
  const onCancelled = () => {
    notify.success('订单已取消');
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="cancel-title">
      <Form form={form} send={cancel} onSent={onCancelled} autoFocus="reason">
        <DialogTitle id="cancel-title">取消订单</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ mb: 2 }}>
            确定取消订单 {order.code} 吗？取消后不能恢复，需要时请重新下单。
          </Typography>
          <Text name="reason" rows={2} />
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
