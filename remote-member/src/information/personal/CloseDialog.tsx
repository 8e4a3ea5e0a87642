import { call } from '@portal/shared/api';
import { FormDialog, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify, useSession } from '@portal/shared/portal';
import { closingDays, formatDay } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { ProofFields } from '../proof/ProofFields';
import { noProof, type ProofValues, proofInput, proofRules } from '../proof/proof';

/** Says what closing the account means, and asks for it with a proof. */
export function CloseDialog({ open, onClose }: LazyDialogProps) {
  const session = useSession();
  const form = useForm<ProofValues>({ initial: noProof, rules: proofRules });
  const send = async (proof: ProofValues) => {
    return await call('auth/user/close', proofInput(proof));
  };
  const onSent = ({ due }: { readonly due: string }) => {
    notify.success(`已申请注销，账号将于 ${formatDay(due)} 注销`);
    onClose();
    void session.reload();
  };
  return (
    <FormDialog
      open={open}
      title="注销账号"
      submit="申请注销"
      color="error"
      cancel="暂不注销"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', '& li + li': { mt: 0.5 } }}>
        <li>{`${closingDays} 天后注销，期间可以随时撤回，但不能下单和预约。`}</li>
        <li>注销后，资料、地址和通知被删除，订单与账务记录依法匿名保留，不能恢复。</li>
        <li>未使用的赠送金、优惠券和积分将作废。</li>
        <li>建议先导出数据，并下载检测数据和发票。</li>
      </Box>
      <ProofFields />
    </FormDialog>
  );
}
