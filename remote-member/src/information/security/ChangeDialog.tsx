import { FormDialog, type FormModel } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify, useSession } from '@portal/shared/portal';
import { Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { ProofValues } from '../proof/proof';

interface ChangeDialogProps<Values extends ProofValues> extends LazyDialogProps {
  readonly title: string;
  readonly form: FormModel<Values>;
  readonly send: (values: Values) => Promise<unknown>;
  /** What the toast says after the change. */
  readonly done: string;
  readonly children: ReactNode;
}

/** Dialog of a change of login or contact, after which the other devices are signed out. */
export function ChangeDialog<Values extends ProofValues>(props: ChangeDialogProps<Values>) {
  const { title, form, send, done, open, onClose, children } = props;
  const session = useSession();
  const onSent = () => {
    notify.success(done);
    onClose();
    form.reset();
    void session.reload();
  };
  return (
    <FormDialog
      open={open}
      title={title}
      submit="确认修改"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
    >
      {children}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        修改后，这台设备保持登录，其他设备会退出登录。
      </Typography>
    </FormDialog>
  );
}
