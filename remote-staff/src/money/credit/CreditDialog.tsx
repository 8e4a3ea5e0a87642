import { Fact, FactList } from '@portal/shared/parts';
import { creditStateLabels, fenOf, formatFen, texts } from '@portal/shared/rules';
import { useState } from 'react';
import { AmountField } from '../../ui/AmountField';
import { DeskDialog } from '../../ui/DeskDialog';
import { ReasonDialog } from '../../ui/ReasonDialog';
import type { Asked } from '../../ui/useAsked';
import { useDialogAct } from '../../ui/useDialogAct';
import { doneText } from '../incoming';
import { useApprovalHint } from '../useApprovalHint';
import { type CreditRow, creditText } from './creditList';

interface CreditDialogProps {
  readonly asked: Asked<CreditRow, 'grant' | 'refuse'>;
  readonly onClose: () => void;
}

/** Grants the limit that a member applies for, or another one, or refuses the application. */
export const CreditDialog = (props: CreditDialogProps) =>
  props.asked.act === 'grant' ? <Grant {...props} /> : <Refuse {...props} />;

const Facts = ({ member, amount_fen, reason, credit, state }: CreditRow) => (
  <FactList>
    <Fact term="客户">{member}</Fact>
    <Fact term="申请额度">{formatFen(amount_fen)}</Fact>
    <Fact term="申请理由">{reason}</Fact>
    <Fact term="现在">{creditText(credit)}</Fact>
    <Fact term="状态">{creditStateLabels[state]}</Fact>
  </FactList>
);

function Grant({ asked: { row, gone, asking }, onClose }: CreditDialogProps) {
  const { code, amount_fen } = row;
  const [typed, setTyped] = useState('');
  const act = useDialogAct('staff/credit/grant', {
    done: ({ approval }) => doneText(code, approval, '已批准'),
    onDone: onClose,
  });
  const granted = fenOf(typed);
  const hint = useApprovalHint(granted);
  return (
    <DeskDialog
      title={`批准额度 ${code}`}
      confirm="批准"
      act={act}
      asking={asking}
      noun="申请"
      over={act.isError && (gone || row.state !== 'waiting')}
      disabled={granted === undefined}
      facts={<Facts {...row} />}
      onClose={onClose}
      onConfirm={() => granted !== undefined && act.mutate({ code, amount_fen: granted })}
    >
      <AmountField
        label="批准额度"
        typed={typed}
        onType={setTyped}
        offer={{ fen: amount_fen, label: '与申请一致' }}
        hint={hint || '客户的额度改为这个数，单位为元'}
      />
    </DeskDialog>
  );
}

function Refuse({ asked: { row, gone, asking }, onClose }: CreditDialogProps) {
  const { code } = row;
  const act = useDialogAct('staff/credit/refuse', { done: `${code} 已驳回`, onDone: onClose });
  return (
    <ReasonDialog
      title={`驳回额度 ${code}`}
      confirm="驳回"
      act={act}
      asking={asking}
      noun="申请"
      over={gone || row.state !== 'waiting'}
      facts={<Facts {...row} />}
      field={texts.decisionReason}
      onClose={onClose}
      onConfirm={(reason) => act.mutate({ code, reason })}
    />
  );
}
