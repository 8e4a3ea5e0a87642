import { ConfirmDialog } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { DraftChanges } from '../ui/edit/DraftChanges';

interface ChangeDialogProps<Content> {
  readonly name: string;
  readonly present: Content;
  readonly content: Content;
  readonly labels: Readonly<Record<keyof Content & string, string>>;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks once before a setting applies, with its present and its new value beside each other. */
export const ChangeDialog = <Content extends object>({
  name,
  present,
  content,
  labels,
  onClose,
  onConfirm,
}: ChangeDialogProps<Content>) => (
  <ConfirmDialog
    open
    title={`修改${name}`}
    confirm="修改"
    color="primary"
    onClose={onClose}
    onConfirm={onConfirm}
  >
    <Box sx={{ fontSize: 14, color: 'text.secondary' }}>
      确认后立即生效，公开页面在半分钟内更新；改动记入操作日志。
    </Box>
    <DraftChanges published={present} draft={content} labels={labels} after="改为" />
  </ConfirmDialog>
);
