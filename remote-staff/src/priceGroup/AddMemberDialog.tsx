import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { MemberField } from '../ui/MemberField';
import { useDialogAct } from '../ui/useDialogAct';

interface AddMemberDialogProps {
  /** Code of the group. */
  readonly code: string;
  readonly onClose: () => void;
}

/** Puts a customer into a price group. */
export function AddMemberDialog({ code, onClose }: AddMemberDialogProps) {
  const [account, setAccount] = useState('');
  const act = useDialogAct('staff/priceGroup/addMember', {
    done: ({ member }) => `${member} 已加入`,
    onDone: onClose,
  });
  return (
    <DeskDialog
      title={`添加客户到 ${code}`}
      confirm="添加"
      act={act}
      noun="价格组"
      over={false}
      disabled={account.trim() === ''}
      facts="一位客户只能在一个价格组。可输入姓名、单位或手机号的开头来查找。"
      onClose={onClose}
      onConfirm={() => act.mutate({ code, account })}
    >
      <MemberField typed={account} onType={setAccount} />
    </DeskDialog>
  );
}
