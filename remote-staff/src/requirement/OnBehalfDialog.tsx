import { TextField } from '@portal/shared/controls';
import { useNavigate, withQuery } from '@portal/shared/portal';
import { texts } from '@portal/shared/rules';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { MemberField } from '../ui/MemberField';
import { useDialogAct } from '../ui/useDialogAct';
import { requirementPath } from './requirementList';

const title = '电话代下单';

/** Writes down what a member asks for by phone, and goes on to its services and prices; the member confirms and orders. */
export function OnBehalfDialog({ onClose }: { readonly onClose: () => void }) {
  const [account, setAccount] = useState('');
  const [content, setContent] = useState('');
  const navigate = useNavigate();
  const act = useDialogAct('staff/requirement/add', {
    done: ({ code }) => `${code} 已登记，请选择项目`,
    onDone: ({ code }) => navigate(withQuery(requirementPath(code), { quote: '1' })),
  });
  return (
    <DeskDialog
      title="代下单"
      confirm="下一步：选择项目"
      act={act}
      over={false}
      disabled={account.trim() === '' || content.trim() === ''}
      facts="客户会看到这里写的内容和随后的报价，确认后由客户本人下单。"
      onClose={onClose}
      onConfirm={() => act.mutate({ account, title, content })}
    >
      <MemberField typed={account} onType={setAccount} />
      <TextField
        label="检测需求与样品情况（客户可见）"
        value={content}
        onChange={({ target }) => setContent(target.value)}
        required
        fullWidth
        multiline
        minRows={3}
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { maxLength: texts.requirement[1] } }}
      />
    </DeskDialog>
  );
}
