import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { Fact, FactList } from '@portal/shared/parts';
import { fenOf, formatFen, statementStateLabels } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AmountField } from '../../ui/AmountField';
import { DeskDialog } from '../../ui/DeskDialog';
import { ReasonField } from '../../ui/ReasonField';
import { useDeskAct } from '../../ui/useDeskAct';
import { doneText } from '../incoming';

interface RefundDialogProps {
  readonly statement: Data<'staff/statement/detail'>;
  readonly onClose: () => void;
}

/** Returns money of a paid statement to those who paid. */
export function RefundDialog({ statement, onClose }: RefundDialogProps) {
  const { code } = statement;
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const act = useDeskAct('staff/statement/refund', {
    done: ({ approval }) => doneText(code, approval, '已退款'),
    onDone: onClose,
    onRefused: () => undefined,
  });
  const present = useQuery({ ...query('staff/statement/detail', { code }), enabled: act.isError });
  const now = (act.isError && present.data) || statement;
  const amount_fen = fenOf(typed);
  return (
    <DeskDialog
      title={`退款 ${code}`}
      confirm="退款"
      color="error"
      act={act}
      asking={present.isFetching}
      noun="结算单"
      over={act.isError && !now.can.includes('refund')}
      disabled={amount_fen === undefined || reason.trim() === ''}
      facts={
        <FactList>
          <Fact term="客户">{now.member}</Fact>
          <Fact term="已付">{formatFen(now.paid_fen)}</Fact>
          <Fact term="已开票">{formatFen(now.invoiced_fen)}</Fact>
          <Fact term="状态">{act.isError ? statementStateLabels[now.state] : ''}</Fact>
        </FactList>
      }
      onClose={onClose}
      onConfirm={() => amount_fen !== undefined && act.mutate({ code, amount_fen, reason })}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <AmountField
          label="退款金额"
          typed={typed}
          onType={setTyped}
          offer={{ fen: now.paid_fen, label: '全部已付' }}
          hint="按付款比例退回，最多为现金付款中未开票的部分"
        />
        <ReasonField field={['退款原因', 200]} reader="客户可见" typed={reason} onType={setReason} />
      </Box>
    </DeskDialog>
  );
}
