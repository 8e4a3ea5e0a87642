import { call } from '@portal/shared/api';
import { Alert, Dialog } from '@portal/shared/extras';
import {
  DialogForm,
  type FieldRule,
  fieldsOf,
  optional,
  phone,
  type Sending,
  text,
  useForm,
} from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { bareCode, formatMessage, formatPoints, requiredMessage } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { useState } from 'react';

interface GiveFields {
  readonly phone: string;
  readonly points: string;
  readonly message: string;
}

/** A gift that waits for the confirmation: the receiver's masked name belongs to the phone. */
interface Gift {
  readonly phone: string;
  readonly points: number;
  readonly message: string;
  readonly to: string;
}

const { Text } = fieldsOf<GiveFields>();
const label = '转赠积分';

const pointsRule = (available: number): FieldRule => ({
  label,
  required: true,
  maxLength: 7,
  inputMode: 'numeric',
  clean: bareCode,
  check: (value) => {
    if (value === '') return requiredMessage(label);
    if (!/^[1-9]\d*$/.test(value)) return formatMessage(label);
    return Number(value) > available ? `[${label}]不能超过可用的 ${formatPoints(available)} 积分` : undefined;
  },
});

interface GiveDialogProps extends LazyDialogProps {
  readonly available: number;
}

/** Gives points to another member, in two steps: who and how many, then the confirmation with the masked name. */
export function GiveDialog({ available, open, onClose }: GiveDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <GiveSteps available={available} onClose={onClose} />
    </Dialog>
  );
}

function GiveSteps({ available, onClose }: Pick<GiveDialogProps, 'available' | 'onClose'>) {
  const [gift, setGift] = useState<Gift>();
  const form = useForm<GiveFields>({
    initial: { phone: '', points: '', message: '' },
    rules: {
      phone: phone('对方手机号'),
      points: pointsRule(available),
      message: optional(text(['留言', 100])),
    },
  });
  const find = async ({ phone: to, points, message }: GiveFields) => ({
    ...(await call('auth/integration/receiver', { phone: to })),
    phone: to,
    points: Number(points),
    message,
  });
  if (gift)
    return (
      <Confirm
        gift={gift}
        left={available - gift.points}
        onBack={() => setGift(undefined)}
        onClose={onClose}
      />
    );
  return (
    <DialogForm title="转赠积分" submit="下一步" onClose={onClose} form={form} send={find} onSent={setGift}>
      <Text name="phone" autoComplete="off" placeholder="对方注册账号的手机号" />
      <Text name="points" placeholder={`可用 ${formatPoints(available)} 积分`} />
      <Text name="message" placeholder="选填，对方会看到" />
    </DialogForm>
  );
}

interface ConfirmProps {
  readonly gift: Gift;
  readonly left: number;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

function Confirm({ gift: { to, ...input }, left, onBack, onClose }: ConfirmProps) {
  const form = useForm({ initial: {}, rules: {} });
  const send = async (_values: object, { keyOf }: Sending) => {
    return await call('auth/integration/transfer', input, { idempotencyKey: keyOf(input) });
  };
  const onSent = () => {
    notify.success(`已向 ${to} 转赠 ${formatPoints(input.points)} 积分`);
    onClose();
  };
  return (
    <DialogForm
      title="确认转赠"
      submit="确认转赠"
      cancel="返回修改"
      onClose={onBack}
      form={form}
      send={send}
      onSent={onSent}
    >
      <Typography>
        向 <strong>{to}</strong>（{input.phone}）转赠 <strong>{formatPoints(input.points)}</strong>{' '}
        积分，之后您还有 {formatPoints(left)} 积分。
      </Typography>
      <Alert severity="warning">请核对姓名。转赠后不能撤回，对方收到的积分重新计算有效期。</Alert>
    </DialogForm>
  );
}
