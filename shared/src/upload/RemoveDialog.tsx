import { Typography } from '@portal/shared/ui';
import { ConfirmDialog } from '../parts';

interface RemoveDialogProps {
  readonly name: string;
  readonly open: boolean;
  readonly pending?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a file is removed of which parts were sent. */
export function RemoveDialog({ name, ...dialog }: RemoveDialogProps) {
  return (
    <ConfirmDialog title="移除未传完的文件" confirm="移除" {...dialog}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        “{name}”已上传的部分将被删除，再次上传需要从头开始。只想稍后再传，请选择暂停。
      </Typography>
    </ConfirmDialog>
  );
}
