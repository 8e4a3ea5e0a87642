import { query } from '@portal/shared/api';
import { formatFen, texts } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { ReasonField } from '../ui/ReasonField';
import { useDeskAct } from '../ui/useDeskAct';
import { type Incoming, incoming } from './incoming';

interface Refused {
  readonly code: string;
  readonly member: string;
  readonly payer: string;
  readonly amount_fen: number;
  readonly state: string;
  readonly approval: { readonly code: string } | null;
}

interface RefuseDialogProps {
  readonly kind: Incoming;
  readonly row: Refused;
  readonly onClose: () => void;
}

/** Refuses money that a member says was sent, with the reason that the member reads. */
export function RefuseDialog({ kind, row, onClose }: RefuseDialogProps) {
  const { noun, list, refuse, states } = incoming[kind];
  const { code } = row;
  const [reason, setReason] = useState('');
  const act = useDeskAct(refuse, {
    done: `${code} 已驳回`,
    onDone: onClose,
    onRefused: () => undefined,
  });
  const present = useQuery({ ...query(list, { code }), enabled: act.isError });
  const [now = row]: readonly Refused[] = (act.isError && present.data?.list) || [row];
  const labels: Readonly<Record<string, string>> = states;
  return (
    <DeskDialog
      title={`驳回${noun} ${code}`}
      confirm="驳回"
      color="error"
      act={act}
      asking={present.isFetching}
      noun={noun}
      over={act.isError && now.state !== 'waiting'}
      disabled={reason.trim() === ''}
      facts={
        <>
          {now.member} · {formatFen(now.amount_fen)} · 付款人 {now.payer} · {labels[now.state]}
          {now.approval && (
            <Box sx={{ color: 'warning.main', mt: 1 }}>驳回后，复核 {now.approval.code} 同时撤回。</Box>
          )}
        </>
      }
      onClose={onClose}
      onConfirm={() => act.mutate({ code, reason })}
    >
      <ReasonField field={texts.decisionReason} reader="客户可见" typed={reason} onType={setReason} />
    </DeskDialog>
  );
}
