import type { StaffAccount } from '@portal/shared/contract';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { useDeskAct } from '../../ui/useDeskAct';
import { rolesText, stateText } from './accountList';

interface AccountDialogProps {
  /** As the list shows it, which is fetched again after each act. */
  readonly account: StaffAccount;
  readonly onClose: () => void;
}

/** Locks an account, which signs it out, or lets it log in again. */
export function LockDialog({ account, onClose }: AccountDialogProps) {
  const { account: code, name, roles } = account;
  const [locks] = useState(account.locked === null);
  const verb = locks ? '停用' : '恢复';
  const act = useDeskAct('staff/account/lock', {
    done: `${code} 已${verb}`,
    onDone: onClose,
    onRefused: () => undefined,
  });
  return (
    <DeskDialog
      title={`${verb} ${code}`}
      confirm={verb}
      color={locks ? 'error' : 'primary'}
      act={act}
      noun="账号"
      over={act.isError && locks !== (account.locked === null)}
      facts={
        <>
          {name} · {rolesText(roles)} · {stateText(account)}
          {locks && <div>停用后立即退出所有登录，不能再登录；记录保留，随时可以恢复。</div>}
        </>
      }
      onClose={onClose}
      onConfirm={() => act.mutate({ account: code, locked: locks })}
    />
  );
}
