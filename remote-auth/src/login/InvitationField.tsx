import { CallError, call } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { type FormModel, fieldsOf } from '@portal/shared/form';
import { couponConditions, couponValue } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Registration } from './forms';

const { Text } = fieldsOf<Registration>();

type Inviter = Data<'open/invite/check'>;

/**
 * The invitation code of a registration, with who invites and what both get. A code that came with a link is looked up at once, a typed
 * one when the field is left; an unknown one is said at the field, before anything is registered. A check that fails says nothing: the
 * registration checks the code again.
 */
export function InvitationField({ form }: { readonly form: FormModel<Registration> }) {
  const checked = useRef('');
  const [inviter, setInviter] = useState<Inviter>();
  const typed = () => form.values().invitation_code;
  const check = async () => {
    const code = typed();
    if (code === checked.current) return;
    checked.current = code;
    setInviter(undefined);
    if (code === '') return;
    try {
      const found = await call('open/invite/check', { invitation_code: code });
      if (typed() === code) setInviter(found);
    } catch (error) {
      const message = error instanceof CallError ? error.fields?.invitation_code : undefined;
      if (message === undefined) checked.current = '';
      else if (typed() === code) form.methods.setError('invitation_code', { message });
    }
  };
  const checkGiven = useEffectEvent(check);
  useEffect(() => void checkGiven(), []);
  return (
    <Box onBlur={() => void check()}>
      <Text name="invitation_code" autoComplete="off" {...(inviter && { hint: inviterText(inviter) })} />
    </Box>
  );
}

const inviterText = ({ from, coupon }: Inviter): string =>
  coupon
    ? `${from} 邀请您注册；首单付款后双方各得一张优惠券：${couponValue(coupon)}（${couponConditions(coupon)}）`
    : `${from} 邀请您注册`;
