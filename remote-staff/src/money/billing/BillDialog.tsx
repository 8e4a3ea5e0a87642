import { TextField } from '@portal/shared/controls';
import { Check, Fact, FactList } from '@portal/shared/parts';
import { formatFen, limits } from '@portal/shared/rules';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { useDeskAct } from '../../ui/useDeskAct';
import { AdjustmentFields } from '../AdjustmentFields';
import { adjustmentsOf, type TypedAdjustments, typedAdjustments } from '../adjustments';
import { type BillGroup, overtimeAdjustments, totalOf } from './billGroups';

interface BillDialogProps {
  readonly group: BillGroup;
  readonly onClose: () => void;
}

/** Bills delivered orders of one member, with corrected amounts where the work was another than what was ordered. */
export function BillDialog({ group: { member, orders, overtime }, onClose }: BillDialogProps) {
  const [typed, setTyped] = useState<TypedAdjustments>(() => typedAdjustments(overtimeAdjustments(overtime)));
  const [note, setNote] = useState('');
  const hasQuestions = orders.some(({ open_question }) => open_question);
  const [isOver, setIsOver] = useState(false);
  const act = useDeskAct('staff/statement/add', {
    done: ({ code }) => `结算单 ${code} 已出具`,
    onDone: onClose,
    onRefused: () => undefined,
  });
  const adjustments = adjustmentsOf(typed);
  const total_fen =
    totalOf({ orders, overtime: [] }) +
    (adjustments ?? []).reduce((sum, { amount_fen }) => sum + amount_fen, 0);
  const codes = orders.map(({ code }) => code);
  return (
    <DeskDialog
      title="出具结算单"
      confirm="出具"
      act={act}
      noun="订单"
      over={false}
      disabled={adjustments === undefined || total_fen < 0 || (hasQuestions && !isOver)}
      facts={
        <FactList>
          <Fact term="客户">{member}</Fact>
          <Fact term="订单">{`${codes.length} 个`}</Fact>
          <Fact term="合计">{total_fen < 0 ? '负数，不能出具' : formatFen(total_fen)}</Fact>
        </FactList>
      }
      onClose={onClose}
      onConfirm={() =>
        adjustments && act.mutate({ codes, adjustments, note, over_questions: isOver, seen: { total_fen } })
      }
    >
      {hasQuestions && (
        <Check checked={isOver} onChange={({ target }) => setIsOver(target.checked)}>
          有数据疑问还没有答复，仍然出具
        </Check>
      )}
      <AdjustmentFields codes={codes} typed={typed} onType={setTyped} />
      <TextField
        label="备注（客户可见，可不填）"
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: limits.messageLength } }}
      />
    </DeskDialog>
  );
}
