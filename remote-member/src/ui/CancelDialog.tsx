import { anyOf, CallError, call } from '@portal/shared/api';
import { Field } from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import { limits, requiredMessage } from '@portal/shared/rules';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@portal/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';

interface CancelDialogProps {
  readonly order: { readonly rid: string; readonly code: string };
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Cancels an order after asking why. What was typed stays when the call fails. */
export function CancelDialog({ order, open, onClose }: CancelDialogProps) {
  const queryClient = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const refuse = (message: string) => {
    setError(message);
    notify.error(message);
    field.current?.focus();
  };
  const cancel = useMutation({
    mutationFn: () => call('auth/order/cancel', { rid: order.rid, reason: reason.trim() }),
    onSuccess: () => {
      notify.success('订单已取消');
      onClose();
    },
    onError: (failure) => {
      const wrong = failure instanceof CallError ? failure.fields.reason : undefined;
      if (wrong) refuse(wrong);
      else notify.failed(failure);
    },
    // After a refusal, too: the order has probably moved on meanwhile.
    onSettled: () => {
      void queryClient.invalidateQueries(anyOf('auth/web/order/detail'));
      void queryClient.invalidateQueries(anyOf('auth/web/order/list4person'));
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (cancel.isPending) return;
    if (reason.trim() === '') return refuse(requiredMessage('取消原因'));
    cancel.mutate();
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="cancel-title">
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id="cancel-title">取消订单</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ mb: 2 }}>
            确定取消订单 {order.code} 吗？取消后不能恢复，需要时请重新下单。
          </Typography>
          <Field
            required
            autoFocus
            multiline
            minRows={2}
            label="取消原因"
            inputRef={field}
            value={reason}
            maxLength={limits.messageLength}
            error={error}
            onChange={(event) => {
              setReason(event.target.value);
              setError(undefined);
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            暂不取消
          </Button>
          <Button type="submit" color="error" variant="contained" loading={cancel.isPending}>
            取消订单
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
