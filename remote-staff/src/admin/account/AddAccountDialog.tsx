import { TextField } from '@portal/shared/controls';
import { type StaffRole, texts } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { useDeskAct } from '../../ui/useDeskAct';
import { firstPassword } from './firstPassword';
import { NewPassword } from './NewPassword';
import { RoleChecks } from './RoleChecks';

interface AddAccountDialogProps {
  readonly onClose: () => void;
}

/** Adds a colleague, whose first password is shown once. */
export function AddAccountDialog({ onClose }: AddAccountDialogProps) {
  const [account, setAccount] = useState('');
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<readonly StaffRole[]>([]);
  const [password] = useState(firstPassword);
  const act = useDeskAct('staff/account/add', { onRefused: () => undefined });
  if (act.data) return <NewPassword account={act.data.account} password={password} onClose={onClose} />;
  const [, accountLength] = texts.account;
  const [nameLabel, nameLength] = texts.name;
  return (
    <DeskDialog
      title="新增账号"
      confirm="新增"
      act={act}
      noun="账号"
      over={false}
      disabled={account.trim() === '' || name.trim() === '' || roles.length === 0}
      facts="首个密码随机生成，只显示一次。"
      onClose={onClose}
      onConfirm={() => act.mutate({ account, name, password, roles: [...roles] })}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
        <TextField
          label="用户名/手机号"
          value={account}
          onChange={({ target }) => setAccount(target.value)}
          helperText="手机号，或以小写字母开头的 3–32 位字母、数字、点、短横线"
          required
          fullWidth
          autoFocus
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: accountLength } }}
        />
        <TextField
          label={nameLabel}
          value={name}
          onChange={({ target }) => setName(target.value)}
          required
          fullWidth
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: nameLength } }}
        />
        <RoleChecks chosen={roles} onChoose={setRoles} />
      </Box>
    </DeskDialog>
  );
}
