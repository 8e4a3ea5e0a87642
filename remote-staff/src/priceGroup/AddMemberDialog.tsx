import { query } from '@portal/shared/api';
import { plainList } from '@portal/shared/parts';
import { firstCharacters } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { AccountField } from '../ui/AccountField';
import { DeskDialog } from '../ui/DeskDialog';
import { useDialogAct } from '../ui/useDialogAct';

interface AddMemberDialogProps {
  /** Code of the group. */
  readonly code: string;
  readonly onClose: () => void;
}

/** Puts a customer into a price group: by account or phone, or chosen among those whose name, company or phone begins so. */
export function AddMemberDialog({ code, onClose }: AddMemberDialogProps) {
  const [account, setAccount] = useState('');
  const keyword = useDeferredValue(firstCharacters(account.trim(), 100));
  const found = useQuery({ ...query('staff/desk/find', { keyword }), enabled: keyword.length > 1 });
  const people = (found.data?.list ?? []).filter((one) => one.noun === 'member' && one.code !== account);
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
      <AccountField typed={account} onType={setAccount} />
      <Box component="ul" aria-label="找到的客户" sx={{ ...plainList, mt: 1 }}>
        {people.map((one) => (
          <li key={one.code}>
            <Button color="inherit" sx={{ textAlign: 'left' }} onClick={() => setAccount(one.code)}>
              {[one.title, one.text].filter(Boolean).join(' · ')}
            </Button>
          </li>
        ))}
      </Box>
    </DeskDialog>
  );
}
