import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/ui';

interface RemoveDialogProps {
  readonly open: boolean;
  /** How many items would go. */
  readonly count: number;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before items leave the plan. */
export function RemoveDialog({ open, count, onClose, onConfirm }: RemoveDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="remove-title">
      <DialogTitle id="remove-title">移除项目</DialogTitle>
      <DialogContent>确定从实验方案中移除 {count} 个项目吗？移除后可在项目详情页重新加入。</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          取消
        </Button>
        <Button color="error" variant="contained" onClick={onConfirm}>
          确定
        </Button>
      </DialogActions>
    </Dialog>
  );
}
