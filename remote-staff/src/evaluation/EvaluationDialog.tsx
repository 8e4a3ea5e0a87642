import { Stars } from '@portal/shared/parts';
import { evaluationStateLabels, texts } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { ReasonDialog } from '../ui/ReasonDialog';
import { ReasonField } from '../ui/ReasonField';
import type { Asked } from '../ui/useAsked';
import { useDialogAct } from '../ui/useDialogAct';
import type { EvaluationAct, EvaluationRow } from './evaluationList';

interface EvaluationDialogProps {
  readonly asked: Asked<EvaluationRow, EvaluationAct>;
  readonly onClose: () => void;
}

/** Shows an evaluation to visitors, hides it, or answers it. */
export function EvaluationDialog({ asked, onClose }: EvaluationDialogProps) {
  const Shown = dialogs[asked.act];
  return <Shown asked={asked} onClose={onClose} />;
}

const Facts = ({ item, member, stars, text, state }: EvaluationRow) => (
  <>
    {item.name} · {member} · {evaluationStateLabels[state]}
    <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
      <Stars stars={stars} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{text}</Box>
    </Box>
  </>
);

function ReleaseDialog({ asked: { row, gone, asking }, onClose }: EvaluationDialogProps) {
  const { code } = row;
  const act = useDialogAct('staff/evaluation/release', {
    done: `${code} 已展示在服务页`,
    onDone: onClose,
  });
  return (
    <DeskDialog
      title={`展示评价 ${code}`}
      confirm="展示"
      act={act}
      asking={asking}
      noun="评价"
      over={act.isError && gone}
      facts={<Facts {...row} />}
      onClose={onClose}
      onConfirm={() => act.mutate({ code })}
    />
  );
}

function HideDialog({ asked: { row, gone, asking }, onClose }: EvaluationDialogProps) {
  const { code } = row;
  const act = useDialogAct('staff/evaluation/hide', { done: `${code} 不再展示`, onDone: onClose });
  return (
    <ReasonDialog
      title={`不展示评价 ${code}`}
      confirm="不展示"
      act={act}
      asking={asking}
      noun="评价"
      over={gone}
      facts={
        <>
          <Facts {...row} />
          <Box sx={{ color: 'warning.main', mt: 1 }}>客户因这条评价获得的积分会扣回。</Box>
        </>
      }
      field={texts.decisionReason}
      onClose={onClose}
      onConfirm={(reason) => act.mutate({ code, reason })}
    />
  );
}

function ReplyDialog({ asked: { row, asking }, onClose }: EvaluationDialogProps) {
  const { code, reply } = row;
  const [typed, setTyped] = useState(reply?.text ?? '');
  const act = useDialogAct('staff/evaluation/reply', { done: `${code} 已回复`, onDone: onClose });
  return (
    <DeskDialog
      title={`回复评价 ${code}`}
      confirm={reply === null ? '回复' : '替换回复'}
      act={act}
      asking={asking}
      noun="评价"
      over={false}
      disabled={typed.trim() === ''}
      facts={<Facts {...row} />}
      onClose={onClose}
      onConfirm={() => act.mutate({ code, text: typed })}
    >
      <ReasonField field={texts.evaluationReply} reader="所有访客可见" typed={typed} onType={setTyped} />
    </DeskDialog>
  );
}

const dialogs = { release: ReleaseDialog, hide: HideDialog, reply: ReplyDialog };
