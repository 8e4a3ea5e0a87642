import { call, messageOf } from '@portal/shared/api';
import { Form, fieldsOf, SubmitButton, text, useForm } from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import { Typography } from '@portal/shared/ui';
import { desk } from '../ui/session/desk';
import { column } from './style';

interface Factor {
  readonly code: string;
}

const { Text } = fieldsOf<Factor>();

/** Recovery codes that are left when the person is told to bind the app again. */
const fewCodes = 3;

/** The code of the bound app, or a recovery code. */
export function CodeStep() {
  const form = useForm<Factor>({ initial: { code: '' }, rules: { code: text(['验证码', 20]) } });
  const send = async ({ code }: Factor) => {
    const { recovery_left } = await call('staff/secondFactor/verify', { code });
    await desk.check();
    if (!/^\d{6}$/.test(code) && recovery_left < fewCodes)
      notify.warn(`恢复码还剩 ${recovery_left} 个，用完前请让管理员重置，再绑定一次`);
  };
  return (
    <Form
      form={form}
      send={send}
      onFailed={(error) => notify.error(messageOf(error))}
      autoFocus="code"
      sx={column}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        打开手机上的身份验证器，输入 6 位数字。手机不在身边时，输入一个恢复码。12 小时内不再询问。
      </Typography>
      <Text name="code" autoComplete="one-time-code" />
      <SubmitButton fullWidth>验证</SubmitButton>
    </Form>
  );
}
