import { Form, fieldsOf, SubmitButton, text, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@portal/shared/ui';

interface SaveViewDialogProps extends LazyDialogProps {
  /** Saves the search that is shown under a name; returns false when the browser refuses. */
  readonly save: (name: string) => boolean;
}

interface ViewFields {
  readonly name: string;
}

const { Text } = fieldsOf<ViewFields>();
const rules = { name: text(['名称', 20]) };

/** Asks for the name of a saved search. */
export function SaveViewDialog({ save, open, onClose }: SaveViewDialogProps) {
  const form = useForm<ViewFields>({ initial: { name: '' }, rules });
  const onSent = (saved: boolean, { name }: ViewFields) => {
    onClose();
    form.reset();
    if (saved) notify.success(`已存为常用查询「${name}」`);
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="save-view-title">
      <Form form={form} send={async ({ name }) => save(name)} onSent={onSent} autoFocus="name">
        <DialogTitle id="save-view-title">存为常用查询</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
            保存当前的条件和排序，仅在这台设备的浏览器中可用。同名的会被替换。
          </Typography>
          <Text name="name" placeholder="如 本季度未付款" />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            取消
          </Button>
          <SubmitButton>保存</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
