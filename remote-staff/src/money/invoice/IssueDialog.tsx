import type { Data } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import {
  formatFen,
  halfWidth,
  invoiceApplyActTable,
  invoiceApplyStateLabels,
  invoiceSlots,
  requiredSlots,
} from '@portal/shared/rules';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { useDeskAct } from '../../ui/useDeskAct';
import { doneText } from '../incoming';
import { numbersIn } from './invoiceSlot';

export type IssueAct = 'issue' | 'redIssue';

interface IssueDialogProps {
  /** As the open page shows it, which is fetched again after each act. */
  readonly invoice: Data<'staff/invoiceApply/detail'>;
  readonly act: IssueAct;
  readonly onClose: () => void;
}

const calls = { issue: 'staff/invoiceApply/issue', redIssue: 'staff/invoiceApply/redIssue' } as const;

/** Stores the number that the tax system gave an invoice or its red letter, once its files are there. */
export function IssueDialog({ invoice, act, onClose }: IssueDialogProps) {
  const { code, type, files, title, amount_fen, state, can } = invoice;
  const ofAct = files.filter(({ red }) => red === (act === 'redIssue'));
  const named = numbersIn(ofAct.map(({ name }) => name));
  const [only = ''] = named.length === 1 ? named : [];
  const [typed, setTyped] = useState(only);
  const { label } = invoiceApplyActTable[act];
  const issue = useDeskAct(calls[act], {
    done: ({ approval }) => doneText(code, approval, act === 'issue' ? '已开票' : '已红冲'),
    onDone: onClose,
    onRefused: () => undefined,
  });
  const missing = requiredSlots(type).filter((slot) => !ofAct.some((file) => file.slot === slot));
  const number = halfWidth(typed).replaceAll(/\s/g, '');
  const isWrong = number !== '' && !/^\d{20}$/.test(number);
  const hint = () => {
    if (isWrong) return `应为 20 位数字，现在是 ${number.length} 位`;
    if (missing.length > 0)
      return `请先在“文件”里上传 ${missing.map((slot) => invoiceSlots[slot]).join('、')}`;
    if (named.length > 1) return `文件名里的号码不一致：${named.join('、')}，请核对`;
    if (number !== '' && only !== '' && number !== only) return `与文件名里的号码 ${only} 不同，请核对`;
    return only !== '' && number === only ? '取自文件名，请核对' : '20 位数字';
  };
  return (
    <DeskDialog
      title={`${label} ${code}`}
      confirm={label}
      act={issue}
      noun="申请"
      over={issue.isError && !can.includes(act)}
      disabled={number === '' || isWrong || missing.length > 0}
      facts={`${title.title} · ${formatFen(amount_fen)} · ${invoiceApplyStateLabels[state]}`}
      onClose={onClose}
      onConfirm={() => issue.mutate({ code, number })}
    >
      <TextField
        label={act === 'issue' ? '发票号码' : '红字发票号码'}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isWrong}
        helperText={hint()}
        required
        fullWidth
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 40 } }}
      />
    </DeskDialog>
  );
}
