import type { StaffReport } from '@portal/shared/contract';
import {
  missingOfReport,
  type ReportMove,
  reasonedMoves,
  reportActTable,
  reportStateLabels,
  texts,
} from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { ReasonField } from '../ui/ReasonField';
import { useDialogAct } from '../ui/useDialogAct';
import { reportName } from './reportList';

interface MoveDialogProps {
  readonly report: StaffReport;
  readonly act: ReportMove;
  readonly onClose: () => void;
}

/** What follows from an act. */
const consequences: Readonly<Record<ReportMove, string>> = {
  submit: '提交后不能再修改，由另一位工作人员审核并签发。',
  return: '退回后编写人可以继续修改。',
  issue: '签发后生成带编号的 PDF，客户收到通知并可下载；内容不能再改，只能出更正版或撤回。',
  discard: '作废后不能恢复。',
  withdraw: '撤回后查验页显示已撤回，客户收到通知。撤回不能恢复，需要时请另写一份报告。',
};

/** Who reads the reason. */
const readers: Partial<Readonly<Record<ReportMove, string>>> = { return: '编写人可见', withdraw: '客户可见' };

/** Asks once whether a report is moved to another state. After a refusal it shows the report as it is now. */
export function MoveDialog({ report, act, onClose }: MoveDialogProps) {
  const [note, setNote] = useState('');
  const { rid, revision, state, can, order_code, member, reason } = report;
  const { label } = reportActTable[act];
  const move = useDialogAct('staff/report/move', {
    done: (moved) => `${label}：${moved.number ?? order_code} 现在是${reportStateLabels[moved.state]}`,
    onDone: onClose,
  });
  const needsNote = reasonedMoves.includes(act);
  const missing = act === 'submit' ? missingOfReport(report.content) : undefined;
  return (
    <DeskDialog
      title={label}
      confirm={label}
      color={act === 'withdraw' || act === 'discard' ? 'error' : 'primary'}
      act={move}
      noun="报告"
      over={!can.includes(act)}
      disabled={missing !== undefined || (needsNote && note.trim() === '')}
      facts={`${reportName(report)} · ${member} · ${reportStateLabels[state]}`}
      onClose={onClose}
      onConfirm={() => move.mutate({ rid, revision, act, note })}
    >
      <Typography variant="body2" sx={{ mb: needsNote ? 2 : 0 }}>
        {missing === undefined ? consequences[act] : `报告还缺${missing}，请补充后再提交。`}
        {act === 'issue' && reason !== '' && `本版替换上一版：${reason}`}
      </Typography>
      {needsNote && (
        <ReasonField field={texts.reportNote} reader={readers[act] ?? ''} typed={note} onType={setNote} />
      )}
    </DeskDialog>
  );
}
