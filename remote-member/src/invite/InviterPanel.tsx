import { call } from '@portal/shared/api';
import { code, Form, fieldsOf, SubmitButton, useForm } from '@portal/shared/form';
import { Panel } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { capitalCode, texts } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';

interface Inviter {
  readonly invitation_code: string;
}

const { Text } = fieldsOf<Inviter>();

/** By whose invitation the member came, for who registered without the code. Shown until a code is given or an order is placed. */
export function InviterPanel() {
  const form = useForm<Inviter>({
    initial: { invitation_code: '' },
    rules: { invitation_code: code(texts.invitationCode, capitalCode) },
  });
  return (
    <Panel title="填写好友的邀请码">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        注册时没有填写邀请码？首单之前可以补填一次，填写后不能更改。
      </Typography>
      <Form
        form={form}
        aria-label="填写邀请码"
        send={(values) => call('auth/invite/enter', values)}
        onSent={() => notify.success('邀请码已填写')}
        sx={row}
      >
        <Text name="invitation_code" autoComplete="off" />
        <SubmitButton sx={{ mt: { sm: '26px' } }}>提交</SubmitButton>
      </Form>
    </Panel>
  );
}

const row = {
  display: 'grid',
  gap: 1.5,
  maxWidth: 480,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
} as const;
