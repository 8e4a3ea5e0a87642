import { TextField } from '@portal/shared/controls';
import { formatPoints } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { AccountField } from '../../ui/AccountField';
import { DeskDialog } from '../../ui/DeskDialog';
import { ReasonField } from '../../ui/ReasonField';
import { useDialogAct } from '../../ui/useDialogAct';
import { signedPoints } from './signedPoints';

/** Adds points to a member's account or takes some back, with a reason that the member reads. */
export function AdjustDialog({ onClose }: { readonly onClose: () => void }) {
  const [account, setAccount] = useState('');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const act = useDialogAct('staff/integration/adjust', {
    done: ({ before, after }) => `积分由 ${formatPoints(before)} 调整为 ${formatPoints(after)}`,
    onDone: onClose,
  });
  const points = signedPoints(typed);
  const isWrong = typed.trim() !== '' && points === undefined;
  return (
    <DeskDialog
      title="调整积分"
      confirm={points !== undefined && points < 0 ? '扣回' : '调整'}
      color={points !== undefined && points < 0 ? 'error' : 'primary'}
      act={act}
      noun="积分"
      over={false}
      disabled={account.trim() === '' || points === undefined || note.trim() === ''}
      facts="增加一位客户的积分，或扣回；原因会通知客户。"
      onClose={onClose}
      onConfirm={() => points !== undefined && act.mutate({ account, points, note })}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <AccountField typed={account} onType={setAccount} />
        <TextField
          label="积分"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isWrong}
          helperText={isWrong ? '请填写整数，如 200 或 -200' : '扣回写负数，如 -200'}
          required
          fullWidth
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 12 } }}
        />
        <ReasonField field={['原因', 200]} reader="客户可见" typed={note} onType={setNote} />
      </Box>
    </DeskDialog>
  );
}
