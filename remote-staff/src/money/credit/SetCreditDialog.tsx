import { TextField } from '@portal/shared/controls';
import { amountMessage, fenOrZero, texts } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { AccountField } from '../../ui/AccountField';
import { DeskDialog } from '../../ui/DeskDialog';
import { ReasonField } from '../../ui/ReasonField';
import { useDialogAct } from '../../ui/useDialogAct';
import { doneText } from '../incoming';
import { useApprovalHint } from '../useApprovalHint';
import { creditText } from './creditList';

/** Sets the limit of a member without an application; 0 takes it away. */
export function SetCreditDialog({ onClose }: { readonly onClose: () => void }) {
  const [account, setAccount] = useState('');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const act = useDialogAct('staff/credit/set', {
    done: ({ approval, credit }) => doneText(account.trim(), approval, `现在${creditText(credit)}`),
    onDone: onClose,
  });
  const limit = fenOrZero(typed);
  const isWrong = typed.trim() !== '' && limit === undefined;
  const hint = useApprovalHint(limit);
  return (
    <DeskDialog
      title="设置信用额度"
      confirm="设置"
      color={limit === 0 ? 'error' : 'primary'}
      act={act}
      noun="额度"
      over={false}
      disabled={account.trim() === '' || limit === undefined || reason.trim() === ''}
      facts="不经申请直接设置一位客户的额度；填 0 停用。已用的部分不受影响。"
      onClose={onClose}
      onConfirm={() => limit !== undefined && act.mutate({ account, amount_fen: limit, reason })}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <AccountField typed={account} onType={setAccount} />
        <TextField
          label="额度（元）"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isWrong}
          helperText={isWrong ? amountMessage('额度', typed) : hint}
          required
          fullWidth
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
        />
        <ReasonField field={texts.decisionReason} reader="客户可见" typed={reason} onType={setReason} />
      </Box>
    </DeskDialog>
  );
}
