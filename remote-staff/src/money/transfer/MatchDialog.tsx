import { query } from '@portal/shared/api';
import { Fact, FactList } from '@portal/shared/parts';
import { fenOf, formatFen, transferApplyStateLabels } from '@portal/shared/rules';
import { Money } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AmountField } from '../../ui/AmountField';
import { DeskDialog } from '../../ui/DeskDialog';
import { useDeskAct } from '../../ui/useDeskAct';
import { doneText } from '../incoming';
import { differenceText, type TransferRow } from './transferList';

interface MatchDialogProps {
  readonly row: TransferRow;
  readonly onClose: () => void;
}

/** Books a reported transfer with what arrived in the bank. */
export function MatchDialog({ row, onClose }: MatchDialogProps) {
  const { code } = row;
  const [typed, setTyped] = useState('');
  const act = useDeskAct('staff/transferApply/match', {
    done: ({ approval }) => doneText(code, approval, '已到账'),
    onDone: onClose,
    onRefused: () => undefined,
  });
  const present = useQuery({ ...query('staff/transferApply/list', { code }), enabled: act.isError });
  const [now = row] = (act.isError && present.data?.list) || [row];
  const owed = useQuery({
    ...query('staff/statement/detail', { code: now.statement?.code ?? '' }),
    enabled: now.statement !== null,
  }).data?.owed_fen;
  const arrived = fenOf(typed);
  return (
    <DeskDialog
      title={`转账到账 ${code}`}
      confirm="到账"
      act={act}
      asking={present.isFetching}
      noun="转账"
      over={act.isError && (now.state !== 'waiting' || now.approval !== null)}
      disabled={arrived === undefined}
      facts={
        <FactList>
          <Fact term="客户">{now.member}</Fact>
          <Fact term="付款人">{now.payer}</Fact>
          <Fact term="转账日期">{now.paid_on}</Fact>
          <Fact term="申报金额">
            <Money fen={now.amount_fen} />
          </Fact>
          <Fact term="用于">
            {now.statement
              ? `结算单 ${now.statement.code}${owed === undefined ? '' : `，待付款 ${formatFen(owed)}`}`
              : '预存款'}
          </Fact>
          <Fact term="状态">{act.isError ? transferApplyStateLabels[now.state] : ''}</Fact>
        </FactList>
      }
      onClose={onClose}
      onConfirm={() => arrived !== undefined && act.mutate({ code, amount_fen: arrived })}
    >
      <AmountField
        label="到账金额"
        typed={typed}
        onType={setTyped}
        offer={{ fen: now.amount_fen, label: '与申报一致' }}
        hint={
          arrived === undefined
            ? '按银行流水填写，单位为元'
            : [differenceText(arrived, now.amount_fen), purposeText(arrived, owed)].filter(Boolean).join('；')
        }
      />
    </DeskDialog>
  );
}

/** Returns where an amount goes. */
function purposeText(arrived_fen: number, owed_fen: number | undefined): string {
  if (owed_fen === undefined || owed_fen === 0) return '记入客户的预存款';
  if (arrived_fen <= owed_fen) return '付结算单';
  return `付结算单 ${formatFen(owed_fen)}，其余 ${formatFen(arrived_fen - owed_fen)} 记入客户的预存款`;
}
