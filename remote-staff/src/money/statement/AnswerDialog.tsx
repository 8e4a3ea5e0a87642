import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { Fact, FactList } from '@portal/shared/parts';
import { formatFen, limits, statementStateLabels } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { ReasonField } from '../../ui/ReasonField';
import { useDeskAct } from '../../ui/useDeskAct';
import { AdjustmentFields } from '../AdjustmentFields';
import { adjustmentsOf, type TypedAdjustments } from '../adjustments';

interface AnswerDialogProps {
  readonly statement: Data<'staff/statement/detail'>;
  readonly onClose: () => void;
}

/** Answers a dispute, with corrected amounts or without; the member gets a new review period. */
export function AnswerDialog({ statement, onClose }: AnswerDialogProps) {
  const { code } = statement;
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState<TypedAdjustments>(new Map());
  const act = useDeskAct('staff/statement/answer', {
    done: `${code} 已答复，等待客户确认`,
    onDone: onClose,
    onRefused: () => undefined,
  });
  const present = useQuery({ ...query('staff/statement/detail', { code }), enabled: act.isError });
  const now = (act.isError && present.data) || statement;
  const adjustments = adjustmentsOf(typed);
  const total = now.total_fen + (adjustments ?? []).reduce((sum, { amount_fen }) => sum + amount_fen, 0);
  const dispute = now.events.findLast(({ act: done }) => done === 'wrong')?.note ?? '';
  return (
    <DeskDialog
      title={`答复异议 ${code}`}
      confirm="答复"
      act={act}
      asking={present.isFetching}
      noun="结算单"
      over={act.isError && !now.can.includes('answer')}
      disabled={note.trim() === '' || adjustments === undefined || total < 0}
      facts={
        <FactList>
          <Fact term="客户">{now.member}</Fact>
          <Fact term="异议">{dispute}</Fact>
          <Fact term="合计">
            {total === now.total_fen
              ? formatFen(total)
              : `${formatFen(now.total_fen)} 改为 ${total < 0 ? '负数，不能出具' : formatFen(total)}`}
          </Fact>
          <Fact term="状态">{act.isError ? statementStateLabels[now.state] : ''}</Fact>
        </FactList>
      }
      onClose={onClose}
      onConfirm={() => adjustments && act.mutate({ code, note, adjustments })}
    >
      <AdjustmentFields codes={now.orders.map((order) => order.code)} typed={typed} onType={setTyped} />
      <ReasonField field={['答复', limits.messageLength]} reader="客户可见" typed={note} onType={setNote} />
    </DeskDialog>
  );
}
