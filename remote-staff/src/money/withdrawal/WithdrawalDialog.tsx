import { TextField } from '@portal/shared/controls';
import { CopyButton, Fact, FactList } from '@portal/shared/parts';
import { formatFen, withdrawalStateLabels } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { ReasonDialog } from '../../ui/ReasonDialog';
import type { Asked } from '../../ui/useAsked';
import { useDialogAct } from '../../ui/useDialogAct';
import { doneText } from '../incoming';
import { useApprovalHint } from '../useApprovalHint';
import type { WithdrawalRow } from './withdrawalList';

interface WithdrawalDialogProps {
  readonly asked: Asked<WithdrawalRow, 'pay' | 'refuse'>;
  readonly onClose: () => void;
}

/** Records that a withdrawal was paid at the bank, or gives its amount back to the member. */
export const WithdrawalDialog = (props: WithdrawalDialogProps) =>
  props.asked.act === 'pay' ? <Pay {...props} /> : <Refuse {...props} />;

const Facts = ({ member, amount_fen, payee, state }: WithdrawalRow) => (
  <FactList>
    <Fact term="客户">{member}</Fact>
    <Fact term="金额">{formatFen(amount_fen)}</Fact>
    <Fact term="收款人">{payee.name}</Fact>
    <Fact term="开户银行">{payee.bank}</Fact>
    <Fact term="账号">
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
        {payee.account}
        <CopyButton text={payee.account} what="账号" />
      </Box>
    </Fact>
    <Fact term="状态">{withdrawalStateLabels[state]}</Fact>
  </FactList>
);

function Pay({ asked: { row, gone, asking }, onClose }: WithdrawalDialogProps) {
  const { code, payee, amount_fen } = row;
  // The account to which the person paid: one that the member changes meanwhile is refused, and then shown.
  const [paidTo, setPaidTo] = useState(payee.account);
  const [reference, setReference] = useState('');
  const act = useDialogAct('staff/rebate/pay', {
    done: ({ approval }) => doneText(code, approval, '已记为打款'),
    onDone: onClose,
  });
  const hint = useApprovalHint(amount_fen);
  const isChanged = payee.account !== paidTo;
  return (
    <DeskDialog
      title={`打款 ${code}`}
      confirm={isChanged ? '已打到现在的账号' : '已打款'}
      act={act}
      asking={asking}
      noun="提现"
      over={act.isError && (gone || row.state !== 'waiting')}
      disabled={reference.trim() === ''}
      facts={
        <>
          <Facts {...row} />
          {isChanged && (
            <Box sx={{ color: 'warning.main', mt: 1 }}>
              客户改了收款账号：打开时是 {paidTo}，现在是 {payee.account}。请核对打到了哪个账号。
            </Box>
          )}
        </>
      }
      onClose={onClose}
      onConfirm={() => {
        setPaidTo(payee.account);
        act.mutate({ code, account: payee.account, reference });
      }}
    >
      <TextField
        label="银行流水号"
        value={reference}
        onChange={({ target }) => setReference(target.value)}
        helperText={hint || '先在银行打款，再填写流水号'}
        required
        fullWidth
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </DeskDialog>
  );
}

function Refuse({ asked: { row, gone, asking }, onClose }: WithdrawalDialogProps) {
  const { code } = row;
  const act = useDialogAct('staff/rebate/refuse', { done: `${code} 已退回`, onDone: onClose });
  return (
    <ReasonDialog
      title={`退回提现 ${code}`}
      confirm="退回"
      act={act}
      asking={asking}
      noun="提现"
      over={gone || row.state !== 'waiting'}
      facts={<Facts {...row} />}
      field={['原因', 200]}
      onClose={onClose}
      onConfirm={(note) => act.mutate({ code, note })}
    />
  );
}
