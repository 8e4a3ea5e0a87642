import { call } from '@portal/shared/api';
import { FormDialog, fieldsOf, type Sending, text, useForm, yuan } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify, useSession } from '@portal/shared/portal';
import { fenOf, formatFen, texts } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';

interface CreditFields {
  readonly amount: string;
  readonly reason: string;
}

const { Amount, Text } = fieldsOf<CreditFields>();
const rules = { amount: yuan('信用额度'), reason: text(texts.creditReason) };
const initial: CreditFields = { amount: '', reason: '' };

/** Applies for another credit limit, with a reason. What was typed is kept as a draft until it is sent. */
export function CreditDialog({ limit_fen, open, onClose }: LazyDialogProps & { readonly limit_fen: number }) {
  const { user } = useSession();
  const form = useForm<CreditFields>({
    initial,
    rules,
    draft: { name: 'credit', owner: user?.userInfo.rid ?? '' },
  });
  const send = async ({ amount, reason }: CreditFields, { keyOf }: Sending) => {
    const input = { op: 'apply', amount_fen: fenOf(amount) ?? 0, reason } as const;
    await call('auth/creditApply/operate', input, { idempotencyKey: keyOf(input) });
  };
  const onSent = () => {
    notify.success('额度申请已提交，审核后会通知您');
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title="申请信用额度"
      submit="提交申请"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      places={{ amount_fen: 'amount' }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        现有额度 {formatFen(limit_fen)}。填写希望的总额度，不是要增加的金额。
      </Typography>
      <Amount name="amount" />
      <Text name="reason" rows={3} counted placeholder="例如：课题组本季度集中测试，经费到账前周转" />
    </FormDialog>
  );
}
