import { call } from '@portal/shared/api';
import { CodeField, FormDialog, type Sending, smsCode, useForm } from '@portal/shared/form';
import { notify, useSession } from '@portal/shared/portal';
import { formatFen } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import type { AskProps } from './askProps';

interface TransferFields {
  readonly code: string;
}

const withCode = { code: smsCode };
const withoutCode = { code: { ...smsCode, check: () => undefined } };

/** Says to whom a group and its money go, and hands them over; with money a code to the owner's phone proves who does it. */
export const TransferDialog = observer(function TransferDialog({ cluster, member, open, onClose }: AskProps) {
  const { user_rid, name, phone } = member;
  const ownPhone = useSession().user?.userInfo.phone ?? '';
  // The owner sees what the group has.
  const { cash_fen, bonus_fen } = cluster.available ?? { cash_fen: 0, bonus_fen: 0 };
  const hasMoney = cash_fen + bonus_fen > 0;
  const form = useForm<TransferFields>({ initial: { code: '' }, rules: hasMoney ? withCode : withoutCode });
  const send = async ({ code }: TransferFields, { keyOf }: Sending) => {
    const input = {
      rid: cluster.rid,
      user_rid,
      seen: { cash_fen, bonus_fen },
      ...(hasMoney && { code }),
    };
    return await call('auth/cluster/transfer', input, { idempotencyKey: keyOf(input) });
  };
  const onSent = () => {
    notify.success(`已将“${cluster.name}”转让给 ${name}`);
    onClose();
  };
  const who = phone ? `${name}（${phone}）` : name;
  return (
    <FormDialog
      title="转让群主"
      submit="转让"
      color="error"
      open={open}
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
    >
      <Typography>
        转让后 {who} 成为“{cluster.name}”的群主，社群的余额（预存 {formatFen(cash_fen)}，赠送金{' '}
        {formatFen(bonus_fen)}）由 {name} 支配；您成为管理员，不能撤回。
      </Typography>
      {hasMoney && (
        <CodeField
          name="code"
          countdown="proof"
          hint={`社群有余额，转让需验证码；发送到 ${ownPhone}`}
          request={() => call('auth/user/code4proof', {})}
        />
      )}
    </FormDialog>
  );
});
