import { alerts, Link } from '@portal/shared/portal';
import { Box, Button, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { DialogButtons } from './DialogButtons';
import { ModalDialog } from './ModalDialog';

const titles = { failed: '操作失败', succeeded: '操作成功' } as const;

/** Shows the global alerts one after the other, each until 确定 (specification, section 8). */
export const AlertDialog = observer(function AlertDialog() {
  const id = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  const [current] = alerts.queue;
  if (!current) return null;
  return (
    <ModalDialog
      onClose={alerts.confirm}
      first={confirm}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <Typography
        id={`${id}title`}
        variant="h2"
        sx={{ color: current.kind === 'failed' ? 'error.main' : 'success.main' }}
      >
        {titles[current.kind]}
      </Typography>
      <Box id={`${id}text`} sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {current.text}
      </Box>
      <DialogButtons>
        {current.links?.map(({ label, to }) => (
          <Button key={to} component={Link} to={to} onClick={alerts.confirm}>
            {label}
          </Button>
        ))}
        <Button ref={confirm} variant="contained" onClick={alerts.confirm}>
          确定
        </Button>
      </DialogButtons>
    </ModalDialog>
  );
});
