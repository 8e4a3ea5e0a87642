import type { StaffAccount } from '@portal/shared/contract';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { desk } from '../../ui/session/desk';
import { useDeskAct } from '../../ui/useDeskAct';
import { rolesText } from './accountList';
import { RoleChecks } from './RoleChecks';

interface AccountDialogProps {
  /** As the list shows it, which is fetched again after each act. */
  readonly account: StaffAccount;
  readonly onClose: () => void;
}

/** Replaces the roles of an account. Nobody takes the admin's role from the own account. */
export const RolesDialog = observer(function RolesDialog({
  account: { account, name, roles },
  onClose,
}: AccountDialogProps) {
  const [chosen, setChosen] = useState(roles);
  const act = useDeskAct('staff/account/roles', {
    done: (changed) => `${account} 现在是${rolesText(changed.roles)}`,
    onDone: onClose,
    onRefused: () => undefined,
  });
  const isOwn = account === desk.self?.account;
  const isSame = chosen.length === roles.length && chosen.every((role) => roles.includes(role));
  return (
    <DeskDialog
      title={`角色 ${account}`}
      confirm="保存"
      act={act}
      noun="账号"
      over={false}
      disabled={chosen.length === 0 || isSame}
      facts={`${name} · 现在是${rolesText(roles)}。改动立即生效，不需要重新登录。`}
      onClose={onClose}
      onConfirm={() => act.mutate({ account, roles: chosen })}
    >
      <RoleChecks chosen={chosen} kept={isOwn ? ['admin'] : []} onChoose={(next) => setChosen([...next])} />
    </DeskDialog>
  );
});
