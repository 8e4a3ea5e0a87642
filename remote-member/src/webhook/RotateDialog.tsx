import type { Webhook } from '@portal/shared/contract';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import type { LazyDialogProps } from '@portal/shared/parts';
import { useAct } from '@portal/shared/parts';
import { formatInstant } from '@portal/shared/rules';
import { Button, Typography } from '@portal/shared/ui';
import { SecretOnce } from '../ui/secret/SecretOnce';

interface RotateDialogProps extends LazyDialogProps {
  readonly hook: Webhook;
}

/** Asks before a webhook gets a new secret, and shows the secret. While it is shown, only the button closes the dialog. */
export function RotateDialog({ hook, open, onClose }: RotateDialogProps) {
  const rotate = useAct('auth/webhook/rotate');
  const rotated = rotate.data;
  const close = () => {
    rotate.reset();
    onClose();
  };
  return (
    <Dialog open={open} {...(!rotated && !rotate.isPending && { onClose: close })} maxWidth="sm" fullWidth>
      {rotated ? (
        <SecretOnce title="签名密钥已更换" what="签名密钥" secret={rotated.secret} onClose={close}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`请在 ${rotated.previous_until === null ? '24 小时内' : `${formatInstant(rotated.previous_until)} 前`}把接收方的密钥换成新的；在此之前，请求同时带有新旧两个签名。`}
          </Typography>
        </SecretOnce>
      ) : (
        <>
          <DialogTitle>更换签名密钥</DialogTitle>
          <DialogContent>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', mb: 1 }}>{hook.url}</Typography>
            更换后 24
            小时内，请求同时用新旧两个密钥签名，之后旧密钥失效。如果旧密钥已经泄露，再更换一次即可让它立即失效。
          </DialogContent>
          <DialogActions>
            <Button color="inherit" disabled={rotate.isPending} onClick={close}>
              取消
            </Button>
            <Button
              variant="contained"
              loading={rotate.isPending}
              onClick={() => rotate.mutate({ rid: hook.rid })}
            >
              更换
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
