import { alerts, Link } from '@portal/shared/portal';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';

const titles = { failed: '操作失败', succeeded: '操作成功' } as const;

/** Shows the global alerts one after the other, each until 确定 (specification, section 8). */
export const AlertDialog = observer(function AlertDialog() {
  const id = useId();
  const [current] = alerts.queue;
  if (!current) return null;
  return (
    <Dialog
      open
      onClose={alerts.confirm}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <DialogTitle
        id={`${id}title`}
        sx={{ color: current.kind === 'failed' ? 'error.main' : 'success.main' }}
      >
        {titles[current.kind]}
      </DialogTitle>
      <DialogContent id={`${id}text`} sx={{ overflowWrap: 'anywhere' }}>
        {current.text}
      </DialogContent>
      <DialogActions>
        {current.links?.map(({ label, to }) => (
          <Button key={to} component={Link} to={to} onClick={alerts.confirm}>
            {label}
          </Button>
        ))}
        <ConfirmButton />
      </DialogActions>
    </Dialog>
  );
});

/**
 * Takes the focus when the alert opens. `autoFocus` does not work: while the alert mounts, a dialog below it takes
 * the focus back.
 */
function ConfirmButton() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const mounted = setTimeout(() => button.current?.focus());
    return () => clearTimeout(mounted);
  }, []);
  return (
    <Button ref={button} variant="contained" onClick={alerts.confirm}>
      确定
    </Button>
  );
}
