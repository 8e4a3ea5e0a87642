import { TextField } from '@portal/shared/controls';
import { useNavigate, withQuery } from '@portal/shared/portal';
import { texts } from '@portal/shared/rules';
import { useState } from 'react';
import { DeskDialog } from '../DeskDialog';
import { MemberField } from '../MemberField';
import { useDialogAct } from '../useDialogAct';

const title = '电话代下单';

interface OnBehalfDialogProps {
  /** For whom the order is, on the page of a member; otherwise a field asks for it. */
  readonly member?: { readonly account: string; readonly name: string };
  readonly onClose: () => void;
}

/** Writes down what a member asks for by phone, and goes on to its services and prices; the member confirms and orders. */
export function OnBehalfDialog({ member, onClose }: OnBehalfDialogProps) {
  const [typed, setTyped] = useState('');
  const [content, setContent] = useState('');
  const navigate = useNavigate();
  const account = member?.account ?? typed;
  const act = useDialogAct('staff/requirement/add', {
    done: ({ code }) => `${code} 已登记，请选择项目`,
    onDone: ({ code }) => navigate(withQuery(`/staff/requirements/${code}`, { quote: '1' })),
  });
  return (
    <DeskDialog
      title={member ? `为 ${member.name} 代下单` : '代下单'}
      confirm="下一步：选择项目"
      act={act}
      over={false}
      disabled={account.trim() === '' || content.trim() === ''}
      facts="客户会看到这里写的内容和随后的报价，确认后由客户本人下单。"
      onClose={onClose}
      onConfirm={() => act.mutate({ account, title, content })}
    >
      {!member && <MemberField typed={typed} onType={setTyped} />}
      <TextField
        label="检测需求与样品情况（客户可见）"
        value={content}
        onChange={({ target }) => setContent(target.value)}
        required
        fullWidth
        multiline
        minRows={3}
        sx={{ mt: member ? 0 : 2 }}
        slotProps={{ htmlInput: { maxLength: texts.requirement[1] } }}
      />
    </DeskDialog>
  );
}
