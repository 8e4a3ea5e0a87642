import { query } from '@portal/shared/api';
import { Fact, FactList } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { formatFen } from '@portal/shared/rules';
import { Money, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { useDeskAct } from '../../ui/useDeskAct';
import { doneText } from '../incoming';
import { useApprovalHint } from '../useApprovalHint';
import { type BankRow, bookedRow, type Candidate, sureOf } from './bankList';
import { CandidateList } from './CandidateList';
import { FindTarget } from './FindTarget';

interface MatchLineDialogProps {
  readonly row: BankRow;
  readonly onClose: () => void;
}

/** Books one line: what fits is listed, and anything else is found by its code. Nothing is chosen unless it is certain. */
export function MatchLineDialog({ row, onClose }: MatchLineDialogProps) {
  const { code } = row;
  const [picked, setPicked] = useState<string | undefined>(sureOf(row)?.code);
  const [found, setFound] = useState<Candidate>();
  const [refusal, setRefusal] = useState<string>();
  const act = useDeskAct('staff/bankLine/match', {
    onRefused: () => undefined,
    onDone: ({ list: [result] }) => {
      if (result?.refused) setRefusal(result.refused.msg);
      else {
        notify.success(doneText(code, result?.approval ?? null, '已到账'));
        onClose();
      }
    },
  });
  const isRefused = act.isError || refusal !== undefined;
  const present = useQuery({ ...query('staff/bankLine/list', { code }), enabled: isRefused });
  const now = (isRefused && present.data?.list[0]) || row;
  const candidates = [
    ...now.candidates,
    ...(found && !now.candidates.some((one) => one.code === found.code) ? [found] : []),
  ];
  const target = candidates.find((one) => one.code === picked);
  const hint = useApprovalHint(row.amount_fen);
  return (
    <DeskDialog
      title={`流水到账 ${code}`}
      confirm="确认到账"
      act={act}
      refused={refusal}
      asking={present.isFetching}
      noun="流水"
      over={isRefused && (now.state !== 'open' || now.approval !== null)}
      disabled={!target}
      facts={
        <FactList>
          <Fact term="日期">{row.day}</Fact>
          <Fact term="金额">
            <Money fen={row.amount_fen} />
          </Fact>
          <Fact term="付款人">{[row.payer, row.account].filter(Boolean).join('，')}</Fact>
          <Fact term="摘要">{row.remark}</Fact>
        </FactList>
      }
      onClose={onClose}
      onConfirm={() => {
        setRefusal(undefined);
        if (target) act.mutate({ rows: [bookedRow(code, target)] });
      }}
    >
      <CandidateList candidates={candidates} fitting={now.fitting} picked={picked} onPick={setPicked} />
      <FindTarget
        onFound={(one) => {
          setFound(one);
          setPicked(one.code);
        }}
      />
      {target && (
        <Typography variant="body2" role="status">
          {[purposeText(row.amount_fen, target), hint].filter(Boolean).join('；')}
        </Typography>
      )}
    </DeskDialog>
  );
}

/** Returns where the amount of a line goes when it is booked for a candidate. */
function purposeText(arrived_fen: number, { kind, code, amount_fen }: Candidate): string {
  const rest = arrived_fen - amount_fen;
  if (kind === 'transferApply')
    return rest === 0
      ? `按转账凭证 ${code} 到账`
      : `按转账凭证 ${code} 到账，比申报${rest < 0 ? '少' : '多'} ${formatFen(Math.abs(rest))}`;
  if (rest === 0) return `付清结算单 ${code}`;
  return rest < 0
    ? `付结算单 ${code} 的一部分，还欠 ${formatFen(-rest)}`
    : `付清结算单 ${code}，其余 ${formatFen(rest)} 记入客户的预存款`;
}
