import type { StaffAccount } from '@portal/shared/contract';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { useDeskAct } from '../../ui/useDeskAct';
import { firstPassword } from './firstPassword';
import { NewPassword } from './NewPassword';

interface AccountDialogProps {
  readonly account: StaffAccount;
  readonly onClose: () => void;
}

/** Gives an account a new password, which is shown once. */
export function PasswordDialog({ account: { account, name }, onClose }: AccountDialogProps) {
  const [password] = useState(firstPassword);
  const act = useDeskAct('staff/account/password', { onRefused: () => undefined });
  if (act.isSuccess) return <NewPassword account={account} password={password} onClose={onClose} />;
  return (
    <DeskDialog
      title={`重设密码 ${account}`}
      confirm="重设"
      color="error"
      act={act}
      noun="账号"
      over={false}
      facts={`${name} 的所有登录会退出。新密码随机生成，只显示一次。`}
      onClose={onClose}
      onConfirm={() => act.mutate({ account, password })}
    />
  );
}
