import type { DialogName, DialogProps } from '@portal/shared/portal';
import { Box, Button, CircularProgress, Typography } from '@portal/shared/ui';
import { DialogButtons } from '../layout/message/DialogButtons';
import { ModalDialog } from '../layout/message/ModalDialog';
import { slowAfter, useAfter } from '../layout/useAfter';

/** Placeholder of a dialog; when it takes long, says what it waits for and offers to close it. */
export function DialogLoading({ onClose }: Pick<DialogProps, 'onClose'>) {
  const isSlow = useAfter(slowAfter, true);
  return (
    <ModalDialog onClose={onClose} aria-label="正在打开">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <CircularProgress aria-label="正在打开" />
        <Typography role="status" sx={{ '&:empty': { display: 'none' } }}>
          {isSlow && '还在等待窗口的程序下载，可能是网络较慢'}
        </Typography>
      </Box>
      {isSlow && (
        <DialogButtons>
          <Button onClick={onClose}>取消</Button>
        </DialogButtons>
      )}
    </ModalDialog>
  );
}

const names: Readonly<Record<DialogName, string>> = {
  login: '登录',
  consent: '协议确认',
  certification: '认证',
  sampling: '上门取样',
};

interface DialogFailedProps extends Pick<DialogProps, 'onClose'> {
  readonly name: DialogName;
  readonly onRetry: () => void;
}

/** Says that a dialog can't be loaded or rendered, and offers 重试. */
export function DialogFailed({ name, onClose, onRetry }: DialogFailedProps) {
  return (
    <ModalDialog onClose={onClose} aria-labelledby="dialog-failed">
      <Typography id="dialog-failed" variant="h2">
        {names[name]}暂时不可用
      </Typography>
      <Box role="alert" sx={{ mt: 2 }}>
        {names[name]}窗口打不开，请重试。其他页面不受影响。
      </Box>
      <DialogButtons>
        <Button onClick={onClose}>取消</Button>
        <Button variant="contained" onClick={onRetry}>
          重试
        </Button>
      </DialogButtons>
    </ModalDialog>
  );
}
