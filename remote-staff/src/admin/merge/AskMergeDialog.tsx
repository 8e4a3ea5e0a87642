import type { Data } from '@portal/shared/contract';
import { texts } from '@portal/shared/rules';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { accountName } from '../../ui/merge/AccountFacts';
import { ReasonField } from '../../ui/ReasonField';
import { useDialogAct } from '../../ui/useDialogAct';

interface AskMergeDialogProps {
  readonly preview: Data<'staff/accountMerge/preview'>;
  readonly onClose: () => void;
}

/** Asks a second admin for the merge, with the reason that stays in the log. */
export function AskMergeDialog({ preview: { from, into, obstacles }, onClose }: AskMergeDialogProps) {
  const [reason, setReason] = useState('');
  const act = useDialogAct('staff/accountMerge/ask', {
    done: ({ approval }) => `已提交 ${approval}，等待另一位管理员复核`,
    onDone: onClose,
  });
  const [account, kept] = [accountName(from), accountName(into)];
  return (
    <DeskDialog
      title="提交合并"
      confirm="提交"
      color="error"
      act={act}
      noun="账户"
      over={obstacles.length > 0}
      disabled={reason.trim() === ''}
      facts={`另一位管理员同意后，${account} 的所有记录移到 ${kept}，${account} 停用：不能再登录，手机号不能再注册。请先与客户本人核实。`}
      onClose={onClose}
      onConfirm={() => act.mutate({ account, into: kept, reason })}
    >
      <ReasonField field={texts.decisionReason} reader="记录在案" typed={reason} onType={setReason} />
    </DeskDialog>
  );
}
