import { query } from '@portal/shared/api';
import { Fact, FactList } from '@portal/shared/parts';
import { fenOf, formatFen, prestoreInvoicingLabels, prestoreStateLabels } from '@portal/shared/rules';
import { Money } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AmountField } from '../../ui/AmountField';
import { DeskDialog } from '../../ui/DeskDialog';
import { useDeskAct } from '../../ui/useDeskAct';
import { doneText } from '../incoming';
import type { PrestoreRow } from './prestoreList';

interface ApproveDialogProps {
  readonly row: PrestoreRow;
  readonly onClose: () => void;
}

/** Credits a prepayment. What arrived is written, not only agreed to: another amount than that of the application is not credited. */
export function ApproveDialog({ row, onClose }: ApproveDialogProps) {
  const { code } = row;
  const [typed, setTyped] = useState('');
  const act = useDeskAct('staff/prestore/approve', {
    done: ({ approval }) => doneText(code, approval, '已入账'),
    onDone: onClose,
    onRefused: () => undefined,
  });
  const present = useQuery({ ...query('staff/prestore/list', { code }), enabled: act.isError });
  const [now = row] = (act.isError && present.data?.list) || [row];
  const arrived = fenOf(typed);
  const differs = arrived !== undefined && arrived !== now.amount_fen;
  return (
    <DeskDialog
      title={`批准预存 ${code}`}
      confirm="批准"
      act={act}
      asking={present.isFetching}
      noun="预存申请"
      over={act.isError && (now.state !== 'waiting' || now.approval !== null)}
      disabled={arrived === undefined || differs}
      facts={
        <FactList>
          <Fact term="客户">{now.member}</Fact>
          <Fact term="付款人">{now.payer}</Fact>
          <Fact term="付款日期">{now.paid_on}</Fact>
          <Fact term="预存金额">
            <Money fen={now.amount_fen} />
          </Fact>
          <Fact term="赠送">{now.bonus_fen > 0 ? formatFen(now.bonus_fen) : ''}</Fact>
          <Fact term="开票">{prestoreInvoicingLabels[now.invoicing]}</Fact>
          <Fact term="备注">{now.note}</Fact>
          <Fact term="状态">{act.isError ? prestoreStateLabels[now.state] : ''}</Fact>
        </FactList>
      }
      onClose={onClose}
      onConfirm={() => arrived !== undefined && act.mutate({ code, seen: { amount_fen: arrived } })}
    >
      <AmountField
        label="到账金额"
        typed={typed}
        onType={setTyped}
        offer={{ fen: now.amount_fen, label: '与申请一致' }}
        hint={
          differs
            ? `与申请的 ${formatFen(now.amount_fen)} 不同，不能入账：请客户修改申请，或驳回`
            : '按银行流水填写，单位为元'
        }
      />
    </DeskDialog>
  );
}
