import { call, query, upload } from '@portal/shared/api';
import type { Statement } from '@portal/shared/contract';
import { Form, fieldsOf, type Sending, SubmitButton, text, useForm } from '@portal/shared/form';
import { CopyButton, Fact, FactList } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { formatDay, formatMessage, limits, requiredMessage, texts } from '@portal/shared/rules';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  QueryView,
  Skeleton,
  Typography,
} from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { LazyDialogProps } from '../../ui/useLazyDialog';
import { useStatementChanged } from './useStatementChanged';
import { VoucherChoice } from './VoucherChoice';
import { fenOf, yuan, yuanOf } from './yuan';

interface TransferFields {
  readonly amount: string;
  readonly payer: string;
  readonly paid_on: string;
  readonly voucher: File | undefined;
}

const { Text, useField } = fieldsOf<TransferFields>();
const dayLabel = '转账日期';
const rules = {
  amount: yuan('转账金额'),
  payer: text(texts.payer),
  paid_on: {
    ...text([dayLabel, 10]),
    check: (value: string) => {
      if (value === '') return requiredMessage(dayLabel);
      return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
        ? undefined
        : formatMessage(dayLabel);
    },
  },
  voucher: {
    label: '转账凭证',
    required: true,
    clean: (file: File | undefined) => file,
    check: (file: File | undefined) => {
      if (!file) return requiredMessage('转账凭证');
      return file.size > limits.uploadBytes
        ? `[转账凭证]不能超过${limits.uploadBytes / 1024 / 1024}MB`
        : undefined;
    },
  },
};

/** How to pay a statement by bank transfer: the lab's account, and the voucher of the transfer. */
export function TransferDialog({
  statement: { rid, code, owed_fen },
  open,
  onClose,
}: LazyDialogProps & { readonly statement: Statement }) {
  const changed = useStatementChanged();
  const form = useForm<TransferFields>({
    initial: {
      amount: yuanOf(owed_fen),
      payer: '',
      paid_on: formatDay(new Date().toISOString()),
      voucher: undefined,
    },
    rules,
  });
  const send = async ({ amount, payer, paid_on, voucher }: TransferFields, { keyOf }: Sending) => {
    if (!voucher) return;
    const given = { statement_rid: rid, amount_fen: fenOf(amount) ?? 0, payer, paid_on };
    const idempotencyKey = keyOf({ ...given, name: voucher.name, size: voucher.size });
    const { file_rid } = await upload('auth/upload4file', voucher, {});
    try {
      await call('auth/transferApply', { ...given, file_rid }, { idempotencyKey });
    } finally {
      changed();
    }
  };
  const onSent = () => {
    notify.success('转账凭证已提交，核对到账后会通知您');
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="transfer-title">
      <Form form={form} send={send} onSent={onSent} places={{ amount_fen: 'amount', file_rid: 'voucher' }}>
        <DialogTitle id="transfer-title">转账付款</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              请转账到以下账户，附言填写结算单号 {code}，转账后上传凭证。多付的金额记入您的预存款。
            </Typography>
            <BankAccount />
            <Text name="amount" placeholder="元" />
            <Text name="payer" placeholder="付款账户的户名" />
            <Text name="paid_on" placeholder="如 2026-11-20" />
            <Voucher />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            取消
          </Button>
          <SubmitButton>提交凭证</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Voucher = () => <VoucherChoice name="voucher" field={useField('voucher')} />;

/** The lab's bank account; without one, whom to ask. */
function BankAccount() {
  const rule = useQuery(query('auth/prestore_rule_balance', {}));
  return (
    <QueryView query={rule} loading={<Skeleton variant="rounded" height={88} />}>
      {({ bankAccount }) =>
        bankAccount ? (
          <FactList>
            <Fact term="户名">{bankAccount.name}</Fact>
            <Fact term="开户行">{bankAccount.bank}</Fact>
            <Fact term="账号">
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
                {bankAccount.account} <CopyButton what="账号" text={bankAccount.account} />
              </Box>
            </Fact>
          </FactList>
        ) : (
          <Typography variant="body2">收款账户请咨询客户经理。</Typography>
        )
      }
    </QueryView>
  );
}
