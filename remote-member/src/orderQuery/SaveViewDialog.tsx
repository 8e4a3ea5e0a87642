import { FormDialog, fieldsOf, text, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { Typography } from '@portal/shared/ui';

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
    if (saved) notify.success(`已存为常用查询“${name}”`);
  };
  return (
    <FormDialog
      open={open}
      title="存为常用查询"
      submit="保存"
      onClose={onClose}
      form={form}
      send={async ({ name }) => save(name)}
      onSent={onSent}
      autoFocus="name"
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        保存当前的条件和排序，仅在这台设备的浏览器中可用。同名的会被替换。
      </Typography>
      <Text name="name" placeholder="如 本季度未付款" />
    </FormDialog>
  );
}
