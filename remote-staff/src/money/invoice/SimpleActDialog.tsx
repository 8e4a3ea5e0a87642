import type { Data } from '@portal/shared/contract';
import { formatFen, invoiceApplyActTable, invoiceApplyStateLabels, texts } from '@portal/shared/rules';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { ReasonField } from '../../ui/ReasonField';
import { useDeskAct } from '../../ui/useDeskAct';

export type SimpleAct = 'take' | 'refuse' | 'redLetter' | 'redConfirm' | 'redWithdraw';

interface SimpleActDialogProps {
  /** As the open page shows it, which is fetched again after each act. */
  readonly invoice: Data<'staff/invoiceApply/detail'>;
  readonly act: SimpleAct;
  readonly onClose: () => void;
}

/** Does an act on a request that needs nothing or a reason. */
export function SimpleActDialog({ invoice, act, onClose }: SimpleActDialogProps) {
  const { code, title, amount_fen, state, can } = invoice;
  const [text, setText] = useState('');
  const { label } = invoiceApplyActTable[act];
  const options = { done: `${label}：${code}`, onDone: onClose, onRefused: () => undefined };
  const take = useDeskAct('staff/invoiceApply/take', options);
  const redConfirm = useDeskAct('staff/invoiceApply/redConfirm', options);
  const reasoned = {
    refuse: useDeskAct('staff/invoiceApply/refuse', options),
    redLetter: useDeskAct('staff/invoiceApply/redLetter', options),
    redWithdraw: useDeskAct('staff/invoiceApply/redWithdraw', options),
  };
  const sent = act === 'take' ? take : act === 'redConfirm' ? redConfirm : reasoned[act];
  const send = () => {
    if (act === 'take') take.mutate({ code });
    else if (act === 'redConfirm') redConfirm.mutate({ code, note: text });
    else reasoned[act].mutate({ code, reason: text });
  };
  const needsReason = act !== 'take' && act !== 'redConfirm';
  const [, length] = texts.decisionReason;
  return (
    <DeskDialog
      title={`${label} ${code}`}
      confirm={label}
      color={needsReason ? 'error' : 'primary'}
      act={sent}
      noun="申请"
      over={sent.isError && !can.includes(act)}
      disabled={needsReason && text.trim() === ''}
      facts={
        <>
          {title.title} · {formatFen(amount_fen)} · {invoiceApplyStateLabels[state]}
          {act === 'take' && <div>受理后客户不能再修改；之后在税务系统开具，上传文件并填写号码。</div>}
        </>
      }
      onClose={onClose}
      onConfirm={send}
    >
      {needsReason && (
        <ReasonField field={texts.decisionReason} reader="客户可见" typed={text} onType={setText} />
      )}
      {act === 'redConfirm' && (
        <ReasonField optional field={['确认单号', length]} reader="可不填" typed={text} onType={setText} />
      )}
    </DeskDialog>
  );
}
