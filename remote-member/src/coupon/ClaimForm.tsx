import { call } from '@portal/shared/api';
import {
  code,
  type FieldRule,
  Form,
  fieldsOf,
  type Sending,
  SubmitButton,
  useForm,
} from '@portal/shared/form';
import { lineBelow } from '@portal/shared/parts';
import { notify, useNavigate } from '@portal/shared/portal';
import { dashedCode, texts } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { couponPath } from './couponFilter';

interface ClaimFields {
  readonly code: string;
}

const { Text } = fieldsOf<ClaimFields>();
const rules: { readonly code: FieldRule } = {
  code: code(texts.couponCode, dashedCode),
};

/** Claims a coupon by its code and shows it. */
export function ClaimForm() {
  const navigate = useNavigate();
  const form = useForm<ClaimFields>({ initial: { code: '' }, rules });
  const send = (input: ClaimFields, { keyOf }: Sending) =>
    call('auth/coupon/claim', input, { idempotencyKey: keyOf(input) });
  const onSent = ({ name }: { readonly name: string }) => {
    notify.success(`已领取：${name}`);
    form.reset();
    void navigate(couponPath('usable'));
  };
  return (
    <Form
      form={form}
      send={send}
      onSent={onSent}
      aria-label="领取优惠券"
      places={{ not_found: 'code', coupon_not_issued: 'code' }}
      sx={{ ...lineBelow, px: { xs: 2, sm: 2.5 }, py: 2 }}
    >
      <Box sx={{ maxWidth: 400 }}>
        <Text
          name="code"
          placeholder="如 WELCOME-50"
          autoComplete="off"
          end={
            <SubmitButton variant="text" sx={{ mr: -1 }}>
              领取
            </SubmitButton>
          }
        />
      </Box>
    </Form>
  );
}
